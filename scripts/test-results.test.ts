import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';
import { readPlaywrightReport, readVitestReport } from './test-results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  // The reports of this run's own runner must not be written over.
  const { VITEST: _vitest, NODE_ENV: _mode, ...outside } = process.env;
  return runProgram(process.execPath, args, {
    cwd: folder,
    env: { ...outside, ...env },
    output: 'keep',
    limitMs: 30_000,
  });
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-results-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('what the run counts', () => {
  it('takes passed, failed and skipped tests and files that do not load from vitest', async () => {
    write(
      'sums.test.js',
      `import { expect, it } from 'vitest';
       it('adds', () => expect(1 + 1).toBe(2));
       it('subtracts', () => expect(2 - 1).toBe(3));
       it.skip('divides', () => {});`,
    );
    write('broken.test.js', "import './absent.js';");
    const report = path.join(folder, 'vitest.json');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const { exitCode } = await run([vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`]);
    const results = readVitestReport(report, exitCode, folder);
    expect(results.map(({ name, outcome }) => [name, outcome]).sort()).toEqual([
      ['broken.test.js', 'failed'],
      ['sums.test.js › adds', 'passed'],
      ['sums.test.js › divides', 'skipped'],
      ['sums.test.js › subtracts', 'failed'],
    ]);
    expect(results.find(({ name }) => name.endsWith('subtracts'))?.message).toContain('expected 1 to be 3');
    expect(results.find(({ name }) => name === 'broken.test.js')?.message).toContain('absent.js');
  });

  it('takes passed, failed and skipped tests from Playwright', async () => {
    write('playwright.config.js', "export default { testMatch: '*.spec.js', reporter: 'json' };");
    write(
      'sums.spec.js',
      `import { expect, test } from '@playwright/test';
       test.describe('sums', () => {
         test('adds', () => expect(1 + 1).toBe(2));
         test('subtracts', () => expect(2 - 1).toBe(3));
         test.skip('divides', () => {});
       });`,
    );
    const report = path.join(folder, 'playwright.json');
    const { exitCode } = await run([path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const results = readPlaywrightReport(report, exitCode);
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['sums.spec.js › sums › adds', 'passed'],
      ['sums.spec.js › sums › subtracts', 'failed'],
      ['sums.spec.js › sums › divides', 'skipped'],
    ]);
    expect(results[1]?.message).toContain('Expected: 3');
  }, 20_000);

  it('counts a program that failed without a failed test, or found no test, as one failure', () => {
    const report = write('passed.json', JSON.stringify({ testResults: [] }));
    const absent = path.join(folder, 'absent.json');
    for (const results of [
      readVitestReport(report, 0, folder),
      readVitestReport(absent, 1, folder),
      readPlaywrightReport(absent, null),
    ]) {
      expect(results.map(({ outcome }) => outcome)).toEqual(['failed']);
    }
  });
});

describe('a program of the run', () => {
  it('is ended with everything it started when it passes its limit', async () => {
    const pidFile = path.join(folder, 'pid');
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn('sleep', ['60'], { stdio: 'ignore' });
      require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));
      setInterval(() => {}, 1000);`;
    const end = await runProgram(process.execPath, ['-e', script], {
      cwd: folder,
      env: process.env,
      output: 'keep',
      limitMs: 1_000,
    });
    expect(end.isTimedOut).toBe(true);
    expect(end.exitCode).toBeNull();
    const stat = `/proc/${fs.readFileSync(pidFile, 'utf8')}/stat`;
    await expect.poll(() => fs.existsSync(stat) && !fs.readFileSync(stat, 'utf8').includes(') Z ')).toBe(false);
  });
});
