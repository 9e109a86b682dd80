import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Counts one use, unless the day has as many as it may; false then. Two at once are counted one after the other. */
export async function takeUse(tx: Tx, userId: string, day: string, most: number): Promise<boolean> {
  if (most === 0) return false;
  const { rows } = await sql`
    insert into tool_uses (user_id, day, used) values (${userId}, ${day}::date, 1)
    on conflict (user_id, day) do update set used = tool_uses.used + 1 where tool_uses.used < ${most}
    returning used`.execute(tx);
  return rows.length > 0;
}

export async function giveBackUse(db: Queryable, userId: string, day: string): Promise<void> {
  await sql`
    update tool_uses set used = used - 1 where user_id = ${userId} and day = ${day}::date and used > 0`.execute(db);
}

export async function countUses(db: Queryable, userId: string, day: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from tool_uses where user_id = ${userId} and day = ${day}::date`.execute(db);
  return rows[0]?.used ?? 0;
}

export async function listUsesOf(db: Queryable, userId: string) {
  return await db
    .selectFrom('tool_uses')
    .select(['day', 'used'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}

export async function deleteUsesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('tool_uses').where('user_id', '=', userId).execute();
}
