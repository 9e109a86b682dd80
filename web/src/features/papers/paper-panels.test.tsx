import type { getCertificate, getReferences, getStatement, PaperReference } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';
import { countSources } from '@yanmo/contract/works';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/papers.json' with { type: 'json' };
import sources from '../../locales/en/sources.json' with { type: 'json' };
import { click, closePages, findButton, findChoice, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { ReferencesPanel } from './references-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { outTradeNo, sampleOrder } from './testing/sample-order.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['papers', 'shell']);
});
afterEach(closePages);

const order = sampleOrder();

function stubClipboard() {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en'],
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}

function reference(change: Partial<PaperReference> = {}, work: Partial<PaperReference['work']> = {}): PaperReference {
  return {
    label: '',
    text: 'Teece, D. J. (2007). Explicating dynamic capabilities. Strategic Management Journal.',
    cited_in: ['1.2 Why it matters', '3 Framework'],
    ...change,
    work: {
      id: '33333333-3333-4333-8333-333333333333',
      title: 'Explicating dynamic capabilities',
      authors: [{ family: 'Teece', given: 'David' }],
      year: 2007,
      venue: 'Strategic Management Journal',
      volume: null,
      issue: null,
      pages: null,
      doi: '10.1002/smj.640',
      abstract: null,
      language: 'en',
      type: 'article',
      source: 'CROSSREF',
      verified: { by: 'CROSSREF', matched_at: '2026-01-05T08:00:00.000Z' },
      standing: 'VERIFIED',
      is_allowed: false,
      publisher: null,
      place: null,
      edition: null,
      url: null,
      licence: null,
      is_retracted: false,
      is_open_access: null,
      ...work,
    },
  };
}

type References = RouteResult<typeof getReferences>;

const openReferences = (answer: (style: string | undefined) => Pick<References, 'references' | 'wanted' | 'style'>) =>
  openPage(<ReferencesPanel order={order} isShown />, {
    'GET paper/references': ({ query }) => {
      const found = answer(query.style);
      return { ...found, withheld: [], counts: countSources(found.references.map(({ work }) => work)) };
    },
  });

test('a source says who verified it and when, where it is cited, and where it can be found', async () => {
  const page = await openReferences(() => ({ references: [reference()], wanted: 20, style: 'apa' }));
  await page.expectText('Verified · Crossref · Jan 5, 2026');
  expect(page.text()).toContain('Cited in: 1.2 Why it matters; 3 Framework');
  const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/main/explore?tab=search&q=Explicating+dynamic+capabilities',
    'https://doi.org/10.1002/smj.640',
  ]);
});

test('what a source says of itself is opened beside it, with its words and their page', async () => {
  const line = { text: 'Firms that learn change faster.', quote: 'Firms which learned changed sooner.', page: 12 };
  const card = { asks: [], how: [], found: [line], limits: [], basis: 'TEXT', made_by: 'MODEL' };
  const asked: Record<string, string>[] = [];
  const page = await openPage(<ReferencesPanel order={order} isShown />, {
    'GET paper/references': () => ({
      ...{ references: [reference()], wanted: 20, style: 'apa', withheld: [] },
      counts: countSources([reference().work]),
    }),
    'GET paper/card': ({ query }) => {
      asked.push(query as Record<string, string>);
      return { ...card, work_id: reference().work.id };
    },
  });
  await page.expectText('Verified · Crossref');
  await click(findButton(sources.card.openOf.replace('{{title}}', reference().work.title)));
  await waitFor(() => expect(document.body.textContent).toContain(line.text));
  expect(document.body.textContent).toContain('“Firms which learned changed sooner.” p. 12');
  expect(document.body.textContent).toContain(sources.card.silent);
  expect(asked).toEqual([{ out_trade_no: outTradeNo, work_id: reference().work.id }]);
});

test('fewer than usual is said, and not counted are those that are only at hand', async () => {
  const page = await openReferences(() => ({
    references: [reference(), reference({ cited_in: [] }, { id: '44444444-4444-4444-8444-444444444444' })],
    wanted: 20,
    style: 'apa',
  }));
  await page.expectText('1 work is cited');
  expect(page.text()).toContain('There were no more that may be cited');
  expect(page.text()).toContain(texts.references.notCited);
});

test('another style is only for looking, and the page says in which the file is', async () => {
  const page = await openReferences((style) => ({
    references: [reference({ label: style === 'gbt7714-2025' ? '[1]' : '' })],
    wanted: 1,
    style: (style ?? 'apa') as References['style'],
  }));
  await page.expectText('APA 7 (in the paper)');
  await click(findChoice('GB/T 7714—2025'));
  await page.expectText('the file stays in APA 7');
  await waitFor(() => expect(page.text()).toContain('[1]'));
});

test('an entry is copied as its list prints it, number included', async () => {
  const page = await openReferences(() => ({
    references: [reference({ label: '[1]', text: 'Teece D J. Explicating…' })],
    wanted: 1,
    style: 'gbt7714-2025',
  }));
  await page.expectText('[1]');
  const copied = stubClipboard();
  await click(findButton(texts.copy));
  await click(findButton(texts.references.copyAll));
  expect(copied).toEqual(['[1] Teece D J. Explicating…', '[1] Teece D J. Explicating…']);
});

test('a record that would run a script instead of opening a page has no link', async () => {
  await openReferences(() => ({
    references: [reference({}, { doi: null, url: 'javascript:alert(1)' })],
    wanted: 1,
    style: 'apa',
  })).then((page) => page.expectText('Verified'));
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
});

test('a paper without sources says why, and what can be done', async () => {
  const page = await openReferences(() => ({ references: [], wanted: 20, style: 'apa' }));
  await page.expectText(texts.references.emptyTitle);
  expect(page.text()).toContain(texts.references.emptyPoints.marked);
  expect(document.querySelector('a[href="/main/explore?tab=search"]')).not.toBeNull();
});

type Certificate = RouteResult<typeof getCertificate>;

const certificate: Certificate = {
  units: 3_012,
  references: 12,
  sources: { verified: 10, at_hand: 0, given: 2, named: 0 },
  engine: 'built-in-3',
  measured_at: '2026-01-05T08:00:00.000Z',
  edition: 2,
  method: 'yanmo-certificate-3',
  compared_with: ['TEXT', 'LIBRARY'],
  is_all_met: false,
  gaps: [
    { section_id: 's1', part: null, number: '1.2', title: 'Background', text: 'your data: riders' },
    { section_id: null, part: 'REFERENCES', number: '', title: 'References', text: 'to be added' },
    { section_id: null, part: 'ABSTRACT', number: '', title: 'Abstract', text: 'your data: the English title' },
  ],
  measures: [
    { name: 'length', value: 99.64, bar: 97, direction: 'at_least', is_met: true },
    { name: 'references', value: 12, bar: 18, direction: 'at_least', is_met: false },
    { name: 'reference_verification', value: 1, bar: 1, direction: 'at_least', is_met: true },
    { name: 'duplication', value: 0.0456, bar: 0.03, direction: 'at_most', is_met: false },
    { name: 'sentence_repetition', value: 0, bar: 0, direction: 'at_most', is_met: true },
    { name: 'self_repetition', value: 0.11, bar: null, direction: 'at_most', is_met: false },
    { name: 'presence', value: null, bar: 1, direction: 'at_least', is_met: false },
    { name: 'gaps', value: 2, bar: null, direction: 'at_most', is_met: false },
    { name: 'something_new', value: 7, bar: 5, direction: 'at_least', is_met: true },
  ],
};

const openCertificate = (answer: () => Certificate) =>
  openPage(<CertificatePanel order={order} isShown />, { [`GET paper/certificate/${outTradeNo}`]: answer });

const rowOf = (name: string) =>
  [...document.querySelectorAll('li')].find((row) => row.textContent?.startsWith(name))?.textContent ?? '';

test('every measure stands with its value and bar, and a missed one is not hidden', async () => {
  const page = await openCertificate(() => certificate);
  await page.expectText('4 of 8 measures are at their bar. 2 missed it, and are shown below as they are.');
  expect(page.text()).toContain(texts.certificate.openCount_other.replace('{{count}}', '2'));
  expect(rowOf(texts.measure.length.name)).toContain('99.6Bar: at least 97Met');
  expect(rowOf(texts.measure.duplication.name)).toContain('4.56%Bar: at most 3%Missed');
  expect(rowOf(texts.measure.sentence_repetition.name)).toContain('0Bar: none at allMet');
  expect(rowOf(texts.measure.self_repetition.name)).toContain(`11%${texts.certificate.noBar}`);
  expect(rowOf(texts.measure.presence.name)).toContain(`—Bar: at least 100%${texts.certificate.notMeasured}`);
  expect(rowOf(texts.measure.gaps.name)).toContain(`2${texts.certificate.notJudged}${texts.certificate.noBarMark}`);
  expect(rowOf('something_new')).toContain('7Bar: at least 5Met');
});

test('its headline says what the paper rests on and leads to every place that is left to fill', async () => {
  const page = await openCertificate(() => certificate);
  await page.expectText(
    'References: 12 printed. Of these, 10 verified and 2 given by you. A paper of this level usually has 18.',
  );
  expect(page.text()).toContain('3 places are left for you to fill');
  expect(page.text()).toContain('Abstract your data: the English title (fill it in in the Word file)');
  const links = [...document.querySelectorAll('details a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['1.2 Background', `/main/amendpaper?order=${outTradeNo}&section=s1`],
    ['References', `/main/amendpaper?order=${outTradeNo}`],
  ]);
});

test('it says what was measured, by which method, when, and in which edition', async () => {
  const page = await openCertificate(() => certificate);
  await page.expectText('yanmo-certificate-3');
  for (const fact of ['3,012', '12', 'Built-in engine (version 3)', 'Jan 5, 2026']) expect(page.text()).toContain(fact);
});

test('no references at all read as none, and never as reached', async () => {
  const none = { name: 'references', value: 0, bar: 18, direction: 'at_least', is_met: false } as const;
  const untaken = { ...none, name: 'reference_verification', value: null, bar: 1 };
  const page = await openCertificate(() => ({ ...certificate, references: 0, measures: [none, untaken] }));
  await page.expectText(texts.certificate.referencesNone);
  expect(rowOf(texts.measure.references.name)).toContain(`${texts.certificate.noneAtAll}Bar: at least 18Missed`);
  expect(rowOf(texts.measure.reference_verification.name)).toContain(
    `${texts.certificate.noneAtAll}Bar: at least 100%${texts.certificate.notMeasured}`,
  );
  expect(page.text()).toContain('0 of 2 measures are at their bar.');
});

test('all is said to be reached where the certificate says so', async () => {
  const measures = certificate.measures.filter(({ is_met }) => is_met);
  const page = await openCertificate(() => ({ ...certificate, measures, gaps: [], is_all_met: true }));
  await page.expectText('All 4 measures were taken and are at their bar');
  expect(page.text()).toContain(texts.certificate.gapsNone);
});

test('before the whole paper is delivered it says what will be here', async () => {
  const page = await openCertificate(() => {
    throw new Refused({ status: 409, error: 'paper_not_delivered', message: 'not yet' });
  });
  await page.expectText(texts.certificate.laterTitle);
});

const statement: RouteResult<typeof getStatement> = {
  title: 'Use of artificial intelligence',
  paragraphs: ['The first draft was produced with Yanmo.', 'The author has changed two sections.'],
  facts: {
    engine: 'deepseek-chat',
    sections_by_engine: 10,
    sections_amended: 2,
    sections_by_student: 1,
    works: 12,
    model_calls: 31,
  },
};

test('the statement can be read and copied whole, with the facts behind it', async () => {
  const page = await openPage(<StatementPanel order={order} isShown />, {
    [`GET paper/statement/${outTradeNo}`]: () => statement,
  });
  await page.expectText('The author has changed two sections.');
  expect(document.querySelector('dl')?.textContent).toBe(
    [
      [texts.fact.engine, 'deepseek-chat'],
      [texts.fact.sectionsByEngine, '10'],
      [texts.fact.sectionsAmended, '2'],
      [texts.fact.sectionsByStudent, '1'],
      [texts.fact.works, '12'],
      [texts.fact.modelCalls, '31'],
    ]
      .flat()
      .join(''),
  );
  const copied = stubClipboard();
  await click(findButton(texts.statement.copy));
  expect(copied).toEqual([[statement.title, ...statement.paragraphs].join('\n\n')]);
});

test('nothing is asked for before its tab is opened', async () => {
  const page = await openPage(<StatementPanel order={order} isShown={false} />, {});
  expect(page.sent).toEqual([]);
});
