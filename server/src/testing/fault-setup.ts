import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import startPostgres from './global-setup.ts';
import { compileCache, projectRoot } from './program.ts';

/** What the programs of the fault tests load. */
const entries = ['server/src/app.ts', 'server/src/worker.ts', 'server/src/api.ts'];

/** Most programs here are killed, and a killed one keeps nothing of what it compiled: the next would do it all again. */
async function fillCompileCache(): Promise<void> {
  const files = entries.map((entry) => JSON.stringify(path.join(projectRoot, entry)));
  const script = files.map((file) => `await import(${file});`).join('\n');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}

/** One PostgreSQL for all files, and what they start compiled beforehand. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), fillCompileCache()]);
  return stop;
}
