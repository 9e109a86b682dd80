import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { grantPermission } from '../features/accounts/service.ts';
import { listAudit } from '../features/settings/service.ts';
import { systemClock } from '../platform/clock.ts';
import { lockDataDir } from '../platform/data-dir-lock.ts';
import { databaseUrlFile } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { startCommand } from '../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runAdminCommand } from './admin-command.ts';

const cli = fileURLToPath(new URL('./admin-cli.ts', import.meta.url));
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.close());
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-cli-'));
  return () => fs.rmSync(dataDir, { recursive: true, force: true });
});

/** As a process of its own, which takes a second: where the process is what is looked at. */
async function start(
  args: string[],
  settings: { DATABASE_URL?: string; DATA_DIR?: string } = { DATABASE_URL: database.url },
) {
  const program = startCommand(process.execPath, [cli, ...args], settings);
  return { exit: await program.ended, output: program.output() };
}

async function run(args: string[]) {
  const lines: unknown[] = [];
  const exit = await runAdminCommand(args, {
    loadConfig: () => loadConfig({ DATABASE_URL: database.url }),
    logger: createLogger('silent'),
    print: (text) => lines.push(text),
    complain: (what) => lines.push(what),
  });
  return { exit, output: lines.join('\n') };
}

const findUser = (phone: string) =>
  database.db.selectFrom('users').select(['id', 'permission']).where('phone', '=', phone).executeTakeFirst();

describe('npm run admin -- grant', () => {
  it('makes an operator, also of a phone that never logged in, and writes it down', async () => {
    const first = await start(['grant', '13711110001', 'SUPER_ADMIN']);
    expect(first).toMatchObject({ exit: 0, output: expect.stringContaining('13711110001 had no account') });
    const user = await findUser('13711110001');
    expect(user?.permission).toBe('SUPER_ADMIN');
    const second = await run(['grant', '13711110001', 'USER']);
    expect(second.output).toContain('now has the permission USER (before: SUPER_ADMIN)');
    expect((await findUser('13711110001'))?.permission).toBe('USER');
    expect(await listAudit(database.db, `user:${user?.id}`)).toMatchObject([
      { actor: 'program:admin-cli', before: { permission: 'USER' }, after: { permission: 'SUPER_ADMIN' } },
      { actor: 'program:admin-cli', before: { permission: 'SUPER_ADMIN' }, after: { permission: 'USER' } },
    ]);
  });

  it('works beside the running product, on its embedded database', async () => {
    const lock = lockDataDir(dataDir);
    try {
      fs.mkdirSync(path.join(dataDir, 'keys'));
      // Left by a program that was killed; the one that runs now is about to write its own.
      fs.writeFileSync(databaseUrlFile(dataDir), 'postgres://yanmo:gone@127.0.0.1:1/yanmo');
      const granting = start(['grant', '13711110002', 'AGENT'], { DATA_DIR: dataDir });
      const timer = setTimeout(() => fs.writeFileSync(databaseUrlFile(dataDir), database.url), 500);
      const { exit, output } = await granting;
      clearTimeout(timer);
      expect({ exit, output }).toMatchObject({ exit: 0, output: expect.stringContaining('13711110002') });
      expect((await findUser('13711110002'))?.permission).toBe('AGENT');
    } finally {
      lock.release();
    }
  });

  it.each([
    [[], 'No command given.'],
    [['promote'], 'No command promote.'],
    [['grant'], 'grant takes a phone and a permission.'],
    [['grant', '13711110003', 'USER', 'x'], 'grant takes a phone and a permission.'],
    [['grant', '137', 'USER'], '137 is not a mainland mobile number'],
    [['grant', '13711110003', 'ROOT'], 'ROOT is not a permission; they are USER, AGENT, SUPER_ADMIN.'],
    [['end-sessions'], 'end-sessions takes a phone.'],
    [['end-sessions', '137'], '137 is not a mainland mobile number'],
  ])('says how it is used after %j', async (args, message) => {
    const { exit, output } = await run(args);
    expect(exit).toBe(2);
    expect(output).toContain(message);
    expect(output).toContain('npm run admin -- grant <phone> <USER|AGENT|SUPER_ADMIN>');
    expect(output).toContain('npm run admin -- end-sessions <phone>');
  });

  it('is refused by its process too, whatever the settings are', async () => {
    const { exit, output } = await start(['promote'], { DATABASE_URL: 'mysql://x' });
    expect(exit).toBe(2);
    expect(output).toContain('No command promote.');
  });

  it('says in one line that the database cannot be opened', async () => {
    const { exit, output } = await start(['grant', '13711110003', 'USER'], {
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
    });
    expect(exit).toBe(1);
    expect(output.trim()).toMatch(/^The database cannot be opened: .*ECONNREFUSED.*$/);
  });

  it('names a wrong setting', async () => {
    const { exit, output } = await start(['grant', '13711110003', 'USER'], { DATABASE_URL: 'mysql://x' });
    expect(exit).toBe(1);
    expect(output).toContain('DATABASE_URL: must be an address such as');
  });
});

describe('npm run admin -- end-sessions', () => {
  it('ends the live sessions of one account as the operator’s doing, and writes it down', async () => {
    for (const phone of ['13711110005', '13711110006']) {
      await grantPermission({ db: database.db, clock: systemClock }, { program: 'test' }, phone, 'USER');
    }
    const [meant, other] = [await findUser('13711110005'), await findUser('13711110006')];
    const inAnHour = new Date(Date.now() + 3_600_000);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const sessionOf = (userId = '', expiresAt = inAnHour) => ({
      user_id: userId,
      token_hash: randomBytes(32),
      device: '',
      ip: '',
      created_at: anHourAgo,
      last_seen_at: anHourAgo,
      expires_at: expiresAt,
    });
    await database.db
      .insertInto('sessions')
      .values([sessionOf(meant?.id), sessionOf(meant?.id), sessionOf(meant?.id, anHourAgo), sessionOf(other?.id)])
      .execute();
    const { exit, output } = await run(['end-sessions', '13711110005']);
    expect({ exit, output }).toMatchObject({ exit: 0, output: expect.stringContaining('sessions ended: 2') });
    const reasonsOf = async (userId = '') =>
      (await database.db.selectFrom('sessions').select('end_reason').where('user_id', '=', userId).execute())
        .map((row) => row.end_reason)
        .sort();
    expect(await reasonsOf(meant?.id)).toEqual(['ENDED_BY_OPERATOR', 'ENDED_BY_OPERATOR', null]);
    expect(await reasonsOf(other?.id)).toEqual([null]);
    expect((await listAudit(database.db, `user:${meant?.id}`)).at(-1)).toMatchObject({
      actor: 'program:admin-cli',
      action: 'accounts.end-sessions',
      after: { ended: 2 },
    });
  });

  it('says that nobody has the phone', async () => {
    const { exit, output } = await run(['end-sessions', '13711110009']);
    expect(exit).toBe(1);
    expect(output.trim()).toBe('13711110009 has no account.');
  });
});

describe('npm run admin -- setting', () => {
  it('shows prices, changes them for the orders that follow, and writes it down', async () => {
    const shown = await run(['setting', 'catalogue']);
    expect(shown.exit).toBe(0);
    const catalogue = JSON.parse(shown.output);
    expect(catalogue.prices.OUTLINE_DOWNLOAD).toBe(990);
    catalogue.prices.OUTLINE_DOWNLOAD = 1290;
    expect((await run(['setting', 'catalogue', JSON.stringify(catalogue)])).exit).toBe(0);
    expect(JSON.parse((await run(['setting', 'catalogue'])).output).prices.OUTLINE_DOWNLOAD).toBe(1290);
    expect(await listAudit(database.db, 'setting:catalogue')).toMatchObject([{ actor: 'program:admin-cli' }]);
  });

  it.each([
    [['setting'], 2, /takes a key/],
    [['setting', 'site_name', '{'], 2, /not JSON/],
    [['setting', 'nonsense'], 1, /no setting nonsense; there are/],
    [['setting', 'catalogue', '{"prices":{}}'], 1, /cannot be that: .*prices/],
  ])('%j is refused with %i', async (args, exit, message) => {
    const refused = await run(args);
    expect(refused.exit).toBe(exit);
    expect(refused.output).toMatch(message);
  });
});
