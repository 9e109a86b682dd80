import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayFacts } from '../../../engines/built-in/assistant/site-facts.ts';
import { openShop, type Shop } from '../../../testing/orders/shop.ts';
import { createSiteHelp } from './site-help.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.site.close());

async function userOf(token: string): Promise<string> {
  const { result } = await shop.get(token, 'user/info');
  return result.id;
}

test('a user is told of prices as they are, and of nobody’s orders and money but their own', async () => {
  const { orders, coupons, ledger, allowance } = shop.site;
  const help = createSiteHelp({ orders, coupons, ledger, allowance });
  const [buyer, other] = [await shop.buyer(50_000), await shop.logIn()];
  const outTradeNo = await shop.order(buyer);
  const [own, others] = [await userOf(buyer), await userOf(other)];

  expect(await help.gather(own, '摘要怎么写？', 'zh')).toBeNull();
  const gathered = await help.gather(own, '我的订单进度怎么样？', 'zh');
  expect(gathered).toMatchObject({
    balanceFen: 50_000,
    orders: [{ outTradeNo, status: 'PRE_CREATE' }, { orderType: 'WALLET_RECHARGE' }],
  });
  const [said] = gathered ? sayFacts(gathered, ['ORDER'], 'zh') : [];
  expect(said?.text).toContain('待付');
  expect(await help.gather(others, '我的订单进度怎么样？', 'zh')).toMatchObject({ balanceFen: 0, orders: [] });

  const prices = await help.gather(others, '多少钱', 'zh');
  const undergraduate = prices?.catalogue.products.find(({ order_type: type }) => type === 'PAPER_UNDERGRADUATE');
  expect(prices ? sayFacts(prices, ['PRICE'], 'zh')[0]?.text : '').toContain(
    `${((undergraduate?.price ?? 0) / 100).toFixed(2)} 元`,
  );
});
