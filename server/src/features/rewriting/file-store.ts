import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Each key is written down before its first byte. */
export async function insertFileKeys(db: Queryable, reductionId: string, keys: readonly string[]): Promise<void> {
  await db
    .insertInto('reduction_files')
    .values(keys.map((key) => ({ key, reduction_id: reductionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findFileKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('reduction_files')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return rows.map(({ key }) => key);
}

/** From now on they are what is downloaded. */
export async function markServed(tx: Tx, reductionId: string, folder: string): Promise<void> {
  await tx
    .updateTable('reduction_files')
    .set({ is_served: true })
    .where('reduction_id', '=', reductionId)
    .where('key', 'like', `${folder}/%`)
    .execute();
}

/** Written by tries that came to nothing. */
export async function deleteLostFiles(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from reduction_files where key = any (array(
      select key from reduction_files where not is_served and created_at < ${before}
       order by created_at limit ${limit} for update skip locked))
    returning key`.execute(tx);
  return rows.map(({ key }) => key);
}

export async function findOldestLost(db: Queryable): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('reduction_files')
    .select((select) => select.fn.min('created_at').as('oldest'))
    .where('is_served', '=', false)
    .executeTakeFirstOrThrow();
  return oldest;
}

/** Of one folder, or of all. */
export async function deleteFileKeys(tx: Tx, reductionId: string, folder?: string): Promise<string[]> {
  let own = tx.deleteFrom('reduction_files').where('reduction_id', '=', reductionId);
  if (folder !== undefined) own = own.where('key', 'like', `${folder}/%`);
  const rows = await own.returning('key').execute();
  return rows.map(({ key }) => key);
}
