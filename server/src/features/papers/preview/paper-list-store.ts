import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Certificate } from '../editions/certificate.ts';
import type { PaperBasis } from '../store.ts';

export interface DeliveredPaper {
  outTradeNo: string;
  request: PaperBasis;
  edition: number;
  /** Null for what was delivered before there were editions. */
  isPreview: boolean | null;
  pages: number | null;
  certificate: Certificate | null;
  deliveredAt: Date;
}

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
      'papers.request',
      'papers.edition',
      'paper_editions.is_preview as isPreview',
      'papers.pages',
      'papers.certificate',
      'papers.delivered_at as deliveredAt',
    ])
    .orderBy('papers.delivered_at', 'desc')
    .orderBy('papers.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { papers: rows as DeliveredPaper[], total: Number(count) };
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

/** Whose pace it is: each model has its own, and the built-in engine the same in all its versions. */
export const paceOf = (kind: string, version: string): string =>
  kind === 'MODEL' ? `${kind} ${version.split(';')[0]?.trim()}` : kind;
