import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any constant; all processes that migrate this database agree on it. */
export const migrationLock = 7_317_440;

export class MigrationChanged extends StartRefused {
  override name = 'MigrationChanged';
  constructor(migration: string) {
    super(`Migration ${migration} was changed after it ran here. Write a new migration instead.`);
  }
}

/**
 * Runs the plain SQL files in the order of their names, each in its own transaction, under a lock that a second
 * process waits for. A file that ran here under a name that no file has any more was given another number since: it is
 * known under its new name and does not run again. Returns the names that ran now.
 */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<string[]> {
  const names = (await fs.readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const client = await pool.connect();
  try {
    // Another process may be in the middle of a long one.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const formerNames = new Map(
      rows.filter(({ name }) => !names.includes(name)).map(({ name, checksum }) => [checksum, name]),
    );
    const ran: string[] = [];
    for (const name of names) {
      const sql = await fs.readFile(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known !== undefined) throw new MigrationChanged(name);
      const former = formerNames.get(checksum);
      if (former !== undefined) {
        await client.query('update schema_migrations set name = $1 where name = $2', [name, former]);
        formerNames.delete(checksum);
        continue;
      }
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
      ran.push(name);
    }
    return ran;
  } finally {
    // Closing the connection frees the lock, whatever state the connection is in.
    client.release(true);
  }
}
