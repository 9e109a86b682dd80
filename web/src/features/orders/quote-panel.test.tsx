import type { Quote } from '@yanmo/contract/catalogue';
import type { OrderType } from '@yanmo/contract/codes';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrderWish } from '../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/orders.json' with { type: 'json' };
import outlines from '../../locales/en/outlines.json' with { type: 'json' };
import sources from '../../locales/en/sources.json';
import { sampleOrder } from '../../testing/sample-order.ts';
import QuotePanel from './quote-panel.tsx';
import { type Answers, type Asked, catalogue, Refusal, showWithApi } from './testing/show-with-api.tsx';

let leave: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  await leave?.();
  leave = undefined;
  localStorage.clear();
});

const form = sampleOrder().outline;
const quote: Quote = {
  lines: [{ code: 'OUTLINE_DOWNLOAD', units: null, unit_price: null, amount: 990 }],
  original_amount: 990,
  discounted_price: 990,
  is_discount: false,
  deposit: null,
  pay_amount: 990,
  measured_seconds: null,
  length: null,
  estimated_minutes: 1,
};
const product = (order_type: OrderType, price: number | null = 800) => ({
  order_type,
  labels: { zh: '', en: '', es: '', ja: '' },
  pricing: 'PIECE',
  price,
  estimated_minutes: 10,
});

async function showPanel(
  wish: OrderWish,
  answers: Answers = {},
  sold: OrderType[] = ['OUTLINE_DOWNLOAD'],
  first = texts.quote.total,
) {
  const onOrdered = vi.fn();
  const onLeave = vi.fn();
  const page = await showWithApi(<QuotePanel wish={wish} onOrdered={onOrdered} onLeave={onLeave} />, {
    'GET pass/product': { ...catalogue, products: sold.map((type) => product(type)) },
    [`GET paper/outline/status/${wish.key1}`]: { form, chapters: [] },
    'GET coupon/coupon_list': { coupons: [] },
    'GET paper/predict_price': quote,
    'GET paper/outline/questions': { questions: [], answered: 0, is_finished: true, is_due: false },
    'GET paper/references': {
      ...{ references: [], wanted: 18, style: 'apa', withheld: [] },
      counts: { verified: 0, at_hand: 0, given: 0 },
    },
    ...answers,
  });
  leave = page.leave;
  await page.shows(first);
  await page.settle(() => expect(page.buttons()).toContain(texts.panel.submit));
  return { page, onOrdered, onLeave };
}

const download: OrderWish = { key1: 'key-1', orderType: 'OUTLINE_DOWNLOAD' };
const paper: OrderWish = { key1: 'key-1', orderType: 'PAPER_UNDERGRADUATE', isReduceAigc: true };
const everything: OrderType[] = ['PAPER_UNDERGRADUATE', 'PAPER_UNDERGRADUATE_STAGES', 'REDUCE_AIGC', 'EXTRA_SURVEY'];

test('of a paper it says what such papers took here, and that nobody knows where none was written', async () => {
  const lines = [{ code: 'PAPER_UNDERGRADUATE' as const, units: 12_000, unit_price: 800, amount: 9600 }];
  const measured = { ...quote, lines, measured_seconds: 74 };
  const { page } = await showPanel(paper, { 'GET paper/predict_price': measured }, everything);
  expect(page.text()).toContain('Papers like it took about 74 seconds here');
  await page.leave();
  const unknown = { ...measured, measured_seconds: null };
  const other = await showPanel(paper, { 'GET paper/predict_price': unknown }, everything);
  expect(other.page.text()).toContain(texts.quote.unmeasured);
});

test('a paper that can be made no longer than what is known of it is priced so, and says what would help', async () => {
  const lines = [{ code: 'PAPER_UNDERGRADUATE' as const, units: 3_400, unit_price: 800, amount: 2720 }];
  const sections = { wanted: 18, kept: 9 };
  const length = {
    wanted: 12_000,
    units: 3_400,
    subjects: 1,
    own: 0,
    works: 4,
    sections,
    unknown: ['older patients'],
    seldom: [{ term: 'home care', percent: 26 }],
    unlinked: { cause: 'staffing', outcome: 'falls' },
  };
  const { page } = await showPanel(paper, { 'GET paper/predict_price': { ...quote, lines, length } }, everything);
  expect(page.text()).toContain('the outline asks for 12,000');
  expect(page.text()).toContain('comes to about 3,400');
  expect(page.text()).toContain('The 18 sections of the outline become 9.');
  expect(page.text()).toContain(texts.quote.longer);
  expect(page.text()).toContain('Little or nothing is known here of older patients');
  expect(page.text()).toContain('About 26% of the paper speaks of “home care” itself');
  expect(page.text()).toContain('Something is known here of “staffing” and of “falls”');
  await page.leave();
  const whole = { ...length, units: 12_000, unknown: [], seldom: [], unlinked: null };
  const other = await showPanel(paper, { 'GET paper/predict_price': { ...quote, lines, length: whole } }, everything);
  expect(other.page.text()).not.toContain(texts.quote.longer);
  expect(other.page.text()).not.toContain('Little or nothing is known here of');
  expect(other.page.text()).not.toContain('of the paper speaks of');
  expect(other.page.text()).not.toContain('Something is known here of');
});

test('the outline, each line, the total and the time are shown before anything is ordered', async () => {
  const { page } = await showPanel(download);
  expect(page.text()).toContain(form?.title);
  expect(page.text()).toContain('12,000 words');
  expect(page.text()).toContain('CN¥9.90');
  expect(page.text()).toContain('Takes 1 minute at most, usually less.');
  expect(page.asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('a wish that the paper will not meet is said with its reason, one that it will is not', async () => {
  const wishes = [
    { text: 'a regression table', read_as: { kind: 'TABLE', what: 'regression table' }, why_not: 'NO_DATA' },
    { text: 'plain words', read_as: { kind: 'WRITING', what: 'plain words' }, why_not: 'FOR_THE_TEXT' },
    { text: 'a framework', read_as: { kind: 'FIGURE', what: 'framework' } },
  ];
  await i18n.loadNamespaces('outlines');
  const status = { 'GET paper/outline/status/key-1': { form, chapters: [], wishes } };
  const { page } = await showPanel(paper, status, everything);
  expect(page.text()).toContain(texts.panel.wishes.title_one);
  expect(page.text()).toContain('Table: regression table');
  expect(page.text()).toContain(outlines.whyNot.NO_DATA);
  expect(page.text()).not.toMatch(/plain words|framework/);
});

test('an order is made once, with its key, and its number goes on to the cashier', async () => {
  const { page, onOrdered } = await showPanel(download, { 'POST orders/order': { out_trade_no: 'Y77' } });
  await page.press(texts.panel.submit);
  await page.settle(() => expect(onOrdered.mock.calls).toEqual([['Y77']]));
  const [sent] = page.asked.filter(({ path }) => path === 'orders/order');
  expect(sent?.idempotencyKey).toBeTruthy();
  expect(sent?.body).toEqual({
    key1: 'key-1',
    order_type: 'OUTLINE_DOWNLOAD',
    pay_type: 'PAY_ALL',
    is_reduce_aigc: false,
    additional_service: [],
  });
});

test('a student who was not asked about the paper yet is led to the questions, and nobody else', async () => {
  const questions = 'GET paper/outline/questions';
  const asked = { questions: [], answered: 0, is_finished: false };
  const { page } = await showPanel(paper, { [questions]: { ...asked, is_due: true } }, everything);
  await page.shows(texts.panel.interview.title);
  await page.leave();
  const { page: other } = await showPanel(paper, { [questions]: { ...asked, is_due: false } }, everything);
  await other.settle(() =>
    expect(other.asked.some(({ path }) => path.startsWith('paper/outline/questions'))).toBe(true),
  );
  expect(other.text()).not.toContain(texts.panel.interview.title);
});

test('an answer without a number is told', async () => {
  const { page, onOrdered } = await showPanel(download, { 'POST orders/order': { out_trade_no: '' } });
  await page.press(texts.panel.submit);
  await page.shows(texts.panel.noNumber);
  expect(onOrdered).not.toHaveBeenCalled();
});

test('where an unpaid order of the outline differs, that one is paid', async () => {
  const { page, onOrdered } = await showPanel(download, {
    'POST orders/order': () => {
      throw new Refusal(409, 'order_differs');
    },
    'GET orders/order/key-1': sampleOrder({ out_trade_no: 'Y55', payment_status: 'WAIT_BUYER_PAY' }),
  });
  await page.press(texts.panel.submit);
  await page.settle(() => expect(onOrdered.mock.calls).toEqual([['Y55']]));
  await page.shows(texts.panel.openOrder);
});

test('any other refusal is told, and nothing is paid', async () => {
  const { page, onOrdered } = await showPanel(download, {
    'POST orders/order': () => {
      throw new Refusal(409, 'outline_not_ready');
    },
  });
  await page.press(texts.panel.submit);
  await page.shows('refused: outline_not_ready');
  expect(onOrdered).not.toHaveBeenCalled();
});

test('a title of which too little is known leads to the questions on it or to an upload, and nothing beside offers an order', async () => {
  for (const [code, way] of [
    ['too_little_known', texts.panel.interview.open],
    ['title_terms_unknown', texts.panel.interview.upload],
    ['title_link_unknown', texts.panel.interview.open],
  ] as const) {
    const counted = Promise.withResolvers<void>();
    const { page, onLeave } = await showPanel(
      paper,
      {
        'GET paper/outline/questions': { questions: [], answered: 0, is_finished: false, is_due: true },
        'GET paper/predict_price': async () => {
          await counted.promise;
          throw new Refusal(422, code);
        },
      },
      everything,
      texts.panel.sources.none.title,
    );
    await page.shows(texts.panel.interview.title);
    counted.resolve();
    await page.shows(`refused: ${code}`);
    for (const offer of [texts.panel.sources.without, texts.panel.interview.title]) {
      expect(page.text()).not.toContain(offer);
    }
    await page.press(way);
    await page.settle(() => expect(onLeave).toHaveBeenCalled());
    await leave?.();
    leave = undefined;
  }
});

test('a document beside a paper says how long it becomes; one of which too little is known is left out by a press', async () => {
  const lines = [
    { code: 'PAPER_UNDERGRADUATE' as const, units: 3_400, unit_price: 800, amount: 2720 },
    { code: 'EXTRA_PROPOSAL' as const, units: 1_400, unit_price: null, amount: 1934 },
    { code: 'EXTRA_TASK_ASSIGNMENT' as const, units: 900, unit_price: null, amount: 1900 },
  ];
  const { page, onLeave } = await showPanel(
    { ...paper, additionalServices: ['EXTRA_PROPOSAL', 'EXTRA_TASK_ASSIGNMENT', 'EXTRA_JOURNAL_REVIEWED'] },
    {
      'GET paper/predict_price': ({ query }: Asked) => {
        if (query.get('additional_service')?.includes('EXTRA_JOURNAL_REVIEWED'))
          throw new Refusal(422, 'review_too_little_known');
        return { ...quote, lines };
      },
    },
    [...everything, 'EXTRA_PROPOSAL', 'EXTRA_TASK_ASSIGNMENT', 'EXTRA_JOURNAL_REVIEWED'],
    'refused: review_too_little_known',
  );
  await page.press(texts.panel.withoutExtra);
  await page.shows('about 1,400 of the usual 2,100 words; the price is for those');
  expect(page.text()).toContain('about 900 words');
  expect(page.text()).not.toContain('refused: review_too_little_known');
  expect(onLeave).not.toHaveBeenCalled();
});

test('a paper offers what the catalogue sells with it; every choice is reckoned anew', async () => {
  const { page } = await showPanel(
    paper,
    {
      'GET paper/predict_price': ({ query }: Asked) =>
        query.get('pay_type') === 'PAY_STAGES'
          ? { ...quote, deposit: 2_880, discounted_price: 9_600, pay_amount: 2_880 }
          : { ...quote, discounted_price: 9_600, pay_amount: 9_600 },
    },
    everything,
  );
  await page.shows('CN¥96.00');
  const quotes = () => page.asked.filter(({ path }) => path === 'paper/predict_price');
  expect(quotes()[0]?.query.get('is_reduce_aigc')).toBe('true');
  await act(async () => document.querySelector<HTMLInputElement>('input[value="PAY_STAGES"]')?.click());
  await page.shows('CN¥28.80');
  expect(page.text()).toContain('CN¥67.20 more once you have seen the preview.');
  await act(async () => document.querySelector<HTMLInputElement>('input[value="EXTRA_SURVEY"]')?.click());
  await page.settle(() => expect(quotes().at(-1)?.query.get('additional_service')).toBe('EXTRA_SURVEY'));
});

test('the reduction was chosen on the outline page; here it says so and stays as it is', async () => {
  const { page } = await showPanel(paper, {}, everything);
  const toggle = document.querySelector<HTMLInputElement>('input[role="switch"]');
  expect(toggle?.checked).toBe(true);
  await act(async () => toggle?.click());
  await page.settle(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(texts.panel.reduceLocked),
  );
  expect(toggle?.checked).toBe(true);
});

test('how many sources a paper could rest on is said before it is paid for', async () => {
  const { page, onLeave } = await showPanel(paper, {}, everything);
  await page.shows(texts.panel.sources.none.title);
  await page.shows(texts.panel.sources.none.text.replace('{{wanted}}', '18'));
  const note = document.querySelector('[role="note"]');
  const submit = [...document.querySelectorAll('button')].find((one) => one.textContent === texts.panel.submit);
  const isAbove = submit && note && note.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove, 'read before the button is reached').toBeTruthy();
  const between = [...document.querySelectorAll('input, select, button')].filter(
    (one) =>
      note &&
      submit &&
      note.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      one !== submit &&
      !note.contains(one) &&
      one.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(between).toEqual([]);
  await page.press(texts.panel.sources.without);
  expect(document.activeElement, 'nothing stands in the way').toBe(submit);
  expect(onLeave).not.toHaveBeenCalled();
  for (const way of ['upload', 'search'] as const) await page.press(texts.panel.sources[way]);
  expect(onLeave, 'the ways to more of them').toHaveBeenCalledTimes(2);
});

test('an entry that nobody could verify is printed only when its giver says so', async () => {
  const work = { id: '77777777-7777-4777-8777-777777777777', title: 'Nowhere to be found', language: null };
  let isAllowed = false;
  const { page } = await showPanel(
    paper,
    {
      'GET paper/references': () => ({
        ...{ references: [], wanted: 18, style: 'apa', withheld: isAllowed ? [] : [work] },
        counts: { verified: 0, at_hand: 0, given: isAllowed ? 1 : 0 },
      }),
      'POST explore/library/allow': () => {
        isAllowed = true;
        return { works: [] };
      },
    },
    everything,
  );
  await page.shows(sources.withheld.title_one);
  await page.shows('Nowhere to be found');
  await page.press(sources.allow.all_one);
  await page.settle(() => expect(page.text()).not.toContain(sources.withheld.title_one));
  const [asked] = page.asked.filter(({ path }) => path === 'explore/library/allow');
  expect(asked?.body).toEqual({ works: [work.id], is_allowed: true });
});

const options = {
  templates: [
    { id: 'gb-thesis', name: 'National standard' },
    { id: 'plain', name: 'Plain' },
  ],
  styles: ['gbt7714-2025', 'apa'],
};
const choose = async (field: string, value: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === field);
  const select = document.getElementById(label?.htmlFor ?? '') as HTMLSelectElement | null;
  if (!select) throw new Error(`no field ${field}`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

test('the usual format is one line; another is chosen, ordered, and remembered for that language', async () => {
  const answers = { 'GET paper/options': options, 'POST orders/order': { out_trade_no: 'Y77' } };
  const first = await showPanel(paper, answers, everything);
  await first.page.shows('National standard · GB/T 7714—2025');
  expect(first.page.asked.find(({ path }) => path === 'paper/options')?.query.get('language')).toBe('en');
  await first.page.press(texts.format.change);
  await choose(texts.format.template, 'plain');
  await choose(texts.format.style, 'apa');
  await first.page.shows('Plain · APA 7');
  await first.page.press(texts.panel.submit);
  await first.page.settle(() => expect(first.onOrdered).toHaveBeenCalled());
  const sent = first.page.asked.find(({ path }) => path === 'orders/order');
  expect(sent?.body).toMatchObject({ template_id: 'plain', citation_style: 'apa' });
  await first.page.leave();

  const again = await showPanel(paper, answers, everything);
  await again.page.shows('Plain · APA 7');
  await again.page.leave();
  // What is no longer offered is forgotten, the rest is kept.
  const fewer = { ...answers, 'GET paper/options': { ...options, templates: options.templates.slice(0, 1) } };
  const later = await showPanel(paper, fewer, everything);
  await later.page.shows('National standard · APA 7');
});

test.each([
  ['en', '3,000 words × CN¥5.00 per 1,000'],
  ['zh', '3,000 characters × CN¥5.00 per 1,000'],
])('a paper in %s is priced by what is counted in it, and nothing is said twice', async (language, line) => {
  const lines = [{ code: 'PAPER_FINAL', units: 3_000, unit_price: 500, amount: 1_500 }];
  const label = (code: string, text: string) => ({ code, labels: { zh: text, en: text, es: text, ja: text } });
  const { page } = await showPanel(
    { key1: 'key-1', orderType: 'PAPER_FINAL' },
    {
      'GET paper/outline/status/key-1': {
        form: { ...form, language, type: 'course_paper', product: 'FINAL' },
        chapters: [],
      },
      'GET paper/predict_price': { ...quote, lines },
      'GET home/global_code': {
        levels: [label('FINAL', 'Course paper')],
        types: [label('course_paper', 'Course paper')],
        order_types: [label('PAPER_FINAL', 'Course paper, Word and PDF')],
        languages: [],
        pay_types: [],
      },
    },
  );
  await page.shows(line);
  await page.shows('Course paper · ');
  expect(page.text()).not.toContain('Course paper · Course paper');
});

test('a section without words is named, leads to its heading, and is not ordered', async () => {
  const heading = { id: 'h7', title: 'Limits', summary: '', word_count: 0, works: [], children: [] };
  const body = { ...heading, id: 'h1', title: 'Findings', word_count: 12_512 };
  const answers = {
    'GET paper/outline/status/key-1': { form, chapters: [body, heading] },
    'GET paper/predict_price': () => {
      throw new Refusal(422, 'section_without_words', [{ path: 'chapters.h7', message: 'Required' }]);
    },
  };
  const { page, onLeave } = await showPanel(paper, answers, everything, 'refused: section_without_words');
  expect(page.text()).toContain('12,512 words');
  await page.press(texts.panel.toHeading);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('whether others may be compared with one’s papers is asked while undecided, and told without keeping the order waiting', async () => {
  const undecided = { is_shared: null, decided_at: null, papers: 0 };
  const answers = {
    'GET similarity/consent': undecided,
    'POST orders/order': { out_trade_no: 'Y77' },
    // The next paper asks again.
    'POST similarity/consent': () => {
      throw new Refusal(503, 'unavailable');
    },
  };
  const { page, onOrdered } = await showPanel(paper, answers, everything);
  await page.shows(texts.panel.sharing.label);
  const box = [...document.querySelectorAll('label')].find((one) => one.textContent === texts.panel.sharing.label);
  const input = document.getElementById(box?.htmlFor ?? '') as HTMLInputElement;
  expect(input.checked).toBe(false);
  await act(async () => input.click());
  await page.press(texts.panel.submit);
  await page.settle(() => expect(onOrdered).toHaveBeenCalledWith('Y77'));
  const told = () => page.asked.filter(({ method, path }) => method === 'POST' && path === 'similarity/consent');
  await page.settle(() => expect(told()).toMatchObject([{ body: { is_shared: true, only_undecided: true } }]));
  expect(page.text()).not.toContain('refused: unavailable');
});

test.each([
  ['of a paper once it was decided', paper, false],
  ['of an outline at all', download, null],
] as const)('nobody is asked %s', async (_, wish, is_shared) => {
  const answers = {
    'GET similarity/consent': { is_shared, decided_at: null, papers: 0 },
    'POST orders/order': { out_trade_no: 'Y77' },
  };
  const { page, onOrdered } = await showPanel(wish, answers, [...everything, 'OUTLINE_DOWNLOAD']);
  await page.press(texts.panel.submit);
  await page.settle(() => expect(onOrdered).toHaveBeenCalled());
  expect(page.text()).not.toContain(texts.panel.sharing.label);
  expect(page.asked.some(({ method, path }) => method === 'POST' && path === 'similarity/consent')).toBe(false);
});
