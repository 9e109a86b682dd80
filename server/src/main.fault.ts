import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, logIn } from './testing/api-client.ts';
import { listProcessesOn, type Program, type ProgramSettings, startCommand, startProgram } from './testing/program.ts';

let template: string;
let dataDir: string;
let programs: Program[];

function start(given: ProgramSettings = {}, args: readonly string[] = []): Program {
  const program = startProgram({ DATA_DIR: dataDir, ...given }, args);
  programs.push(program);
  return program;
}

/** Copied from a first start that ended well: seconds faster than a first start a test. */
function useDataOfEarlierStart(): void {
  // With owners and modes: PostgreSQL takes a cluster only from its own account, closed to others.
  execFileSync('cp', ['-a', `${template}/.`, dataDir]);
}

async function expectNothingLeft(): Promise<void> {
  // The database server notices the end of a killed parent by a signal; it may need a moment to write and go.
  await expect.poll(() => listProcessesOn(dataDir), { timeout: 10_000, interval: 50 }).toEqual([]);
}

beforeAll(async () => {
  template = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-template-'));
  const first = startProgram({ DATA_DIR: template });
  await first.ready;
  expect(await first.stop()).toBe(0);
});
afterAll(() => fs.rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-fault-'));
  programs = [];
});

afterEach(async () => {
  for (const program of programs) program.killAll();
  await expectNothingLeft();
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

describe('the start command', () => {
  it('says where it is, serves the web and the API, and stops cleanly on Ctrl-C', async () => {
    useDataOfEarlierStart();
    const program = start();
    const address = await program.ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(program.output()).toContain('13800000000');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/main/writepaper`)).text()).toContain('<div id="root"');
    expect(listProcessesOn(dataDir)).not.toEqual([]);

    expect(await program.stop('SIGINT')).toBe(0);
    await expectNothingLeft();
    expect(fs.existsSync(path.join(dataDir, 'yanmo.lock'))).toBe(false);
  });

  it('stops on SIGTERM too, and a second signal while it stops changes nothing', async () => {
    useDataOfEarlierStart();
    const program = start();
    await program.ready;
    program.process.kill('SIGTERM');
    program.process.kill('SIGINT');
    expect(await program.ended).toBe(0);
    await expectNothingLeft();
  });

  it('refuses a data folder that is in use, says so, and leaves the first undisturbed', async () => {
    useDataOfEarlierStart();
    const first = start();
    const address = await first.ready;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already running on ${dataDir}`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('lets exactly one of two starts at the same moment have the data folder', async () => {
    useDataOfEarlierStart();
    const both = [start(), start()];
    const outcomes = await Promise.allSettled(both.map(({ ready }) => ready));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.map(({ output }) => output()).join('\n')).toContain('already running on');
  });

  it('starts again after kill -9 with everything that was there', async () => {
    useDataOfEarlierStart();
    const killed = start();
    const before = await killed.ready;
    const token = await logIn('13712345678', [before, before, before]);
    expect(await killed.stop('SIGKILL')).toBe('SIGKILL');

    const address = await start().ready;
    const { status, result } = await callApi(`${address}/api/ai-paper/user/info`, { token });
    expect(status).toBe(200);
    expect(result.phone).toBe('137****5678');
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('starts after %s in the middle of its very first start', async (signal) => {
    const killed = start();
    // The folder appears when the database is being made.
    await expect.poll(() => fs.existsSync(path.join(dataDir, 'pg.new')), { timeout: 20_000, interval: 5 }).toBe(true);
    // A signal that can be answered waits for the start and then stops it cleanly.
    expect(await killed.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : signal);
    await start().ready;
  });

  it('names the port when another program has it, and stops the database again', async () => {
    useDataOfEarlierStart();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as { port: number };
    try {
      const program = start({ PORT: String(port) });
      expect(await program.ended).toBe(1);
      expect(program.output()).toMatch(new RegExp(`${port}.*set PORT`));
      await expectNothingLeft();
    } finally {
      other.close();
    }
  });

  it.each<[string, ProgramSettings, RegExp]>([
    ['a port that is no number', { PORT: 'abc' }, /^PORT: must be a whole number/m],
    ['an SMS provider without its keys', { SMS_PROVIDER: 'tencent' }, /^TENCENT_SMS_SECRET_ID: is needed/m],
    ['the SMS stand-in in production', { NODE_ENV: 'production' }, /^SMS_PROVIDER: .*refused in production/m],
    ['a database address of another kind', { DATABASE_URL: 'mysql://localhost/yanmo' }, /^DATABASE_URL: must be/m],
  ])('is refused by %s, naming the setting, before anything is made', async (_what, given, message) => {
    const program = start(given);
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(message);
    expect(program.output()).not.toContain('    at ');
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('names an unknown part', async () => {
    const program = start({}, ['--run=api,wroker']);
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('--run=wroker');
  });
});

describe('npm start', () => {
  /** A stale install would be replaced by `npm ci`, under the feet of this very run; `npm test` renews it before. */
  function pathWithoutInstall(): string {
    const folder = path.join(dataDir, 'bin');
    fs.mkdirSync(folder);
    const refusal = '#!/bin/sh\necho "the packages are stale: run npm test, which installs them first" >&2\nexit 1\n';
    fs.writeFileSync(path.join(folder, 'npm'), refusal, { mode: 0o755 });
    return `${folder}:${process.env.PATH}`;
  }

  it.each([
    ['Ctrl-C in a terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
  ])('runs the program and ends with it, the database included, on %s', async (_how, signal) => {
    useDataOfEarlierStart();
    const npmPath = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const npm = startCommand(npmPath, ['start'], { DATA_DIR: dataDir, PATH: pathWithoutInstall() });
    programs.push(npm);
    const address = await npm.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    signal(npm.process.pid ?? 0);
    await npm.ended;
    await expectNothingLeft();
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
