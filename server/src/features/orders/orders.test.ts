import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop({ work: true });
  token = await shop.logIn();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

async function untilStage(outTradeNo: string, stage: number, buyer = token) {
  await vi.waitFor(
    async () => {
      const order = await shop.see(buyer, outTradeNo);
      expect(order.order_item_response[0].paper_case.stage).toBe(stage);
    },
    { timeout: 8_000, interval: 50 },
  );
}

describe('the catalogue', () => {
  it('sells what somebody delivers, at the prices of the operator', async () => {
    const { result } = await shop.call('/api/ai-paper/pass/product');
    const types = result.products.map((product: { order_type: string }) => product.order_type);
    expect(types).toContain('OUTLINE_DOWNLOAD');
    expect(types).toContain('PAPER_MASTER_STAGES');
    expect(types).toContain('PLAGIARISM_CHECK');
    expect(result).toMatchObject({ deposit_percent: 30, payment_methods: ['ALIPAY', 'WECHAT', 'BALANCE'] });
  });

  it('quotes every line before an order exists, and the lines add up', async () => {
    const { result } = await shop.call(
      '/api/ai-paper/paper/predict_price?order_type=PAPER_UNDERGRADUATE&word_count=12345&is_reduce_aigc=true&additional_service=EXTRA_PROPOSAL',
    );
    expect(result.lines).toEqual([
      { code: 'PAPER_UNDERGRADUATE', units: 12345, unit_price: 800, amount: 9876 },
      { code: 'REDUCE_AIGC', units: 12345, unit_price: 200, amount: 2469 },
      { code: 'EXTRA_PROPOSAL', units: null, unit_price: null, amount: 2900 },
    ]);
    expect(result).toMatchObject({ original_amount: 15245, pay_amount: 15245, deposit: null, is_discount: false });
  });

  it('asks for the deposit first in a staged order, rounded up', async () => {
    const { result } = await shop.call(
      '/api/ai-paper/paper/predict_price?order_type=PAPER_FINAL&word_count=3001&pay_type=PAY_STAGES',
    );
    expect(result).toMatchObject({ original_amount: 1501, deposit: 451, pay_amount: 451 });
  });

  it('quotes a check by its length, and sells it by the call that takes its text alone', async () => {
    const quote = await shop.call('/api/ai-paper/paper/predict_price?order_type=PLAGIARISM_CHECK&word_count=12000');
    expect(quote.result).toMatchObject({ pay_amount: 1800, estimated_minutes: 5 });
    const order = await shop.post(token, 'orders/order', { key1: 'x', order_type: 'PLAGIARISM_CHECK' });
    expect([order.status, order.error]).toEqual([422, 'invalid_fields']);
  });
});

describe('an order', () => {
  it('is paid by scanning and delivered, and says everything that happened', async () => {
    const outTradeNo = await shop.order(token);
    const offered = await shop.post(token, 'pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
    expect(offered.result).toMatchObject({ pay_amount: 8000, qr_svg: expect.stringContaining('<svg') });
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('WAIT_BUYER_PAY');
    expect(await shop.atCashier(offered.result.payment_no, 'pay')).toBe(200);
    await untilStage(outTradeNo, 2);
    const order = await shop.see(token, outTradeNo);
    expect(order).toMatchObject({
      payment_status: 'TRADE_SUCCESS',
      total_price: 8000,
      paid_amount: 8000,
      due_amount: 0,
      payment_method: 'ALIPAY',
      outline: { product: 'UNDERGRADUATE', word_count: 10_000 },
    });
    expect(order.order_item_response[0].file_urls.word).toMatch(/docx$/);
    const moves = order.events.map((event: { type: string }) => event.type);
    // How far its items are stands in the items, not in a list that would grow with every percent.
    expect(moves).toEqual(['created', 'payment_begun', 'paid']);
  });

  it('asked for twice is one order, and one that differs is refused', async () => {
    const body = { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE' };
    const [first, second] = await Promise.all([
      shop.post(token, 'orders/order', body),
      shop.post(token, 'orders/order', body),
    ]);
    expect(second.result.out_trade_no).toBe(first.result.out_trade_no);
    const other = await shop.post(token, 'orders/order', { ...body, additional_service: ['EXTRA_SURVEY'] });
    expect([other.status, other.error]).toEqual([409, 'order_differs']);
  });

  it('takes no price, status or user from the caller', async () => {
    for (const field of [{ total_price: 1 }, { payment_status: 'TRADE_SUCCESS' }, { user_id: 'x' }]) {
      const order = { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE', ...field };
      expect((await shop.post(token, 'orders/order', order)).status).toBe(422);
    }
  });

  it('of another user looks absent', async () => {
    const outTradeNo = await shop.order(token);
    const stranger = await shop.logIn();
    const paths = [`orders/order/${outTradeNo}`, `pass/pay_discount/${outTradeNo}`];
    for (const path of paths) expect((await shop.get(stranger, path)).error).toBe('not_found');
    const pay = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
    expect((await shop.post(stranger, 'pass/pre_create', pay)).error).toBe('not_found');
    expect((await shop.post(stranger, 'pass/pay_order', { out_trade_no: outTradeNo })).error).toBe('not_found');
  });

  it('answers the same code until another way to pay is chosen', async () => {
    const outTradeNo = await shop.order(token);
    const first = await shop.offer(token, outTradeNo);
    expect(await shop.offer(token, outTradeNo)).toBe(first);
    const second = await shop.offer(token, outTradeNo, 'WECHAT');
    expect(second).not.toBe(first);
    // The code that was left is closed at the gateway, and the other one still pays.
    await vi.waitFor(async () => {
      const { rows } = await shop.site.platform.pool.query('select state from payments where payment_no = $1', [first]);
      expect(rows[0].state).toBe('CLOSED');
    });
    await shop.atCashier(second, 'pay');
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('TRADE_SUCCESS');
  });

  it('whose payment failed can be paid again', async () => {
    const outTradeNo = await shop.order(token);
    await shop.atCashier(await shop.offer(token, outTradeNo), 'fail');
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('PRE_CREATE');
    const again = await shop.post(token, 'orders/repay', { out_trade_no: outTradeNo, payment_method: 'WECHAT' });
    expect(again.result).toMatchObject({ pay_amount: 8000, payment_status: 'WAIT_BUYER_PAY' });
    await shop.atCashier(again.result.payment_no, 'pay');
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('TRADE_SUCCESS');
  });

  it('pays a deposit for the preview, then the balance for the rest', async () => {
    const outTradeNo = await shop.order(token, { pay_type: 'PAY_STAGES', additional_service: ['EXTRA_SURVEY'] });
    const deposit = await shop.payByScan(token, outTradeNo);
    await untilStage(outTradeNo, 2);
    const preview = await shop.see(token, outTradeNo);
    expect(preview).toMatchObject({
      order_type: 'PAPER_UNDERGRADUATE_STAGES',
      payment_status: 'TRADE_DEPOSIT_SUCCESS',
      paid_amount: 2970,
      due_amount: 6930,
    });
    expect(preview.order_item_response[0].file_urls).toMatchObject({ word: null, pdf: expect.any(String) });
    const rest = await shop.post(token, 'orders/balance_pay', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
    expect(rest.result).toMatchObject({ pay_amount: 6930, payment_status: 'TRADE_DEPOSIT_SUCCESS' });
    // A try that fails leaves everything as it is, and says so.
    await shop.atCashier(rest.result.payment_no, 'fail');
    const failed = await shop.see(token, outTradeNo);
    expect(failed.payment_status).toBe('TRADE_DEPOSIT_SUCCESS');
    expect(failed.events.at(-1).type).toBe('payment_closed');
    const again = await shop.post(token, 'orders/balance_pay', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
    // The deposit's own notification, sent again, pays nothing of the balance.
    expect(await shop.atCashier(deposit, 'pay')).not.toBe(500);
    expect((await shop.see(token, outTradeNo)).payment_status).toBe('TRADE_DEPOSIT_SUCCESS');
    await shop.atCashier(again.result.payment_no, 'pay');
    await untilStage(outTradeNo, 2);
    const done = await shop.see(token, outTradeNo);
    expect(done).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 9900, due_amount: 0 });
    expect(done.order_item_response[0].file_urls.word).toEqual(expect.any(String));
  });

  it('is listed newest first, a page at a time, for its owner alone', async () => {
    const buyer = await shop.logIn();
    const numbers: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      numbers.push(await shop.order(buyer));
      shop.site.clock.move(1);
    }
    const { result } = await shop.get(buyer, 'orders/order/list');
    expect(result.total).toBe(6);
    expect(result.order_list.map((order: { out_trade_no: string }) => order.out_trade_no)).toEqual(
      numbers.toReversed().slice(0, 5),
    );
    expect(result.outline_list).toEqual(result.order_list);
    const paid = await shop.get(buyer, 'orders/order/list?payment_status=TRADE_SUCCESS');
    expect(paid.result.total).toBe(0);
  });

  it('is deleted when it is unpaid or done, not while it is made', async () => {
    const buyer = await shop.logIn();
    const unpaid = await shop.order(buyer);
    await shop.offer(buyer, unpaid);
    const hanging = await shop.order(buyer, { key1: shop.newKey('hangs') });
    await shop.payByScan(buyer, hanging);
    const { result } = await shop.post(buyer, 'orders/batch_delete', { trade_no_list: [unpaid, hanging, 'Y12345678'] });
    expect(result.deleted).toEqual([unpaid]);
    expect(result.refused.map((one: { error: string }) => one.error)).toEqual(['order_unfinished', 'not_found']);
    expect((await shop.get(buyer, 'orders/order/list')).result.total).toBe(1);
  });
});

describe('an item', () => {
  it('that failed is tried again free of charge, and refunded when it cannot be delivered', async () => {
    const outTradeNo = await shop.order(token, { key1: shop.newKey('fails') });
    await shop.payByScan(token, outTradeNo);
    for (let tries = 1; tries <= 3; tries += 1) {
      await untilStage(outTradeNo, 3);
      const [item] = (await shop.see(token, outTradeNo)).order_item_response;
      expect(item).toMatchObject({ error: { error: 'engine_unavailable' }, retries_left: 4 - tries });
      const again = await shop.post(token, 'orders/retry', { out_trade_no: outTradeNo, item_id: item.id });
      expect(again.result.paper_case.stage).toBe(0);
    }
    await vi.waitFor(async () => {
      const order = await shop.see(token, outTradeNo);
      expect(order).toMatchObject({ payment_status: 'TRADE_FINISHED', paid_amount: 8000, refunded_amount: 8000 });
    }, 8_000);
    const { result } = await shop.get(token, `refund/apply_list?out_trade_no=${outTradeNo}`);
    await vi.waitFor(async () => {
      const list = await shop.get(token, `refund/apply_list?out_trade_no=${outTradeNo}`);
      expect(list.result.refund_list).toMatchObject([{ origin: 'SYSTEM', amount: 8000, status: 'REFUNDED' }]);
    }, 8_000);
    expect(result.total).toBe(1);
  });

  it('that hangs counts as failed after its time, and can be tried again', async () => {
    const buyer = await shop.logIn();
    const outTradeNo = await shop.order(buyer, { key1: shop.newKey('hangs') });
    await shop.payByScan(buyer, outTradeNo);
    shop.site.clock.move(4 * 3600);
    await shop.site.fulfilment.sweep();
    const [item] = (await shop.see(buyer, outTradeNo)).order_item_response;
    expect(item).toMatchObject({ paper_case: { stage: 3 }, error: { error: 'item_timed_out' }, retries_left: 3 });
    // Nobody tries it again: after a week the money goes back by itself.
    shop.site.clock.move(8 * 24 * 3600);
    await shop.site.fulfilment.sweep();
    buyer;
    const { rows } = await shop.site.platform.pool.query(
      'select refunded_fen, payment_status from orders where out_trade_no = $1',
      [outTradeNo],
    );
    expect(rows).toEqual([{ refunded_fen: 8000, payment_status: 'TRADE_FINISHED' }]);
  });

  it('that measures worse than was promised is refunded unasked', async () => {
    const buyer = await shop.logIn();
    const outTradeNo = await shop.order(buyer, { key1: shop.newKey('breaks-its-promise') });
    await shop.payByScan(buyer, outTradeNo);
    await vi.waitFor(async () => {
      expect((await shop.see(buyer, outTradeNo)).refunded_amount).toBe(8000);
    }, 8_000);
  });
});
