import { orderTypeLabels } from '@yanmo/contract/code-labels';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openShop, type Shop } from '../../testing/orders/shop.ts';
import { pngOf } from '../../testing/site-client.ts';

let shop: Shop;
let operator: string;
beforeAll(async () => {
  shop = await openShop({ work: true });
  operator = await shop.logInOperator();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

async function paidOrder(token: string, outcome: string, body: object = {}): Promise<string> {
  const outTradeNo = await shop.order(token, { key1: shop.newKey(outcome), ...body });
  await shop.payByScan(token, outTradeNo);
  return outTradeNo;
}

async function delivered(token: string): Promise<string> {
  const outTradeNo = await paidOrder(token, 'succeeds');
  await vi.waitFor(async () => {
    expect((await shop.see(token, outTradeNo)).order_item_response[0].paper_case.stage).toBe(2);
  }, 8_000);
  return outTradeNo;
}

const pending = async (token: string, outTradeNo: string) =>
  (await shop.get(token, `refund/pending_order?out_trade_no=${outTradeNo}`)).result;

describe('what can be given back', () => {
  it('is nothing of an unpaid order', async () => {
    const token = await shop.logIn();
    const outTradeNo = await shop.order(token);
    expect(await pending(token, outTradeNo)).toMatchObject({ rule: 'NOT_PAID', refundable_amount: 0 });
    const refused = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'changed my mind' });
    expect([refused.status, refused.error]).toEqual([409, 'refund_not_possible']);
  });

  it('is everything before delivery, at once and by right', async () => {
    const token = await shop.logIn();
    const outTradeNo = await paidOrder(token, 'hangs');
    expect(await pending(token, outTradeNo)).toMatchObject({
      ...{ rule: 'NOT_STARTED', refundable_amount: 8000, maximum_amount: 8000, application_id: null },
    });
    const { result } = await shop.post(token, 'refund/apply', {
      ...{ out_trade_no: outTradeNo, reason: 'no longer needed', destination: 'WALLET' },
    });
    expect(result).toMatchObject({ status: 'REFUNDED', origin: 'USER', amount: 8000 });
    expect(await shop.balance(token)).toBe(8000);
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', refunded_amount: 8000 });
    expect(order.order_item_response[0]).toMatchObject({ error: { error: 'item_refunded' }, retries_left: 0 });
    expect(await pending(token, outTradeNo)).toMatchObject({ rule: 'ALREADY_REFUNDED', maximum_amount: 0 });
  });

  it('goes the way it came, through the gateway', async () => {
    const token = await shop.logIn();
    const outTradeNo = await paidOrder(token, 'hangs');
    const { result } = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no longer needed' });
    expect(result).toMatchObject({ status: 'APPROVED', destination: 'ORIGINAL' });
    await vi.waitFor(async () => {
      const list = await shop.get(token, 'refund/apply_list');
      expect(list.result.refund_list).toMatchObject([{ status: 'REFUNDED', amount: 8000 }]);
    }, 8_000);
    const { rows } = await shop.site.platform.pool.query(
      'select refund.amount_fen from cashier_refunds refund join payments using (payment_no) join orders on orders.id = payments.order_id where out_trade_no = $1',
      [outTradeNo],
    );
    expect(rows).toEqual([{ amount_fen: 8000 }]);
    expect(await shop.balance(token)).toBe(0);
  });

  it('of a delivered order is for the operator to say, in part or not at all', async () => {
    const token = await shop.logIn();
    const outTradeNo = await delivered(token);
    expect(await pending(token, outTradeNo)).toMatchObject({ rule: 'DELIVERED', refundable_amount: 0 });
    const form = new FormData();
    form.append('purpose', 'EVIDENCE');
    form.append('file', new Blob([new Uint8Array(pngOf(500))]), 'page.png');
    const upload = await shop.call('/api/ai-paper/files/upload', { token, body: form });
    const asked = await shop.post(token, 'refund/apply', {
      ...{ out_trade_no: outTradeNo, reason: 'chapter 3 is thin', destination: 'WALLET' },
      file_keys: [upload.result.file_key],
    });
    expect(asked.result).toMatchObject({ status: 'PENDING', requested_amount: 8000, evidence: [{ name: 'page.png' }] });
    const again = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'once more' });
    expect([again.status, again.error]).toEqual([409, 'refund_pending']);

    expect((await shop.get(operator, 'refund/apply_list?scope=OWN')).result.total).toBe(0);
    const list = await shop.get(operator, 'refund/apply_list?status=PENDING');
    expect(list.result.refund_list[0]).toMatchObject({
      id: asked.result.id,
      user: { phone: expect.stringMatching(/\*/) },
    });
    const evidence = await fetch(`${shop.site.url}${list.result.refund_list[0].evidence[0].url}`);
    expect(evidence.headers.get('content-type')).toBe('image/png');
    const tooMuch = await shop.post(operator, 'refund/confirm_apply', {
      id: asked.result.id,
      approve: true,
      amount: 8001,
    });
    expect([tooMuch.status, tooMuch.error]).toEqual([409, 'refund_too_large']);
    const decided = await shop.post(operator, 'refund/confirm_apply', {
      ...{ id: asked.result.id, approve: true, amount: 3000, note: 'for chapter 3' },
    });
    expect(decided.result).toMatchObject({ status: 'REFUNDED', amount: 3000, note: 'for chapter 3' });
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({ payment_status: 'TRADE_SUCCESS', refunded_amount: 3000 });
    expect(order.order_item_response[0].file_urls.word).toEqual(expect.any(String));
    expect(await shop.balance(token)).toBe(3000);

    const more = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'the rest too' });
    const no = await shop.post(operator, 'refund/confirm_apply', { id: more.result.id, approve: false, note: 'no' });
    expect(no.result).toMatchObject({ status: 'REJECTED', note: 'no' });
    const late = await shop.post(operator, 'refund/confirm_apply', { id: more.result.id, approve: true });
    expect([late.status, late.error]).toEqual([409, 'wrong_state']);
  });

  it('of a deposit is all of it until the preview is there', async () => {
    const token = await shop.logIn();
    const outTradeNo = await paidOrder(token, 'hangs', { pay_type: 'PAY_STAGES' });
    expect(await pending(token, outTradeNo)).toMatchObject({ rule: 'PREVIEW_PENDING', refundable_amount: 2400 });
  });

  it('is only what is not delivered, when something is', async () => {
    const token = await shop.logIn();
    const outTradeNo = await paidOrder(token, 'hangs', { additional_service: ['EXTRA_SURVEY'] });
    const { rows } = await shop.site.platform.pool.query(
      'select id from order_items where order_id = (select id from orders where out_trade_no = $1) and position = 1',
      [outTradeNo],
    );
    await inTransaction(shop.db, (tx) => shop.site.fulfilment.finish(tx, rows[0].id));
    expect(await pending(token, outTradeNo)).toMatchObject({
      rule: 'UNDELIVERED',
      refundable_amount: 8000,
      maximum_amount: 9900,
    });
  });

  it('of a recharge comes off the wallet it filled, and not more than is left on it', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 5000);
    const { out_trade_no } = (await shop.get(token, 'orders/order/list')).result.order_list[0];
    const asked = await shop.post(token, 'refund/apply', { out_trade_no, reason: 'too much', destination: 'WALLET' });
    expect(asked.result).toMatchObject({ status: 'PENDING', destination: 'ORIGINAL' });
    for (const [language, title] of Object.entries(orderTypeLabels.WALLET_RECHARGE)) {
      const headers = { 'accept-language': language };
      const order = await shop.call(`/api/ai-paper/orders/order/${out_trade_no}`, { token, headers });
      expect(order.result.order_item_response[0].paper_case.title).toBe(title);
      const list = await shop.call('/api/ai-paper/refund/apply_list', { token, headers });
      expect(list.result.refund_list[0].title).toBe(title);
    }
    const order = await shop.order(token, { order_type: 'EXTRA_SURVEY' });
    await shop.post(token, 'pass/pay_order', { out_trade_no: order });
    const all = await shop.post(operator, 'refund/confirm_apply', { id: asked.result.id, approve: true });
    expect([all.status, all.error]).toEqual([402, 'balance_too_low']);
    const part = await shop.post(operator, 'refund/confirm_apply', {
      id: asked.result.id,
      approve: true,
      amount: 3100,
    });
    expect(part.result.status).toBe('APPROVED');
    expect(await shop.balance(token)).toBe(0);
  });

  it('is seen by its owner and by the operator alone', async () => {
    const token = await shop.logIn();
    const outTradeNo = await delivered(token);
    const asked = await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'please' });
    const stranger = await shop.logIn();
    expect((await shop.get(stranger, 'refund/apply_list')).result.total).toBe(0);
    expect((await shop.get(stranger, 'refund/apply_list?scope=ALL')).status).toBe(403);
    expect((await shop.get(stranger, `refund/pending_order?out_trade_no=${outTradeNo}`)).status).toBe(404);
    const decide = await shop.post(stranger, 'refund/confirm_apply', { id: asked.result.id, approve: true });
    expect(decide.status).toBe(403);
  });
});
