import type { SimilarityReport } from '@yanmo/contract/similarity';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as files from '../../../lib/download-file.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/similarity.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  findButton,
  findChoice,
  openPage,
  Refused,
  waitFor,
} from '../../../testing/open-page.tsx';
import { sampleItem, sampleOrder } from '../../../testing/sample-order.ts';
import { sampleReport } from '../testing/sample-report.ts';
import ReportView from './report-view.tsx';

vi.mock('../../../lib/download-file.ts', () => ({ downloadFile: vi.fn() }));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['similarity', 'orders', 'shell']);
});
afterEach(closePages);

const number = sampleReport().out_trade_no;
const kind = 'PLAGIARISM_CHECK';

async function show(first: Partial<SimilarityReport>, answers: Answers = {}) {
  const server = { report: sampleReport(first) };
  const page = await openPage(<ReportView outTradeNo={number} onNew={() => undefined} />, {
    [`GET pass/report/${number}`]: () => server.report,
    'GET home/info': () => ({ open_features: ['REDUCE_AIGC', 'PLAGIARISM_CHECK'] }),
    'POST orders/seen': () => ({ unread: 0, working: 0, orders: [] }),
    ...answers,
  });
  return { page, server };
}

const marks = () => [...document.querySelectorAll<HTMLElement>('[data-begins]')];
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('one figure and what it means, the guesses apart, and the way on: file, certificate, rewriter', async () => {
  const { page } = await show(
    { earlier_versions: [{ kind: 'OWN_FILE', title: 'Trams, first draft' }] },
    {
      [`GET orders/order/${number}`]: () =>
        sampleOrder({
          order_item_response: [sampleItem({ kind, stage: 2, file_urls: { word: null, pdf: '/new.pdf', zip: null } })],
        }),
    },
  );
  await page.expectText('31.3%');
  expect(page.text()).toContain('Of every 100 units, about 31 stand word for word');
  for (const rate of ['20.9%', '38.2%', '9%', '17.6%']) expect(page.text()).toContain(rate);
  expect(page.text()).toContain('1,204 works of the library and 3 texts of your own');
  expect(page.text()).toContain('“Trams, first draft”: an earlier version');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/verify/YM-7K2M-9XQ4-B3TV-0H8N');
  await waitFor(() =>
    expect(document.querySelector(`a[href="/main/reduceRepetition?report=${number}"]`)).not.toBeNull(),
  );
  await click(findButton(texts.action.pdf));
  await waitFor(() => expect(files.downloadFile).toHaveBeenCalledWith('/new.pdf', 'REPORT'));
});

test.each([
  ['uncompared', { rate: null, compared_with: [{ among: 'LIBRARY', texts: 0, passages: 0 }], matches: [] }],
  ['common', { matches: sampleReport().matches.map((match) => ({ ...match, is_common: true })) }],
  ['none', { matches: [] }],
] as const)('nothing that counts is said as what it is: %s', async (meaning, { ...change }) => {
  const rates = { headline: 0, without_quotations: 0, with_references: 0, inside: 0, paraphrase: 0 };
  const { page } = await show({ rate: 0, rates, ...(change as Partial<SimilarityReport>) });
  await page.expectText(texts.meaning[meaning]);
});

test('a mark shows both sides with what differs; keys go from mark to mark', async () => {
  const { page } = await show({});
  await page.expectText('31.3%');
  expect(marks()).toHaveLength(5);
  const copied = marks().find(({ textContent }) => textContent?.startsWith('Riders'));
  await click(copied as HTMLElement);
  expect(page.text()).toContain('97% the same');
  expect(page.text()).toContain('It is known that riders who live near a stop');
  expect([...document.querySelectorAll('mark u')].map(({ textContent }) => textContent)).toEqual(['Riders', 'riders']);
  copied?.focus();
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('a city is what its streets allow');
  expect(page.text()).toContain(texts.sourceKind.SITE);
  await press('ArrowRight');
  await press('ArrowRight');
  expect(page.text()).toContain(texts.dock.inside);
  await press('Escape');
  expect(page.text()).toContain(texts.dock.hint);
});

test('of a source that was withdrawn nothing is shown, and nothing of one’s own as if it differed from it', async () => {
  const gone = { text: '', start: 0, end: 0, page: null };
  const matches = sampleReport().matches.map((match) => ({ ...match, source: gone }));
  const { page } = await show({ matches });
  await page.expectText('31.3%');
  await click(marks().find(({ textContent }) => textContent?.startsWith('Riders')) as HTMLElement);
  expect(page.text()).toContain(texts.dock.gone);
  expect([...document.querySelectorAll('mark u')]).toEqual([]);
});

test('the rewriter is offered for what was copied, and not for quotations and phrases, of which it would choose none', async () => {
  const matches = sampleReport().matches.map((match) => ({ ...match, is_common: !match.is_quotation }));
  const { page } = await show({ matches });
  await page.expectText('31.3%');
  await page.expectText(texts.action.pdf);
  expect(document.querySelector('a[href^="/main/reduceRepetition"]')).toBeNull();
});

test('a source, a kind of mark or a rate of paragraphs narrows what is shown', async () => {
  const { page } = await show({});
  await page.expectText('31.3%');
  await click(findButton(`2${texts.sourceKind.SITE}10.4%`));
  await waitFor(() =>
    expect(marks().map(({ textContent }) => textContent)).toEqual(['a city is what its streets allow']),
  );
  await click(findButton(texts.sources.clear));
  await waitFor(() => expect(marks()).toHaveLength(5));
  await click(findChoice(texts.kind.PARAPHRASE));
  await waitFor(() => expect(marks()).toHaveLength(4));
  expect(document.querySelector('[data-begins][data-kind="PARAPHRASE"]')).toBeNull();
});

test('an unpaid one is paid here; while it is made it says how far it is; a failure is tried again', async () => {
  let order = sampleOrder({ order_type: kind, due_amount: 321 });
  const { page, server } = await show(
    { stage: 0, progress: 0, rates: null, rate: null },
    {
      [`GET orders/order/${number}`]: () => order,
      'POST orders/retry': () => sampleItem({ kind }),
    },
  );
  await page.expectText('Pay CN¥3.21');
  server.report = sampleReport({ stage: 1, progress: 40, rates: null, rate: null });
  await waitFor(() => expect(page.text()).toContain('40%'));
  expect(page.text()).toContain(texts.progress.working);
  order = sampleOrder({
    order_type: kind,
    order_item_response: [
      sampleItem({ kind, stage: 3, error: { error: 'item_failed', message: 'something broke' }, retries_left: 2 }),
    ],
  });
  server.report = sampleReport({ stage: 3, rates: null, rate: null });
  await page.expectText('something broke');
  await click(findButton(texts.failed.retry));
  await waitFor(() => expect(page.posts('orders/retry')).toHaveLength(1));
});

test('the text is removed after a question; its rates and its certificate stay', async () => {
  const { page, server } = await show(
    {},
    {
      'POST pass/remove': () => {
        server.report = sampleReport({
          is_removed: true,
          text: '',
          paragraphs: [],
          matches: [],
          repeated: [],
          pdf_url: null,
        });
        return null;
      },
    },
  );
  await page.expectText('31.3%');
  await click(findButton(texts.remove.button));
  await click(findButton(texts.remove.confirm));
  await page.expectText(texts.report.removedText);
  expect(page.posts('pass/remove')[0]?.body).toEqual({ file_back_key: 'k1' });
  expect(page.text()).toContain('31.3%');
  expect(page.text()).toContain('YM-7K2M-9XQ4-B3TV-0H8N');
  expect(marks()).toEqual([]);
});

test('a number of somebody else is told as none', async () => {
  const { page } = await show(
    {},
    {
      [`GET pass/report/${number}`]: () => {
        throw new Refused({ status: 404, error: 'not_found', message: 'no' });
      },
    },
  );
  await page.expectText(texts.report.absentTitle);
});
