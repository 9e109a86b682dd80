import { Labels } from '@yanmo/contract/home';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export interface EntryRow {
  id: string;
  /** As 2026-11-17. */
  date: string;
  version: string | null;
  text: Labels;
  revision: number;
  updatedBy: string;
  updatedAt: Date;
  isRemoved: boolean;
}

const columns = sql<EntryRow>`id, to_char(day, 'YYYY-MM-DD') as date, version, texts as text, revision, updated_by as "updatedBy",
  updated_at as "updatedAt", removed_at is not null as "isRemoved"`;

const read = createRowReader('update_log_entries', { text: Labels });

/** Each was written by hand: they are read together. */
export async function listEntries(db: Queryable): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select ${columns} from update_log_entries`.execute(db);
  return rows.map(read);
}

/** Two who write the same entry pass one after the other, also where it has no row yet. */
export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`update-log:${id}`}, 0))`.execute(tx);
  const { rows } = await sql<EntryRow>`select ${columns} from update_log_entries where id = ${id}`.execute(tx);
  return rows[0] ? read(rows[0]) : null;
}

export async function writeEntry(tx: Tx, row: EntryRow): Promise<void> {
  const written = {
    ...{ day: row.date, version: row.version, texts: JSON.stringify(row.text), revision: row.revision },
    ...{ updated_by: row.updatedBy, updated_at: row.updatedAt, removed_at: row.isRemoved ? row.updatedAt : null },
  };
  await tx
    .insertInto('update_log_entries')
    .values({ id: row.id, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
}
