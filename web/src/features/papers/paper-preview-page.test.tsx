import type { OrderDetail } from '@yanmo/contract/orders';
import { act } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../domain/orders/order-overlay.ts';
import { workDrawerOverlay } from '../../domain/orders/work-drawer.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { loginOverlay } from '../../lib/login-request.ts';
import { clearSession } from '../../lib/session.ts';
import texts from '../../locales/en/papers.json' with { type: 'json' };
import { type Answers, click, closePages, findButton, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import { watchOpenings } from '../../testing/watch-openings.ts';
import PaperPreviewPage from './paper-preview-page.tsx';
import { outTradeNo, sampleItem, sampleOrder } from './testing/sample-order.ts';

const stops: (() => void)[] = [];

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['papers', 'shell']);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closePages();
});

const labels = (en: string) => ({ zh: en, en, es: en, ja: en });
const codes = {
  order_types: [
    { code: 'PAPER_FINAL', labels: labels('Course paper') },
    { code: 'EXTRA_PROPOSAL', labels: labels('Opening report') },
  ],
  levels: [],
  fields: [],
};

function open(search: string, answers: Answers) {
  return openPage(
    <Routes>
      <Route path="/" element={<Navigate to={`/paperPreview${search}`} />} />
      <Route path="/paperPreview" element={<PaperPreviewPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { 'GET home/global_code': () => codes, ...answers },
  );
}

const openOrder = (order: OrderDetail, tab = '', answers: Answers = {}) =>
  open(`?order=${outTradeNo}${tab && `&tab=${tab}`}`, {
    [`GET orders/order/${outTradeNo}`]: () => order,
    ...answers,
  });

test('an order of somebody else is not there, and says so without an error', async () => {
  const page = await open(`?order=${outTradeNo}`, {
    [`GET orders/order/${outTradeNo}`]: () => {
      throw new Refused({ status: 404, error: 'not_found', message: 'gone' });
    },
  });
  await page.expectText(texts.preview.absentTitle);
  const drawer = watchOpenings(workDrawerOverlay);
  stops.push(drawer.stop);
  await click(findButton(texts.preview.openOrders));
  expect(drawer.wishes).toEqual([{ tab: 'orders', needsLogin: false }]);
});

test('a server that fails can be asked again', async () => {
  let isUp = false;
  const page = await open(`?order=${outTradeNo}`, {
    [`GET orders/order/${outTradeNo}`]: () => {
      if (!isUp) throw new Refused({ status: 503, error: 'internal', message: 'down for a moment' });
      return sampleOrder({ payment_status: 'PRE_CREATE', due_amount: 1_500 });
    },
  });
  await page.expectText('down for a moment');
  isUp = true;
  await click(findButton(i18n.t('shell:action.retry')));
  await page.expectText(texts.missing.unpaid.title);
});

test('an order that is not paid leads to the cashier, and is looked at again afterwards', async () => {
  const page = await openOrder(
    sampleOrder({ payment_status: 'PRE_CREATE', due_amount: 1_500, order_item_response: [sampleItem({ stage: 0 })] }),
  );
  await page.expectText(texts.missing.unpaid.title);
  const cashier = watchOpenings(orderOverlay, () => 'PAID');
  stops.push(cashier.stop);
  const before = page.sent.filter(({ path }) => path.startsWith('orders/order')).length;
  await click(findButton('Pay CN¥15.00'));
  await waitFor(() =>
    expect(page.sent.filter(({ path }) => path.startsWith('orders/order')).length).toBeGreaterThan(before),
  );
  expect(cashier.wishes).toEqual([{ kind: 'cashier', outTradeNo }]);
});

test('a paper that is being written shows how far it is and leads to where one can watch', async () => {
  const page = await openOrder(sampleOrder({ order_item_response: [sampleItem({ stage: 1, progress: 43.7 })] }));
  await page.expectText('43% done');
  const progress = watchOpenings(orderOverlay);
  stops.push(progress.stop);
  await click(findButton(texts.missing.working.watch));
  expect(progress.wishes).toEqual([{ kind: 'progress', outTradeNo }]);
});

test('a failed item says why, and is tried again for nothing', async () => {
  const failed = sampleItem({ stage: 3, error: { error: 'engine_unavailable', message: 'The model did not answer.' } });
  const page = await openOrder(sampleOrder({ order_item_response: [failed] }), '', {
    'POST orders/retry': () => sampleItem({ stage: 0 }),
  });
  await page.expectText('The model did not answer.');
  await click(findButton(texts.missing.failed.retry));
  await waitFor(() =>
    expect(page.posts('orders/retry')).toMatchObject([{ body: { out_trade_no: outTradeNo, item_id: failed.id } }]),
  );
});

test('with no retry left it offers none and says that the money comes back', async () => {
  const used = sampleItem({ stage: 3, retries_left: 0, is_out_of_retries: true });
  const page = await openOrder(sampleOrder({ order_item_response: [used] }));
  await page.expectText(texts.missing.failed.refundText);
  expect(page.text()).not.toContain(texts.missing.failed.retryText);
});

test('what was refunded, or cannot be tried again, says nothing of retries that were used up', async () => {
  const lost = (id: string, error: string) =>
    sampleItem({ id, stage: 3, retries_left: 0, error: { error, message: `because of ${error}` } });
  const order = sampleOrder({
    order_item_response: [lost('first', 'item_refunded'), lost('second', 'engine_refused')],
  });
  const refunded = await openOrder(order);
  await refunded.expectText('because of item_refunded');
  const { retry, retryText, refundText, noRetryText } = texts.missing.failed;
  for (const words of [retry, retryText, refundText, noRetryText]) expect(refunded.text()).not.toContain(words);
  await closePages();
  const refused = await openOrder(order, 'file&item=second');
  await refused.expectText(`because of engine_refused ${noRetryText}`);
  for (const words of [retry, retryText, refundText]) expect(refused.text()).not.toContain(words);
});

test('each item of an order can be chosen, and the address keeps it', async () => {
  const page = await openOrder(
    sampleOrder({
      order_item_response: [
        sampleItem({ stage: 1, progress: 10 }),
        sampleItem({ id: 'extra', kind: 'EXTRA_PROPOSAL', stage: 1, progress: 77 }),
      ],
    }),
  );
  await page.expectText('10% done');
  const select = document.querySelector('select');
  if (!select) throw new Error('no choice of items');
  await waitFor(() => expect([...select.options].map(({ text }) => text)).toEqual(['Course paper', 'Opening report']));
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'extra');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.expectText('77% done');
});

test('what was unread is seen once it is looked at', async () => {
  let isUnread = true;
  const page = await open(`?order=${outTradeNo}`, {
    [`GET orders/order/${outTradeNo}`]: () =>
      sampleOrder({ is_unread: isUnread, order_item_response: [sampleItem({ stage: 1 })] }),
    'POST orders/seen': () => {
      isUnread = false;
      return { unread: 0, working: 1, orders: [] };
    },
  });
  await waitFor(() => expect(page.posts('orders/seen')).toMatchObject([{ body: { trade_no_list: [outTradeNo] } }]));
  await page.expectText(texts.missing.working.title);
  expect(page.posts('orders/seen')).toHaveLength(1);
});

test('an outline has no pages, and no tabs of a paper', async () => {
  const page = await openOrder(
    sampleOrder({
      order_type: 'OUTLINE_DOWNLOAD',
      order_item_response: [sampleItem({ kind: 'OUTLINE_DOWNLOAD', file_urls: { word: '/w', pdf: null, zip: null } })],
    }),
    'certificate',
  );
  await page.expectText(texts.missing.noPages.title);
  expect(document.querySelector('[role="tab"]')).toBeNull();
});

test('without an order in the address it lists one’s own papers', async () => {
  const page = await open('', {
    'GET paper/list': () => ({
      page_num: 1,
      page_size: 5,
      total: 2,
      papers: [
        {
          out_trade_no: 'Y1',
          title: '社区养老服务研究',
          language: 'zh',
          is_preview: true,
          edition: 1,
          pages: 8,
          units: 2_400,
          delivered_at: '2026-01-02T00:00:00.000Z',
        },
        {
          out_trade_no: 'Y2',
          title: 'Trams',
          language: 'en',
          is_preview: false,
          edition: 3,
          pages: 1,
          units: 900,
          delivered_at: '2026-01-01T00:00:00.000Z',
        },
      ],
    }),
  });
  await page.expectText('8 pages · 2,400 characters');
  expect(page.text()).toContain('1 page · 900 words · Edition 3');
  const links = [...document.querySelectorAll('main a, li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/paperPreview?order=Y1', '/paperPreview?order=Y2']);
});

test('whoever is not logged in is asked to, and sees nothing of an order', async () => {
  const page = await openOrder(sampleOrder());
  const login = watchOpenings(loginOverlay);
  stops.push(login.stop);
  await act(async () => clearSession());
  await page.expectText(texts.preview.loginTitle);
  await click(findButton(texts.preview.login));
  expect(login.wishes).toHaveLength(1);
});
