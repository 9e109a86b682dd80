import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from '../server/src/platform/process-identity.ts';

let root: string;
let outside: string;

function write(name: string, text: string, mode = 0o644): void {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
}

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const calls = (log: string) => (fs.existsSync(path.join(root, log)) ? read(log).trim().split('\n') : []);

/**
 * A small clone. npm and the bundler stand in for the real ones, which take minutes: what they are told and when, and
 * what becomes of their output, is what is asked here.
 */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-prepare-'));
  outside = path.join(root, 'outside');
  fs.mkdirSync(path.join(root, 'scripts'));
  fs.copyFileSync(fileURLToPath(new URL('./prepare.mjs', import.meta.url)), path.join(root, 'scripts', 'prepare.mjs'));
  for (const name of [
    'package.json',
    'web/package.json',
    'package-lock.json',
    'web/tsconfig.json',
    'tsconfig.base.json',
  ])
    write(name, '{}');
  for (const name of ['web/index.html', 'web/vite.config.ts', 'web/src/main.tsx', 'contract/src/errors.ts'])
    write(name, '');
  write('web/public/seal.svg', '<svg/>');
  write('web/build/precompress.ts', '');
  write('web/first/first-sight.css', '');
  write('outside/npm', `#!/bin/sh\nmkdir -p node_modules && echo "$NODE_ENV $*" >> installs.log`, 0o755);
  // Takes the folder after --outDir, as the bundler does.
  write(
    'scripts/node',
    `#!/bin/sh
while [ "$1" != --outDir ]; do shift; done
echo built >> ../builds.log
mkdir -p "$2" && echo page > "$2/index.html"
test ! -e ../break-build`,
    0o755,
  );
  return () => fs.rmSync(root, { recursive: true, force: true });
});

function prepare(given: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', '--web'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${outside}:${process.env.PATH}`, ...given },
  });
  return { status, output: stdout + stderr };
}

describe('preparing a clone', () => {
  it('installs and builds once, then does nothing', () => {
    expect(prepare()).toMatchObject({ status: 0 });
    expect(prepare()).toEqual({ status: 0, output: '' });
    expect([calls('installs.log').length, calls('builds.log').length]).toEqual([1, 1]);
    expect(read('web/dist/index.html')).toBe('page\n');
    expect(fs.readdirSync(path.join(root, 'web/.cache'))).toEqual([]);
  });

  it('installs the tools that build the web also where production is set', () => {
    expect(prepare({ NODE_ENV: 'production' })).toMatchObject({ status: 0 });
    expect(calls('installs.log')[0]).toMatch(/^development ci --include=dev /);
  });

  it.each(['web/public/seal.svg', 'web/build/precompress.ts', 'web/src/main.tsx', 'contract/src/errors.ts'])(
    'builds again after a change of %s',
    (name) => {
      prepare();
      write(name, 'changed');
      expect(prepare()).toMatchObject({ status: 0 });
      expect([calls('installs.log').length, calls('builds.log').length]).toEqual([1, 2]);
    },
  );

  it('installs again after a change of the lock file or of what may run at install, not of any other line', () => {
    prepare();
    write('package.json', '{ "scripts": { "start": "other" } }');
    prepare();
    expect(calls('installs.log')).toHaveLength(1);
    write('package-lock.json', '{ "packages": {} }');
    prepare();
    expect(calls('installs.log')).toHaveLength(2);
    write('package.json', '{ "allowScripts": { "esbuild": true } }');
    prepare();
    expect(calls('installs.log')).toHaveLength(3);
  });

  it('leaves the pages as they were when the build fails, and builds again next time', () => {
    prepare();
    write('web/src/main.tsx', 'broken');
    write('break-build', '');
    write('web/dist/mark', 'of the first build');
    expect(prepare()).toMatchObject({ status: 1 });
    expect(read('web/dist/mark')).toBe('of the first build');
    expect(fs.readdirSync(path.join(root, 'web/.cache'))).toEqual([]);
    fs.rmSync(path.join(root, 'break-build'));
    expect(prepare()).toMatchObject({ status: 0 });
    expect(fs.existsSync(path.join(root, 'web/dist/mark'))).toBe(false);
  });
});

describe('beside a running program', () => {
  const running = processIdentity(process.pid) ?? '';

  it.each<[string, string, string]>([
    ['packages', 'package-lock.json', 'data'],
    ['pages', 'web/src/main.tsx', 'data'],
    ['pages', 'web/src/main.tsx', 'elsewhere'],
  ])('replaces no %s under it (%s changed, data in %s)', (what, changed, dataDir) => {
    const settings: Record<string, string> = dataDir === 'data' ? {} : { DATA_DIR: dataDir };
    prepare(settings);
    write(`${dataDir}/yanmo.lock`, running);
    expect(prepare(settings)).toEqual({ status: 0, output: '' });
    write(changed, '{ "changed": true }');
    const refused = prepare(settings);
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(`Yanmo is running on ${path.join(root, dataDir)} (process ${process.pid})`);
    expect(refused.output).toContain(what);
    expect([calls('installs.log').length, calls('builds.log').length]).toEqual([1, 1]);
  });

  it.each(['999999999:1:boot', running.replace(/:\d+:/, ':1:')])(
    'goes on when its lock (%s) names no live process',
    (lock) => {
      write('data/yanmo.lock', lock);
      expect(prepare()).toMatchObject({ status: 0 });
    },
  );
});
