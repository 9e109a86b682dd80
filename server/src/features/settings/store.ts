import type { Queryable, Tx } from '../../platform/database/database.ts';

export async function listSettings(db: Queryable): Promise<{ key: string; value: unknown }[]> {
  return await db.selectFrom('settings').select(['key', 'value']).execute();
}

/** Undefined when nobody changed it. */
export async function findSetting(db: Queryable, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/**
 * Locks the row, made with the default if there is none, so that of two first changes at once the second sees the
 * first as its `before`.
 */
export async function lockSetting(tx: Tx, key: string, fallback: unknown, at: Date, by: string): Promise<unknown> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(fallback), updated_at: at, updated_by: by })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.value;
}

export async function writeSetting(tx: Tx, key: string, value: unknown, at: Date, by: string): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ value: JSON.stringify(value), updated_at: at, updated_by: by })
    .where('key', '=', key)
    .execute();
}

export interface AuditRow {
  actor: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  at: Date;
}

export async function insertAudit(tx: Tx, { at, before, after, ...row }: AuditRow): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ ...row, before: JSON.stringify(before ?? null), after: JSON.stringify(after ?? null), created_at: at })
    .execute();
}

export async function listAuditOf(db: Queryable, subject: string): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'subject', 'before', 'after', 'created_at as at'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows;
}
