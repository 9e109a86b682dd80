import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { type Field, fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { buildQueriesAtOnce } from '../../server/src/engines/build-queries-at-once.ts';
import { fittingFrom } from '../../server/src/features/library/gather-works.ts';
import { languageQueries } from '../../server/src/features/library/language-queries.ts';
import { mergeWorks } from '../../server/src/features/library/merge-store.ts';
import { rankWorks } from '../../server/src/features/library/rank-works.ts';
import { countTerms } from '../../server/src/features/library/term-store.ts';
import { createDatabase, createPool, type Database } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { inTransaction } from '../../server/src/platform/database/in-transaction.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Figure } from './figure.ts';

const data = path.join(import.meta.dirname, '../../../shared/data/literature/retrieval');
/** BM25 over titles, asked with the title three times and the chapters once: what any search reaches. */
const floors: Partial<Record<string, { capped: number; recall: number; precision: number }>> = {
  en: { capped: 0.259, recall: 0.211, precision: 0.353 },
  zh: { capped: 0.249, recall: 0.163, precision: 0.283 },
  es: { capped: 0.433, recall: 0.315, precision: 0.567 },
};
const goal = 1.15;

interface CitedWork {
  id: string;
  title: string;
  authors: { family?: string; given?: string }[];
  year: number | null;
  venue?: string | null;
  doi?: string | null;
  abstract?: string | null;
  lang?: string;
}

interface Question {
  title: string;
  lang: Language;
  field: string;
  chapters: string[];
  relevant: string[];
}

const readLines = <Row>(text: string): Row[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** Ids of our own for theirs; two of theirs may be one work here. */
async function loadWorks(db: Database): Promise<Map<string, Set<string>>> {
  const works = readLines<CitedWork>(
    zlib.gunzipSync(fs.readFileSync(path.join(data, 'works.jsonl.gz'))).toString('utf8'),
  );
  const theirs = new Map<string, Set<string>>();
  for (let from = 0; from < works.length; from += 500) {
    const batch = works.slice(from, from + 500);
    const { ids } = await inTransaction(db, (tx) =>
      mergeWorks(
        tx,
        batch.map((work) => ({
          ...{ ownerUserId: null, title: work.title, year: work.year ?? null, venue: work.venue ?? null },
          authors: work.authors.map(({ family = '', given = '' }) => ({ family, given })),
          ...{ volume: null, issue: null, pages: null, doi: work.doi ?? null, abstract: work.abstract ?? null },
          language: languages.find((language) => language === work.lang) ?? null,
          ...{ type: 'article-journal', source: 'CROSSREF', verifiedBy: 'CROSSREF', content: null, contentHash: null },
        })),
      ),
    );
    for (const [index, work] of batch.entries()) {
      const id = ids[index] ?? '';
      theirs.set(id, (theirs.get(id) ?? new Set()).add(work.id));
    }
  }
  return theirs;
}

interface Mark {
  language: Language;
  capped: number;
  recall: number;
  precision: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export async function measureRetrieval(): Promise<Figure[]> {
  if (!fs.existsSync(data)) return [{ name: 'retrieval', value: 'no data at hand', bar: '', isMet: null }];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger, isDurable: false });
  const pool = createPool(server.url, 4, logger);
  try {
    await migrate(pool);
    const db = createDatabase(pool);
    const theirs = await loadWorks(db);
    await pool.query('vacuum analyze works');
    await countTerms(db);
    return await askAll(db, theirs);
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function askAll(db: Database, theirs: ReadonlyMap<string, ReadonlySet<string>>): Promise<Figure[]> {
  const questions = readLines<Question>(fs.readFileSync(path.join(data, 'queries.jsonl'), 'utf8'));
  const marks: Mark[] = [];
  const judged = { kept: 0, keptRight: 0, dropped: 0, droppedRight: 0 };
  for (const { title, lang, field, chapters, relevant } of questions) {
    const queries = buildQueriesAtOnce({
      ...{ title, language: lang, type: 'thesis', level: 'UNDERGRADUATE', keywords: [] },
      field: fields.find((known): known is Field => known === field) ?? 'interdisciplinary',
      chapters: chapters.map((heading, index) => ({ id: String(index), headings: [heading] })),
    });
    const found = await rankWorks(db, null, languageQueries(queries), 60);
    const cited = new Set(relevant);
    const isCited = found.map(({ work }) => [...(theirs.get(work.id) ?? [])].some((id) => cited.has(id)));
    const hits = (count: number): number => isCited.slice(0, count).filter(Boolean).length;
    marks.push({
      language: lang,
      ...{ capped: hits(20) / Math.min(20, cited.size), recall: hits(60) / cited.size, precision: hits(10) / 10 },
    });
    for (const [index, { fit }] of found.entries()) {
      const [all, right] =
        fit >= fittingFrom ? (['kept', 'keptRight'] as const) : (['dropped', 'droppedRight'] as const);
      judged[all] += 1;
      if (isCited[index]) judged[right] += 1;
    }
  }
  const figures = [...new Set(marks.map(({ language }) => language))].sort().flatMap((language): Figure[] => {
    const own = marks.filter((mark) => mark.language === language);
    const floor = floors[language];
    return (['capped', 'recall', 'precision'] as const).map((kind) => {
      const value = mean(own.map((mark) => mark[kind]));
      const least = (floor?.[kind] ?? 0) * goal;
      return {
        name: `${{ capped: 'capped@20', recall: 'recall@60', precision: 'precision@10' }[kind]}, ${language} (${own.length})`,
        value: `${value.toFixed(3)}, ${(value / (floor?.[kind] ?? value)).toFixed(2)} times the floor ${floor?.[kind] ?? '-'}`,
        bar: kind === 'capped' && language !== 'es' ? `at least ${least.toFixed(3)}` : '',
        isMet: kind === 'capped' && language !== 'es' ? value >= least : null,
      };
    });
  });
  const share = (part: number, whole: number): string => `${((part / Math.max(1, whole)) * 100).toFixed(0)} %`;
  return [
    ...figures,
    {
      name: 'cited among what is judged fitting, and among what is not',
      value: `${share(judged.keptRight, judged.kept)} of ${judged.kept}, ${share(judged.droppedRight, judged.dropped)} of ${judged.dropped}`,
      ...{ bar: '', isMet: null },
    },
  ];
}
