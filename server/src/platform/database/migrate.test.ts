import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeDatabase } from './database-types.ts';
import { MigrationChanged, migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-migrations-'));
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

function write(name: string, sql: string) {
  fs.writeFileSync(path.join(folder, name), sql);
}

describe('migrations', () => {
  it('run in order and once, also when several processes start at the same moment', async () => {
    write('9001_first.sql', 'create table probe (n integer); insert into probe values (1);');
    write('9002_second.sql', 'insert into probe select n + 1 from probe;');
    const ran = await Promise.all([1, 2, 3].map(() => migrate(database.pool, folder)));
    expect(ran.flat()).toEqual(['9001_first.sql', '9002_second.sql']);
    const { rows } = await database.pool.query('select n from probe order by n');
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('may take as long as they need, though requests on the same pool may not', async () => {
    write(
      '9005_long.sql',
      `create table limits as select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement;`,
    );
    await migrate(database.pool, folder);
    const { rows } = await database.pool.query('select * from limits');
    expect(rows).toEqual([{ lock: '0', statement: '0' }]);
  });

  it('leave nothing of one that fails', async () => {
    write('9003_broken.sql', 'create table half (n integer); select no_such_function();');
    await expect(migrate(database.pool, folder)).rejects.toThrow('9003_broken.sql');
    const { rows } = await database.pool.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
  });

  it('do not run again under another number', async () => {
    write('9007_numbered.sql', 'create table numbered (n integer);');
    await migrate(database.pool, folder);
    fs.renameSync(path.join(folder, '9007_numbered.sql'), path.join(folder, '9006_numbered.sql'));
    write('9007_other.sql', 'alter table numbered add column m integer;');
    expect(await migrate(database.pool, folder)).toEqual(['9007_other.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    const { rows } = await database.pool.query(
      "select name from schema_migrations where name like '%_numbered.sql' order by name",
    );
    expect(rows).toEqual([{ name: '9006_numbered.sql' }]);
  });

  it('refuse a file that was changed after it ran', async () => {
    write('9004_changed.sql', 'select 1;');
    await migrate(database.pool, folder);
    write('9004_changed.sql', 'select 2;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(MigrationChanged);
  });
});

describe('schema.ts', () => {
  it('says what the migrated database says', async () => {
    const fresh = await createTestDatabase();
    try {
      const written = fs.readFileSync(new URL('./schema.ts', import.meta.url), 'utf8');
      expect(written).toBe(await describeDatabase(fresh.pool));
    } finally {
      await fresh.close();
    }
  });
});
