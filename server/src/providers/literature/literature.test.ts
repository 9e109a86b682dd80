import fs from 'node:fs';
import type http from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createLogger } from '../../platform/logger.ts';
import { type LocalProvider, type ReceivedRequest, startLocalProvider } from '../../testing/local-provider.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLiterature } from './create-literature.ts';
import { readCrossrefWork } from './crossref-work.ts';
import { defaultIndexLimits, type IndexLimits } from './index-client.ts';
import type { LiteratureIndex } from './literature.ts';
import { readInvertedIndex, readOpenAlexWork } from './openalex-work.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let provider: LocalProvider;
let answer: (request: ReceivedRequest, response: http.ServerResponse) => void;
const json = (
  response: http.ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

beforeAll(async () => {
  database = await createTestDatabase(10);
  provider = await startLocalProvider((request, response) => answer(request, response));
});
afterAll(async () => {
  await provider.close();
  await database.close();
});
beforeEach(async () => {
  provider.requests.length = 0;
  await database.db.deleteFrom('literature_answers').execute();
  await database.db.deleteFrom('literature_limits').execute();
});
const quick: IndexLimits = { ...defaultIndexLimits, wholeMs: 4_000, breakMs: 300, pauseMs: 300 };

function open(
  name: LiteratureIndex['name'],
  limits: Partial<IndexLimits> = {},
  endpoint = provider.url,
): LiteratureIndex {
  const config = loadConfig({
    NODE_ENV: 'test',
    OPENALEX_API_KEY: 'secret-key',
    OPENALEX_ENDPOINT: endpoint,
    CROSSREF_ENDPOINT: endpoint,
    CROSSREF_MAILTO: 'us@example.org',
    SEMANTIC_SCHOLAR_API_KEY: 'secret-key',
    SEMANTIC_SCHOLAR_ENDPOINT: endpoint,
  });
  const all = createLiterature({ config, db: database.db, logger: createLogger('silent') }, { ...quick, ...limits });
  const index = all.find((one) => one.name === name);
  if (!index) throw new Error(`no ${name}`);
  return index;
}
const never = new AbortController().signal;
const query = { text: 'open access', limit: 5 };

const openAlexWork = {
  title: 'The state of <i>OA</i> &amp; its prospects',
  authorships: [
    { author: { display_name: 'Heather Piwowar' } },
    { author: { display_name: '王明' } },
    { author: null },
  ],
  publication_year: 2018,
  primary_location: {
    source: { display_name: 'PeerJ', host_organization_name: 'PeerJ Inc.' },
    license: 'cc-by',
    landing_page_url: 'https://example.org/a',
  },
  biblio: { volume: '6', issue: null, first_page: 'e4375', last_page: 'e4375' },
  doi: 'https://doi.org/10.7717/PEERJ.4375',
  abstract_inverted_index: { Despite: [0], growing: [1], interest: [2], in: [3, 5], Open: [4] },
  language: 'en',
  type: 'article',
  open_access: { is_oa: true },
  is_retracted: false,
  cited_by_count: 382,
};

describe('OpenAlex', () => {
  it('asks as documented and reads what it is given', async () => {
    answer = (_request, response) =>
      json(response, { meta: { count: 7 }, results: [openAlexWork, { title: null }, 4, null] });
    const found = await open('OPENALEX').search({ ...query, text: 'open, access: now', yearFrom: 2015 }, never);
    expect(found).toMatchObject({ state: 'answered', total: 7 });
    expect(found.state === 'answered' && found.records).toEqual([
      expect.objectContaining({
        title: 'The state of OA & its prospects',
        authors: [
          { family: 'Piwowar', given: 'Heather' },
          { family: '王', given: '明' },
        ],
        year: 2018,
        venue: 'PeerJ',
        pages: 'e4375',
        doi: '10.7717/peerj.4375',
        abstract: 'Despite growing interest in Open in',
        isOpenAccess: true,
        citedBy: 382,
      }),
    ]);
    const asked = new URL(provider.requests[0]?.target ?? '', provider.url);
    expect(asked.pathname).toBe('/works');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      search: 'open access now',
      filter: 'from_publication_date:2015-01-01',
      per_page: '5',
      cursor: '*',
      api_key: 'secret-key',
    });
  });
  it('finds by DOI, and nothing where there is nothing', async () => {
    answer = (request, response) =>
      request.target.includes('4375') ? json(response, openAlexWork) : json(response, { error: 'not found' }, 404);
    const index = open('OPENALEX');
    expect(await index.findByDoi('10.7717/peerj.4375', never)).toMatchObject({ records: [{ year: 2018 }] });
    expect(await index.findByDoi('10.7717/none', never)).toEqual({ state: 'answered', records: [], total: 0 });
  });
  it('puts an abstract back together whatever the index holds', () => {
    expect(readInvertedIndex({ b: [1], a: [0, -1, 1e9, 'x'] })).toBe('a b');
    expect(readInvertedIndex({})).toBeNull();
    expect(readInvertedIndex('text')).toBeNull();
    expect(readOpenAlexWork({ title: 'x', authorships: 'y', biblio: 3, publication_year: '20x' })).toMatchObject({
      title: 'x',
      year: null,
    });
  });
});

/** Every oddity that answers of theirs are known to have; the works are made up. */
const crossrefAnswer = {
  status: 'ok',
  'message-type': 'work-list',
  'message-version': '1.0.0',
  message: {
    'total-results': 3,
    'items-per-page': 20,
    query: { 'start-index': 0, 'search-terms': null },
    facets: {},
    items: [
      {
        DOI: '10.0000/JWS.2021.0201',
        type: 'journal-article',
        title: ['Feedback <i>that</i> students read &amp; use'],
        abstract: '<jats:title>Abstract</jats:title><jats:p>Forty classes &lt; fifty.</jats:p>',
        author: [
          { given: 'Samuel', family: 'Okafor', sequence: 'first', affiliation: [] },
          { name: 'The Workshop Group', sequence: 'additional' },
        ],
        'container-title': ['Journal of Workshop Studies'],
        issued: { 'date-parts': [[2021, 5]] },
        volume: '8',
        issue: '2',
        page: '201-219',
        'is-referenced-by-count': 12,
      },
      {
        DOI: '10.0000/book.7',
        type: 'monograph',
        title: ['纸与墨的社会史'],
        author: [{ family: '沈', given: '墨' }],
        publisher: '文房出版社',
        issued: { 'date-parts': [[null]] },
      },
      { DOI: '10.0000/untitled', type: 'component', title: [], issued: { 'date-parts': [[2020]] } },
    ],
  },
};

describe('Crossref', () => {
  const recorded = new URL('../../../../../shared/data/literature/api-samples/crossref-works.json', import.meta.url);
  const answers = [{ name: 'in the form of theirs', body: crossrefAnswer as unknown }];
  if (fs.existsSync(recorded))
    answers.push({ name: 'that was recorded', body: JSON.parse(fs.readFileSync(recorded, 'utf8')).body });
  it.each(answers)('reads an answer $name', async ({ body }) => {
    answer = (_request, response) => json(response, typeof body === 'string' ? JSON.parse(body) : body);
    const found = await open('CROSSREF').search(query, never);
    if (found.state !== 'answered') throw new Error(found.state);
    expect(found.records.length).toBeGreaterThan(0);
    for (const record of found.records) {
      expect(record.title).not.toMatch(/<|&amp;/u);
      expect(record.doi).toMatch(/^10\./u);
      expect(record.abstract ?? '').not.toMatch(/jats:|^Abstract /u);
    }
    expect(new URL(provider.requests[0]?.target ?? '', provider.url).searchParams.get('mailto')).toBe('us@example.org');
  });
  it('sees a retraction, a subtitle, a corporate author', () => {
    expect(
      readCrossrefWork({
        title: ['A trial'],
        subtitle: ['of doses'],
        author: [{ name: 'The Group' }],
        issued: { 'date-parts': [[2010, 5]] },
        'updated-by': [{ type: 'retraction', DOI: '10.1/2' }],
      }),
    ).toMatchObject({ title: 'A trial: of doses', authors: [{ family: 'The Group' }], year: 2010, isRetracted: true });
    expect(readCrossrefWork({ title: ['RETRACTED: A trial'] })).toMatchObject({ isRetracted: true });
    expect(readCrossrefWork({ title: ['\u202eWirt\u00adschaft\u200b&#x202e; und\u2028Recht'] })).toMatchObject({
      title: 'Wirtschaft und Recht',
    });
    expect(readCrossrefWork({ title: [] })).toBeNull();
  });
});

describe('Semantic Scholar', () => {
  it('sends its key in the header only', async () => {
    answer = (_request, response) =>
      json(response, {
        total: 1,
        data: [
          {
            paperId: 'x',
            title: 'Quantum theory',
            authors: [{ name: 'D. Deutsch' }],
            year: 1985,
            externalIds: { DOI: '10.1098/rspa.1985.0070' },
          },
        ],
      });
    expect(await open('SEMANTIC_SCHOLAR').search(query, never)).toMatchObject({
      records: [{ doi: '10.1098/rspa.1985.0070' }],
    });
    expect(provider.requests[0]?.headers['x-api-key']).toBe('secret-key');
    expect(provider.requests[0]?.target).not.toContain('secret-key');
  });
});

describe('an index in trouble', () => {
  afterEach(() => {
    answer = (_request, response) => json(response, { results: [] });
  });

  it.each([
    ['an error', (response: http.ServerResponse) => json(response, {}, 500)],
    ['a page', (response: http.ServerResponse) => response.end('<html>welcome</html>')],
    ['half an answer', (response: http.ServerResponse) => response.end('{"results":[{"ti')],
    ['another shape', (response: http.ServerResponse) => json(response, { results: 'none' })],
    ['silence', () => undefined],
    [
      'a redirect elsewhere',
      (response: http.ServerResponse) => {
        response.writeHead(302, { location: 'http://127.0.0.1:9/' });
        response.end();
      },
    ],
    ['an endless answer', (response: http.ServerResponse) => response.end(`{"results":["${'x'.repeat(6_000_000)}"]}`)],
  ])('is unavailable, not empty: %s', async (name, fail) => {
    answer = (_request, response) => {
      fail(response);
    };
    const limits = name === 'silence' ? { wholeMs: 300 } : {};
    expect(await open('OPENALEX', limits).search(query, never)).toEqual({ state: 'unavailable' });
    expect(await database.db.selectFrom('literature_answers').selectAll().execute()).toEqual([]);
  });

  it('asks to wait, and every process waits', async () => {
    answer = (_request, response) => json(response, {}, 429, { 'retry-after': '60' });
    expect(await open('CROSSREF').search(query, never)).toEqual({ state: 'limited' });
    expect(await open('CROSSREF').search({ ...query, text: 'another' }, never)).toEqual({ state: 'limited' });
    expect(provider.requests).toHaveLength(1);
  });

  it('cannot be reached: answered at once from then on, and tried again after a while', async () => {
    const gone = await startLocalProvider(() => undefined);
    await gone.close();
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = vi.spyOn(globalThis, 'fetch');
    try {
      const index = open('OPENALEX', { breakMs: 60_000 }, gone.url);
      const asking = [];
      for (const [text, laterMs] of [
        ['first', 0],
        ['again', 59_000],
        ['after a while', 2_000],
      ] as const) {
        vi.setSystemTime(Date.now() + laterMs);
        expect(await index.search({ ...query, text }, never)).toEqual({ state: 'unavailable' });
        asking.push(asked.mock.calls.length);
      }
      expect(asking).toEqual([1, 1, 2]);
    } finally {
      asked.mockRestore();
      vi.useRealTimers();
    }
  });

  it('lets its caller leave with the caller’s own reason', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const asked = open('OPENALEX', { wholeMs: 5_000 }).search(query, controller.signal);
    await expect.poll(() => provider.requests.length).toBe(1);
    controller.abort(new Error('the reader left'));
    await expect(asked).rejects.toThrow('the reader left');
  });
});

describe('a slow index', () => {
  it('is found out by the breaker though every caller leaves before', async () => {
    answer = () => undefined;
    const index = open('CROSSREF', { wholeMs: 150, failures: 1, breakMs: 5_000 });
    await expect(index.search(query, AbortSignal.timeout(50))).rejects.toThrow();
    const askAgain = () => index.search({ ...query, text: 'again' }, AbortSignal.timeout(40)).catch(() => 'left');
    await expect.poll(askAgain, { timeout: 3_000 }).toEqual({ state: 'unavailable' });
  });

  it('answers the next caller with what came late', async () => {
    answer = (_request, response) =>
      setTimeout(() => json(response, { meta: { count: 1 }, results: [openAlexWork] }), 150);
    const index = open('OPENALEX', { wholeMs: 5_000 });
    const reader = new AbortController();
    const asked = index.search(query, reader.signal);
    await expect.poll(() => provider.requests.length).toBe(1);
    reader.abort(new Error('the reader left'));
    await expect(asked).rejects.toThrow('the reader left');
    await expect
      .poll(() => database.db.selectFrom('literature_answers').selectAll().execute(), { timeout: 5_000 })
      .toHaveLength(1);
    expect(await index.search(query, never)).toMatchObject({ records: [{ year: 2018 }] });
    expect(provider.requests).toHaveLength(1);
  });

  it('keeps nobody in line longer than they wait', async () => {
    answer = () => undefined;
    const index = open('SEMANTIC_SCHOLAR', { wholeMs: 1_500 });
    const ended: string[] = [];
    const first = index.search(query, never).finally(() => ended.push('first'));
    await expect.poll(() => provider.requests.length).toBe(1);
    const second = index
      .search({ ...query, text: 'second' }, AbortSignal.timeout(100))
      .finally(() => ended.push('second'));
    await expect(second).rejects.toThrow();
    expect(await first).toEqual({ state: 'unavailable' });
    expect(ended).toEqual(['second', 'first']);
  });
});

it.each(['OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR'] as const)(
  '%s: a list that is not there, or a work that is none, is no answer',
  async (name) => {
    answer = (_request, response) => json(response, { error: 'no such page' }, 404);
    expect(await open(name).search(query, never)).toEqual({ state: 'unavailable' });
    answer = (_request, response) => json(response, { welcome: 'to the guest network' });
    expect(await open(name).findByDoi('10.1000/x', never)).toEqual({ state: 'unavailable' });
  },
);

describe('politeness', () => {
  it('asks the same question once', async () => {
    answer = (_request, response) => json(response, { meta: { count: 1 }, results: [openAlexWork] });
    const first = await open('OPENALEX').search(query, never);
    const second = await open('OPENALEX').search(query, never);
    expect(second).toEqual(first);
    expect(provider.requests).toHaveLength(1);
  });

  it('keeps the pace with two processes together', async () => {
    const times: number[] = [];
    answer = (_request, response) => {
      times.push(performance.now());
      json(response, { message: { items: [], 'total-results': 0 } });
    };
    const processes = [open('CROSSREF'), open('CROSSREF')];
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        processes[turn % 2]?.search({ ...query, text: `question ${turn}` }, never),
      ),
    );
    expect(times).toHaveLength(8);
    // Eight questions at ten a second take seven tenths at the least.
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(600);
  });

  it('slows down when the index says how fast it may be asked', async () => {
    const times: number[] = [];
    answer = (_request, response) => {
      times.push(performance.now());
      json(response, { message: { items: [], 'total-results': 0 } }, 200, {
        'x-rate-limit-limit': '2',
        'x-rate-limit-interval': '1s',
      });
    };
    const index = open('CROSSREF');
    for (const text of ['one', 'two', 'three']) await index.search({ ...query, text }, never);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(350);
  });
});

describe('a deployment', () => {
  it('asks nobody when it is told not to', () => {
    const config = loadConfig({ NODE_ENV: 'test', LITERATURE_ONLINE: 'off', OPENALEX_API_KEY: 'k' });
    expect(createLiterature({ config, db: database.db, logger: createLogger('silent') })).toEqual([]);
  });
  it('asks only Crossref without keys', () => {
    const config = loadConfig({ NODE_ENV: 'test' });
    const names = createLiterature({ config, db: database.db, logger: createLogger('silent') }).map(({ name }) => name);
    expect(names).toEqual(['CROSSREF']);
  });
});
