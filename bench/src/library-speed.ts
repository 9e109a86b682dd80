import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Work } from '@yanmo/contract/works';
import { citationOfWork } from '../../server/src/documents/citations/citation-of-work.ts';
import { type CitationStyle, citationStyles, formatReference } from '../../server/src/documents/citations/citations.ts';
import { createReferenceThread } from '../../server/src/features/library/reference-thread.ts';
import { searchLibrary } from '../../server/src/features/library/search-store.ts';
import { importFileToLibrary } from '../../server/src/features/library/service.ts';
import { createVerifyReferences } from '../../server/src/features/library/verify-references.ts';
import { createDatabase, createPool, type Database } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { createThreadPool } from '../../server/src/platform/threads/thread-pool.ts';
import type { Figure } from './figure.ts';
import { createRandom, type PlainRecord, readLines, writeGenerated } from './generated-records.ts';

const data = path.join(import.meta.dirname, '../../../shared/data/literature');
const searchBarMs = 150;
const verifyBarMs = 150;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export async function measureLibrary(): Promise<Figure[]> {
  if (!fs.existsSync(data)) return [{ name: 'library', value: 'no data at hand', bar: '', isMet: null }];
  const size = Number(process.env.YANMO_BENCH_RECORDS ?? 1_000_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 10, logger);
  try {
    await migrate(pool);
    const db = createDatabase(pool);
    const records = readLines<PlainRecord>(path.join(data, 'records.jsonl'));
    const generated = path.join(folder, 'generated.jsonl');
    const acl = path.join(data, 'acl-109k.jsonl.gz');
    const aclCount = Math.min(109_769, size);
    writeGenerated(generated, Math.max(1_000, size - aclCount - records.length), records);
    const began = performance.now();
    let imported = 0;
    for (const file of [path.join(data, 'records.jsonl'), acl, generated]) {
      const result = await importFileToLibrary(db, {
        ...{ file, source: path.basename(file), licence: null },
        onProgress: () => undefined,
        onRejected: () => undefined,
      });
      imported += result.imported + result.merged;
    }
    const seconds = (performance.now() - began) / 1000;
    await pool.query('vacuum analyze works');
    return [
      {
        name: `import of ${imported.toLocaleString('en')} records`,
        value: `${Math.round(imported / seconds).toLocaleString('en')} a second`,
        bar: '',
        isMet: null,
      },
      ...(await measureSearch(db, records)),
      ...(await measureVerification(db, records)),
    ];
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSearch(db: Database, records: readonly PlainRecord[]): Promise<Figure[]> {
  const random = createRandom(11);
  const figures: Figure[] = [];
  for (const language of ['zh', 'en'] as const) {
    const titles = records
      .map(({ title }) => title)
      .filter((title) => /\p{Script=Han}/u.test(title) === (language === 'zh'))
      .filter((title) => (language === 'zh' ? title.length >= 12 : title.split(/\s+/u).length >= 6));
    const queries = Array.from({ length: 150 }, () => {
      const title = titles[Math.floor(random() * titles.length)] ?? '';
      if (language === 'zh') return [title.slice(0, 2), title.slice(4, 6), title.slice(8, 10)].join(' ');
      const words = title.split(/\s+/u).filter((word) => word.length > 3);
      return words.slice(0, 3).join(' ');
    });
    const times: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      await searchLibrary(db, { userId: null, query, filters: {}, limit: 10, offset: 0 });
      times.push(performance.now() - started);
    }
    const p95 = percentile(times, 0.95);
    figures.push({
      name: `search of three words, ${language}: p95 of ${times.length} (median)`,
      value: `${p95.toFixed(0)} ms (${percentile(times, 0.5).toFixed(0)} ms)`,
      bar: `under ${searchBarMs} ms`,
      isMet: p95 < searchBarMs,
    });
    const known = titles.filter((title) => title.length >= 10).slice(0, 200);
    let found = 0;
    for (const title of known) {
      const at = Math.floor(title.length / 2);
      const wrong = `${title.slice(0, at)}${language === 'zh' ? '囧' : 'q'}${title.slice(at + 1)}`;
      const { works } = await searchLibrary(db, { userId: null, query: wrong, filters: {}, limit: 20, offset: 0 });
      if (works.some((work) => work.title === title)) found += 1;
    }
    figures.push({
      name: `a known title with one wrong character, ${language}: recall at 20`,
      value: (found / Math.max(1, known.length)).toFixed(3),
      bar: '1',
      isMet: found === known.length,
    });
  }
  return figures;
}

const toWork = (record: PlainRecord, index: number): Work => ({
  ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, title: record.title, authors: record.authors },
  ...{ year: record.year ?? null, venue: record.venue ?? null, doi: null, abstract: null },
  volume: record.volume === undefined ? null : String(record.volume),
  issue: record.issue === undefined ? null : String(record.issue),
  pages: record.pages ?? null,
  language: /\p{Script=Han}/u.test(record.title) ? 'zh' : 'en',
  ...{
    type: record.type ?? 'article',
    source: 'BENCH',
    verified: null,
    standing: 'UNPROVEN',
    is_allowed: false,
    publisher: null,
    place: null,
    edition: null,
  },
  ...{ url: null, licence: null, is_retracted: false, is_open_access: null },
});

/** References as they really are written, and references that somebody made up from real parts. */
async function measureVerification(db: Database, records: readonly PlainRecord[]): Promise<Figure[]> {
  const random = createRandom(23);
  const verify = createVerifyReferences({
    db,
    literature: [],
    logger: createLogger('silent'),
    thread: createReferenceThread(createThreadPool()),
  });
  const usable = records.filter(
    ({ title, authors, year }) => title && authors?.[0]?.family && year && title.length >= 8 && title.length < 250,
  );
  const sample = (language: 'zh' | 'en', count: number): PlainRecord[] =>
    usable
      .filter(({ title }) => /\p{Script=Han}/u.test(title) === (language === 'zh'))
      .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / count)) === 0);
  const print = (record: PlainRecord, index: number): string =>
    formatReference(
      citationStyles[index % citationStyles.length] as CitationStyle,
      citationOfWork(toWork(record, index)),
    ).text;
  const figures: Figure[] = [];
  const times: number[] = [];
  const ask = async (text: string): Promise<string> => {
    const started = performance.now();
    const [result] = await verify(null, [text]);
    times.push(performance.now() - started);
    return result?.outcome ?? '';
  };
  for (const [language, bar] of [
    ['en', 0.98],
    ['zh', 0.95],
  ] as const) {
    const real = sample(language, 400);
    let verified = 0;
    for (const [index, record] of real.entries()) {
      const text = print(record, index);
      const outcome = await ask(text);
      if (outcome === 'VERIFIED') verified += 1;
      else if (process.env.YANMO_BENCH_VERBOSE) console.log(`real ${language} ${outcome}: ${text}`);
    }
    figures.push({
      name: `real references verified, ${language} (${real.length})`,
      value: `${((verified / real.length) * 100).toFixed(1)} %`,
      bar: `at least ${bar * 100} %`,
      isMet: verified / real.length >= bar,
    });
  }
  const pool = usable.filter(({ authors }) => authors.length > 0);
  const other = (): PlainRecord => pool[Math.floor(random() * pool.length)] as PlainRecord;
  const fakes: ((record: PlainRecord) => PlainRecord)[] = [
    (record) => ({ ...record, title: recombine(record.title, other().title) }),
    (record) => ({ ...record, authors: [{ family: 'Quillfeather', given: 'Zeb' }] }),
    (record) => ({ ...record, year: (record.year ?? 2000) - 6 }),
    (record) => ({ ...other(), title: changeWord(record.title) }),
    // Cut within a word: a subtitle that is left out as a whole would be a usual way to cite.
    (record) => ({
      ...record,
      title: `${record.title.slice(0, Math.ceil(record.title.length * 0.6))}${/\p{Script=Han}/u.test(record.title) ? '论' : 'ish'}`,
    }),
    (record) => ({ ...record, title: changeWord(record.title) }),
  ];
  const chosen = [...sample('en', 300), ...sample('zh', 150)];
  let wrong = 0;
  for (const [index, record] of chosen.entries()) {
    const fake = fakes[index % fakes.length]?.(record) ?? record;
    const text = `${print(fake, index)}${index % 4 === 0 && record.doi ? ` https://doi.org/${record.doi}` : ''}`;
    if ((await ask(text)) === 'VERIFIED') {
      wrong += 1;
      if (process.env.YANMO_BENCH_VERBOSE)
        console.log(`fake ${index % fakes.length} VERIFIED: ${text} | ${record.title}`);
    }
  }
  const p95 = percentile(times, 0.95);
  figures.push(
    {
      name: `fabricated references wrongly verified (${chosen.length}, six kinds)`,
      value: `${((wrong / chosen.length) * 100).toFixed(2)} %`,
      bar: 'at most 0.5 %',
      isMet: wrong / chosen.length <= 0.005,
    },
    {
      name: `one reference against the library: p95 of ${times.length} (median)`,
      value: `${p95.toFixed(0)} ms (${percentile(times, 0.5).toFixed(0)} ms)`,
      bar: `under ${verifyBarMs} ms`,
      isMet: p95 < verifyBarMs,
    },
  );
  return figures;
}

function recombine(one: string, other: string): string {
  if (/\p{Script=Han}/u.test(one)) return `${one.slice(0, Math.ceil(one.length / 2))}${other.slice(-6)}`;
  const [left, right] = [one.split(/\s+/u), other.split(/\s+/u)];
  return [...left.slice(0, Math.ceil(left.length / 2)), ...right.slice(Math.floor(right.length / 2))].join(' ');
}

/** One word of the title made another: the most modest invention. */
function changeWord(title: string): string {
  if (/\p{Script=Han}/u.test(title)) {
    const at = Math.floor(title.length / 3);
    return `${title.slice(0, at)}青铜${title.slice(at + 2)}`;
  }
  const words = title.split(/\s+/u);
  const longest = words.reduce((best, word, index) => (word.length > (words[best]?.length ?? 0) ? index : best), 0);
  words[longest] = 'hydrology';
  return words.join(' ');
}
