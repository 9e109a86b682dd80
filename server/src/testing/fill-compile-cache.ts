import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { compileCache, projectRoot } from './program.ts';

const sources = path.join(projectRoot, 'server/src');

/** What the programs, threads and processes of the tests load: whatever is named as one of theirs. */
const listEntries = (): string[] => [
  ...['app.ts', 'worker.ts', 'api.ts', 'documents/pdf/pdf-process.ts'],
  ...fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /-(?:thread|worker)\.ts$/u.test(name) && !name.split(path.sep).includes('testing')),
];

/** Its age tells which sources were there when the cache was filled last. */
const mark = path.join(compileCache, 'filled');

/** Each part of a test run begins with it, and for all but the first there is nothing new: reading on takes seconds. */
function isFilled(): boolean {
  const filledAtMs = fs.statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = ['server/src', 'contract/src'].map((folder) => path.join(projectRoot, folder));
  return folders.every((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .every((name) => fs.statSync(path.join(folder, name)).mtimeMs < filledAtMs),
  );
}

/** Most of them are killed, and a killed one keeps nothing of what it compiled: the next would do it all again. */
export async function fillCompileCache(): Promise<void> {
  if (isFilled()) return;
  const beganAt = new Date();
  const files = listEntries().map((entry) => JSON.stringify(path.join(sources, entry)));
  const script = `${files.map((file) => `await import(${file});`).join('\n')}\nprocess.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) return;
  fs.writeFileSync(mark, '');
  fs.utimesSync(mark, beganAt, beganAt);
}
