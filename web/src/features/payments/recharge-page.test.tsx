import type { Catalogue } from '@yanmo/contract/catalogue';
import type { WalletEntry } from '@yanmo/contract/wallet';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/payments.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  Refused,
} from '../../testing/open-page.tsx';
import { watchOpenings } from '../../testing/watch-openings.ts';
import RechargePage from './recharge-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['payments', 'shell']);
});

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closePages();
});

const product = { labels: { zh: '', en: '', es: '', ja: '' }, price: null, estimated_minutes: 0 };
const catalogue: Catalogue = {
  products: [
    { ...product, order_type: 'WALLET_RECHARGE', pricing: 'FACE' },
    { ...product, order_type: 'REDUCE_AIGC_PACKAGES', pricing: 'PACKAGE' },
  ],
  packages: [
    { id: '10k', characters: 10_000, price: 2_500 },
    { id: '200k', characters: 200_000, price: 29_900 },
  ],
  recharge: { amounts: [5_000, 10_000], minimum: 100, maximum: 500_000 },
  deposit_percent: 30,
  payment_methods: ['ALIPAY', 'WECHAT', 'BALANCE'],
  payment_minutes: 30,
};

/** A wallet that grows when `balance` is set, as it would after a payment. */
function wallet(balance: { now: number }, entries: WalletEntry[] = []): Answers {
  return {
    'GET pass/product': () => catalogue,
    'GET wallet/entries': ({ query }) => ({
      entries: query.page_size === '1' ? entries.slice(0, 1) : entries,
      balance: balance.now,
      characters: 12_000,
      page_num: 1,
      page_size: 10,
      total: entries.length,
    }),
  };
}

function payResult(payment_status = 'WAIT_BUYER_PAY') {
  return { out_trade_no: 'Y2025000000000001', payment_status };
}

function onCashier(pay: () => 'PAID' | 'CLOSED') {
  const { wishes, stop } = watchOpenings(orderOverlay, pay);
  stops.push(stop);
  return wishes;
}

test('an offered amount is ordered once, paid at the cashier, and the new balance is shown', async () => {
  const balance = { now: 1_250 };
  const page = await openPage(<RechargePage />, {
    ...wallet(balance),
    'POST third_aigc/recharge': () => payResult(),
  });
  await page.expectText('CN¥12.50');
  await page.expectText('CN¥100.00');
  const opened = onCashier(() => {
    balance.now += 10_000;
    return 'PAID';
  });
  await click(findChoice('CN¥100.00'));
  await click(findChoice(texts.method.WECHAT));
  await click(findButton(texts.form.topUp));
  await page.expectText('CN¥112.50');
  await page.expectText('CN¥100.00 has arrived.');
  expect(opened).toEqual([{ kind: 'cashier', outTradeNo: 'Y2025000000000001', method: 'WECHAT' }]);
  const [order, ...others] = page.posts('third_aigc/recharge');
  expect(others).toEqual([]);
  expect(order?.body).toEqual({ kind: 'WALLET', amount: 10_000, payment_method: 'WECHAT' });
  expect(order?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('closing the cashier unpaid says that nothing was taken', async () => {
  const page = await openPage(<RechargePage />, {
    ...wallet({ now: 0 }),
    'POST third_aigc/recharge': () => payResult(),
  });
  await page.expectText(texts.form.topUp);
  onCashier(() => 'CLOSED');
  await click(findButton(texts.form.topUp));
  await page.expectText(texts.outcome.unpaid);
});

test.each([
  ['0.50', 'At least CN¥1.00'],
  ['5000.01', 'At most CN¥5,000.00 at a time'],
  ['ten', texts.amount.notAnAmount],
  ['', texts.amount.empty],
])('an amount of "%s" is told what is wrong and orders nothing', async (text, message) => {
  const page = await openPage(<RechargePage />, wallet({ now: 0 }));
  await page.expectText(texts.amount.other);
  await click(findChoice(texts.amount.other));
  await fill(findField(texts.amount.own), text);
  await click(findButton(texts.form.topUp));
  await page.expectText(message);
  expect(page.posts('third_aigc/recharge')).toEqual([]);
});

test('any amount between the limits can be typed', async () => {
  const page = await openPage(<RechargePage />, {
    ...wallet({ now: 0 }),
    'POST third_aigc/recharge': () => payResult('TRADE_SUCCESS'),
  });
  await page.expectText(texts.amount.other);
  await click(findChoice(texts.amount.other));
  await fill(findField(texts.amount.own), '88.5');
  await click(findButton(texts.form.topUp));
  await page.expectText('CN¥88.50 has arrived.');
  expect(page.posts('third_aigc/recharge')[0]?.body).toMatchObject({ amount: 8_850 });
});

test('a package shows its price for 1,000 characters and is paid from a wallet that suffices', async () => {
  const page = await openPage(<RechargePage />, {
    ...wallet({ now: 10_000 }),
    'POST third_aigc/recharge': () => payResult('TRADE_SUCCESS'),
  });
  await page.expectText(texts.kind.CHARACTERS);
  expect(page.text()).not.toContain(texts.method.available.replace('{{balance}}', 'CN¥100.00'));
  await click(findChoice(texts.kind.CHARACTERS));
  await page.expectText('CN¥2.50 per 1,000 characters');
  await click(findChoice('CN¥299.00'));
  expect(findChoice('CN¥100.00 is not enough').disabled).toBe(true);
  await click(findChoice('CN¥25.00'));
  await click(findChoice('CN¥100.00 available'));
  await click(findButton(texts.form.buy));
  await page.expectText('10,000 characters have arrived.');
  expect(page.posts('third_aigc/recharge')[0]?.body).toEqual({
    kind: 'CHARACTERS',
    package_id: '10k',
    payment_method: 'BALANCE',
  });
});

test('what the catalogue does not sell is not offered', async () => {
  const page = await openPage(<RechargePage />, {
    ...wallet({ now: 0 }),
    'GET pass/product': () => ({ ...catalogue, products: [], packages: [] }),
  });
  await page.expectText(texts.form.closedTitle);
});

test('a refusal is said, and the form stays as it was', async () => {
  const page = await openPage(<RechargePage />, {
    ...wallet({ now: 0 }),
    'POST third_aigc/recharge': () => {
      throw new Refused({ status: 503, error: 'maintenance', message: 'Closed for maintenance.' });
    },
  });
  await page.expectText(texts.form.topUp);
  await click(findChoice('CN¥100.00'));
  await click(findButton(texts.form.topUp));
  await page.expectText('Closed for maintenance.');
  expect(findChoice('CN¥100.00').checked).toBe(true);
});

test('every movement has its sign, its kind in words, its order and the balance after it', async () => {
  const entry = { out_trade_no: null, created_at: '2025-11-01T08:00:00.000Z' };
  const page = await openPage(
    <RechargePage />,
    wallet({ now: 4_010 }, [
      { ...entry, id: 2, kind: 'ORDER_PAYMENT', amount: -990, balance: 4_010, out_trade_no: 'Y2025000000000002' },
      { ...entry, id: 1, kind: 'RECHARGE', amount: 5_000, balance: 5_000, out_trade_no: 'Y2025000000000001' },
    ]),
  );
  await page.expectText(texts.entries.kinds.ORDER_PAYMENT);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    [texts.entries.kinds.ORDER_PAYMENT, 'Y2025000000000002', '−CN¥9.90', 'CN¥40.10'],
    [texts.entries.kinds.RECHARGE, 'Y2025000000000001', '+CN¥50.00', 'CN¥50.00'],
  ]);
});

test.each([
  [0, false],
  [4_000, true],
])('where characters are not sold they are spoken of only to those who have some (%i)', async (characters, isShown) => {
  const answers = wallet({ now: 0 });
  const [recharge] = catalogue.products;
  const page = await openPage(<RechargePage />, {
    ...answers,
    'GET pass/product': () => ({ ...catalogue, products: [recharge], packages: [] }),
    'GET wallet/entries': () => ({ entries: [], balance: 0, characters, page_num: 1, page_size: 10, total: 0 }),
  });
  await page.expectText(texts.balance.note);
  await page.expectText(texts.entries.empty.FEN.title);
  expect(page.text().includes(texts.balance.characters)).toBe(isShown);
  expect(page.text().includes(texts.balance.charactersWait)).toBe(isShown);
  expect(page.text()).not.toContain(texts.kind.CHARACTERS);
});
