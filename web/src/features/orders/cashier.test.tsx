import type { OrderDetail } from '@yanmo/contract/orders';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderPollMs } from '../../lib/constants.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/orders.json' with { type: 'json' };
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import Cashier from './cashier.tsx';
import { type Answers, type Asked, catalogue, Refusal, showWithApi } from './testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;
const number = sampleOrder().out_trade_no;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  vi.useRealTimers();
  await leave?.();
  leave = undefined;
});

const scan = {
  payment_no: 'P1',
  pay_link: '/cashier/P1',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  pay_amount: 990,
  payment_method: 'ALIPAY',
  expires_at: new Date(Date.now() + 30 * 60_000).toISOString(),
};
const coupon = {
  id: '33333333-3333-4333-8333-333333333333',
  kind: 'DISCOUNT',
  percent: 30,
  max_characters: null,
  channel: 'TEST',
  status: 'UNUSED',
  expires_at: '2030-01-01T00:00:00.000Z',
  out_trade_no: null,
};

async function showCashier(
  first: OrderDetail,
  {
    balance = 0,
    characters = 0,
    coupons = [] as object[],
    ...answers
  }: Answers & { balance?: number; characters?: number; coupons?: object[] } = {},
) {
  const server = { order: first };
  const onPaid = vi.fn();
  const page = await showWithApi(
    <Cashier outTradeNo={number} onPaid={onPaid} onClose={() => undefined} onShowProgress={() => undefined} />,
    {
      [`GET orders/order/${number}`]: () => server.order,
      'GET pass/product': catalogue,
      'GET wallet/entries': { entries: [], page_num: 1, page_size: 1, total: 0, balance, characters },
      [`GET pass/pay_discount/${number}`]: {
        original_amount: 990,
        discounted_price: 990,
        is_discount: false,
        coupons,
      },
      'POST pass/pre_create': () => {
        server.order = { ...server.order, payment_status: 'WAIT_BUYER_PAY' };
        return scan;
      },
      ...answers,
    },
  );
  leave = page.leave;
  const sent = (path: string) => page.asked.filter((one) => one.path === path);
  return { page, server, onPaid, sent };
}

test('a code to scan, its link and the time left are shown at once', async () => {
  const { page, sent } = await showCashier(sampleOrder());
  await page.shows(texts.pay.scan.open);
  expect(document.querySelector('a[href="/cashier/P1"]')?.getAttribute('target')).toBe('_blank');
  expect(document.querySelector('img')?.alt).toBe('Payment code for Alipay');
  expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^(29|30):\d\d$/);
  const [first] = sent('pass/pre_create');
  expect(first?.body).toEqual({ out_trade_no: number, payment_method: 'ALIPAY', coupon_id: null });
  expect(first?.idempotencyKey).toBeTruthy();
});

test('a wallet that holds enough is offered first and pays with one press', async () => {
  const paid = sampleOrder({
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    due_amount: 0,
    order_item_response: [sampleItem({ stage: 2, file_urls: { word: '/a.docx', pdf: null, zip: null } })],
  });
  const { page, server, onPaid, sent } = await showCashier(sampleOrder(), {
    balance: 1_000,
    'POST pass/pay_order': () => {
      server.order = paid;
      return paid;
    },
  });
  await page.shows('Pay CN¥9.90 from the wallet');
  expect(page.text()).toContain(`${texts.pay.wallet.left}CN¥0.10`);
  await page.press('Pay CN¥9.90 from the wallet');
  await page.shows(texts.paid.title);
  expect(page.buttons()).toContain(texts.item.download);
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(sent('pass/pre_create')).toEqual([]);
  expect(sent('pass/pay_order')[0]?.idempotencyKey).toBeTruthy();
});

const rewriting = {
  order_type: 'REDUCE_AIGC_ONCE',
  lines: [{ code: 'REDUCE_AIGC_ONCE', units: 3_300, unit_price: 300, amount: 990 }],
} as const;

test('prepaid characters that suffice pay for a rewriting, and for nothing else', async () => {
  const { page, server, sent } = await showCashier(sampleOrder({ ...rewriting, lines: [...rewriting.lines] }), {
    characters: 5_000,
    'POST pass/pay_order': () => {
      server.order = { ...server.order, payment_status: 'TRADE_SUCCESS', paid_amount: 0, due_amount: 0 };
      return server.order;
    },
  });
  await page.shows('1,700');
  await page.press('Pay with 3,300 prepaid characters');
  await page.shows(texts.paid.title);
  expect(sent('pass/pay_order')[0]?.body).toEqual({ out_trade_no: number, source: 'CHARACTERS', coupon_id: null });
  await page.leave();
  const other = await showCashier(sampleOrder(), { characters: 5_000 });
  await other.page.shows(texts.pay.scan.open);
  expect(other.page.text()).not.toContain(texts.pay.methods.CHARACTERS);
});

test('a wallet that holds too little says what is missing and leads to more', async () => {
  const { page } = await showCashier(sampleOrder(), { balance: 290 });
  await page.shows(texts.pay.scan.open);
  await act(async () => document.querySelector<HTMLInputElement>('input[value="BALANCE"]')?.click());
  await page.shows(`${texts.pay.wallet.missing}CN¥7.00`);
  expect(document.querySelector('a[href="/wallet/recharge"]')).not.toBeNull();
});

test('a payment that failed can be tried again, as another payment', async () => {
  const { page, server, sent } = await showCashier(sampleOrder());
  await page.shows(texts.pay.scan.open);
  const closed = { id: 3, type: 'payment_closed', from_status: null, to_status: null, amount: null } as const;
  const events = [{ ...closed, created_at: '2025-01-01T00:00:00.000Z' }];
  server.order = { ...server.order, payment_status: 'PRE_CREATE', events };
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await page.shows(texts.pay.over.failed);
  await page.press(texts.pay.over.again);
  await page.shows(texts.pay.scan.open);
  const keys = sent('pass/pre_create').map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('a code that ran out is not offered any longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { page } = await showCashier(sampleOrder());
  await page.shows(texts.pay.scan.open);
  await act(async () => await vi.advanceTimersByTimeAsync(31 * 60_000));
  await page.shows(texts.pay.over.expired);
  expect(page.buttons()).toContain(texts.pay.over.again);
  expect(document.querySelector('img')).toBeNull();
});

test('paid elsewhere, it is seen here at the next question', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { page, server, onPaid } = await showCashier(sampleOrder());
  await page.shows(texts.pay.scan.open);
  server.order = sampleOrder({ payment_status: 'TRADE_SUCCESS', paid_amount: 990, due_amount: 0 });
  await act(async () => await vi.advanceTimersByTimeAsync(orderPollMs));
  await page.shows(texts.paid.title);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('a deposit is called one as soon as it is paid, and what cannot be made after all says why', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { page, server } = await showCashier(sampleOrder({ pay_type: 'PAY_STAGES', deposit: 300, due_amount: 300 }));
  await page.shows(texts.pay.scan.open);
  const paid = { payment_status: 'TRADE_DEPOSIT_SUCCESS', paid_amount: 300 } as const;
  server.order = sampleOrder({ ...paid, last_seq: 2, order_item_response: [sampleItem({ stage: 1 })] });
  await act(async () => await vi.advanceTimersByTimeAsync(orderPollMs));
  await page.settle(() => expect(document.querySelector('h3')?.textContent).toBe(texts.paid.deposit));
  const error = { error: 'order_outdated', message: 'The outline was changed.' };
  const rejected = sampleItem({ stage: 3, error, retries_left: 0 });
  server.order = sampleOrder({ ...paid, last_seq: 3, order_item_response: [rejected] });
  await act(async () => await vi.advanceTimersByTimeAsync(orderPollMs));
  await page.shows(`The outline was changed. ${texts.item.noRetry}`);
  expect(page.text()).not.toContain(texts.paid.next.failed);
});

test('a coupon changes what is due, and is named when the payment begins', async () => {
  const { page, sent } = await showCashier(sampleOrder(), { coupons: [{ ...coupon, discount: 297 }] });
  await page.shows(texts.pay.scan.open);
  await page.settle(() => expect(document.querySelector('input[aria-haspopup="listbox"]')).not.toBeNull());
  await act(async () => document.querySelector<HTMLInputElement>('input[aria-haspopup="listbox"]')?.click());
  const option = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
    textContent?.includes('30% off'),
  );
  expect(option?.textContent).toContain('saves CN¥2.97');
  await act(async () => option?.click());
  await page.shows('CN¥6.93');
  await page.settle(() =>
    expect(sent('pass/pre_create').map(({ body }) => (body as { coupon_id: string | null }).coupon_id)).toEqual([
      null,
      coupon.id,
    ]),
  );
});

test('a refusal to begin a payment is shown with the way to try again', async () => {
  let refusals = 1;
  const { page, sent } = await showCashier(sampleOrder(), {
    'POST pass/pre_create': (_asked: Asked) => {
      if (refusals-- > 0) throw new Refusal(503, 'payment_unavailable');
      return scan;
    },
  });
  await page.shows('refused: payment_unavailable');
  await page.press(i18n.t('shell:action.retry'));
  await page.shows(texts.pay.scan.open);
  const [first, second] = sent('pass/pre_create');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('an order that has ended cannot be paid', async () => {
  const { page, sent } = await showCashier(sampleOrder({ payment_status: 'TRADE_FINISHED', due_amount: 0 }));
  await page.shows(texts.pay.closedTitle);
  expect(sent('pass/pre_create')).toEqual([]);
});
