import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { type Sweep, sweepOfAged } from '../../../platform/retention/sweep.ts';

/** Rows among which one count is spread; with one, all visitors of a page would wait for each other. */
const slots = 4;

export interface CountedEvent {
  /** 20260301, in China. */
  day: string;
  name: string;
  label: string;
  isAttributed: boolean;
}

export async function countEvent(db: Queryable, { day, name, label, isAttributed }: CountedEvent): Promise<void> {
  const slot = Math.floor(Math.random() * slots);
  await sql`
    insert into analytics_counts as counts (day, name, label, is_attributed, slot, count)
    values (${day}::date, ${name}, ${label}, ${isAttributed}, ${slot}, 1)
    on conflict (day, name, label, is_attributed, slot) do update set count = counts.count + 1`.execute(db);
}

/** Pages that were looked at on a day of China's calendar (2026-03-01). */
export async function countViews(db: Queryable, day: string): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(count), 0)::bigint as views from analytics_counts where day = ${day}::date and name = 'view'`.execute(
    db,
  );
  return rows[0]?.views ?? 0;
}

export interface AttributedEvent {
  bdVid: string;
  name: string;
  label: string;
  userId: string | null;
  at: Date;
}

export async function insertAttributed(tx: Tx, { bdVid, name, label, userId, at }: AttributedEvent): Promise<void> {
  await tx
    .insertInto('attributed_events')
    .values({ bd_vid: bdVid, name, label, user_id: userId, created_at: at })
    .execute();
}

export async function listAttributedOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('attributed_events')
    .select(['bd_vid', 'name', 'label', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteAttributedOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('attributed_events').where('user_id', '=', userId).execute();
}

export const analyticsSweeps = (kept: { countsMs: number; attributedMs: number }): Sweep[] => [
  sweepOfAged({ table: 'analytics_counts', column: 'day', keptMs: kept.countsMs }),
  sweepOfAged({ table: 'attributed_events', column: 'created_at', keptMs: kept.attributedMs }),
];
