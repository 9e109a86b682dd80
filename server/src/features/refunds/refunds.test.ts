import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';
import { book } from '../ledger/service.ts';

let shop: GatewayShop;
let token: string;
let operator: string;
beforeAll(async () => {
  shop = await openGatewayShop();
  token = await shop.logIn();
  operator = await shop.logInOperator();
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

async function paidOrder(body: object = {}, buyer = token) {
  const outTradeNo = await shop.order(buyer, body);
  const paymentNo = await shop.offer(buyer, outTradeNo);
  expect(await shop.payAtAlipay(paymentNo)).toBe('success');
  return { outTradeNo, paymentNo };
}
const apply = (outTradeNo: string, body: object = {}, buyer = token) =>
  shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: '不需要了', ...body });
const decide = (id: string, body: object = {}) =>
  shop.post(operator, 'refund/confirm_apply', { id, approve: true, ...body });
async function applicationOf(outTradeNo: string, buyer = token) {
  const { result } = await shop.get(buyer, `refund/apply_list?out_trade_no=${outTradeNo}`);
  return result.refund_list[0];
}
async function failForGood(outTradeNo: string): Promise<void> {
  for (const id of await shop.listItemIds(outTradeNo)) {
    await shop.db
      .transaction()
      .execute((tx) => shop.site.fulfilment.fail(tx, id, 'engine_refused', { isPermanent: true }));
  }
}
const refundsAt = (paymentNo: string) => [...shop.alipay.getTrade(paymentNo).refunds.values()];
const refundCalls = (paymentNo: string) =>
  shop.alipay.calls
    .filter(({ method, content }) => method === 'alipay.trade.refund' && content.out_trade_no === paymentNo)
    .map(({ content }) => content.out_request_no);

describe('a refund', () => {
  it.each([
    ['was done and its answer lost', { takesEffect: true }],
    ['was lost on its way', { takesEffect: false }],
  ])('that %s is asked for again under the same number, and given once', async (_name, effect) => {
    const { outTradeNo, paymentNo } = await paidOrder();
    expect((await apply(outTradeNo)).result).toMatchObject({ status: 'APPROVED', rule: 'NOT_STARTED', amount: 8000 });
    shop.alipay.failNext('CUT_OFF', effect);
    await shop.reconcile();
    expect((await applicationOf(outTradeNo)).status).toBe('APPROVED');
    shop.site.clock.move(3600);
    await shop.reconcile();
    expect((await applicationOf(outTradeNo)).status).toBe('REFUNDED');
    expect(refundsAt(paymentNo)).toEqual([{ amountFen: 8000, hasMoved: true }]);
    const numbers = refundCalls(paymentNo);
    expect(numbers.length).toBeGreaterThan(1);
    expect(new Set(numbers).size).toBe(1);
    expect(await shop.see(token, outTradeNo)).toMatchObject({
      payment_status: 'TRADE_FINISHED',
      refunded_amount: 8000,
    });
  });

  it('whose money moves later is asked about until it has', async () => {
    const { outTradeNo, paymentNo } = await paidOrder();
    await apply(outTradeNo);
    shop.alipay.holdRefunds(true);
    await shop.reconcile();
    shop.site.clock.move(3600);
    await shop.reconcile();
    expect((await applicationOf(outTradeNo)).status).toBe('APPROVED');
    shop.alipay.holdRefunds(false);
    shop.site.clock.move(24 * 3600);
    await shop.reconcile();
    expect((await applicationOf(outTradeNo)).status).toBe('REFUNDED');
    expect(refundsAt(paymentNo)).toHaveLength(1);
  });

  it('that the gateway refuses waits for the operator, who tries again', async () => {
    const buyer = await shop.logIn();
    const { outTradeNo, paymentNo } = await paidOrder({}, buyer);
    shop.alipay.finish(paymentNo);
    const { result } = await apply(outTradeNo, {}, buyer);
    await shop.reconcile();
    expect((await applicationOf(outTradeNo, buyer)).status).toBe('FAILED');
    expect(await shop.balance(buyer)).toBe(0);
    // Whoever asks again gets nothing twice.
    expect((await apply(outTradeNo, {}, buyer)).error).toBe('refund_not_possible');
    shop.alipay.getTrade(paymentNo).status = 'TRADE_SUCCESS';
    expect((await decide(result.id)).result.status).toBe('APPROVED');
    await shop.reconcile();
    expect((await applicationOf(outTradeNo, buyer)).status).toBe('REFUNDED');
    expect(refundsAt(paymentNo)).toEqual([{ amountFen: 8000, hasMoved: true }]);
    expect((await decide(result.id)).error).toBe('wrong_state');
  });

  it('that the system owes and the gateway refuses goes to the wallet', async () => {
    const buyer = await shop.logIn();
    const { outTradeNo, paymentNo } = await paidOrder({}, buyer);
    shop.alipay.finish(paymentNo);
    await failForGood(outTradeNo);
    await shop.reconcile();
    expect(await applicationOf(outTradeNo, buyer)).toMatchObject({
      origin: 'SYSTEM',
      status: 'REFUNDED',
      amount: 8000,
    });
    expect(await shop.balance(buyer)).toBe(8000);
    expect(refundsAt(paymentNo)).toEqual([]);
    shop.site.clock.move(24 * 3600);
    await shop.reconcile();
    expect(await shop.balance(buyer)).toBe(8000);
  });

  it('of money that was never owed, refused by the gateway, goes to the wallet', async () => {
    const buyer = await shop.logIn();
    const outTradeNo = await shop.order(buyer);
    const paymentNo = await shop.offer(buyer, outTradeNo);
    shop.site.clock.move(31 * 60);
    await shop.reconcile();
    shop.alipay.pay(paymentNo);
    shop.alipay.finish(paymentNo);
    expect((await shop.notifyAlipay(paymentNo)).text).toBe('success');
    await shop.reconcile();
    expect(await shop.balance(buyer)).toBe(8000);
  });

  it('by the operator and by the system at the same moment is never more than was paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { outTradeNo, paymentNo } = await paidOrder();
      await shop.deliver(outTradeNo);
      const { result } = await apply(outTradeNo);
      expect(result).toMatchObject({ status: 'PENDING', rule: 'DELIVERED' });
      const [itemId = ''] = await shop.listItemIds(outTradeNo);
      const breakPromise = () => shop.db.transaction().execute((tx) => shop.site.fulfilment.breakPromise(tx, itemId));
      const [, first, second] = await Promise.all([
        breakPromise(),
        decide(result.id, { amount: 5000 }),
        decide(result.id),
        breakPromise(),
        decide(result.id, { approve: false }),
      ]);
      expect([first, second].filter(({ status }) => status >= 500)).toEqual([]);
      await shop.reconcile();
      const given = refundsAt(paymentNo).reduce((sum, { amountFen }) => sum + amountFen, 0);
      // The promise alone gives all of it back; with a part from the operator it gives the rest.
      expect(given).toBe(8000);
      expect(await shop.see(token, outTradeNo)).toMatchObject({ paid_amount: 8000, refunded_amount: 8000 });
    }
  });

  it('asked for twenty times at once is given once', async () => {
    const { outTradeNo, paymentNo } = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(outTradeNo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
      new Set(['refund_not_possible']),
    );
    await shop.reconcile();
    expect(refundsAt(paymentNo)).toEqual([{ amountFen: 8000, hasMoved: true }]);
  });

  it('in parts ends at what was paid', async () => {
    const { outTradeNo, paymentNo } = await paidOrder();
    await shop.deliver(outTradeNo);
    for (const amount of [1, 4999]) {
      const { result } = await apply(outTradeNo);
      expect((await decide(result.id, { amount })).status).toBe(200);
    }
    const { result } = await apply(outTradeNo);
    expect((await decide(result.id, { amount: 3001 })).error).toBe('refund_too_large');
    expect((await decide(result.id, { amount: 3000 })).status).toBe(200);
    await shop.reconcile();
    expect(refundsAt(paymentNo).map(({ amountFen }) => amountFen)).toEqual([1, 4999, 3000]);
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('TRADE_FINISHED');
    expect((await apply(outTradeNo)).error).toBe('refund_not_possible');
  });

  it('of deposit and balance goes back to both payments', async () => {
    const { outTradeNo, paymentNo: deposit } = await paidOrder({ pay_type: 'PAY_STAGES' });
    await shop.deliver(outTradeNo);
    const pay = { out_trade_no: outTradeNo, payment_method: 'WECHAT' };
    const { payment_no: rest } = (await shop.post(token, 'orders/balance_pay', pay)).result;
    shop.wechat.pay(rest);
    await shop.notifyWechat(rest);
    await failForGood(outTradeNo);
    shop.wechat.settleRefunds('SUCCESS');
    await shop.reconcile();
    expect(refundsAt(deposit)).toEqual([{ amountFen: 2400, hasMoved: true }]);
    expect([...shop.wechat.getTrade(rest).refunds.values()]).toEqual([{ amountFen: 5600, status: 'SUCCESS' }]);
    expect((await applicationOf(outTradeNo)).status).toBe('REFUNDED');
  });

  it('of wallet money that was spent meanwhile is refused', async () => {
    const buyer = await shop.logIn();
    const { result: recharge } = await shop.post(buyer, 'third_aigc/recharge', {
      ...{ kind: 'WALLET', amount: 10_000, payment_method: 'ALIPAY' },
    });
    await shop.payAtAlipay(recharge.payment_no);
    const { result } = await apply(recharge.out_trade_no, { destination: 'WALLET' }, buyer);
    expect(result).toMatchObject({ status: 'PENDING', destination: 'ORIGINAL' });
    const spent = await shop.order(buyer);
    expect((await shop.post(buyer, 'pass/pay_order', { out_trade_no: spent })).status).toBe(200);
    expect((await decide(result.id)).error).toBe('balance_too_low');
    expect((await decide(result.id, { amount: 2000 })).status).toBe(200);
    await shop.reconcile();
    expect(await shop.balance(buyer)).toBe(0);
    expect(refundsAt(recharge.payment_no)).toEqual([{ amountFen: 2000, hasMoved: true }]);
  });

  it('of prepaid characters takes them back, and is refused once they are spent', async () => {
    const buyer = await shop.logIn();
    const characters = async () => (await shop.get(buyer, 'wallet/entries?unit=CHARACTER')).result.characters;
    const buy = async () => {
      const body = { kind: 'CHARACTERS', package_id: '10k', payment_method: 'ALIPAY' };
      const { result } = await shop.post(buyer, 'third_aigc/recharge', body);
      await shop.payAtAlipay(result.payment_no);
      return result.out_trade_no;
    };
    const first = await buy();
    expect(await characters()).toBe(10_000);
    const { result: granted } = await apply(first, {}, buyer);
    expect((await decide(granted.id)).status).toBe(200);
    expect(await characters()).toBe(0);

    const second = await buy();
    const { result: late } = await apply(second, {}, buyer);
    const outTradeNo = await shop.order(buyer, { order_type: 'REDUCE_AIGC_ONCE' });
    const pay = { out_trade_no: outTradeNo, source: 'CHARACTERS' };
    expect((await shop.post(buyer, 'pass/pay_order', pay)).status).toBe(200);
    expect((await decide(late.id)).error).toBe('balance_too_low');
    expect(await characters()).toBe(0);
  });

  it('of another user looks absent, and only the operator decides', async () => {
    const { outTradeNo } = await paidOrder();
    await shop.deliver(outTradeNo);
    const { result } = await apply(outTradeNo);
    const stranger = await shop.logIn();
    const before = await shop.readEverything();
    expect((await apply(outTradeNo, {}, stranger)).error).toBe('not_found');
    expect((await shop.get(stranger, `refund/pending_order?out_trade_no=${outTradeNo}`)).error).toBe('not_found');
    expect((await shop.get(stranger, `refund/apply_list?out_trade_no=${outTradeNo}`)).result.total).toBe(0);
    expect((await shop.get(stranger, 'refund/apply_list?scope=ALL')).status).toBe(403);
    for (const buyer of [stranger, token]) {
      const decision = { id: result.id, approve: true };
      expect((await shop.post(buyer, 'refund/confirm_apply', decision)).status).toBe(403);
    }
    expect(await shop.readEverything()).toEqual(before);
    await decide(result.id, { approve: false });
  });
});

describe('an agent’s commission', () => {
  async function commissionOf(agentId: string): Promise<number> {
    const { rows } = await shop.site.platform.pool.query(
      `select balance from ledger_accounts where kind = 'COMMISSION' and owner_id = $1`,
      [agentId],
    );
    return rows[0]?.balance ?? 0;
  }

  it('is taken back in the transaction that gives the money back, in proportion, below zero if need be', async () => {
    const { pool } = shop.site.platform;
    const [agent, buyer] = [await shop.logIn(), await shop.logIn()];
    const idOf = async (of: string): Promise<string> => (await shop.get(of, 'user/info')).result.id;
    const agentId = await idOf(agent);
    await pool.query('update users set agent_id = $1 where id = $2', [agentId, await idOf(buyer)]);

    const { outTradeNo } = await paidOrder({}, buyer);
    expect(await commissionOf(agentId)).toBe(800);
    await shop.deliver(outTradeNo);
    const { result: part } = await apply(outTradeNo, {}, buyer);
    await decide(part.id, { amount: 3001 });
    expect(await commissionOf(agentId)).toBe(499);

    // Paid out meanwhile: what is returned is owed by the agent.
    await shop.db.transaction().execute((tx) =>
      book(tx, {
        kind: 'COMMISSION_RETURNED',
        reference: 'paid out',
        at: shop.site.clock.now(),
        postings: [
          { account: { kind: 'COMMISSION', ownerId: agentId }, amount: -499 },
          { account: { kind: 'COMMISSION_COST' }, amount: 499 },
        ],
      }),
    );
    const { result: rest } = await apply(outTradeNo, {}, buyer);
    await decide(rest.id);
    expect(await commissionOf(agentId)).toBe(-499);

    const { rows } = await pool.query(
      `select xmin::text as written, array_agg(kind order by kind) as kinds
         from ledger_transactions where out_trade_no = $1 group by xmin::text order by min(id)`,
      [outTradeNo],
    );
    expect(rows.map(({ kinds }) => kinds)).toEqual([
      ['COMMISSION', 'ORDER_PAYMENT'],
      ['COMMISSION_RETURNED', 'ORDER_REFUND'],
      ['COMMISSION_RETURNED', 'ORDER_REFUND'],
    ]);
  });
});
