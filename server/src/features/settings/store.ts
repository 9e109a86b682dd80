import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';

export async function listSettings(db: Queryable): Promise<{ key: string; value: unknown }[]> {
  return await db.selectFrom('settings').select(['key', 'value']).execute();
}

export interface SettingRow {
  key: string;
  value: unknown;
  revision: number;
  updatedBy: string;
  updatedAt: Date;
}

const rowColumns = ['key', 'value', 'revision', 'updated_by as updatedBy', 'updated_at as updatedAt'] as const;

export async function listSettingRows(db: Queryable): Promise<SettingRow[]> {
  return await db.selectFrom('settings').select(rowColumns).execute();
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
export async function lockSetting(tx: Tx, key: string, fallback: unknown, at: Date, by: string): Promise<SettingRow> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(fallback), revision: 0, updated_at: at, updated_by: by })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return await tx
    .selectFrom('settings')
    .select(rowColumns)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeSetting(tx: Tx, key: string, value: unknown, at: Date, by: string): Promise<SettingRow> {
  return await tx
    .updateTable('settings')
    .set((eb) => ({
      value: JSON.stringify(value),
      revision: eb('revision', '+', 1),
      updated_at: at,
      updated_by: by,
    }))
    .where('key', '=', key)
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
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

/** The value before the last change of a setting; undefined where there was none. */
export async function findValueBefore(tx: Tx, key: string): Promise<{ value: unknown } | undefined> {
  return await tx
    .selectFrom('audit_log')
    .select('before as value')
    .where('subject', '=', settingSubject(key))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What stands in the settings, and what stood there before the last change of each. */
export async function listReachable(db: Queryable): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select value from settings
     union all
    (select distinct on (subject) before from audit_log
      where subject = any (array(select 'setting:' || key from settings)) order by subject, id desc)`.execute(db);
  return rows.map(({ value }) => value);
}

export const settingSubject = (key: string): string => `setting:${key}`;

export async function listAuditOf(db: Queryable, subject: string): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'subject', 'before', 'after', 'created_at as at'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows;
}
