import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compileCache, projectRoot } from './program.ts';

/** What the programs, threads and processes of the tests load. */
const entries = [
  ...['app.ts', 'worker.ts', 'api.ts', 'engines/built-in/worker/engine-thread.ts', 'documents/pdf/pdf-process.ts'],
  ...['documents/word/word-thread.ts', 'documents/readers/reader-worker.ts', 'documents/round-trip/replace-worker.ts'],
  ...[
    'features/library/import-worker.ts',
    'features/library/reference-worker.ts',
    'features/papers/measuring-thread.ts',
  ],
];

/** Most of them are killed, and a killed one keeps nothing of what it compiled: the next would do it all again. */
export async function fillCompileCache(): Promise<void> {
  const files = entries.map((entry) => JSON.stringify(path.join(projectRoot, 'server/src', entry)));
  const script = `${files.map((file) => `await import(${file});`).join('\n')}\nprocess.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}
