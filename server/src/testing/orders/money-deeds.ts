import { randomBytes, randomUUID } from 'node:crypto';
import type { BatchKind } from '@yanmo/contract/codes';
import type { Wanted } from '../../features/orders/plan-order.ts';
import { PaymentMismatch } from '../../features/payments/service.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findTrade, markClosed, markPaid } from '../../providers/payment/cashier/store.ts';
import type { TestSite } from '../test-site.ts';

const unpaid = ['PRE_CREATE', 'WAIT_BUYER_PAY'];

/** Which of the things that are there, and which way: numbers, so that a sequence can be made shorter and still run. */
export interface Choice {
  pick: number;
  way: number;
}

/** What the gateway's total of a trade is raised by to make it refuse every refund of it. */
export const refusedMark = 1_000_000_000;

const emptying = `
  begin;
  set local session_replication_role = replica;
  delete from agent_withdrawals;
  delete from refund_applications; delete from payment_refunds; delete from payments; delete from order_items;
  delete from order_events; delete from orders; delete from coupons; delete from redemption_codes;
  delete from coupon_batches; delete from ledger_entries; delete from ledger_transactions;
  delete from ledger_accounts where owner_id is not null; delete from cashier_refunds; delete from cashier_trades;
  delete from pgboss.job;
  commit;`;

/** Everything that two buyers, an agent, an operator, a gateway and time can do to money, by the rooms' own doors. */
export async function createMoneyDeeds(site: TestSite) {
  const { orders, payments, fulfilment, refunds, coupons, agents, settings, clock, platform } = site;
  const { db, pool } = platform;
  const [agent, first, second, operator] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  for (const [index, id] of [agent, first, second, operator].entries()) {
    const name = `1361111000${index}`;
    await pool.query(
      `insert into users (id, phone, user_name, inv_code, created_at, agent_id) values ($1, $2, $2, $2, now(), $3)`,
      [id, name, id === second ? agent : null],
    );
  }
  await inTransaction(db, (tx) => settings.changeSetting(tx, { program: 'test' }, 'withdrawal_minimum', 1));
  const buyers = [first, second];
  let placed: { userId: string; outTradeNo: string }[] = [];
  let held: { userId: string; id: string }[] = [];
  let lastKey = 0;

  const one = <Thing>(things: readonly Thing[], pick: number): Thing => {
    const thing = things[pick % things.length];
    if (thing === undefined) throw new AppError('not_found');
    return thing;
  };
  const buyerOf = ({ pick }: Choice) => buyers[pick % 2] ?? first;
  const couponFor = (userId: string, way: number): string | null | undefined => {
    const own = held.filter((coupon) => coupon.userId === userId);
    return [undefined, null, own[way % own.length]?.id, held[way % held.length]?.id][way % 4];
  };
  /** Mostly one for which the deed makes sense, now and then any. */
  async function orderIn(statuses: readonly string[], pick: number): Promise<{ userId: string; outTradeNo: string }> {
    if (pick % 4 === 0) return one(placed, pick);
    const { rows } = await pool.query<{ userId: string; outTradeNo: string }>(
      `select user_id as "userId", out_trade_no as "outTradeNo" from orders
        where payment_status = any($1) and deleted_at is null order by created_at, id`,
      [statuses],
    );
    return one(rows, pick);
  }
  async function listNos(): Promise<string[]> {
    return (await pool.query('select payment_no from payments where gateway is not null order by payment_no')).rows.map(
      ({ payment_no }) => payment_no,
    );
  }
  async function onItem(
    { pick }: Choice,
    act: (id: string) => (tx: Parameters<typeof fulfilment.finish>[0]) => unknown,
  ) {
    const { rows } = await pool.query('select id from order_items where stage is not null order by order_id, position');
    const { id } = one(rows, pick);
    await inTransaction(db, async (tx) => act(id)(tx));
  }
  async function place(userId: string, wanted: Wanted, couponId?: string): Promise<void> {
    const { out_trade_no: outTradeNo } = await orders.create(userId, wanted, { couponId });
    if (!placed.some((order) => order.outTradeNo === outTradeNo)) placed.push({ userId, outTradeNo });
  }
  const text = (type: 'PAPER_UNDERGRADUATE' | 'REDUCE_AIGC_ONCE', change: object = {}): Wanted => ({
    ...{ type, payType: 'PAY_ALL', key1: `succeeds-${lastKey}`, isReduceAigc: false, services: [] },
    ...change,
  });
  async function upkeep(): Promise<void> {
    await orders.releaseCoupons();
    await fulfilment.sweep();
    await payments.reconcile();
  }
  /** The gateway's side alone: what it tells, and when, is another deed. */
  const payAt = (paymentNo: string) => markPaid(db, paymentNo, randomBytes(14).toString('hex'), clock.now());
  const scanMethod = (way: number) => (way % 2 === 0 ? 'ALIPAY' : 'WECHAT');
  const anyMethod = (way: number) => (['ALIPAY', 'WECHAT', 'BALANCE'] as const)[way % 3] ?? 'ALIPAY';

  async function payForLast(way: number): Promise<{ userId: string; outTradeNo: string }> {
    const last = one(placed, placed.length - 1);
    const { payment_no: paymentNo } = await orders.repay(last.userId, last.outTradeNo, scanMethod(way));
    await payAt(paymentNo ?? '');
    await payments.ask(paymentNo ?? '');
    return last;
  }
  async function give(userId: string, terms: { kind: BatchKind } & Record<string, unknown>): Promise<string> {
    const expires_at = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { codes } = await coupons.createBatch(operator, { ...terms, count: 1, channel: 'test', expires_at });
    const redeemed = await coupons.redeem(userId, codes[0] ?? '');
    if (redeemed.coupon) held.push({ userId, id: redeemed.coupon.id });
    return codes[0] ?? '';
  }

  async function deliver(outTradeNo: string): Promise<void> {
    const { rows } = await pool.query('select id from order_items where out_trade_no = $1', [outTradeNo]);
    for (const { id } of rows) await inTransaction(db, (tx) => fulfilment.finish(tx, id));
  }

  const deeds = {
    async order({ pick, way }: Choice) {
      // Now and then the same thing again, as a second tab orders it.
      if (way % 8 !== 7) lastKey += 1;
      const userId = buyerOf({ pick, way });
      const wanted = [
        text('PAPER_UNDERGRADUATE'),
        text('PAPER_UNDERGRADUATE', { payType: 'PAY_STAGES', services: ['EXTRA_SURVEY'] }),
        text('PAPER_UNDERGRADUATE', { isReduceAigc: true, services: ['EXTRA_SURVEY', 'EXTRA_PROPOSAL'] }),
        text('REDUCE_AIGC_ONCE'),
      ] as const;
      await place(userId, wanted[way % 4] ?? wanted[0], couponFor(userId, pick >> 1) ?? undefined);
    },
    /** The ordinary way, from the order to the notification; most of what can go wrong comes after it. */
    async buy({ pick, way }: Choice) {
      await deeds.order({ pick: pick % 2, way });
      await payForLast(way);
    },
    recharge: ({ pick, way }: Choice) =>
      place(buyerOf({ pick, way }), { type: 'WALLET_RECHARGE', amountFen: 100 + way }),
    buyCharacters: (choice: Choice) => place(buyerOf(choice), { type: 'REDUCE_AIGC_PACKAGES', packageId: '10k' }),
    async redeem({ pick, way }: Choice) {
      const terms = [
        { kind: 'WALLET' as const, amount: 10_000 + way },
        { kind: 'DISCOUNT' as const, percent: 1 + (way % 99) },
        { kind: 'FREE_GENERATION' as const },
        { kind: 'REDUCE_AIGC' as const, max_characters: 1 + (way % 20_000) },
      ];
      const code = await give(buyers[way % 2] ?? first, one(terms, pick));
      if (way % 3 === 0) await coupons.redeem(buyers[(way + 1) % 2] ?? first, code);
    },
    async scan({ pick, way }: Choice) {
      const { userId, outTradeNo } = await orderIn(unpaid, pick);
      const caller = { principal: { userId }, origin: 'http://localhost' };
      await orders.beginPayment(caller, outTradeNo, scanMethod(way), couponFor(userId, way >> 1));
    },
    async repay({ pick, way }: Choice) {
      const { userId, outTradeNo } = await orderIn(unpaid, pick);
      await orders.repay(userId, outTradeNo, anyMethod(way));
    },
    async payRest({ pick, way }: Choice) {
      if (way % 2 === 0) {
        await deeds.order({ pick: pick % 2, way: 1 });
        await deliver((await payForLast(way)).outTradeNo);
      }
      const { userId, outTradeNo } = await orderIn(['TRADE_DEPOSIT_SUCCESS'], pick);
      await orders.payRest(userId, outTradeNo, anyMethod(way));
    },
    async payFromWallet({ pick, way }: Choice) {
      const { userId, outTradeNo } = await orderIn(unpaid, pick);
      if (way % 2 === 0) await give(userId, { kind: 'WALLET', amount: 20_000 });
      await orders.payByBalance(userId, outTradeNo, 'BALANCE', couponFor(userId, way >> 1), 'zh');
    },
    async payByCharacters({ pick, way }: Choice) {
      if (way % 2 === 0) {
        await deeds.buyCharacters({ pick, way });
        await payForLast(way);
        await deeds.order({ pick: pick % 2, way: 3 });
      }
      const { userId, outTradeNo } = way % 2 === 0 ? one(placed, placed.length - 1) : await orderIn(unpaid, pick);
      await orders.payByBalance(userId, outTradeNo, 'CHARACTERS', way % 3 ? null : undefined, 'zh');
    },
    async payByCoupon({ pick, way }: Choice) {
      if (way % 2 === 0) await deeds.order({ pick: pick % 2, way: 0 });
      const { userId, outTradeNo } = way % 2 === 0 ? one(placed, placed.length - 1) : await orderIn(unpaid, pick);
      if (way % 2 === 0) await give(userId, { kind: 'FREE_GENERATION' });
      await orders.payByCoupon(userId, outTradeNo, one(held, way % 2 === 0 ? held.length - 1 : way).id, 'zh');
    },
    async payAtGateway({ pick }: Choice) {
      await payAt(one(await listNos(), pick));
    },
    /** A code that was scanned in time is paid, whatever we have done meanwhile. */
    async payLate({ pick }: Choice) {
      await pool.query(
        `update cashier_trades set state = 'PAID', paid_at = $2, closed_at = null, trade_no = $3
          where payment_no = $1 and state <> 'PAID'`,
        [one(await listNos(), pick), clock.now(), randomBytes(14).toString('hex')],
      );
    },
    async failAtGateway({ pick }: Choice) {
      await markClosed(db, one(await listNos(), pick), clock.now());
    },
    /** The gateway tells what it knows, once or twice, or of another amount. */
    async notice({ pick, way }: Choice) {
      const paymentNo = one(await listNos(), pick);
      const trade = await findTrade(db, paymentNo, clock.now());
      const gateway = 'CASHIER' as const;
      if (trade?.state === 'CLOSED') return payments.applyNotice({ kind: 'CLOSED', paymentNo, gateway });
      if (trade?.state !== 'PAID') return payments.applyNotice({ kind: 'OTHER', paymentNo, gateway });
      const paidFen = (trade.amountFen % refusedMark) + (way % 7 === 0 ? 1 : 0);
      const told = { paymentNo, gateway, paidFen, gatewayTradeNo: trade.tradeNo ?? '', paidAt: clock.now() };
      for (let times = 0; times <= way % 3; times += 1) await payments.applyNotice({ kind: 'PAID', ...told });
    },
    /** From now on the gateway refuses every refund of this payment. */
    async refuseRefunds({ pick }: Choice) {
      await pool.query(
        `update cashier_trades trade set amount_fen = trade.amount_fen + ${refusedMark}
           from payments where payments.payment_no = $1 and trade.payment_no = $1
            and payments.state = 'PAID' and trade.amount_fen < ${refusedMark}`,
        [one(await listNos(), pick)],
      );
    },
    beginItem: (choice: Choice) => onItem(choice, (id) => (tx) => fulfilment.begin(tx, id)),
    finishItem: (choice: Choice) => onItem(choice, (id) => (tx) => fulfilment.finish(tx, id)),
    failItem: (choice: Choice) =>
      onItem(choice, (id) => (tx) => fulfilment.fail(tx, id, 'engine_refused', { isPermanent: choice.way % 2 === 0 })),
    breakPromise: (choice: Choice) => onItem(choice, (id) => (tx) => fulfilment.breakPromise(tx, id)),
    async retry({ pick, way }: Choice) {
      if (way % 2 === 0) await deeds.failItem({ pick, way: 1 });
      const { rows } = await pool.query(
        'select id, out_trade_no, user_id from order_items where stage = 3 and not is_given_up order by id',
      );
      const { id, out_trade_no, user_id } = one(rows, pick);
      await orders.retry(user_id, out_trade_no, id, 'zh');
    },
    async applyForRefund({ pick, way }: Choice) {
      const { userId, outTradeNo } = await orderIn(['TRADE_DEPOSIT_SUCCESS', 'TRADE_SUCCESS'], pick);
      const destination = way % 3 === 0 ? 'WALLET' : 'ORIGINAL';
      const form = { outTradeNo, reason: '不需要了', fileKeys: [], destination } as const;
      await refunds.apply(userId, form, 'zh');
    },
    async decide({ pick, way }: Choice) {
      if (way % 2 === 0) {
        const { outTradeNo } = await orderIn(['TRADE_SUCCESS'], pick);
        await deliver(outTradeNo);
        await deeds.applyForRefund({ pick, way });
      }
      const { rows } = await pool.query(
        `select id from refund_applications where status in ('PENDING', 'FAILED') order by id`,
      );
      const amountFen = way % 3 === 0 ? undefined : 1 + way;
      await refunds.decide(operator, { id: one(rows, pick).id, isGranted: way % 5 !== 0, amountFen, note: '' }, 'zh');
    },
    /** All of it or a part, or more than there is. */
    async withdraw({ way }: Choice) {
      if (way % 2 === 0) {
        await deeds.order({ pick: 1, way: 0 });
        await payForLast(way);
      }
      const { commission } = await agents.getOwn(agent, { page_num: 1, page_size: 1 }, '');
      const amount = Math.max(1, commission.balance - (way % 3) * 100 + (way % 5 === 0 ? 1_000 : 0));
      await agents.withdrawals.ask(agent, { amount, account: 'agent@example.com' });
    },
    async decideWithdrawal({ pick, way }: Choice) {
      if (way % 2 === 0) await deeds.withdraw({ pick, way: 2 });
      const { withdrawals } = await agents.withdrawals.list({
        ...{ page_num: 1, page_size: 50, sort: 'waiting', order: 'desc' },
      });
      const decision = way % 3 === 0 ? ('REJECTED' as const) : ('PAID' as const);
      const form = { id: one(withdrawals, pick).id, decision, reference: 'r', note: 'n' };
      await agents.withdrawals.decide(operator, form);
    },
    async remove({ pick }: Choice) {
      const { userId, outTradeNo } = one(placed, pick);
      const { refused } = await orders.deleteAll(userId, [outTradeNo], 'zh');
      if (refused.length > 0) throw new AppError('order_unfinished');
    },
    async wait({ way }: Choice) {
      clock.move([20, 60, 31 * 60, 4 * 3600, 8 * 24 * 3600][way % 5] ?? 0);
      await upkeep();
    },
    upkeep,
  };

  return {
    names: Object.keys(deeds) as (keyof typeof deeds)[],

    /** Whether it was done; what the rooms refuse in words of their own is no failure, anything else is. */
    async attempt(name: keyof typeof deeds, choice: Choice): Promise<boolean> {
      try {
        await deeds[name](choice);
        return true;
      } catch (error) {
        if (error instanceof AppError || error instanceof PaymentMismatch) return false;
        throw error;
      }
    },

    /** Long enough for everything that settles by itself. */
    async letTimePass(): Promise<void> {
      // What the first finds paid is made in vain until the second, and given up at the third.
      for (const seconds of [4 * 3600, 8 * 24 * 3600, 8 * 24 * 3600]) {
        clock.move(seconds);
        await upkeep();
      }
    },

    async startOver(): Promise<void> {
      [placed, held] = [[], []];
      await pool.query(emptying);
    },
  };
}
