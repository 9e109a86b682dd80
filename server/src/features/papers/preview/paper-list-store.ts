import { Language } from '@yanmo/contract/languages';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import type { Paper } from '../store.ts';
import { StoredBasis } from '../stored-paper.ts';

export interface DeliveredPaper {
  outTradeNo: string;
  title: string;
  language: Language;
  edition: number;
  isPreview: boolean;
  pages: number | null;
  /** Null where it was not measured. */
  units: number | null;
  deliveredAt: Date;
}

const read = createRowReader('papers', { title: z.string(), language: Language, deliveredAt: z.date() }, [
  'outTradeNo',
]);

/** Of these items those that were delivered, newest first. */
export async function listDeliveredPapers(
  db: Queryable,
  itemIds: readonly string[],
  page: { limit: number; offset: number },
): Promise<{ papers: DeliveredPaper[]; total: number }> {
  if (itemIds.length === 0) return { papers: [], total: 0 };
  const found = db
    .selectFrom('papers')
    .where('papers.item_id', 'in', [...itemIds])
    .where('papers.delivered_at', 'is not', null);
  const rows = await found
    .leftJoin('paper_editions', (join) =>
      join.onRef('paper_editions.paper_id', '=', 'papers.id').onRef('paper_editions.edition', '=', 'papers.edition'),
    )
    .select([
      'papers.out_trade_no as outTradeNo',
      sql<string>`papers.request->>'title'`.as('title'),
      sql<Language>`papers.request->>'language'`.as('language'),
      'papers.edition',
      // Before editions only what was delivered whole was measured.
      sql<boolean>`coalesce(paper_editions.is_preview, papers.certificate is null)`.as('isPreview'),
      'papers.pages',
      sql<number | null>`(papers.certificate->>'units')::integer`.as('units'),
      'papers.delivered_at as deliveredAt',
    ])
    .orderBy('papers.delivered_at', 'desc')
    .orderBy('papers.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { papers: rows.map(read), total: Number(count) };
}

/** What is to be seen of a paper while it is written; asked for with every step of it, so without what it will hold. */
export type WatchedPaper = Pick<Paper, 'id' | 'itemId' | 'runId' | 'request' | 'engine' | 'engineVersion'>;

const watchedColumns = [
  'papers.id',
  'papers.item_id as itemId',
  'papers.run_id as runId',
  'papers.request',
  'papers.engine',
  'papers.engine_version as engineVersion',
] as const;

const readWatched = createRowReader('papers', { request: StoredBasis });

export async function findWatchedPaper(db: Queryable, itemId: string): Promise<WatchedPaper | null> {
  const row = await db.selectFrom('papers').select(watchedColumns).where('item_id', '=', itemId).executeTakeFirst();
  return row ? readWatched(row) : null;
}

/** By item, with how many of its sections have a text. */
export async function listBegunPapers(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, WatchedPaper & { sections: number }>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('papers')
    .select(watchedColumns)
    .select((paper) =>
      paper
        .selectFrom('paper_sections')
        .select((section) => section.fn.count<number>('section_id').distinct().as('count'))
        .whereRef('paper_sections.paper_id', '=', 'papers.id')
        .as('sections'),
    )
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map((row) => [row.itemId, { ...readWatched(row), sections: row.sections ?? 0 }]));
}

/** By item: who wrote the paper, and how long it was to be. */
export async function listSizes(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, { engine: string; units: number }>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('papers')
    .select(['item_id', 'engine', 'engine_version', sql<number>`(request->>'wordCount')::integer`.as('units')])
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Map(
    rows.map((row) => [row.item_id, { engine: paceOf(row.engine, row.engine_version), units: row.units }]),
  );
}

/** A paper may be delivered a tenth shorter than it was ordered and is still one of 30,000 units. The index papers_long holds these. */
const longFrom = 27_000;

/** The runs of the newest long papers of an engine, by what was delivered and not by what was ordered. */
export async function listLongPaperRuns(
  db: Queryable,
  { engine, since, limit }: { engine: string; since: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('papers')
    .select('run_id')
    .where(sql<boolean>`(certificate->>'units')::integer >= ${sql.lit(longFrom)}`)
    .where('delivered_at', '>=', since)
    .where('engine', '=', engine)
    .orderBy('delivered_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => (row.run_id === null ? [] : [row.run_id]));
}

/** Whose pace it is: each model has its own, and the built-in engine the same in all its versions. */
export const paceOf = (kind: string, version: string): string =>
  kind === 'MODEL' ? `${kind} ${version.split(';')[0]?.trim()}` : kind;
