import type { Queryable, Tx } from '../../../platform/database/database.ts';

export interface Consent {
  isShared: boolean;
  decidedAt: Date;
}

const columns = ['is_shared as isShared', 'decided_at as decidedAt'] as const;

/** Null until the user was asked. */
export async function findConsent(db: Queryable, userId: string): Promise<Consent | null> {
  const row = await db
    .selectFrom('similarity_consents')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** As it stays until the end of the transaction: a withdrawal waits, and then finds what was put in. */
export async function holdConsent(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('similarity_consents')
    .select('is_shared')
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.is_shared ?? false;
}

export async function saveConsent(tx: Tx, userId: string, isShared: boolean, at: Date): Promise<void> {
  await tx
    .insertInto('similarity_consents')
    .values({ user_id: userId, is_shared: isShared, decided_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_shared: isShared, decided_at: at }))
    .execute();
}

/** False where they have decided already: of two answers at the same moment the second waits, and is none. */
export async function saveFirstConsent(tx: Tx, userId: string, isShared: boolean, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('similarity_consents')
    .values({ user_id: userId, is_shared: isShared, decided_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function listConsentForExport(tx: Tx, userId: string) {
  return tx
    .selectFrom('similarity_consents')
    .select(['is_shared', 'decided_at'])
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteConsent(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('similarity_consents').where('user_id', '=', userId).execute();
}
