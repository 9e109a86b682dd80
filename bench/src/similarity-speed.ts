import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createCheckInThreads } from '../../server/src/features/similarity/checks/check-in-threads.ts';
import { createCorpus } from '../../server/src/features/similarity/index/corpus.ts';
import { crowdedTermsOf } from '../../server/src/features/similarity/index/crowded-terms.ts';
import { rememberedHashesOf } from '../../server/src/features/similarity/index/held-hashes.ts';
import { hashText } from '../../server/src/features/similarity/index/read-sources.ts';
import { ensureShelf, type ShelfOf } from '../../server/src/features/similarity/index/shelf-store.ts';
import { putSources, type SourceOf } from '../../server/src/features/similarity/index/source-store.ts';
import { createDatabase, createPool, type Database } from '../../server/src/platform/database/database.ts';
import { sharedMemoryByMachine, startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { inTransaction } from '../../server/src/platform/database/in-transaction.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { createThreadPool } from '../../server/src/platform/threads/thread-pool.ts';
import { readSource } from '../../server/src/text/similarity/read-source.ts';
import type { Figure } from './figure.ts';
import { fillInBulk } from './fill-in-bulk.ts';
import { createTextMaker, type TextMaker } from './generated-texts.ts';
import { nowMs, StolenTime } from './stolen-time.ts';

const small = 100_000;
const large = 1_000_000;
const paperCharacters = 30_000;
const papers = 25;
/** After so many checks since a program's start its code is compiled; its threads live as long as it does. */
const learning = 25;
/** On a machine that its host takes away again and again, so that enough were checked while it was ours. */
const mostPapers = 150;
const bars = { medianMs: 200, p95Ms: 1_000, growth: 3 };
const batchSources = 100;
/** As many as the product's own way is measured with. */
const putPassages = 10_000;
const warming = 5;
const seed = 31;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** `--kept=FOLDER`: what is built stays there, and is measured again without being built by whoever names the folder again. */
const keptFlag = '--kept=';
const keptFolder = process.argv.find((argument) => argument.startsWith(keptFlag))?.slice(keptFlag.length);
const textsFile = 'texts.json';

/** How long it takes to compare a paper with many passages, and what it takes to keep them. */
export async function measureSimilarity({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  const folder = keptFolder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const keptTexts = path.join(folder, textsFile);
  const isBuilt = fs.existsSync(keptTexts);
  const logger = createLogger('silent');
  // What is measured is computed, not synced to the disk.
  const sharedMemoryMb = sharedMemoryByMachine();
  const server = await startEmbeddedPostgres({ dataDir: folder, logger, isDurable: false, sharedMemoryMb });
  const pool = createPool(server.url, 6, logger);
  const threads = createThreadPool();
  try {
    await migrate(pool);
    // The works, the file and the paper behind the texts are not what is measured.
    for (const named of ['work_id', 'file_key', 'paper_id'])
      await pool.query(`alter table similarity_sources drop constraint if exists similarity_sources_${named}_fkey`);
    if (isBuilt)
      return await measureBuilt({ pool, db: createDatabase(pool), check: createCheckInThreads(threads) }, keptTexts);
    const db = createDatabase(pool);
    const shelfId = await inTransaction(db, (tx) => ensureShelf(tx, { kind: 'LIBRARY', ownerId: null }));
    const maker = createTextMaker(seed);
    const check = createCheckInThreads(threads);
    const few = await putAsFeedsDo(db, maker, shelfId, 0);
    const { texts: kept, parts, figure } = await fill(pool, shelfId, small - putPassages, 1);
    await warm(pool);
    const remembered = await remember(pool, db, small);
    const first = await measureChecks({ pool, db, check }, maker, kept);
    const figures = [few, figure, ...remembered, ...firstOf(small, first), ...(await rowsOf(pool, small, first))];
    if (keptFolder !== undefined) fs.writeFileSync(keptTexts, JSON.stringify({ texts: kept }));
    if (!isFull) return figures;
    const rest = await fill(pool, shelfId, large - small, 1 + parts);
    kept.push(...rest.texts);
    if (keptFolder !== undefined) fs.writeFileSync(keptTexts, JSON.stringify({ texts: kept }));
    const rememberedAll = await remember(pool, db, large);
    const cold = await measureChecks({ pool, db, check }, maker, kept);
    await warm(pool);
    const second = await measureChecks({ pool, db, check }, maker, kept);
    const growth = percentile(second.later, 0.5) / percentile(first.later, 0.5);
    return [
      ...figures,
      rest.figure,
      ...rememberedAll,
      timesOf(`${large.toLocaleString('en')} passages that were just put in`, cold.later),
      ...(await rowsOf(pool, large, second)),
      await putAsFeedsDo(db, maker, shelfId, large),
      {
        ...{ name: 'growth in time from 100,000 to 1,000,000 passages', value: `${growth.toFixed(2)} times` },
        ...{ bar: `at most ${bars.growth} times`, isMet: growth <= bars.growth },
      },
    ];
  } finally {
    await threads.close();
    await pool.end();
    await server.stop();
    if (keptFolder === undefined) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Papers of another maker than the one whose texts were put in. */
const laterPart = 900_000;

async function measureBuilt(checking: Checking, keptTexts: string): Promise<Figure[]> {
  const { pool, db } = checking;
  const { texts } = JSON.parse(fs.readFileSync(keptTexts, 'utf8')) as { texts: string[] };
  const { rows } = await pool.query<{ passages: number }>('select count(*) as passages from similarity_passages');
  const passages = rows[0]?.passages ?? 0;
  await warm(pool);
  const remembered = await remember(pool, db, passages);
  const times = await measureChecks(checking, createTextMaker(seed, laterPart), texts);
  return [...remembered, ...firstOf(passages, times), ...(await rowsOf(pool, passages, times))];
}

const rateOf = (name: string, passages: number, began: number): Figure => ({
  ...{ name, bar: '', isMet: null },
  value: `${Math.round((passages / (performance.now() - began)) * 1_000).toLocaleString('en')} a second`,
});

/** As the feeds do it, beside so many passages that are there already. */
async function putAsFeedsDo(db: Database, maker: TextMaker, shelfId: number, beside: number): Promise<Figure> {
  const began = performance.now();
  let putting: Promise<void> = Promise.resolve();
  let put = 0;
  while (put < putPassages) {
    const sources = Array.from({ length: batchSources }, () => {
      const text = maker.source();
      return {
        ...{ shelfId, ownerId: null, of: { workId: randomUUID() }, title: null, language: 'zh' as const },
        ...{ textHash: hashText(text), read: readSource(text) },
      };
    });
    put += sources.reduce((sum, { read }) => sum + read.passages.length, 0);
    await putting;
    putting = inTransaction(db, (tx) => putSources(tx, sources));
  }
  await putting;
  return rateOf(`passages put in one by one, indexes and all, beside ${beside.toLocaleString('en')}`, put, began);
}

async function fill(pool: pg.Pool, shelfId: number, passages: number, firstPart: number) {
  const began = performance.now();
  const filled = await fillInBulk(pool, { seed, shelfId, passages, firstPart });
  const figure = rateOf(
    `passages put in by COPY, and the indexes built, ${passages.toLocaleString('en')}`,
    passages,
    began,
  );
  return { ...filled, figure };
}

/** Most of a paper is its own; a seventh is taken from what is known. */
function paperOf(maker: TextMaker, known: readonly string[], index: number): string {
  const parts: string[] = [];
  for (let length = 0, part = 0; length < paperCharacters; part += 1) {
    const source = known[(index * 7_919 + part * 104_729) % known.length] ?? '';
    const text = part % 7 === 3 ? source.slice(0, 200) : maker.paragraph();
    parts.push(text);
    length += text.length;
  }
  return parts.join('\n').slice(0, paperCharacters);
}

/** Whose checks they are: what is checked is in the index by then, put in when it was paid for, and a paper of theirs is shared. */
interface Checker {
  userId: string;
  /** In the place of the one before. */
  putFile(text: string): Promise<void>;
}

const checkedFile = 'checked';
const sharedPaper = '00000000-0000-4000-8000-000000000031';

async function openChecker({ pool, db }: Checking, maker: TextMaker): Promise<Checker> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (phone, user_name, inv_code, created_at) values ('13100000031', 'bench', 'bench31', now())
     on conflict (phone) do update set user_name = excluded.user_name returning id`,
  );
  const userId = rows[0]?.id ?? '';
  const put = (shelf: ShelfOf, of: SourceOf, text: string) =>
    inTransaction(db, async (tx) =>
      putSources(tx, [
        {
          ...{ shelfId: await ensureShelf(tx, shelf), ownerId: userId, of, title: null, language: 'zh' },
          ...{ textHash: hashText(text), read: readSource(text) },
        },
      ]),
    );
  await put({ kind: 'SITE', ownerId: null }, { paperId: sharedPaper }, paperOf(maker, [], 0));
  return {
    userId,
    putFile: (text) => put({ kind: 'OWN_FILE', ownerId: userId }, { fileKey: checkedFile }, text),
  };
}

interface Checking {
  pool: pg.Pool;
  db: Database;
  check: ReturnType<typeof createCheckInThreads>;
}

interface CheckTimes {
  /** Of the first checks after the program's start; none where it had made them before. */
  first: number[];
  later: number[];
}

let made = 0;

/** From the question to the report's figures, in threads and all, as whoever waits for it has it. */
async function measureChecks(
  { pool, db, check }: Checking,
  maker: TextMaker,
  known: readonly string[],
): Promise<CheckTimes> {
  await vacuum(pool);
  const checks: { beganMs: number; tookMs: number; isFirst: boolean }[] = [];
  // The first ones load the upper pages of the indexes, where the code is compiled already.
  const skipped = made < learning ? 0 : warming;
  const when = { turn: 1, signal: new AbortController().signal };
  const checker = await openChecker({ pool, db, check }, maker);
  const scope = { among: ['LIBRARY', 'OWN_FILES', 'SITE'], excluding: { fileKeys: [checkedFile] } } as const;
  const stolen = new StolenTime();
  const takenBy = (isFirst: boolean): { all: number[]; ours: number[] } => {
    const own = checks.filter((one) => one.isFirst === isFirst);
    const quiet = own.filter(({ beganMs, tookMs }) => stolen.isOurs(beganMs, beganMs + tookMs));
    return { all: own.map(({ tookMs }) => tookMs), ours: quiet.map(({ tookMs }) => tookMs) };
  };
  // Too few say nothing: then all are told, however long the machine was away.
  const toldOf = ({ all, ours }: { all: number[]; ours: number[] }) => (ours.length >= papers / 2 ? ours : all);
  for (let index = 0; takenBy(false).ours.length < papers && index < mostPapers; index += 1) {
    const text = paperOf(maker, known, index);
    await checker.putFile(text);
    const beganMs = nowMs();
    const corpus = await createCorpus(db, { userId: checker.userId, ...scope });
    const { rates } = await check({ text, language: 'zh', paragraphs: [] }, corpus, when);
    if (index >= skipped) checks.push({ beganMs, tookMs: nowMs() - beganMs, isFirst: made < learning });
    made += 1;
    if (rates.headline < 0.1 || rates.headline > 0.4)
      throw new Error(`a seventh was copied, ${rates.headline} was found`);
  }
  stolen.stop();
  return { first: toldOf(takenBy(true)), later: toldOf(takenBy(false)) };
}

/** As the database does by itself, a minute after so much was put in. */
async function vacuum(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    'vacuum analyze similarity_fingerprints, similarity_terms, similarity_passages, similarity_sources',
  );
  client.release(true);
}

/** As a program does in the background when it is asked for its first check. */
async function remember(pool: pg.Pool, db: Database, passages: number): Promise<Figure[]> {
  await vacuum(pool);
  const timing = async (what: string, remembering: () => Promise<void>): Promise<Figure> => {
    const began = performance.now();
    const before = process.cpuUsage();
    await remembering();
    const { user, system } = process.cpuUsage(before);
    const [seconds, ours] = [(performance.now() - began) / 1e3, (user + system) / 1e6];
    return {
      name: `remembering ${what} ${passages.toLocaleString('en')} passages hold, once for each program`,
      ...{ value: `${seconds.toFixed(1)} s, of which ours ${ours.toFixed(1)} s`, bar: '', isMet: null },
    };
  };
  return [
    await timing('which fingerprints', () => rememberedHashesOf(db).build()),
    await timing('which terms too many of', () => crowdedTermsOf(db).build()),
  ];
}

/** What a check asks, in the database's own memory, as it is where checks are made all day. */
async function warm(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; checkpoint; create extension if not exists pg_prewarm');
  for (const asked of ['terms_term', 'fingerprints_hash', 'passages_pkey', 'passages'])
    await client.query('select pg_prewarm($1::regclass)', [`similarity_${asked}`]);
  client.release(true);
}

const timesOf = (among: string, times: readonly number[]): Figure => ({
  name: `a paper of 30,000 characters against ${among}: median, p95`,
  value: `${percentile(times, 0.5).toFixed(0)}, ${percentile(times, 0.95).toFixed(0)} ms`,
  ...{ bar: '', isMet: null },
});

/** What is not held to the bar: whoever checks first after a start waits for the code, too. */
const firstOf = (passages: number, { first }: CheckTimes): Figure[] =>
  first.length === 0
    ? []
    : [timesOf(`${passages.toLocaleString('en')} passages, the first ${learning} after the program's start`, first)];

async function rowsOf(pool: pg.Pool, passages: number, { later: times }: CheckTimes): Promise<Figure[]> {
  const { rows } = await pool.query<{ bytes: number; prints: number; terms: number }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes,
            max(reltuples) filter (where relname = 'similarity_fingerprints')::bigint as prints,
            max(reltuples) filter (where relname = 'similarity_terms')::bigint as terms
       from pg_class where relname in ('similarity_sources', 'similarity_passages', 'similarity_fingerprints', 'similarity_terms')`,
  );
  const { bytes = 0, prints = 0, terms = 0 } = rows[0] ?? {};
  const median = percentile(times, 0.5);
  const p95 = percentile(times, 0.95);
  const among = `${passages.toLocaleString('en')} passages`;
  const millions = (count: number) => (count / 1e6).toFixed(1);
  return [
    {
      name: `a paper of 30,000 characters against ${among}, after the first ${learning}: median of ${times.length}`,
      ...{ value: `${median.toFixed(0)} ms`, bar: `under ${bars.medianMs} ms`, isMet: median < bars.medianMs },
    },
    {
      name: `a paper of 30,000 characters against ${among}, after the first ${learning}: p95`,
      ...{ value: `${p95.toFixed(0)} ms`, bar: `under ${bars.p95Ms} ms`, isMet: p95 < bars.p95Ms },
    },
    {
      name: `${among} on the disk (${millions(prints)} M fingerprints, ${millions(terms)} M terms)`,
      ...{ value: `${(bytes / 2 ** 30).toFixed(2)} GB`, bar: '', isMet: null },
    },
  ];
}
