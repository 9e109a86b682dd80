import type { Work } from '@yanmo/contract/works';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { IndexName, IndexRecord } from '../../providers/literature/literature.ts';
import { fillGaps } from './merge-store.ts';
import { normaliseDoi, shown, toWork, type WorkRow } from './work-row.ts';

/** Indexes grow: what they did not know is asked again after this long. */
const askedAgainAfterDays = 30;

const columns = sql.join(shown.map((column) => sql.ref(column)));

/** Where a run stands: among those never asked about by id, then among those asked about long ago by that time. */
export type UnprovenCursor = { id: string; askedAt: Date | null };

/** Works of the library that nobody bore out and that are due to be asked about; `next` is null behind the last one. */
export async function listUnproven(
  db: Database,
  cursor: UnprovenCursor | null,
  limit: number,
): Promise<{ works: Work[]; next: UnprovenCursor | null }> {
  const waiting = sql`works.owner_user_id is null and works.verified_by is null`;
  if (!cursor || cursor.askedAt === null) {
    const { rows } = await sql<WorkRow>`
      select ${columns} from works
      where ${waiting} and works.asked_at is null and works.id > ${cursor?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid
      order by works.id limit ${limit}
    `.execute(db);
    const last = rows.at(-1);
    // Behind the last of these the others begin.
    const next = rows.length < limit || !last ? { id: '', askedAt: new Date(0) } : { id: last.id, askedAt: null };
    return { works: rows.map(toWork), next };
  }
  const { rows } = await sql<WorkRow & { asked_at: Date }>`
    select ${columns}, works.asked_at from works
    where ${waiting} and works.asked_at > ${cursor.askedAt}
      and works.asked_at < now() - make_interval(days => ${askedAgainAfterDays})
    order by works.asked_at limit ${limit}
  `.execute(db);
  const last = rows.at(-1);
  return {
    works: rows.map(toWork),
    next: last && rows.length === limit ? { id: last.id, askedAt: last.asked_at } : null,
  };
}

/** The indexes answered, and none knew it. */
export async function keepAsked(db: Database, id: string): Promise<void> {
  await db.updateTable('works').set({ asked_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/**
 * Writes down who bore a work out and by which record, and what the record knows beside. False when the work has gone or
 * was changed since it was read: what was compared is no longer what is there.
 */
export async function keepBorneOut(tx: Tx, work: Work, by: IndexName, record: IndexRecord): Promise<boolean> {
  const current = await tx
    .selectFrom('works')
    .select(['title', 'year', 'verified_by'])
    .where('id', '=', work.id)
    .forUpdate()
    .executeTakeFirst();
  if (!current || current.title !== work.title || current.year !== work.year) return false;
  if (current.verified_by !== null) return true;
  const doi = normaliseDoi(record.doi);
  // Another record of the library may have it already; two of one DOI are refused.
  const holder = doi
    ? await tx
        .selectFrom('works')
        .select('id')
        .where('doi', '=', doi)
        .where('owner_user_id', 'is', null)
        .where('id', '<>', work.id)
        .executeTakeFirst()
    : undefined;
  await fillGaps(tx, work.id, {
    ...record,
    ...{ doi: holder ? null : record.doi, ownerUserId: null, source: by, verifiedBy: by },
    ...{ content: null, contentHash: null },
  });
  const evidence = { by, level: 'index', at: new Date().toISOString(), doi, url: record.url };
  await sql`
    update works set
      verified_by = coalesce(verified_by, ${by}), verified_at = coalesce(verified_at, now()), asked_at = now(),
      year = coalesce(year, ${record.year}),
      authors = case when jsonb_array_length(authors) = 0 then ${JSON.stringify(record.authors)}::jsonb else authors end,
      evidence = evidence || ${JSON.stringify([evidence])}::jsonb
    where id = ${work.id}::uuid
  `.execute(tx);
  return true;
}
