import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callApi, logIn } from './testing/api-client.ts';
import { listProcessesOn, type Program, type ProgramSettings, startCommand, startProgram } from './testing/program.ts';

/** With all that a start does for whoever tries it out. */
const asUsual: ProgramSettings = { NODE_ENV: 'development' };
const folders: string[] = [];
const programs: Program[] = [];
let firstDir: string;
let firstEnded: Promise<void> | undefined;

function start(dataDir: string, given: ProgramSettings = {}, args: readonly string[] = []): Program {
  const program = startProgram({ ...asUsual, DATA_DIR: dataDir, ...given }, args);
  programs.push(program);
  return program;
}

function makeDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-fault-'));
  folders.push(folder);
  return folder;
}

/** A first start that ends well, in the folder in which others were killed. */
function endFirstStart(): Promise<void> {
  firstEnded ??= (async () => {
    const first = start(firstDir);
    await first.ready;
    expect(await first.stop()).toBe(0);
  })();
  return firstEnded;
}

/** Copied from a first start that ended well: seconds faster than a first start a test. */
async function copyDataOfFirstStart(): Promise<string> {
  await endFirstStart();
  const dataDir = makeDataDir();
  // With owners and modes: PostgreSQL takes a cluster only from its own account, closed to others.
  execFileSync('cp', ['-a', `${firstDir}/.`, dataDir]);
  return dataDir;
}

async function expectNothingLeft(dataDir: string): Promise<void> {
  // The database server notices the end of a killed parent by a signal; it may need a moment to write and go.
  await vi.waitFor(() => expect(listProcessesOn(dataDir)).toEqual([]), { timeout: 10_000, interval: 50 });
}

beforeAll(() => {
  firstDir = makeDataDir();
});
afterAll(async () => {
  for (const program of programs) program.killAll();
  for (const folder of folders) {
    await expectNothingLeft(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

describe('the very first start', () => {
  /** While the database is being made. */
  async function stopInTheMiddle(signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
    const program = start(firstDir);
    const isMaking = () => listProcessesOn(firstDir).some((command) => command.includes('initdb'));
    await expect.poll(isMaking, { timeout: 20_000, interval: 5 }).toBe(true);
    return program.stop(signal);
  }

  it('ended by SIGKILL in its middle, and the next by SIGTERM in its own, keeps no later one from starting', async () => {
    expect(await stopInTheMiddle('SIGKILL')).toBe('SIGKILL');
    await expectNothingLeft(firstDir);
    expect(fs.existsSync(path.join(firstDir, 'pg'))).toBe(false);
    // A signal that can be answered waits for the database that is being made and then stops cleanly.
    expect(await stopInTheMiddle('SIGTERM')).toBe(0);
    await expectNothingLeft(firstDir);
    expect(fs.existsSync(path.join(firstDir, 'pg', 'PG_VERSION'))).toBe(true);
    await endFirstStart();
  });
});

describe('the start command', () => {
  let dataDir: string;
  let program: Program;
  let address: string;

  beforeAll(async () => {
    dataDir = await copyDataOfFirstStart();
    program = start(dataDir);
    address = await program.ready;
  });

  it('says where it is, and serves the web and the API', async () => {
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(program.output()).toContain('13800000000');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/main/writepaper`)).text()).toContain('<div id="root"');
    expect(listProcessesOn(dataDir)).not.toEqual([]);
  });

  it('refuses a data folder that is in use, says so, and leaves the first undisturbed', async () => {
    const second = start(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already running on ${dataDir}`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('stops cleanly on Ctrl-C', async () => {
    expect(await program.stop('SIGINT')).toBe(0);
    await expectNothingLeft(dataDir);
    expect(fs.existsSync(path.join(dataDir, 'yanmo.lock'))).toBe(false);
  });

  it('lets exactly one of two starts at the same moment have the data folder', async () => {
    const both = [start(dataDir), start(dataDir)];
    const outcomes = await Promise.allSettled(both.map(({ ready }) => ready));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.map(({ output }) => output()).join('\n')).toContain('already running on');
    const winner = outcomes[0]?.status === 'fulfilled' ? 0 : 1;
    program = both[winner] ?? program;
    address = await program.ready;
  });

  it('starts again after kill -9 with everything that was there', async () => {
    const token = await logIn('13712345678', [address, address, address]);
    expect(await program.stop('SIGKILL')).toBe('SIGKILL');
    program = start(dataDir);
    address = await program.ready;
    const { status, result } = await callApi(`${address}/api/ai-paper/user/info`, { token });
    expect(status).toBe(200);
    expect(result.phone).toBe('137****5678');
  });

  it('stops on SIGTERM too, and a second signal while it stops changes nothing', async () => {
    program.process.kill('SIGTERM');
    program.process.kill('SIGINT');
    expect(await program.ended).toBe(0);
    await expectNothingLeft(dataDir);
  });

  it('names the port when another program has it, and stops the database again', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as { port: number };
    try {
      const refused = start(dataDir, { PORT: String(port) });
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toMatch(new RegExp(`${port}.*set PORT`));
      await expectNothingLeft(dataDir);
    } finally {
      other.close();
    }
  });
});

describe('a start command that cannot be followed', () => {
  it.each<[string, ProgramSettings, RegExp[]]>([
    [
      'a port that is no number and a database address of another kind',
      { PORT: 'abc', DATABASE_URL: 'mysql://localhost/yanmo' },
      [/^PORT: must be a whole number/m, /^DATABASE_URL: must be/m],
    ],
    ['an SMS provider without its keys', { SMS_PROVIDER: 'tencent' }, [/^TENCENT_SMS_SECRET_ID: is needed/m]],
    ['the SMS stand-in in production', { NODE_ENV: 'production' }, [/^SMS_PROVIDER: .*refused in production/m]],
  ])('is refused for %s, naming each setting, before anything is made', async (_what, given, messages) => {
    const dataDir = makeDataDir();
    const program = start(dataDir, given);
    expect(await program.ended).toBe(1);
    for (const message of messages) expect(program.output()).toMatch(message);
    expect(program.output()).not.toContain('    at ');
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('names an unknown part', async () => {
    const program = start(makeDataDir(), {}, ['--run=api,wroker']);
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('--run=wroker');
  });
});

describe('npm start', () => {
  /** A stale install would be replaced by `npm ci`, under the feet of this very run; `npm test` renews it before. */
  function pathWithoutInstall(dataDir: string): string {
    const folder = path.join(dataDir, 'bin');
    fs.mkdirSync(folder, { recursive: true });
    const refusal = '#!/bin/sh\necho "the packages are stale: run npm test, which installs them first" >&2\nexit 1\n';
    fs.writeFileSync(path.join(folder, 'npm'), refusal, { mode: 0o755 });
    return `${folder}:${process.env.PATH}`;
  }

  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copyDataOfFirstStart();
  });

  it.each([
    ['Ctrl-C in a terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
  ])('runs the program and ends with it, the database included, on %s', async (_how, signal) => {
    const npmPath = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const npm = startCommand(npmPath, ['start'], {
      ...asUsual,
      DATA_DIR: dataDir,
      PATH: pathWithoutInstall(dataDir),
    });
    programs.push(npm);
    const address = await npm.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    signal(npm.process.pid ?? 0);
    await npm.ended;
    await expectNothingLeft(dataDir);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
