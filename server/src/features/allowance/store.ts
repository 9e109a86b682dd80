import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

export type UseKind = 'CHAT' | 'READING' | 'AMENDING';
export type PaidBy = 'FREE' | 'PREPAID';

export interface Use {
  reference: string;
  userId: string;
  kind: UseKind;
  paidBy: PaidBy;
  heldCharacters: number;
  state: 'HELD' | 'SETTLED' | 'RELEASED';
}

/** Of two questions of one user at the same moment the second counts the first. */
export const usesLock = (userId: string): string => `allowance_uses:${userId}`;

export async function lockUses(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${usesLock(userId)}, 0))`.execute(tx);
}

/**
 * So often a day may be tried what is free, for each that there is. What came to nothing took nothing; but a model was asked, and it counts
 * for what all users together may ask: whoever asks and stops, again and again, must not use up what is everybody's.
 */
const triesForEach = 3;

/** How many of those that a user has for nothing are left. */
export async function countFreeLeft(
  db: Queryable,
  userId: string,
  { since, most }: { since: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ taken: number; tried: number }>`
    select count(*) filter (where state <> 'RELEASED')::int as taken, count(*)::int as tried
      from allowance_uses where user_id = ${userId} and created_at >= ${since} and paid_by = 'FREE'`.execute(db);
  const { taken = 0, tried = 0 } = rows[0] ?? {};
  return Math.max(0, Math.min(most - taken, triesForEach * most - tried));
}

/** Of all users, whatever came of it: a model was asked. */
export async function countAllFree(
  db: Queryable,
  { hour, day }: { hour: Date; day: Date },
): Promise<{ hour: number; day: number }> {
  const { rows } = await sql<{ hour: number; day: number }>`
    select count(*) filter (where created_at > ${hour})::int as hour, count(*)::int as day
      from allowance_uses where paid_by = 'FREE' and created_at > ${day}`.execute(db);
  return rows[0] ?? { hour: 0, day: 0 };
}

/** What a user asked and paid nothing for in the end, although characters were there to pay: failed, or stopped before its first word. */
export async function countFruitless(db: Queryable, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from allowance_uses
     where user_id = ${userId} and created_at >= ${since} and paid_by = 'PREPAID' and state = 'RELEASED'`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One of those that a user has for nothing, if there is one; in one statement, since its asker waits. Without a row there was none. */
export function insertingFree(
  use: Pick<Use, 'reference' | 'userId' | 'kind'> & { at: Date },
  { since, most }: { since: Date; most: number },
): RawBuilder<unknown> {
  const { reference, userId, kind, at } = use;
  return sql`
    insert into allowance_uses (reference, user_id, kind, paid_by, held_characters, created_at)
    select ${reference}, ${userId}, ${kind}, 'FREE', 0, ${at}
     where (select count(*) filter (where state <> 'RELEASED') < ${most} and count(*) < ${triesForEach * most}
              from allowance_uses where user_id = ${userId} and created_at >= ${since} and paid_by = 'FREE')
    on conflict (reference) do nothing
    returning 1`;
}

export async function insertUse(tx: Tx, use: Omit<Use, 'state'> & { at: Date }): Promise<void> {
  await tx
    .insertInto('allowance_uses')
    .values({
      reference: use.reference,
      user_id: use.userId,
      kind: use.kind,
      paid_by: use.paidBy,
      held_characters: use.heldCharacters,
      created_at: use.at,
    })
    .execute();
}

export async function lockUse(tx: Tx, reference: string): Promise<Use | null> {
  const row = await tx
    .selectFrom('allowance_uses')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? {
        reference: row.reference,
        userId: row.user_id,
        kind: row.kind as UseKind,
        paidBy: row.paid_by as PaidBy,
        heldCharacters: row.held_characters,
        state: row.state as Use['state'],
      }
    : null;
}

export async function endUse(tx: Tx, reference: string, characters: number | null): Promise<void> {
  await tx
    .updateTable('allowance_uses')
    .set({ state: characters === null ? 'RELEASED' : 'SETTLED', characters })
    .where('reference', '=', reference)
    .execute();
}

/** Of a free one, which has no books, in one statement; false where it is none, or over. */
export async function endFree(tx: Tx, reference: string, characters: number | null): Promise<boolean> {
  const row = await tx
    .updateTable('allowance_uses')
    .set({ state: characters === null ? 'RELEASED' : 'SETTLED', characters })
    .where('reference', '=', reference)
    .where('paid_by', '=', 'FREE')
    .where('state', '=', 'HELD')
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}

/** By user, in the order in which two workers cannot wait for each other. */
export async function listHeldBefore(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ reference: string; userId: string }[]> {
  return tx
    .selectFrom('allowance_uses')
    .select(['reference', 'user_id as userId'])
    .where('state', '=', 'HELD')
    .where('created_at', '<', before)
    .orderBy('user_id')
    .orderBy('reference')
    .limit(limit)
    .execute();
}

export async function findOldestHeld(db: Queryable): Promise<Date | null> {
  const row = await db
    .selectFrom('allowance_uses')
    .select('created_at')
    .where('state', '=', 'HELD')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function listUsesOf(db: Queryable, userId: string) {
  return db
    .selectFrom('allowance_uses')
    .select(['kind', 'paid_by', 'state', 'characters', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function deleteUsesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('allowance_uses').where('user_id', '=', userId).execute();
}

/** By user, what the questions that are open hold. */
export async function sumHeld(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('allowance_uses')
    .select(['user_id', (expression) => expression.fn.sum<number>('held_characters').as('characters')])
    .where('state', '=', 'HELD')
    .where('paid_by', '=', 'PREPAID')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, characters }) => [user_id, characters]));
}
