import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
let token: string;
let key1: string;
beforeAll(async () => {
  shop = await openShop({ work: true });
  token = await shop.logIn();
  const { result } = await shop.post(token, 'paper/outline/create', {
    title: '夜间公交对城市轮班劳动者通勤的影响研究',
    language: 'zh',
    type: 'course_paper',
    field: 'management',
    product: 'FINAL',
    word_count: 3000,
    version: 'v1',
  });
  key1 = result.key1;
  await vi.waitFor(async () => {
    expect((await shop.get(token, `paper/outline/status/${key1}`)).result.status).toBe('SUCCEEDED');
  }, 15_000);
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

async function readWord(url: string): Promise<string> {
  const response = await fetch(`${shop.site.url}${url}`);
  expect(response.headers.get('content-type')).toContain('wordprocessingml');
  return Buffer.from(await response.arrayBuffer())
    .subarray(0, 2)
    .toString();
}

describe('an outline as Word', () => {
  it('is bought, written and downloaded, and asked for again it is there', async () => {
    expect((await shop.get(token, `paper/outline/down_url/${key1}`)).error).toBe('outline_download_unpaid');
    const ordered = await shop.post(token, 'paper/outline/pay_download', { key1, payment_method: 'ALIPAY' });
    expect(ordered.result).toMatchObject({
      order_type: 'OUTLINE_DOWNLOAD',
      pay_amount: 990,
      pay_link: expect.any(String),
    });
    await shop.atCashier(ordered.result.payment_no, 'pay');
    const outTradeNo = ordered.result.out_trade_no;
    await vi.waitFor(async () => {
      expect((await shop.see(token, outTradeNo)).order_item_response[0].paper_case.stage).toBe(2);
    }, 8_000);
    const order = await shop.see(token, key1);
    expect(order.out_trade_no).toBe(outTradeNo);
    expect(await readWord(order.order_item_response[0].file_urls.word)).toBe('PK');
    expect(await readWord((await shop.get(token, `paper/outline/down_url/${key1}`)).result.url)).toBe('PK');
  });

  it('is no longer there once all its money went back', async () => {
    const operator = await shop.logInOperator();
    const { out_trade_no } = await shop.see(token, key1);
    const { result } = await shop.post(token, 'refund/apply', { out_trade_no, reason: 'not what I needed' });
    await shop.post(operator, 'refund/confirm_apply', { id: result.id, approve: true });
    expect((await shop.get(token, `paper/outline/down_url/${key1}`)).error).toBe('outline_download_unpaid');
    expect((await shop.see(token, out_trade_no)).order_item_response[0].file_urls.word).toBeNull();
  });

  it('cannot be ordered for an outline of somebody else, or one that is not written', async () => {
    const stranger = await shop.logIn();
    expect((await shop.post(stranger, 'paper/outline/pay_download', { key1 })).error).toBe('not_found');
  });
});
