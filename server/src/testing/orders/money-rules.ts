import type pg from 'pg';
import { refusedMark } from './money-deeds.ts';

/** What must hold at every moment, beside what findDifferences compares; each row a sentence. */
const always = `
  select format('order %s waits to be paid, and no code is open', out_trade_no) as problem
    from orders where payment_status = 'WAIT_BUYER_PAY'
     and not exists (select from payments where order_id = orders.id and state in ('OPEN', 'CLOSING'))
  union all
  select format('order %s took the %s payment %s times', out_trade_no, stage, count(*))
    from payments join orders on orders.id = order_id
   where state = 'PAID' and not is_surplus group by out_trade_no, stage having count(*) > 1
  union all
  select format('coupon %s is %s by %s, which does not have it', coupons.id, status, coupons.out_trade_no)
    from coupons left join orders on orders.out_trade_no = coupons.out_trade_no and orders.coupon_id = coupons.id
   where status <> 'UNUSED' and orders.id is null
  union all
  select format('coupon %s is LOCKED by %s, which is %s', coupons.id, orders.out_trade_no, payment_status)
    from coupons join orders on orders.out_trade_no = coupons.out_trade_no
   where status = 'LOCKED' and payment_status not in ('PRE_CREATE', 'WAIT_BUYER_PAY')
  union all
  select format('order %s is unpaid and counts on coupon %s, which is %s', orders.out_trade_no, coupons.id, status)
    from orders join coupons on coupons.id = coupon_id
   where payment_status in ('PRE_CREATE', 'WAIT_BUYER_PAY')
     and (status <> 'LOCKED' or coupons.out_trade_no <> orders.out_trade_no)
  union all
  select format('payment %s gave back %s of %s, its refunds say %s', payment_no, refunded_fen, payments.amount_fen, sum(refund.amount_fen))
    from payments join payment_refunds refund on refund.payment_id = payments.id
   group by payments.id having sum(refund.amount_fen) <> refunded_fen
  union all
  select format('the gateway gave back %s of %s fen of %s', sum(refund.amount_fen), trade.amount_fen, payment_no)
    from cashier_trades trade join cashier_refunds refund using (payment_no)
   group by payment_no having sum(refund.amount_fen) > trade.amount_fen % ${refusedMark}
  union all
  select format('the commission of order %s is %s fen', out_trade_no, commission_fen)
    from orders
   where commission_fen <> case when agent_id is null or order_type = 'WALLET_RECHARGE' then 0
                                else floor((paid_fen - refunded_fen) * commission_percent / 100.0) end
  union all
  select format('agent %s has %s fen of commission, earned %s and asked for %s', owner_id, balance, earned.fen, asked.fen)
    from ledger_accounts,
         lateral (select coalesce(sum(commission_fen), 0) as fen from orders where agent_id = owner_id) earned,
         lateral (select coalesce(sum(amount_fen), 0) as fen from agent_withdrawals
                   where user_id = owner_id and status <> 'REJECTED') asked
   where kind = 'COMMISSION' and balance <> earned.fen - asked.fen
  union all
  select format('%s of the house is %s, the rows say %s', kind, sums.booked, sums.expected)
    from (
      select account.kind, coalesce(sum(entry.amount), 0) as booked,
             case account.kind
               when 'REVENUE' then
                 (select coalesce(sum(paid_fen - refunded_fen), 0) from orders where order_type <> 'WALLET_RECHARGE') + used.fen
               when 'COUPON_COST' then -used.fen
               when 'GIFT_COST' then
                 -(select coalesce(sum(amount_fen), 0) from redemption_codes join coupon_batches on id = batch_id where used_at is not null)
               when 'COMMISSION_COST' then -(select coalesce(sum(commission_fen), 0) from orders)
               when 'PREPAID' then 0
               when 'PAYOUTS' then (select coalesce(sum(amount_fen), 0) from agent_withdrawals where status = 'PAID')
               when 'CLEARING' then
                 (select coalesce(sum(amount_fen), 0) from payment_refunds where destination = 'GATEWAY' and state = 'DONE') -
                 (select coalesce(sum(amount_fen), 0) from payments where state = 'PAID' and gateway = 'CASHIER')
             end as expected
        from ledger_accounts account
        left join ledger_entries entry on entry.account_id = account.id
       cross join (
         select coalesce(sum(discount_fen), 0) as fen
           from orders join coupons on coupons.id = coupon_id
          where coupons.status = 'USED' and coupons.out_trade_no = orders.out_trade_no
       ) used
       where owner_id is null and account.kind not in ('REFUNDS_PAYABLE', 'CHARACTERS_ISSUED') and account.name in ('', 'CASHIER')
       group by account.kind, used.fen
    ) sums
   where sums.booked <> sums.expected`;

/** What must hold once nothing more happens: whatever was open has settled by itself. */
const inTheEnd = `
  select format('payment %s is still %s', payment_no, state) as problem from payments where state in ('OPEN', 'CLOSING')
  union all
  select format('order %s still waits', out_trade_no) from orders where payment_status = 'WAIT_BUYER_PAY'
  union all
  select format('coupon %s is still held', id) from coupons where status = 'LOCKED'
  union all
  select format('refund %s is still %s', refund_no, refund.state)
    from payment_refunds refund left join refund_applications application on application.id = application_id
   where refund.state = 'PENDING' or (refund.state = 'FAILED' and application.status is distinct from 'FAILED')
  union all
  select format('item %s was paid for and is at stage %s', item.id, stage)
    from order_items item join orders on orders.id = order_id
   where payment_status = 'TRADE_SUCCESS' and stage <> 2 and not is_given_up
  union all
  select format('%s was paid at the gateway, and is %s here', payment_no, payments.state)
    from cashier_trades trade join payments using (payment_no)
   where trade.state = 'PAID' and payments.state <> 'PAID'
  union all
  select format('the gateway gave back %s, we say %s', there.fen, here.fen)
    from (select coalesce(sum(amount_fen), 0) as fen from cashier_refunds) there,
         (select coalesce(sum(amount_fen), 0) as fen from payment_refunds
           where destination = 'GATEWAY' and state = 'DONE') here
   where there.fen <> here.fen`;

async function find(pool: pg.Pool, query: string): Promise<string[]> {
  return (await pool.query<{ problem: string }>(query)).rows.map(({ problem }) => problem);
}

export const findBrokenRules = (pool: pg.Pool): Promise<string[]> => find(pool, always);
export const findUnsettled = (pool: pg.Pool): Promise<string[]> => find(pool, inTheEnd);
