import type { HomeInfo } from '@yanmo/contract/home';
import { act, type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { clearSession } from '../../lib/session.ts';
import texts from '../../locales/en/rewriting.json' with { type: 'json' };
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
import { watchOpenings } from '../../testing/watch-openings.ts';
import ReduceRepetitionPage from './reduce-repetition-page.tsx';
import { sampleMeasurement } from './testing/sample-measurement.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['rewriting', 'orders', 'shell', 'texts']);
});

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closePages();
  sessionStorage.clear();
});

const home = { open_features: ['REDUCE_AIGC'] } as unknown as HomeInfo;
const coupon = {
  ...{ id: '33333333-3333-4333-8333-333333333333', kind: 'REDUCE_AIGC', percent: null, max_characters: 500 },
  ...{ channel: 'TEST', status: 'UNUSED', expires_at: '2030-01-01T00:00:00.000Z', out_trade_no: null },
};
const product = { labels: { zh: '', en: '', es: '', ja: '' }, pricing: 'PER_1000', price: 300, estimated_minutes: 10 };

function answersWith(change: Answers = {}): Answers {
  return {
    'GET home/info': () => home,
    'GET home/global_code': () => ({
      ...{ order_types: [], coupon_kinds: [] },
      promise: {
        ...{ aigc_rate_maximum: 20, labels: {}, is_on_by_default: true },
        ...{ lately: { papers: 0, broken: 0 }, lately_texts: { texts: 0, broken: 0 } },
      },
    }),
    'GET pass/product': () => ({
      products: [{ ...product, order_type: 'REDUCE_AIGC_ONCE' }],
      packages: [],
      recharge: { amounts: [], minimum: 1, maximum: 1 },
      deposit_percent: 30,
      payment_methods: ['BALANCE'],
      payment_minutes: 30,
    }),
    'GET wallet/entries': () => ({ entries: [], page_num: 1, page_size: 1, total: 0, balance: 0, characters: 9_000 }),
    'GET coupon/coupon_list': () => ({ coupons: [coupon] }),
    'GET paper/predict_price': ({ query }) => ({
      lines: [{ code: 'REDUCE_AIGC_ONCE', units: Number(query.word_count), unit_price: 300, amount: 123 }],
      ...{ original_amount: 123, discounted_price: 123, is_discount: false, deposit: null, pay_amount: 123 },
      ...{ estimated_minutes: 10, measured_seconds: null, length: null },
    }),
    'POST third_aigc/measure': () => sampleMeasurement(),
    ...change,
  };
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

const paragraphsOf = (texts: readonly string[]) => {
  let start = 0;
  return texts.map((text, index) => {
    const place = { start, end: start + text.length };
    start = place.end + 1;
    return { key: `${String(index).padStart(16, '0')}-1`, ...place, units: text.split(' ').length, heading: null };
  });
};
const readAnswer = (texts: readonly string[], name = '') => ({
  ...{ name, title: 'A', text: texts.join('\n'), language: 'en', units: 180, cleaned: 0 },
  paragraphs: paragraphsOf(texts),
  kept: { tables: 0, figures: 0, formulas: 0, footnotes: 0, citations: 0 },
});

test('a text is measured sentence by sentence, each explained by click and by arrow keys', async () => {
  const page = await openPage(<ReduceRepetitionPage />, answersWith());
  await page.expectText(texts.measure.title);
  await fill(findField(sheetTexts.text), 'Trams shape how people reach work.');
  await click(findButton(texts.measure.start));
  await page.expectText('63.2%');
  expect(page.posts('third_aigc/measure')[0]?.body).toEqual({ text: 'Trams shape how people reach work.' });
  expect(page.text()).toContain('between 48% and 77.5%');
  expect(page.text()).toContain(texts.measured.comparedText);

  const sentences = () => [...document.querySelectorAll<HTMLElement>('[data-sentence]')];
  expect(sentences()).toHaveLength(4);
  await click(sentences()[1] as HTMLElement);
  expect(page.text()).toContain(texts.heat.tone['3']);
  expect(page.text()).toContain(texts.feature.STOCK_PHRASES);
  await act(async () =>
    sentences()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );
  expect(page.text()).toContain(texts.heat.tone['-3']);
  expect(document.activeElement).toBe(sentences()[2]);
  await click(findButton(`${texts.repeated.kind.SELF}short trips`));
  await page.expectText(texts.heat.repeats.SELF);
});

test('a text without a verdict says why, and an edited one is measured anew', async () => {
  const page = await openPage(
    <ReduceRepetitionPage />,
    answersWith({
      'POST third_aigc/measure': () =>
        sampleMeasurement({ rate: null, interval: null, verdict: 'NONE', no_verdict: 'LANGUAGE', cleaned: 2 }),
    }),
  );
  await page.expectText(texts.measure.title);
  await fill(findField(sheetTexts.text), 'Un texto.');
  await click(findButton(texts.measure.start));
  await page.expectText(texts.noVerdict.LANGUAGE);
  expect(page.text()).toContain('2 invisible or look-alike characters');
  await click(findChoice(texts.sheet.edit));
  await fill(findField(sheetTexts.text), 'Otro texto.');
  await page.expectText(texts.measure.outdated);
  expect(page.text()).not.toContain(texts.noVerdict.LANGUAGE);
});

test('a visitor has the first thousand units measured, and the text waits for the login', async () => {
  const page = await openPage(<ReduceRepetitionPage />, answersWith());
  await page.expectText(texts.measure.title);
  await act(async () => clearSession());
  await fill(findField(sheetTexts.text), words(1_500));
  await page.expectText('Without logging in, the first 1,000 units are measured.');
  await click(findButton(texts.measure.start));
  await page.expectText('63.2%');
  const [sent] = page.posts('third_aigc/measure').map(({ body }) => body as { text: string });
  expect(sent?.text.trim().split(' ')).toHaveLength(1_000);
  expect(page.text()).toContain('of 1,500 units were measured');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('yanmo_reduction_draft')).toContain('word1499');
});

test('what is ordered is what was chosen; paid for, the page goes to it', async () => {
  const openings = watchOpenings(orderOverlay);
  stops.push(openings.stop);
  const page = await openPage(
    <ReduceRepetitionPage />,
    answersWith({ 'POST third_aigc/once_aigc_order': () => ({ out_trade_no: 'Y20250101000001' }) }),
  );
  await page.expectText(texts.measure.title);
  const text = words(120);
  await fill(findField(sheetTexts.text), text);
  await page.expectText('¥1.23');
  expect(page.text()).toContain('9,000 prepaid characters; you can pay with them');
  await click(findChoice(texts.mode.AIGC.text));
  await click(findChoice(texts.order.tracked));
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  await click(findButton(texts.order.submit));
  await waitFor(() => expect(page.posts('third_aigc/once_aigc_order')).toHaveLength(1));
  expect(page.posts('third_aigc/once_aigc_order')[0]).toMatchObject({
    body: { text, mode: 'AIGC', language: 'en', is_tracked: true },
    idempotencyKey: expect.any(String),
  });
  await waitFor(() => expect(openings.wishes).toEqual([{ kind: 'cashier', outTradeNo: 'Y20250101000001' }]));
});

test('a text in Spanish is rewritten for repetition alone, with the reason; too short or too long is said at once', async () => {
  const page = await openPage(<ReduceRepetitionPage />, answersWith());
  await page.expectText(texts.measure.title);
  await fill(findField(sheetTexts.text), 'El estudio de los trenes y de la ciudad es de interés.');
  await page.expectText(texts.order.languages);
  expect(findChoice(texts.mode.BOTH.text).disabled).toBe(true);
  expect(findChoice(texts.mode.REPETITION.text).checked).toBe(true);
  expect(page.text()).toContain('at least 50 units');
  await fill(findField(sheetTexts.text), '字'.repeat(60_001));
  await page.expectText('at most 60,000 units can be rewritten at a time');
  expect(findButton(texts.order.submit).disabled).toBe(true);
});

test('a file is stored, read, and stands for its text; what it cannot hold is refused before it is sent', async () => {
  const page = await openPage(
    <ReduceRepetitionPage />,
    answersWith({
      'POST files/upload': () => ({ file_key: 'k1', name: 'a.docx', size: 9, type: '' }),
      'POST third_aigc/read': () => ({
        ...readAnswer([words(80)], 'a.docx'),
        kept: { tables: 2, figures: 0, formulas: 1, footnotes: 0, citations: 3 },
      }),
      'POST third_aigc/once_aigc_order': () => {
        throw new Refused({ status: 422, error: 'nothing_to_rewrite', message: 'nothing to rewrite' });
      },
    }),
  );
  await page.expectText(texts.measure.title);
  await pickFiles([new File(['x'], 'old.doc')]);
  await page.expectText('Save an old .doc as .docx first');
  await pickFiles([new File(['x'], 'a.docx')]);
  await page.expectText('2 tables, 1 formula, and 3 citations');
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  await click(findButton(texts.order.submit));
  await page.expectText('nothing to rewrite');
  expect(page.posts('third_aigc/once_aigc_order')[0]?.body).toMatchObject({ file_key: 'k1', mode: 'BOTH' });
});

/** As by a link on another page. */
function GoTo({ path, children }: { path: string; children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path), [navigate, path]);
  return children;
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-index]')];

test('paragraphs are ticked by hand and by keys, and only these are priced and ordered', async () => {
  const paragraphs = [`one ${words(59)}`, `two ${words(59)}`, `three ${words(59)}`];
  const page = await openPage(
    <ReduceRepetitionPage />,
    answersWith({
      'POST third_aigc/read': () => readAnswer(paragraphs),
      'POST third_aigc/once_aigc_order': () => ({ out_trade_no: 'Y20250101000001' }),
    }),
  );
  await page.expectText(texts.measure.title);
  await fill(findField(sheetTexts.text), paragraphs.join('\n\n'));
  await click(findChoice(texts.sheet.choose));
  await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]));
  expect(boxes().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await act(async () => boxes()[0]?.focus());
  await act(async () => boxes()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  expect(document.activeElement).toBe(boxes()[1]);
  await click(boxes()[1] as HTMLElement);
  await page.expectText('2 of 3 paragraphs · 120 words');
  await page.expectText('Only the 2 chosen of 3 paragraphs are rewritten');
  expect(page.text()).toContain('nothing is promised of the whole text');
  await click(findButton(texts.choose.none));
  await page.expectText(texts.order.choiceEmpty);
  await click(boxes()[2] as HTMLElement);
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  await click(findButton(texts.order.submit));
  await waitFor(() => expect(page.posts('third_aigc/once_aigc_order')).toHaveLength(1));
  expect(page.posts('third_aigc/once_aigc_order')[0]?.body).toMatchObject({
    chosen: [{ key: '0000000000000002-1' }],
  });
  expect(page.sent.findLast(({ path }) => path === 'paper/predict_price')?.query.word_count).toBe('60');
});

test('a report comes up with its file, with what must change, and with the paragraphs that hold copies chosen', async () => {
  const paragraphs = [`alpha ${words(60)}`, `beta ${words(60)}`];
  const report = {
    ...{ file_back_key: 'b', out_trade_no: 'Y9', file_key: 'k9', item_id: 'i', kind: 'SIMILARITY', stage: 2 },
    ...{ progress: 100, title: 'My thesis', language: 'en', units: 122, cleaned: 0, rate: 31.4, is_removed: false },
    text: `Heading\n${paragraphs.join('\n')}`,
    paragraphs: [],
  };
  const start = report.text.indexOf('beta');
  const copy = { layer: 'COPY', start, end: start + 20, is_quotation: false, is_in_references: false };
  const page = await openPage(
    <GoTo path="/?report=Y9">
      <ReduceRepetitionPage />
    </GoTo>,
    answersWith({
      'GET pass/report/Y9': () => ({ ...report, matches: [copy] }),
      'POST third_aigc/read': () => readAnswer(paragraphs, 'thesis.docx'),
      'POST third_aigc/once_aigc_order': () => ({ out_trade_no: 'Y20250101000001' }),
    }),
  );
  await page.expectText('From the check of “My thesis”: 31.4% copied.');
  expect(page.posts('third_aigc/read')[0]?.body).toEqual({ file_key: 'k9' });
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  expect(document.querySelector('mark')?.textContent).toBe(paragraphs[1]?.slice(0, 20));
  await waitFor(() => expect(findButton(texts.order.submit).disabled).toBe(false));
  await click(findButton(texts.order.submit));
  await waitFor(() => expect(page.posts('third_aigc/once_aigc_order')).toHaveLength(1));
  expect(page.posts('third_aigc/once_aigc_order')[0]?.body).toMatchObject({
    ...{ file_key: 'k9', mode: 'REPETITION' },
    chosen: [{ key: '0000000000000001-1', places: [{ start: 0, end: 20 }] }],
  });
});

test('a site that has closed it says so, and asks for nothing', async () => {
  const page = await openPage(
    <ReduceRepetitionPage />,
    answersWith({ 'GET home/info': () => ({ open_features: [] }) }),
  );
  await page.expectText(texts.closed.title);
  expect(document.querySelector('textarea')).toBeNull();
});
