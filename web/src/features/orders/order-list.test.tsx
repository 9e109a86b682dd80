import type { OrderDetail } from '@yanmo/contract/orders';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/orders.json' with { type: 'json' };
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import { watchOpenings } from '../../testing/watch-openings.ts';
import OrderList from './order-list.tsx';
import { type Answers, showWithApi } from './testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  await leave?.();
  leave = undefined;
});

async function showOrders(orders: OrderDetail[], answers: Answers = {}) {
  const result = { order_list: orders, outline_list: orders, page_num: 1, page_size: 5, total: orders.length };
  const page = await showWithApi(<OrderList onStart={() => undefined} />, {
    'GET orders/order/list': result,
    ...answers,
  });
  leave = page.leave;
  await page.settle(() => expect(page.buttons()).toContain(texts.list.refresh));
  return page;
}

const { order: words, item: deeds } = texts;
const always = [texts.list.refresh, texts.list.delete, words.events];

test.each([
  ['unpaid', { payment_status: 'PRE_CREATE' }, [words.pay]],
  ['waiting for the payment', { payment_status: 'WAIT_BUYER_PAY' }, [words.pay]],
  [
    'paid in part',
    {
      payment_status: 'TRADE_DEPOSIT_SUCCESS',
      paid_amount: 300,
      order_item_response: [sampleItem({ stage: 2, file_urls: { word: null, pdf: '/p.pdf', zip: null } })],
    },
    [deeds.preview, words.payRest, words.refund],
  ],
  [
    'being made',
    { payment_status: 'TRADE_SUCCESS', paid_amount: 990, order_item_response: [sampleItem({ stage: 1 })] },
    [deeds.progress, words.refund],
  ],
  [
    'done',
    {
      payment_status: 'TRADE_SUCCESS',
      paid_amount: 990,
      order_item_response: [sampleItem({ stage: 2, file_urls: { word: '/a.docx', pdf: '/a.pdf', zip: null } })],
    },
    [deeds.download, deeds.preview, words.refund],
  ],
  [
    'failed',
    { payment_status: 'TRADE_SUCCESS', paid_amount: 990, order_item_response: [sampleItem({ stage: 3 })] },
    [deeds.retry, words.refund],
  ],
  [
    'a top-up',
    {
      order_type: 'WALLET_RECHARGE',
      payment_status: 'TRADE_SUCCESS',
      paid_amount: 990,
      order_item_response: [sampleItem({ kind: 'WALLET_RECHARGE', stage: 2 })],
    },
    [words.refund],
  ],
  [
    'a check',
    {
      order_type: 'PLAGIARISM_CHECK',
      payment_status: 'TRADE_SUCCESS',
      paid_amount: 990,
      order_item_response: [
        sampleItem({
          ...{ kind: 'PLAGIARISM_CHECK', stage: 2, rate: 12.5 },
          file_urls: { word: null, pdf: '/a.pdf', zip: null },
        }),
      ],
    },
    [deeds.report, deeds.download, words.refund],
  ],
  [
    'given back',
    { payment_status: 'TRADE_FINISHED', paid_amount: 990, refunded_amount: 990, order_item_response: [] },
    [],
  ],
] as [string, Partial<OrderDetail>, string[]][])(
  'of an order that is %s, this is offered',
  async (_name, change, offered) => {
    const page = await showOrders([sampleOrder(change)]);
    expect(page.buttons().filter((name) => name && !always.includes(name))).toEqual(offered);
  },
);

test('how an order stands is said in words, with what was paid and given back', async () => {
  const page = await showOrders([
    sampleOrder({ payment_status: 'TRADE_SUCCESS', paid_amount: 990, refunded_amount: 200, total_price: 990 }),
  ]);
  expect(page.text()).toContain('Paid CN¥9.90');
  expect(page.text()).toContain('Refunded CN¥2.00');
});

test('a retry says that it goes on, and a file without a link that there is none', async () => {
  const failed = sampleOrder({
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    order_item_response: [sampleItem({ stage: 3 })],
  });
  const done = sampleOrder({
    out_trade_no: 'Y20250101000002',
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    order_item_response: [sampleItem({ stage: 2 })],
  });
  const page = await showOrders([failed, done], {
    'POST orders/retry': sampleItem(),
    'GET orders/order/Y20250101000002': done,
  });
  await page.press(deeds.retry);
  await page.shows(deeds.retried);
  expect(page.asked.find(({ path }) => path === 'orders/retry')?.body).toEqual({
    out_trade_no: failed.out_trade_no,
    item_id: failed.order_item_response[0]?.id,
  });
  await page.press(deeds.download);
  await page.shows(deeds.emptyLink);
});

test('a delivered paper is compared with others from its order, and a check says what it came to', async () => {
  const stop = watchOpenings(orderOverlay);
  const files = { word: '/a.docx', pdf: '/a.pdf', zip: null };
  const paper = sampleOrder({
    ...{ order_type: 'PAPER_FINAL', payment_status: 'TRADE_SUCCESS', paid_amount: 990 },
    order_item_response: [sampleItem({ kind: 'PAPER', stage: 2, file_urls: files })],
  });
  const check = sampleOrder({
    ...{ out_trade_no: 'Y20250101000002', order_type: 'PLAGIARISM_CHECK', payment_status: 'TRADE_SUCCESS' },
    order_item_response: [sampleItem({ kind: 'PLAGIARISM_CHECK', stage: 2, rate: 12.5 })],
  });
  const page = await showOrders([paper, check], {
    'GET home/info': { open_features: ['PLAGIARISM_CHECK'] },
    'POST pass/upload': { out_trade_no: 'Y20250101000003' },
  });
  await page.shows('12.5% copied');
  await page.settle(() => expect(page.buttons()).toContain(deeds.check));
  await page.press(deeds.check);
  await page.settle(() => expect(stop.wishes).toEqual([{ kind: 'cashier', outTradeNo: 'Y20250101000003' }]));
  expect(page.asked.find(({ path }) => path === 'pass/upload')?.body).toEqual({ out_trade_no: paper.out_trade_no });
  stop.stop();
});

test('deleting asks first, and names what was refused with its reason', async () => {
  const [first, second] = [
    sampleOrder(),
    sampleOrder({ out_trade_no: 'Y20250101000002', payment_status: 'TRADE_SUCCESS', paid_amount: 990 }),
  ];
  const page = await showOrders([first, second], {
    'POST orders/batch_delete': {
      deleted: [first.out_trade_no],
      refused: [{ out_trade_no: second.out_trade_no, error: 'order_unfinished', message: 'It is not finished.' }],
    },
  });
  for (const { out_trade_no } of [first, second]) {
    const box = document.querySelector<HTMLInputElement>(`input[aria-label$="${out_trade_no}"]`);
    await page.settle(() => expect(box).not.toBeNull());
    await act(async () => box?.click());
  }
  await page.settle(() => expect(page.buttons()).toContain('Delete selected (2)'));
  await page.press('Delete selected (2)');
  expect(page.asked.some(({ method }) => method === 'POST')).toBe(false);
  await page.press(texts.list.deleteConfirm);
  await page.shows(texts.list.deleted);
  await page.shows(`${second.outline?.title} (${second.out_trade_no}): It is not finished.`);
  const sent = page.asked.find(({ path }) => path === 'orders/batch_delete');
  expect(sent?.body).toEqual({ trade_no_list: [first.out_trade_no, second.out_trade_no] });
});

test('what happened is told on demand, without the steps of the work', async () => {
  const event = { from_status: null, to_status: null, amount: null, created_at: '2025-01-01T00:00:00.000Z' };
  const order = sampleOrder({
    events: [
      { ...event, id: 1, type: 'created', amount: 990 },
      { ...event, id: 2, type: 'payment_closed' },
      { ...event, id: 3, type: 'item_changed' },
    ],
  });
  const page = await showOrders([order], { [`GET orders/order/${order.out_trade_no}`]: order });
  expect(page.text()).not.toContain(texts.event.created);
  await page.press(words.events);
  await page.shows(texts.event.payment_closed);
  expect(document.querySelectorAll('ol > li')).toHaveLength(2);
});

test('without any order the drawer says what will be here', async () => {
  const empty = { order_list: [], outline_list: [], page_num: 1, page_size: 5, total: 0 };
  const page = await showWithApi(<OrderList onStart={() => undefined} />, { 'GET orders/order/list': empty });
  leave = page.leave;
  await page.shows(i18n.t('shell:drawer.emptyOrders'));
  expect(page.buttons()).toEqual([texts.list.start]);
});

const paperOrder = (change: Partial<OrderDetail> = {}) =>
  sampleOrder({
    order_type: 'PAPER_UNDERGRADUATE',
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 990,
    template_id: 'gb-thesis',
    citation_style: 'gbt7714-2025',
    order_item_response: [sampleItem({ stage: 2, file_urls: { word: '/a.docx', pdf: '/a.pdf', zip: null } })],
    ...change,
  });
const linksOf = () => [...document.querySelectorAll('li a[href]')].map((link) => link.getAttribute('href'));

test('a delivered paper is previewed, read and amended on its own pages; a preview is not amended', async () => {
  const page = await showOrders([paperOrder()]);
  const number = paperOrder().out_trade_no;
  expect(page.buttons().filter((name) => name && !always.includes(name))).toEqual([
    deeds.download,
    deeds.preview,
    deeds.read,
    deeds.amend,
    words.refund,
  ]);
  expect(linksOf()).toEqual([
    `/paperPreview?order=${number}`,
    `/main/readpaper?order=${number}`,
    `/main/amendpaper?order=${number}`,
  ]);
  await page.leave();
  await showOrders([paperOrder({ payment_status: 'TRADE_DEPOSIT_SUCCESS' })]);
  expect(linksOf()).toEqual([`/paperPreview?order=${number}`, `/main/readpaper?order=${number}`]);
});

test('how a paper is set is told with its history', async () => {
  const page = await showOrders([paperOrder()], {
    [`GET orders/order/${paperOrder().out_trade_no}`]: paperOrder(),
    'GET paper/options': { templates: [{ id: 'gb-thesis', name: 'National standard' }], styles: ['gbt7714-2025'] },
  });
  await page.press(words.events);
  await page.shows('National standard · GB/T 7714—2025');
});

test('what has news is marked while one looks, and the server is told once that it was seen', async () => {
  const server = { isUnread: true };
  const list = () => {
    const orders = [paperOrder({ is_unread: server.isUnread }), sampleOrder({ out_trade_no: 'Y20250101000002' })];
    return { order_list: orders, outline_list: orders, page_num: 1, page_size: 5, total: 2 };
  };
  const page = await showOrders([], {
    'GET orders/order/list': list,
    'POST orders/seen': () => {
      server.isUnread = false;
      return { unread: 0, working: 0, orders: [] };
    },
  });
  await page.settle(() => expect(server.isUnread).toBe(false));
  const marked = () => [...document.querySelectorAll('h3')].map((one) => one.textContent?.includes(words.fresh));
  expect(marked()).toEqual([true, false]);
  await page.press(texts.list.refresh);
  await page.settle(() => expect(page.asked.filter(({ path }) => path === 'orders/order/list')).toHaveLength(2));
  expect(marked()).toEqual([true, false]);
  const told = page.asked.filter(({ path }) => path === 'orders/seen').map(({ body }) => body);
  expect(told).toEqual([{ trade_no_list: [paperOrder().out_trade_no] }]);
});
