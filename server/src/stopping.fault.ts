import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrationLock } from './platform/database/migrate.ts';
import { databaseUrlFile } from './platform/database/open-database.ts';
import { callApi } from './testing/api-client.ts';
import {
  listProcessesOn,
  type Program,
  type ProgramSettings,
  projectRoot,
  startCommand,
  startProgram,
} from './testing/program.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

/** One folder for all: each test leaves it as a stop leaves it, and the next start has to cope. */
let dataDir: string;
let program: Program;
let holder: pg.Client | undefined;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-stopping-'));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
afterEach(async () => {
  holder = undefined;
  if (program.process.exitCode === null) program.process.kill('SIGKILL');
  await expectNothingLeft();
});

async function start(given: ProgramSettings): Promise<string> {
  program = startProgram({ DATA_DIR: dataDir, ...given });
  return await program.ready;
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => listProcessesOn(dataDir), { timeout: 10_000, interval: 50 }).toEqual([]);
}

/** A request that waits for a table which somebody else holds, as a stuck transaction does. */
async function hangRequest(address: string, phone: string): Promise<void> {
  holder = new pg.Client({ connectionString: fs.readFileSync(databaseUrlFile(dataDir), 'utf8') });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table sms_codes in access exclusive mode');
  const answered = callApi(`${address}/api/auth/sms`, { body: { phone } }).then((answer) => {
    throw new Error(`answered instead of waiting: ${JSON.stringify(answer)}`);
  });
  await Promise.race([untilSomebodyWaits(holder), answered]);
}

/** For a lock in this client's own database: other tests wait for theirs on the same server. */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
                    where not granted and datname = current_database()`;
  await expect
    .poll(async () => (await client.query(waiting)).rowCount, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(0);
}

describe('a stop', () => {
  it('ends in time though a request hangs, says what it left behind, and stops the database', async () => {
    await hangRequest(await start({ SHUTDOWN_GRACE_MS: '100' }), '13712345678');
    const startedAt = performance.now();
    expect(await program.stop('SIGTERM')).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(program.output()).toContain('database connections: not over in time');
    await expectNothingLeft();
    expect(fs.existsSync(path.join(dataDir, 'yanmo.lock'))).toBe(false);
  });

  it('is cut short by a second Ctrl-C, and the database ends all the same', async () => {
    // Another phone: a server that stops may let the first one's code through when it ends the holder of the table, and
    // a second code within a minute would be refused.
    await hangRequest(await start({ SHUTDOWN_GRACE_MS: '60000' }), '13712345679');
    program.process.kill('SIGINT');
    await expect.poll(() => program.output(), { timeout: 10_000 }).toContain('SIGINT: stopping');
    // Pressed until it works: what follows at once is taken for the same press, passed on by npm.
    const pressing = setInterval(() => program.process.kill('SIGINT'), 100);
    const startedAt = performance.now();
    expect(await program.ended).toBe(130);
    clearInterval(pressing);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await expectNothingLeft();
  });

  it('ends in time in the middle of a start that waits for another process', async () => {
    const database = await createEmptyDatabase();
    const migrating = new pg.Client({ connectionString: database.url });
    await migrating.connect();
    try {
      await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
      program = startProgram({ DATA_DIR: dataDir, DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: '100' });
      await untilSomebodyWaits(migrating);
      expect(await program.stop('SIGTERM')).toBe(1);
      expect(program.output()).toContain('the start: not over in time');
    } finally {
      await migrating.end();
      await database.close();
    }
  });

  it('follows by itself when the database server ends, and is reported once', async () => {
    await start({ LOG_LEVEL: 'info' });
    process.kill(Number(fs.readFileSync(path.join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    expect(await program.ended).toBe(1);
    const reports = program
      .output()
      .split('\n')
      .filter((line) => line.includes('ended by itself'));
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ level: 60 });
  });
});

describe('a start', () => {
  it.runIf(process.getuid?.() === 0)('as another user than the one who made the data folder says so', async () => {
    const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups'];
    // Where the project itself is closed to others, that user has nothing to start.
    try {
      execFileSync('setpriv', [...nobody, process.execPath, '--version'], { stdio: 'ignore' });
      execFileSync('setpriv', [...nobody, 'test', '-r', path.join(projectRoot, 'package.json')]);
    } catch {
      return;
    }
    program = startCommand('setpriv', [...nobody, process.execPath, path.join(projectRoot, 'server/src/main.ts')], {
      DATA_DIR: dataDir,
    });
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(/DATA_DIR: .* cannot be used by .*belongs to root/);
    expect(program.output()).not.toContain('    at ');
  });
});
