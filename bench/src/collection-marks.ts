import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { mayBePrinted } from '@yanmo/contract/works';
import { buildQueriesAtOnce } from '../../server/src/engines/build-queries-at-once.ts';
import { proposeKeywordsAtOnce } from '../../server/src/engines/built-in/keywords/propose-keywords.ts';
import { type GatheredWork, gatherWorks, isFitting } from '../../server/src/features/library/gather-works.ts';
import { takeInCollection } from '../../server/src/features/library/take-in-collection.ts';
import { countTerms } from '../../server/src/features/library/term-store.ts';
import { wantedByLevel } from '../../server/src/features/library/wanted-works.ts';
import { createDatabase, createPool, type Database } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Figure } from './figure.ts';
import { isHeldBack, type LabelledTitle, readLabelledTitles } from './labelled-titles.ts';

const works = path.join(import.meta.dirname, '../../server/knowledge/works');
const mostBytes = 6_000_000;

/** What a bare machine offers for each labelled title. `--print` shows the works of forty titles, for whoever reads them. */
export async function measureCollection(): Promise<Figure[]> {
  const titles = readLabelledTitles();
  if (!titles) return [{ name: 'collection', value: 'no data at hand', bar: '', isMet: null }];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger, isDurable: false });
  const pool = createPool(server.url, 4, logger);
  try {
    await migrate(pool);
    const db = createDatabase(pool);
    const startedAt = performance.now();
    await takeInCollection(db);
    const takenMs = performance.now() - startedAt;
    await countTerms(db, { isForced: true });
    await pool.query('vacuum analyze works');
    const { rows } = await pool.query<{ bytes: string }>("select pg_total_relation_size('works') as bytes");
    const figures = await offerAll(db, titles);
    const inFiles = fs.readdirSync(works).reduce((sum, name) => sum + fs.statSync(path.join(works, name)).size, 0);
    return [
      ...figures,
      {
        name: 'size in the repository',
        value: `${(inFiles / 1e6).toFixed(2)} MB`,
        bar: `at most ${mostBytes / 1e6} MB`,
        isMet: inFiles <= mostBytes,
      },
      {
        name: 'size in the database, and taking it in',
        value: `${(Number(rows[0]?.bytes) / 1e6).toFixed(1)} MB, ${(takenMs / 1_000).toFixed(1)} s`,
        ...{ bar: '', isMet: null },
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Offer {
  title: LabelledTitle;
  works: GatheredWork[];
}

async function offer(db: Database, title: LabelledTitle): Promise<Offer> {
  const form = { ...title, language: title.lang, type: 'thesis' } as const;
  const queries = buildQueriesAtOnce({ ...form, keywords: proposeKeywordsAtOnce(form), chapters: [] });
  const { works: gathered } = await gatherWorks(
    { db, askIndexes: async () => [] },
    { userId: null, queries, wanted: wantedByLevel[title.level] },
  );
  return { title, works: gathered.filter((one) => isFitting(one) && mayBePrinted(one.work)) };
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const percent = (part: number, whole: number): string => `${((part / Math.max(1, whole)) * 100).toFixed(0)} %`;

async function offerAll(db: Database, titles: readonly LabelledTitle[]): Promise<Figure[]> {
  const offers: Offer[] = [];
  for (const title of titles) offers.push(await offer(db, title));
  if (process.argv.includes('--print')) print(offers);
  const row = (name: string, own: readonly Offer[]): Figure => {
    const counts = own.map(({ works: offered }) => offered.length).toSorted((one, other) => one - other);
    const fits = own
      .flatMap(({ works: offered }) => offered.map(({ fit, share, serves }) => (serves === 'METHOD' ? share : fit)))
      .toSorted((one, other) => one - other);
    const least = (number: number): string => percent(counts.filter((count) => count >= number).length, counts.length);
    return {
      name: `works offered, ${name} (${own.length})`,
      value: `${at(counts, 0.25)} / ${at(counts, 0.5)} / ${at(counts, 0.75)}, 5 for ${least(5)}, 10 for ${least(10)}, fit ${at(fits, 0.5).toFixed(2)}`,
      ...{ bar: '', isMet: null },
    };
  };
  return [
    row('all', offers),
    ...languages.map((language) =>
      row(
        language,
        offers.filter(({ title }) => title.lang === language),
      ),
    ),
    ...fields.map((field) =>
      row(
        field,
        offers.filter(({ title }) => title.field === field),
      ),
    ),
  ];
}

const printed = 40;

/** Of titles that nothing was tuned on only as many as are read; every language in proportion. */
function print(offers: readonly Offer[]): void {
  const isSeen = process.argv.includes('--tuning');
  const own = offers.filter(({ title }) => isHeldBack(title) !== isSeen);
  const step = own.length / printed;
  for (let index = 0; index < printed; index += 1) {
    const one = own[Math.floor(index * step)];
    if (!one) continue;
    console.log(`\n${one.title.lang} ${one.title.field} ${one.title.level}: ${one.title.title}`);
    for (const { work, fit, share, serves } of one.works.slice(0, 20)) {
      const topics = [...(work.topics?.zh ?? []), ...(work.topics?.en ?? [])].join(', ');
      console.log(
        `  ${fit.toFixed(2)} ${share.toFixed(2)} ${serves === 'METHOD' ? 'M ' : ''}${work.title} [${topics}]`,
      );
    }
  }
}
