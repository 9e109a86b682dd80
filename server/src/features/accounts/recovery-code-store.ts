import type { Queryable, Tx } from '../../platform/database/database.ts';

/** In the place of those that there were. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, digests: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (digests.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(digests.map((digest) => ({ user_id: userId, digest })))
    .execute();
}

/** False when there is none: each works once, also when two come with it at the same moment. */
export async function takeRecoveryCode(tx: Tx, userId: string, digest: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
