import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEnvironmentReaders } from './check-environment.ts';

let root: string;

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), content);
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-environment-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the environment check', () => {
  it.each([
    'const port = process.env.PORT;',
    "const port = process['env'].PORT;",
    'const { env } = process;',
    "import { env } from 'node:process';",
    'const all = { ...process?.env };',
  ])('names the line that reads the environment: %s', (line) => {
    write('server/src/platform/clock.ts', `export const clock = 1;\n${line}\n`);
    expect(findEnvironmentReaders(root)).toEqual([
      'server/src/platform/clock.ts:2: reads the environment; add a setting to config.ts instead',
    ]);
  });

  it('lets config.ts and tests read it', () => {
    write('server/src/config.ts', 'export const load = (source = process.env) => source;');
    write('server/src/main.fault.ts', 'const env = { ...process.env, PORT: "0" };');
    write('server/src/platform/environment.ts', 'export const environment = { env: "test" };');
    expect(findEnvironmentReaders(root)).toEqual([]);
  });
});
