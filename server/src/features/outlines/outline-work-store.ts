import { WorkOrigin } from '@yanmo/contract/outline-works';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';

/** A work beside an outline; what else is known of it is a row of the library. */
export interface KeptWork {
  workId: string;
  origin: WorkOrigin;
  isKept: boolean;
  isMethod: boolean;
  reason: string;
  fit: number;
}

const read = createRowReader('outline_works', { origin: WorkOrigin }, ['workId']);

/** Kept ones first, each in the order in which they were judged. */
export async function listWorks(db: Queryable, outlineId: string): Promise<KeptWork[]> {
  const rows = await db
    .selectFrom('outline_works')
    .select(['work_id as workId', 'origin', 'is_kept as isKept', 'is_method as isMethod', 'reason', 'fit'])
    .where('outline_id', '=', outlineId)
    .orderBy('is_kept', 'desc')
    .orderBy('place')
    .orderBy('work_id')
    .execute();
  return rows.map(read);
}

/** In place of all that was there. The outline is locked. */
export async function replaceWorks(tx: Tx, outlineId: string, works: readonly KeptWork[], now: Date): Promise<void> {
  await tx.deleteFrom('outline_works').where('outline_id', '=', outlineId).execute();
  if (works.length === 0) return;
  await tx
    .insertInto('outline_works')
    .values(
      works.map((work, place) => ({
        outline_id: outlineId,
        work_id: work.workId,
        origin: work.origin,
        is_kept: work.isKept,
        is_method: work.isMethod,
        reason: work.reason,
        fit: work.fit,
        place,
        created_at: now,
      })),
    )
    .execute();
}

export async function listWorksForExport(db: Queryable, userId: string) {
  return db
    .selectFrom('outline_works')
    .innerJoin('outlines', 'outlines.id', 'outline_works.outline_id')
    .selectAll('outline_works')
    .where('outlines.user_id', '=', userId)
    .orderBy('outline_id')
    .orderBy('place')
    .execute();
}
