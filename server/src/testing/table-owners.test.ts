import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDatabase } from '../platform/database/database-types.ts';
import { findForeignTables } from './table-owners.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));
let database: TestDatabase;
let comments: Map<string, string | null>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string; comment: string | null }>(
    `select relname as name, obj_description(oid, 'pg_class') as comment
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  comments = new Map(rows.map(({ name, comment }) => [name, comment]));
});
afterAll(() => database.close());

describe('the tables of the migrated database', () => {
  it('each name their owner, which exists', () => {
    expect(comments.size).toBeGreaterThan(0);
    const unowned = [...comments].filter(([, comment]) => {
      const owner = /^owner: ([a-z/-]+)$/.exec(comment ?? '')?.[1];
      if (owner === undefined) return true;
      return !fs.existsSync(path.join(sourceFolder, owner.includes('/') ? owner : `features/${owner}`));
    });
    expect(unowned).toEqual([]);
  });

  it('are named in SQL by their owner alone', () => {
    const owners = new Map([...comments].map(([table, comment]) => [table, (comment ?? '').replace('owner: ', '')]));
    expect(findForeignTables(sourceFolder, owners)).toEqual([]);
  });

  it('are what platform/database/schema.ts says', async () => {
    const written = fs.readFileSync(path.join(sourceFolder, 'platform/database/schema.ts'), 'utf8');
    expect(written).toBe(await describeDatabase(database.pool));
  });
});

describe('a table named by another than its owner', () => {
  const owners = new Map([
    ['users', 'accounts'],
    ['runs', 'platform/runs'],
  ]);

  function findIn(file: string, content: string): string[] {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-owners-'));
    try {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), content);
      return findForeignTables(folder, owners);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }

  it.each([
    "db.selectFrom('users').selectAll();",
    "db.selectFrom('papers').innerJoin('users as u', 'u.id', 'papers.user_id');",
    "db.selectFrom(['papers', 'users']);",
    "pool.query('select 1 from users where id = $1');",
    'sql`select ${1} from users`;',
    'sql`update users set name = ${1}`;',
    "pool.query('insert into users (id) values ($1)');",
    "pool.query('select 1 from papers p, users u where p.user_id = u.id');",
  ])('is found in %s', (line) => {
    expect(findIn('features/papers/store.ts', line)).toEqual(['features/papers/store.ts: users (accounts)']);
  });

  it('is found in its own room outside the store', () => {
    const line = "db.selectFrom('users');";
    expect(findIn('features/accounts/service.ts', line)).toEqual(['features/accounts/service.ts: users (accounts)']);
    expect(findIn('features/accounts/store.ts', line)).toEqual([]);
    expect(findIn('features/accounts/session-store.ts', line)).toEqual([]);
    expect(findIn('features/accounts/sessions/store.ts', line)).toEqual([]);
  });

  it('is not seen in comments, messages and names that only contain it', () => {
    const content = `
      // what comes from users
      log.info('messages from users');
      db.selectFrom('users_archive');
      db.selectFrom('papers').where('users', '=', 1);`;
    expect(findIn('features/papers/store.ts', content)).toEqual([]);
    expect(findIn('platform/runs/runs.ts', "db.selectFrom('runs');")).toEqual([]);
  });
});
