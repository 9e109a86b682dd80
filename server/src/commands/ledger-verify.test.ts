import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const program = fileURLToPath(new URL('ledger-verify.ts', import.meta.url));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function verify(): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

it('exits with 0 while the books add up, and with 1 and the name of what differs when they do not', async () => {
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringMatching(/balanced/) });
  await database.pool.query(`
    with buyer as (
      insert into users (phone, user_name, inv_code, created_at) values ('13100000001', 'a', 'a', now()) returning id
    )
    insert into ledger_accounts (kind, unit, owner_id, balance) select 'WALLET', 'FEN', id, 500 from buyer`);
  const { code, output } = await verify();
  expect(code).toBe(1);
  expect(output).toMatch(/WALLET of user .* says 500, its entries add up to 0/);
  expect(output).toMatch(/1 difference/);
});
