import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openShop, type Shop } from '../../testing/orders/shop.ts';
import { book } from '../ledger/service.ts';

/** No job runs by itself: how far an item is, the test decides. */
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

async function itemsOf(outTradeNo: string): Promise<string[]> {
  const { order_item_response: items } = await shop.see(token, outTradeNo);
  return items.map(({ id }: { id: string }) => id);
}
const finish = (itemId: string) => inTransaction(shop.db, (tx) => shop.site.fulfilment.finish(tx, itemId));
const breakPromise = (itemId: string) => inTransaction(shop.db, (tx) => shop.site.fulfilment.breakPromise(tx, itemId));
const failForGood = (itemId: string) =>
  inTransaction(shop.db, (tx) => shop.site.fulfilment.fail(tx, itemId, 'engine_refused', { isPermanent: true }));
const pending = async (outTradeNo: string) =>
  (await shop.get(token, `refund/pending_order?out_trade_no=${outTradeNo}`)).result;
const payRest = (outTradeNo: string) =>
  shop.post(token, 'orders/balance_pay', { out_trade_no: outTradeNo, payment_method: 'BALANCE' });

async function paid(body: object): Promise<{ outTradeNo: string; items: string[] }> {
  const outTradeNo = await shop.order(token, body);
  await shop.payByScan(token, outTradeNo);
  return { outTradeNo, items: await itemsOf(outTradeNo) };
}

describe('of a staged order', () => {
  beforeAll(async () => {
    token = await shop.logIn();
    await shop.fill(token, 50_000);
  });

  it('the rest is not paid before the preview is there, by whichever call', async () => {
    const { outTradeNo, items } = await paid({ pay_type: 'PAY_STAGES' });
    const calls = [
      await payRest(outTradeNo),
      await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo }),
      await shop.post(token, 'pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' }),
    ];
    for (const { status, error } of calls) expect([status, error]).toEqual([409, 'wrong_state']);
    await finish(items[0] ?? '');
    expect((await payRest(outTradeNo)).result).toMatchObject({ payment_status: 'TRADE_SUCCESS' });
  });

  it('what was paid after the preview goes back by right, the deposit that bought it does not', async () => {
    const { outTradeNo, items } = await paid({ pay_type: 'PAY_STAGES' });
    await finish(items[0] ?? '');
    await payRest(outTradeNo);
    expect(await pending(outTradeNo)).toMatchObject({ refundable_amount: 5600, maximum_amount: 8000 });
    const asked = await shop.post(token, 'refund/apply', {
      ...{ out_trade_no: outTradeNo, reason: 'no longer needed', destination: 'WALLET' },
    });
    expect(asked.result).toMatchObject({ status: 'REFUNDED', amount: 5600 });
    expect(await pending(outTradeNo)).toMatchObject({ refundable_amount: 0, maximum_amount: 2400 });
  });

  it('that ends in failure all of it goes back', async () => {
    const { outTradeNo, items } = await paid({ pay_type: 'PAY_STAGES' });
    await finish(items[0] ?? '');
    await payRest(outTradeNo);
    await failForGood(items[0] ?? '');
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', refunded_amount: 8000 });
  });

  it('the whole deposit goes back when the preview fails, however small the paper’s own share is', async () => {
    const { outTradeNo, items } = await paid({
      ...{ pay_type: 'PAY_STAGES', additional_service: ['EXTRA_SURVEY', 'EXTRA_PROPOSAL'] },
    });
    const share = { price_fen: 100 };
    await shop.db
      .updateTable('order_items')
      .set(share)
      .where('id', '=', items[0] ?? '')
      .execute();
    await failForGood(items[0] ?? '');
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', paid_amount: 3840, refunded_amount: 3840 });
  });
});

describe('of what is being written', () => {
  const progress = (itemId = '', percent = 0) =>
    inTransaction(shop.db, (tx) => shop.site.fulfilment.progress(tx, itemId, percent));
  const apply = (outTradeNo: string, body: object = {}) =>
    shop.post(token, 'refund/apply', {
      out_trade_no: outTradeNo,
      reason: 'not needed',
      destination: 'WALLET',
      ...body,
    });
  beforeAll(async () => {
    token = await shop.logIn();
    await shop.fill(token, 50_000);
  });

  it('only the share that nobody could read goes back, and the rest of it stays to be read', async () => {
    const { outTradeNo, items } = await paid({ key1: shop.newKey('is-read'), additional_service: ['EXTRA_SURVEY'] });
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'NOT_STARTED', refundable_amount: 9900, kept_amount: 0 });
    await progress(items[0], 95);
    expect(await pending(outTradeNo)).toMatchObject({
      ...{ rule: 'BEING_WRITTEN', refundable_amount: 2300, kept_amount: 7600, maximum_amount: 9900 },
      ...{ written_units: 9500, wanted_units: 10_000 },
    });
    const before = await shop.balance(token);
    const answers = await Promise.all([1, 2, 3].map(() => apply(outTradeNo, { rule: 'BEING_WRITTEN' })));
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'refund_changed', 'refund_changed']);
    expect(await shop.balance(token)).toBe(before + 2300);
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_SUCCESS', refunded_amount: 2300 });
    expect(order.order_item_response).toMatchObject([
      { error: { error: 'item_cancelled' }, retries_left: 0, is_out_of_retries: false },
      { error: { error: 'item_refunded' }, retries_left: 0 },
    ]);
    expect(await finish(items[0] ?? '')).toBe(false);
    expect((await shop.post(token, 'orders/retry', { out_trade_no: outTradeNo, item_id: items[0] })).error).toBe(
      'item_not_retryable',
    );
    // What stayed paid is for the operator to give, and takes the text with it.
    const asked = await apply(outTradeNo);
    expect(asked.result).toMatchObject({ status: 'PENDING', rule: 'DELIVERED', requested_amount: 7600 });
    const operator = await shop.logInOperator();
    await shop.post(operator, 'refund/confirm_apply', { id: asked.result.id, approve: true });
    const { rows } = await shop.site.platform.pool.query('select is_kept from order_items where id = $1', [items[0]]);
    expect([rows, (await shop.see(token, outTradeNo)).payment_status]).toEqual([
      [{ is_kept: false }],
      'TRADE_FINISHED',
    ]);
  });

  it('a deposit gives back what is missing of its preview, the order ends, and its coupon stays used', async () => {
    const operator = await shop.logInOperator();
    const [code] = await shop.makeCodes(operator, 'DISCOUNT', { percent: 50 });
    const { coupon } = (await shop.post(token, 'wallet/redeem', { code })).result;
    const { outTradeNo, items } = await paid({
      ...{ key1: shop.newKey('is-read'), pay_type: 'PAY_STAGES', coupon_id: coupon.id },
    });
    await progress(items[0], 40);
    expect(await pending(outTradeNo)).toMatchObject({
      rule: 'BEING_WRITTEN',
      refundable_amount: 720,
      kept_amount: 480,
    });
    expect((await apply(outTradeNo)).result).toMatchObject({ status: 'REFUNDED', amount: 720 });
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_FINISHED', due_amount: 0 });
    expect((await payRest(outTradeNo)).error).toBe('wrong_state');
    const { coupons } = (await shop.get(token, 'coupon/coupon_list')).result;
    expect(coupons).toMatchObject([{ id: coupon.id, status: 'USED' }]);
    // The operator can still give the rest of an order that has ended.
    const asked = await apply(outTradeNo);
    const rest = await shop.post(operator, 'refund/confirm_apply', { id: asked.result.id, approve: true });
    expect(rest.result).toMatchObject({ status: 'REFUNDED', amount: 480 });
  });

  it('of a balance what is missing of the rest; the preview that the deposit bought stays', async () => {
    const { outTradeNo, items } = await paid({ key1: shop.newKey('is-read'), pay_type: 'PAY_STAGES' });
    await finish(items[0] ?? '');
    await payRest(outTradeNo);
    await progress(items[0], 25);
    expect(await pending(outTradeNo)).toMatchObject({
      rule: 'BEING_WRITTEN',
      refundable_amount: 4200,
      kept_amount: 3800,
    });
    expect((await apply(outTradeNo)).result).toMatchObject({ status: 'REFUNDED', amount: 4200 });
    const [item] = (await shop.see(token, outTradeNo)).order_item_response;
    expect(item).toMatchObject({ error: { error: 'item_cancelled' }, file_urls: { pdf: expect.any(String) } });
  });

  it('a failure gives all back, however much could be read', async () => {
    const { outTradeNo, items } = await paid({ key1: shop.newKey('is-read') });
    await progress(items[0], 95);
    await inTransaction(shop.db, (tx) => shop.site.fulfilment.fail(tx, items[0] ?? '', 'engine_unavailable'));
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'UNDELIVERED', refundable_amount: 8000 });
    await shop.post(token, 'orders/retry', { out_trade_no: outTradeNo, item_id: items[0] });
    await progress(items[0], 95);
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'BEING_WRITTEN', refundable_amount: 400 });
    await failForGood(items[0] ?? '');
    expect(await shop.see(token, outTradeNo)).toMatchObject({
      payment_status: 'TRADE_FINISHED',
      refunded_amount: 8000,
    });
  });

  it('a delivered text that is too short gives the difference back unasked, once', async () => {
    const { outTradeNo, items } = await paid({ key1: shop.newKey('is-read'), additional_service: ['EXTRA_SURVEY'] });
    await finish(items[0] ?? '');
    const short = { units: 9_000, wanted: 10_000 };
    for (const itemId of [items[0], items[0]]) {
      await inTransaction(shop.db, (tx) => shop.site.fulfilment.deliverShort(tx, itemId ?? '', short));
    }
    expect(await shop.see(token, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', refunded_amount: 800 });
    const { refund_list } = (await shop.get(token, `refund/apply_list?out_trade_no=${outTradeNo}`)).result;
    expect(refund_list).toMatchObject([{ origin: 'SYSTEM', rule: 'TOO_SHORT', amount: 800 }]);
    // It measures worse than was promised as well: the rest of its own price goes back, and nothing of what came with it.
    for (let time = 0; time < 2; time += 1) await breakPromise(items[0] ?? '');
    expect(await shop.see(token, outTradeNo)).toMatchObject({ refunded_amount: 8000 });
  });

  it('a coupon that grew old in an order that came to nothing can still be used', async () => {
    const [code] = await shop.makeCodes(await shop.logInOperator(), 'DISCOUNT', { percent: 10 });
    const { id } = (await shop.post(token, 'wallet/redeem', { code })).result.coupon;
    const { items } = await paid({ key1: shop.newKey('is-read'), coupon_id: id });
    await shop.site.platform.pool.query('update coupons set expires_at = $2 where id = $1', [
      id,
      shop.site.clock.now(),
    ]);
    await failForGood(items[0] ?? '');
    const { coupons } = (await shop.get(token, 'coupon/coupon_list?status=UNUSED')).result;
    expect(coupons.map((coupon: { id: string }) => coupon.id)).toContain(id);
  });

  it('a text that is too short stays its buyer’s, also where nothing is left of what was paid for it', async () => {
    const { outTradeNo, items } = await paid({ key1: shop.newKey('is-read') });
    await finish(items[0] ?? '');
    const { result: asked } = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: '不满意' });
    const operator = await shop.logInOperator();
    await shop.post(operator, 'refund/confirm_apply', { id: asked.id, approve: true, amount: 7_500 });
    await inTransaction(shop.db, (tx) =>
      shop.site.fulfilment.deliverShort(tx, items[0] ?? '', { units: 9_000, wanted: 10_000 }),
    );
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', refunded_amount: 8000 });
    expect(order.order_item_response[0].file_urls.word).toBe(`/test/${items[0]}.docx`);
  });
});

describe('prepaid characters', () => {
  it('go back when what they bought breaks its promise', async () => {
    token = await shop.logIn();
    await shop.fill(token, 2500);
    await shop.post(token, 'third_aigc/recharge', {
      ...{ kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' },
    });
    const outTradeNo = await shop.order(token, { order_type: 'REDUCE_AIGC_ONCE' });
    await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo, source: 'CHARACTERS' });
    const [item = ''] = await itemsOf(outTradeNo);
    await finish(item);
    expect((await shop.get(token, 'user/info')).result.characters).toBe(0);
    await breakPromise(item);
    await breakPromise(item);
    expect((await shop.get(token, 'user/info')).result.characters).toBe(10_000);
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('TRADE_FINISHED');
  });
});

describe('a package of characters', () => {
  it('goes back by right as far as it is not spent, and its characters with it', async () => {
    token = await shop.logIn();
    await shop.fill(token, 5_000);
    const { result } = await shop.post(token, 'third_aigc/recharge', {
      ...{ kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' },
    });
    const { out_trade_no: outTradeNo } = result;
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'UNSPENT', refundable_amount: 2500 });
    const user = (await shop.get(token, 'user/info')).result;
    await inTransaction(shop.db, (tx) =>
      book(tx, {
        ...{ kind: 'CHARACTERS_SPENT', reference: outTradeNo, outTradeNo, at: shop.site.clock.now() },
        postings: [
          { account: { kind: 'CHARACTERS', ownerId: user.id }, amount: -4_000 },
          { account: { kind: 'CHARACTERS_ISSUED' }, amount: 4_000 },
        ],
      }),
    );
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'UNSPENT', refundable_amount: 1500, maximum_amount: 2500 });
    const asked = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no use for them' });
    expect(asked.result).toMatchObject({ status: 'REFUNDED', amount: 1500 });
    expect((await shop.get(token, 'user/info')).result).toMatchObject({ balance: 4000, characters: 0 });
    expect(await pending(outTradeNo)).toMatchObject({ rule: 'DELIVERED', refundable_amount: 0 });
  });
});

describe('an order of which all money went back', () => {
  it('has nothing in the making any more', async () => {
    token = await shop.logIn();
    const operator = await shop.logInOperator();
    const { outTradeNo, items } = await paid({ additional_service: ['EXTRA_SURVEY'] });
    for (const item of items) await finish(item);
    const asked = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'too thin' });
    await shop.post(operator, 'refund/confirm_apply', { id: asked.result.id, approve: true, amount: 1900 });
    // The operator lets the survey be made anew; meanwhile the paper measures too high.
    await shop.db
      .updateTable('order_items')
      .set({ stage: 1 })
      .where('id', '=', items[1] ?? '')
      .execute();
    await breakPromise(items[0] ?? '');
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', refunded_amount: 9900 });
    expect(order.order_item_response[1]).toMatchObject({ error: { error: 'item_refunded' }, retries_left: 0 });
    expect(await finish(items[1] ?? '')).toBe(false);
  });
});

describe('an account', () => {
  async function deleteAccount(): Promise<{ status: number; error: string | undefined }> {
    const { rows } = await shop.site.platform.pool.query('select phone from users order by created_at desc limit 1');
    const { phone } = rows[0];
    shop.site.clock.move(61);
    await shop.call('/api/auth/sms', { body: { phone, purpose: 'DELETE_ACCOUNT' } });
    const code = await shop.call(`/api/dev/sms?phone=${phone}&purpose=DELETE_ACCOUNT`);
    const { status, error } = await shop.post(token, 'user/delete', { sms_code: code.result.sms_code });
    return { status, error };
  }

  it('is kept while something is owed to it, and then says nothing of what it bought', async () => {
    token = await shop.logIn();
    const { outTradeNo, items } = await paid({});
    expect(await deleteAccount()).toEqual({ status: 409, error: 'order_unfinished' });
    const { id } = (await shop.get(token, 'user/info')).result;
    const exported = await inTransaction(shop.db, (tx) => shop.site.orders.accountPart.exportRows(tx, id));
    expect(exported.orders).toMatchObject([{ outTradeNo }]);
    expect(Object.keys(exported.orders[0] ?? {}).filter((name) => /agent|commission/u.test(name))).toEqual([]);
    await finish(items[0] ?? '');
    const { result } = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'too thin' });
    expect(await deleteAccount()).toEqual({ status: 409, error: 'refund_pending' });
    await shop.db.updateTable('refund_applications').set({ status: 'REJECTED' }).where('id', '=', result.id).execute();
    expect(await deleteAccount()).toEqual({ status: 200, error: undefined });
    const { rows } = await shop.site.platform.pool.query(
      `select orders.title as ordered, order_items.title as made, payments.subject as paid
         from orders join order_items on order_items.order_id = orders.id join payments on payments.order_id = orders.id
        where orders.out_trade_no = $1`,
      [outTradeNo],
    );
    expect(rows).toEqual([{ ordered: '', made: '', paid: '' }]);
  });
});
