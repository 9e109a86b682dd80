import type { Queryable, Tx } from '../../../platform/database/database.ts';

export interface ChangedWork {
  id: number;
  workId: string;
  ownerId: string | null;
}

/** The oldest first; of one user, or of all. */
export async function listChangedWorks(
  db: Queryable,
  { ownerId, limit }: { ownerId?: string | undefined; limit: number },
): Promise<ChangedWork[]> {
  const changed = db
    .selectFrom('similarity_changed_works')
    .select(['id', 'work_id as workId', 'owner_user_id as ownerId'])
    .orderBy('id')
    .limit(limit);
  return (ownerId === undefined ? changed : changed.where('owner_user_id', '=', ownerId)).execute();
}

/** Of two workers that read the same ones, the second waits for the first, and gets none. */
export async function takeChangedWorks(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('similarity_changed_works')
    .where('id', 'in', [...ids])
    .returning('work_id')
    .execute();
  return [...new Set(rows.map(({ work_id }) => work_id))];
}

export async function forgetChangedWorksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('similarity_changed_works').where('owner_user_id', '=', userId).execute();
}
