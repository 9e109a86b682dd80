import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { loginOverlay } from '../../lib/login-request.ts';
import { clearSession } from '../../lib/session.ts';
import texts from '../../locales/en/similarity.json' with { type: 'json' };
import sheetTexts from '../../locales/en/texts.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  pickFiles,
  Refused,
  waitFor,
} from '../../testing/open-page.tsx';
import { sampleItem, sampleOrder } from '../../testing/sample-order.ts';
import { watchOpenings } from '../../testing/watch-openings.ts';
import PlagiarismCheckPage from './plagiarism-check-page.tsx';
import { sampleComparison } from './testing/sample-report.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['similarity', 'orders', 'shell', 'texts']);
});

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closePages();
  sessionStorage.clear();
});

const number = 'Y20250101000001';
const coupon = {
  ...{ id: '33333333-3333-4333-8333-333333333333', kind: 'PLAGIARISM_CHECK', percent: null, max_characters: 100 },
  ...{ channel: 'TEST', status: 'UNUSED', expires_at: '2030-01-01T00:00:00.000Z', out_trade_no: null },
};
const product = { labels: { zh: '', en: '', es: '', ja: '' }, pricing: 'PER_1000', price: 150, estimated_minutes: 5 };
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const sent = {
  ...{ file_back_key: 'k1', title: 'Trams', language: 'en', characters: 120, out_trade_no: number },
  ...{ preview: 'Trams shape how people', cleaned: 2 },
};

/** As somebody does who has looked at the page in between: presses that follow each other at once count as one. */
async function submit() {
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  document.dispatchEvent(new Event('input'));
  await click(findButton(texts.order.submit));
}

function answersWith(change: Answers = {}): Answers {
  const page = (orders: unknown[]) => ({ order_list: orders, outline_list: orders, page_num: 1, page_size: 5 });
  return {
    'GET home/info': () => ({ open_features: ['PLAGIARISM_CHECK'] }),
    'GET pass/product': () => ({
      ...{ products: [{ ...product, order_type: 'PLAGIARISM_CHECK' }], packages: [], deposit_percent: 30 },
      ...{ recharge: { amounts: [], minimum: 1, maximum: 1 }, payment_methods: ['BALANCE'], payment_minutes: 30 },
    }),
    'GET coupon/coupon_list': () => ({ coupons: [coupon] }),
    'GET similarity/texts': () => ({
      texts: [
        { among: 'LIBRARY', texts: 1_204, passages: 3_000 },
        { among: 'OWN_FILES', texts: 0, passages: 0 },
      ],
    }),
    'GET paper/predict_price': ({ query }) => ({
      lines: [{ code: 'PLAGIARISM_CHECK', units: Number(query.word_count), unit_price: 150, amount: 123 }],
      ...{ original_amount: 123, discounted_price: 123, is_discount: false, deposit: null, pay_amount: 123 },
      ...{ estimated_minutes: 5, measured_seconds: null, length: null },
    }),
    'GET orders/order/list': () => ({ ...page([]), total: 0 }),
    'POST pass/upload': () => sent,
    ...change,
  };
}

test('a text is priced as it is typed, sent with what was chosen, and paid with the coupon that was made for it', async () => {
  const openings = watchOpenings(orderOverlay);
  stops.push(openings.stop);
  const page = await openPage(<PlagiarismCheckPage />, answersWith());
  await page.expectText(texts.order.empty);
  await page.expectText('1,204 texts');
  await fill(findField(sheetTexts.text), words(20));
  expect(page.text()).toContain('at least 30 units');
  await fill(findField(sheetTexts.text), words(120));
  await page.expectText('¥1.23');
  expect(page.text()).toContain('This coupon covers 100 units; you pay the rest.');
  await click(findChoice(texts.among.SITE.name));
  // Where there is nothing to compare with, nothing is sold, and the page says so.
  expect(page.text()).not.toContain(texts.order.noTexts);
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  await click(findChoice(texts.among.LIBRARY.name));
  expect(page.text()).toContain(texts.order.noTexts);
  expect(page.text()).not.toContain('¥1.23');
  expect(findButton(texts.order.submit).disabled).toBe(true);
  await click(findChoice(texts.among.LIBRARY.name));
  await submit();
  const opened = { kind: 'cashier', outTradeNo: number, couponId: coupon.id };
  await waitFor(() => expect(openings.wishes).toEqual([opened]));
  expect(page.posts('pass/upload')[0]).toMatchObject({
    body: { text: words(120), compare_with: ['LIBRARY', 'OWN_FILES'] },
    idempotencyKey: expect.any(String),
  });
  expect(page.text()).toContain('2 invisible or look-alike characters were taken out.');

  // Left unpaid, the same text is the same order; another choice is told to the server first.
  await act(async () => orderOverlay.close());
  await page.expectText(texts.order.unpaid);
  await submit();
  await waitFor(() => expect(openings.wishes).toHaveLength(2));
  expect(page.posts('pass/upload')).toHaveLength(1);
  await act(async () => orderOverlay.close());
  await click(findChoice(texts.among.OWN_FILES.name));
  await submit();
  await waitFor(() => expect(page.posts('pass/upload')).toHaveLength(2));
  expect(page.posts('pass/upload')[1]?.body).toMatchObject({ compare_with: ['LIBRARY'] });
  await act(async () => orderOverlay.close());
});

test('a text that is longer than it seemed is not paid before its price is seen', async () => {
  const openings = watchOpenings(orderOverlay);
  stops.push(openings.stop);
  const page = await openPage(
    <PlagiarismCheckPage />,
    answersWith({ 'POST pass/upload': () => ({ ...sent, characters: 400 }) }),
  );
  await page.expectText(texts.order.empty);
  await fill(findField(sheetTexts.text), words(120));
  await submit();
  await page.expectText('As read it has 400 units.');
  expect(openings.wishes).toEqual([]);
});

test('a file shows what was read of it; what the server refuses is said where it was dropped', async () => {
  let isScanned = true;
  const page = await openPage(
    <PlagiarismCheckPage />,
    answersWith({
      'POST files/upload': () => ({ file_key: 'f1', name: 'a.pdf', size: 9, type: '' }),
      'POST pass/upload': () => {
        if (isScanned) throw new Refused({ status: 422, error: 'file_scanned', message: 'only pictures of pages' });
        return sent;
      },
    }),
  );
  await page.expectText(texts.order.empty);
  await pickFiles([new File(['x'], 'old.doc')]);
  await page.expectText('Save an old .doc as .docx first');
  await pickFiles([new File(['x'], 'a.pdf')]);
  await page.expectText('only pictures of pages');
  isScanned = false;
  await pickFiles([new File(['x'], 'a.pdf')]);
  await page.expectText('a.pdf · English · 120 words');
  expect(findField(sheetTexts.text).value).toBe(sent.preview);
  await page.expectText('¥1.23');
  expect(page.posts('pass/upload')[1]?.body).toMatchObject({ file_key: 'f1' });
});

test('a visitor fills it in, and is asked to log in where an order begins; the text waits', async () => {
  const openings = watchOpenings(loginOverlay);
  stops.push(openings.stop);
  const page = await openPage(<PlagiarismCheckPage />, answersWith());
  await page.expectText(texts.order.empty);
  await act(async () => clearSession());
  await fill(findField(sheetTexts.text), words(120));
  await page.expectText('¥1.23');
  await submit();
  await waitFor(() => expect(openings.wishes).toHaveLength(1));
  expect(page.posts('pass/upload')).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('yanmo_check_draft')).toContain('word119');
});

test('recent checks are listed with what they came to', async () => {
  const kind = 'PLAGIARISM_CHECK';
  const orders = [
    sampleOrder({
      ...{ out_trade_no: 'Y1done00', order_type: kind, payment_status: 'TRADE_SUCCESS', outline: null },
      order_item_response: [sampleItem({ kind, stage: 2, rate: 12.5 })],
    }),
    sampleOrder({ out_trade_no: 'Y1open00', order_type: kind, outline: null, due_amount: 321 }),
  ];
  const page = await openPage(
    <PlagiarismCheckPage />,
    answersWith({
      'GET orders/order/list': ({ query }) => {
        expect(query.order_type).toBe(kind);
        return { order_list: orders, outline_list: orders, page_num: 1, page_size: 5, total: 2 };
      },
    }),
  );
  await page.expectText('12.5%');
  expect(findButton('Pay CN¥3.21')).toBeDefined();
  expect(document.querySelector('a[href="/main/plagiarismCheck?order=Y1done00"]')).not.toBeNull();
});

test('two texts are compared for a visitor as well; a press shows the place on the other side', async () => {
  const page = await openPage(
    <PlagiarismCheckPage />,
    answersWith({ 'POST similarity/compare': () => sampleComparison() }),
  );
  await page.expectText(texts.order.empty);
  await act(async () => clearSession());
  await click(findButton(texts.tab.compare));
  await page.expectText('up to 3,000 units each');
  const [left, right] = [...document.querySelectorAll<HTMLTextAreaElement>('textarea')].slice(-2);
  expect(findButton(texts.compare.start).disabled).toBe(true);
  await fill(left as HTMLTextAreaElement, words(3_001));
  await page.expectText('at most 3,000 units each');
  await fill(left as HTMLTextAreaElement, 'one');
  await fill(right as HTMLTextAreaElement, 'two');
  await click(findButton(texts.compare.start));
  await page.expectText('78.6%');
  expect(page.posts('similarity/compare')[0]?.body).toEqual({ left: { text: 'one' }, right: { text: 'two' } });
  const marks = [...document.querySelectorAll<HTMLElement>('[data-match]')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 2 }, () => 'Trams shape how people reach work every day of the week.'),
  );
  await click(marks[0] as HTMLElement);
  expect(marks.map((mark) => mark.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
});

test('a site that has closed it says so, and asks for nothing', async () => {
  const page = await openPage(<PlagiarismCheckPage />, answersWith({ 'GET home/info': () => ({ open_features: [] }) }));
  await page.expectText(texts.closed.title);
  expect(document.querySelector('textarea')).toBeNull();
});
