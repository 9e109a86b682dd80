import type { OrderDetail, PaperSheet, SheetSection } from '@yanmo/contract/orders';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readWatchedOrder } from '../../../domain/orders/watched-order.ts';
import { orderPollMs } from '../../../lib/constants.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/orders.json' with { type: 'json' };
import { sampleItem, sampleOrder } from '../../../testing/sample-order.ts';
import Progress from '../progress.tsx';
import { type Answers, Refusal, showWithApi } from '../testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;
const number = sampleOrder().out_trade_no;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await leave?.();
  leave = undefined;
  localStorage.clear();
  sessionStorage.clear();
});

function paper(item: Parameters<typeof sampleItem>[0], change: Partial<OrderDetail> = {}): OrderDetail {
  return sampleOrder({
    order_type: 'PAPER_UNDERGRADUATE',
    payment_status: 'TRADE_SUCCESS',
    paid_amount: 9_600,
    estimated_minutes: 60,
    order_item_response: [sampleItem({ kind: 'PAPER', ...item })],
    ...change,
  });
}

const section = (id: string, change: Partial<SheetSection> = {}): SheetSection => ({
  id,
  number: id,
  title: `About ${id}`,
  depth: id.split('.').length,
  state: 'WAITING',
  step: null,
  text: '',
  ...change,
});
const sheet = (sections: SheetSection[], change: Partial<PaperSheet> = {}): PaperSheet => ({
  item_id: 'item',
  phase: 'sections',
  sections,
  ...change,
});
const begun = sheet([
  section('1', { state: 'HEADING' }),
  section('1.1', { state: 'WRITTEN', text: 'Trams carry *many* workers [@w1]. [your data: riders]' }),
  section('1.2'),
  section('1.3'),
]);

async function watch(first: OrderDetail, answers: Answers = {}) {
  const calls = { onWorking: vi.fn(), onLayout: vi.fn(), onClose: vi.fn(), onPay: vi.fn() };
  const page = await showWithApi(<Progress outTradeNo={number} {...calls} />, {
    [`GET orders/order/${number}`]: first,
    'POST orders/seen': { unread: 0, working: 0, orders: [] },
    ...answers,
  });
  leave = page.leave;
  await page.settle(() => expect(document.querySelector('[role="progressbar"], h3')).not.toBeNull());
  return { page, ...calls };
}
const sectionOf = (id: string) => document.querySelector(`[data-section="${id}"]`);
const carets = () =>
  [...document.querySelectorAll('[data-caret]')].map((one) => one.closest('section')?.dataset.section);

test('the sheet fills as the stream tells: headings, grey lines, text with its marks, a caret where it is written', async () => {
  const { page, onLayout } = await watch(paper({ stage: 1 }));
  expect(onLayout).toHaveBeenLastCalledWith('sheet');
  await page.tell(['paper', begun]);
  await page.shows('1 of 3 sections written');
  expect(page.text()).toContain(texts.live.phase.sections);
  expect(sectionOf('1.1')?.querySelector('mark')?.textContent).toBe('your data: riders');
  expect(sectionOf('1.1')?.textContent).not.toContain('[@w1]');
  expect(sectionOf('1.1')?.textContent).toContain(texts.live.citation.trim());
  expect(sectionOf('1.2')?.querySelectorAll('[aria-hidden] > span').length).toBeGreaterThan(0);
  expect(carets()).toEqual([]);

  await page.tell(
    ['section', { section: '1.2', step: 'b' }],
    ['section', { section: '1.3', step: 'c' }],
    ['text', { step: 'b', offset: 0, text: 'Night shifts end ' }],
    ['text', { step: 'b', offset: 17, text: 'before the first tram.' }],
  );
  await page.shows('Night shifts end before the first tram.');
  expect(carets()).toEqual(['1.2', '1.3']);
  expect(page.text()).toContain('Writing now: 1.2 About 1.2, and 1 more');

  await page.tell(['progress', { phase: 'sections', done: 2, total: 3, step: 'b' }]);
  await page.shows('2 of 3 sections written');
  expect(carets()).toEqual(['1.3']);
  await page.tell(
    ['progress', { phase: 'sections', done: 3, total: 3, step: 'c' }],
    ['stage', { phase: 'files', done: 0, total: 1 }],
  );
  await page.shows(texts.live.phase.files);
  expect(page.text()).toContain('3 of 3 sections written');
  expect(carets()).toEqual([]);
});

test('the time left is the server’s, for who watches from the start as for who comes late', async () => {
  const { page } = await watch(paper({ stage: 1 }));
  await page.tell(['paper', begun]);
  await page.shows(texts.live.phase.sections);
  expect(page.text()).not.toContain(' left');
  // Two of three are written within the second; what comes after the sections is known to the server alone.
  await page.tell(
    ['section', { section: '1.2', step: 'b' }],
    ['progress', { phase: 'sections', done: 2, total: 3, step: 'b' }],
    ['order', paper({ stage: 1, progress: 53 }, { last_seq: 2, remaining_seconds: 255 })],
  );
  await page.shows('about 5 minutes left');
  await page.tell(
    ['stage', { phase: 'extras', done: 0, total: 1 }],
    ['order', paper({ stage: 1, progress: 82 }, { last_seq: 3, remaining_seconds: 70 })],
  );
  await page.shows('about 2 minutes left');
  // The upper estimate stands beside it and says what it is.
  expect(page.text()).toContain('about 60 minutes, usually less');
  await page.tell(['order', paper({ stage: 1, progress: 83 }, { last_seq: 4, remaining_seconds: null })]);
  await page.settle(() => expect(page.text()).not.toContain(' left'));
});

test('a stream that lost its place is opened again and told everything anew', async () => {
  const { page } = await watch(paper({ stage: 1 }));
  await page.tell(
    ['paper', begun],
    ['section', { section: '1.2', step: 'b' }],
    ['text', { step: 'b', offset: 500, text: 'from the middle' }],
  );
  await page.shows(texts.live.phase.sections);
  await page.settle(() => expect(page.streamsOpened()).toBe(2));
  expect(page.text()).not.toContain('from the middle');
});

test('what comes with the balance is on the sheet, pale and said so', async () => {
  const { page } = await watch(paper({ stage: 1 }, { payment_status: 'TRADE_DEPOSIT_SUCCESS' }));
  await page.tell([
    'paper',
    sheet([section('1', { state: 'WRITTEN', text: 'First.' }), section('2', { state: 'LATER' })]),
  ]);
  await page.shows(texts.live.later);
  expect(page.text()).toContain('1 of 1 sections written');
});

test('who scrolls is left in peace, and may follow again', async () => {
  const { page } = await watch(paper({ stage: 1 }));
  await page.tell(['paper', begun], ['section', { section: '1.2', step: 'b' }]);
  await page.settle(() => expect(carets()).toEqual(['1.2']));
  expect(page.buttons()).not.toContain(texts.live.follow);
  const view = document.querySelector(`[aria-label="${texts.live.sheet}"]`);
  await act(async () => view?.dispatchEvent(new Event('wheel')));
  expect(page.buttons()).toContain(texts.live.follow);
  await page.press(texts.live.follow);
  expect(page.buttons()).not.toContain(texts.live.follow);
});

test('while one watches, a reload of the page would find it again; once it is over, not', async () => {
  const { page } = await watch(paper({ stage: 1 }));
  expect(readWatchedOrder()).toBe(number);
  await page.tell([
    'order',
    paper({ stage: 3, error: { error: 'engine_unavailable', message: 'The engine is down.' } }),
  ]);
  await page.shows('The engine is down.');
  expect(readWatchedOrder()).toBeNull();
});

test('a finished paper is handed over: the Word file at once, and the dialog closes; nothing more is asked', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const files = { word: '/a.docx', pdf: '/a.pdf', zip: null };
  const done = paper({ stage: 2, file_urls: files }, { is_unread: true });
  const { page, onClose, onWorking } = await watch(paper({ stage: 1 }));
  await page.tell(['order', done]);
  await page.settle(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(clicked).toEqual(['/a.docx']);
  expect(onWorking).toHaveBeenLastCalledWith(false);
  // The message that stays behind leads to its pages.
  expect(page.buttons()).toContain(texts.delivered.open);
  // It was seen here: no mark is left behind.
  const seen = page.asked.filter(({ path }) => path === 'orders/seen');
  expect(seen.map(({ body }) => body)).toEqual([{ trade_no_list: [number] }]);
  const before = page.asked.length;
  await act(async () => await vi.advanceTimersByTimeAsync(3 * orderPollMs));
  expect(page.asked.slice(before).filter(({ path }) => path.includes(number))).toEqual([]);
});

test('a paper that was fetched before is not thrust on anyone again: all that can be done with it is offered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const clicked: string[] = [];
  let asked = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  const { page, onClose, onLayout } = await watch(
    paper({ stage: 2, file_urls: { word: '/a.docx', pdf: '/a.pdf', zip: null } }),
    {
      [`GET paper/pack/${number}`]: () => {
        asked += 1;
        if (asked === 1) throw new Refusal(409, 'pack_not_ready');
        return { zip_url: '/all.zip' };
      },
    },
  );
  await page.shows(texts.delivered.paper);
  expect(clicked).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(onLayout).toHaveBeenLastCalledWith('card');
  const { open, word, pdf, zip } = texts.delivered;
  expect(page.buttons()).toEqual(expect.arrayContaining([open, word, pdf, zip, texts.item.read, texts.item.amend]));
  const links = [...document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    `/paperPreview?order=${number}`,
    `/main/readpaper?order=${number}`,
    `/main/amendpaper?order=${number}`,
  ]);
  await page.press(pdf);
  await page.settle(() => expect(clicked).toEqual(['/a.pdf']));
  await page.press(zip);
  // It is still being packed: a quiet word, and it comes by itself.
  await page.shows('pack_not_ready');
  await act(async () => await vi.advanceTimersByTimeAsync(2_000));
  await page.settle(() => expect(clicked).toEqual(['/a.pdf', '/all.zip']));
});

test('a preview is there to be looked at and to be paid on, and no file is thrust on anyone', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const preview = paper(
    { stage: 2, file_urls: { word: null, pdf: '/p.pdf', zip: null } },
    { payment_status: 'TRADE_DEPOSIT_SUCCESS', due_amount: 6_720 },
  );
  const { page, onPay } = await watch(preview);
  await page.shows(texts.delivered.preview);
  expect(page.buttons()).not.toContain(texts.item.amend);
  expect(page.buttons()).not.toContain(texts.delivered.word);
  await page.press('Pay the balance, CN¥67.20');
  expect(onPay).toHaveBeenCalledTimes(1);
  expect(click).not.toHaveBeenCalled();
});
