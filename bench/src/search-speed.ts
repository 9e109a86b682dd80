import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { buildQueriesAtOnce } from '../../server/src/engines/build-queries-at-once.ts';
import { languageQueries } from '../../server/src/features/library/language-queries.ts';
import { rankWorks } from '../../server/src/features/library/rank-works.ts';
import { searchLibrary } from '../../server/src/features/library/search-store.ts';
import { countTerms } from '../../server/src/features/library/term-store.ts';
import { rowOf } from '../../server/src/features/library/work-row.ts';
import { createDatabase, createPool, type Database } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Figure } from './figure.ts';

const data = path.join(import.meta.dirname, '../../../shared/data/literature');
const batchSize = 1_000;

interface PlainRecord {
  title: string;
  authors?: { family?: string; given?: string }[];
  year?: number | null;
  venue?: string | null;
  abstract?: string | null;
}

/** Deterministic: the same records and the same questions on every machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

function readRecords(name: string): PlainRecord[] {
  const bytes = fs.readFileSync(path.join(data, name));
  const text = (name.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PlainRecord);
}

const isWide = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Real titles first; beyond them titles put together from the halves of real ones, with as many different words. */
function* listRecords(real: readonly PlainRecord[], count: number): Generator<PlainRecord> {
  yield* real.slice(0, count);
  const random = createRandom(7);
  const zh = real.filter(({ title }) => isWide(title)).map(({ title }) => title);
  const en = real.filter(({ title }) => !isWide(title)).map(({ title }) => title.split(/\s+/u));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  for (let index = real.length; index < count; index += 1) {
    const title =
      index % 3 === 0
        ? `${pick(zh).slice(0, 9)}${pick(zh).slice(-9)}`
        : `${pick(en).slice(0, 5).join(' ')} ${pick(en).slice(-5).join(' ')}`;
    yield { title, authors: [{ family: isWide(title) ? '王' : 'Smith', given: String(index % 977) }], year: 2000 };
  }
}

/** Past the merging of records, which is measured by itself. */
async function fill(db: Database, records: Iterable<PlainRecord>): Promise<void> {
  let rows: ReturnType<typeof rowOf>[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await db.insertInto('works').values(rows).execute();
    rows = [];
  };
  for (const { title, authors = [], year, venue, abstract } of records) {
    rows.push(
      rowOf({
        ...{ ownerUserId: null, title, year: year ?? null, venue: venue ?? null, abstract: abstract ?? null },
        authors: authors.map(({ family = '', given = '' }) => ({ family, given })),
        ...{ volume: null, issue: null, pages: null, doi: null, language: isWide(title) ? 'zh' : 'en' },
        ...{ type: 'article-journal', source: 'CROSSREF', verifiedBy: 'CROSSREF', content: null, contentHash: null },
      }),
    );
    if (rows.length === batchSize) await flush();
  }
  await flush();
}

/** Three words of a title, a title as it stands, and a title with a word that nobody wrote. */
function listQueries(records: readonly PlainRecord[]): string[] {
  const random = createRandom(11);
  return Array.from({ length: 150 }, (_, turn) => {
    const { title } = records[Math.floor(random() * records.length)] as PlainRecord;
    const words = isWide(title)
      ? [title.slice(0, 2), title.slice(4, 6), title.slice(8, 10)]
      : title
          .split(/\s+/u)
          .filter((word) => word.length > 3)
          .slice(0, 3);
    return [words.join(' '), title.slice(0, 200), `${words.join(' ')} qwzx`][turn % 3] ?? title;
  });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function timeAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const began = performance.now();
    await work(item);
    times.push(performance.now() - began);
  }
  return times;
}

export async function measureSearch({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  if (!fs.existsSync(data)) return [{ name: 'search', value: 'no data at hand', bar: '', isMet: null }];
  const real = [...readRecords('records.jsonl'), ...readRecords('acl-109k.jsonl.gz')].filter(({ title }) => title);
  const figures: Figure[] = [];
  for (const [count, bar] of [[110_000, 80] as const, ...(isFull ? [[1_000_000, 300] as const] : [])]) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
    const logger = createLogger('silent');
    const server = await startEmbeddedPostgres({ dataDir: folder, logger, isDurable: false });
    const pool = createPool(server.url, 4, logger);
    try {
      await migrate(pool);
      const db = createDatabase(pool);
      await fill(db, listRecords(real, count));
      await pool.query('vacuum analyze works');
      const counting = performance.now();
      await countTerms(db);
      const countedMs = performance.now() - counting;
      const search = (query: string) => searchLibrary(db, { userId: null, query, filters: {}, limit: 10, offset: 0 });
      const queries = listQueries(real);
      await timeAll(queries.slice(0, 30), search);
      const times = await timeAll(queries, search);
      const p95 = percentile(times, 0.95);
      const papers = real.filter((_, index) => index % 2_000 === 0).map(({ title }) => title);
      const gathering = await timeAll(papers, (title) => rankWorks(db, null, languageQueries(queriesFor(title)), 60));
      const size = count.toLocaleString('en');
      figures.push(
        {
          name: `search in ${size} works: p95 of ${times.length} (median)`,
          value: `${p95.toFixed(0)} ms (${percentile(times, 0.5).toFixed(0)} ms)`,
          ...{ bar: `at most ${bar} ms`, isMet: p95 <= bar },
        },
        {
          name: `works for a paper in ${size} works: p95 of ${gathering.length} (median); terms counted in`,
          value: `${percentile(gathering, 0.95).toFixed(0)} ms (${percentile(gathering, 0.5).toFixed(0)} ms); ${(countedMs / 1_000).toFixed(1)} s`,
          ...{ bar: '', isMet: null },
        },
      );
    } finally {
      await pool.end();
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

const queriesFor = (title: string) =>
  buildQueriesAtOnce({
    ...{ title, language: isWide(title) ? 'zh' : 'en', type: 'thesis', field: 'interdisciplinary' },
    ...{ level: 'UNDERGRADUATE', keywords: [], chapters: [] },
  });
