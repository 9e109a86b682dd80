import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Bits of a day's row. Of 1,000 visitors some 60 share a bit with another, which `estimateVisitors` makes up for. */
export const visitBits = 8_192;

/** One row a day: whoever's bit is set already changes nothing. */
export async function recordVisit(db: Queryable, userId: string, day: string, bit: number): Promise<void> {
  await sql`
    insert into agent_days as counted (user_id, day, visits, seen)
    values (${userId}, ${day}::date, 1, set_bit(decode(repeat('00', ${visitBits / 8}), 'hex'), ${bit}, 1))
    on conflict (user_id, day) do update
      set visits = counted.visits + 1, seen = set_bit(counted.seen, ${bit}, 1)
      where get_bit(counted.seen, ${bit}) = 0`.execute(db);
}

/** By day (2026-03-01): bits that were set. */
export async function listVisits(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; visits: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, visits from agent_days
     where user_id = ${userId} and day between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ day, visits }) => [day, visits]));
}

export async function listVisitsForExport(tx: Tx, userId: string) {
  return await tx
    .selectFrom('agent_days')
    .select(['day', 'visits'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}

export async function deleteVisitsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('agent_days').where('user_id', '=', userId).execute();
}
