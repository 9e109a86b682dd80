import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileCache } from '../testing/program.ts';

const program = fileURLToPath(new URL('./library-import.ts', import.meta.url));
const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env });

it.each([[[]], [['a.bib', '--new-source']], [['a.bib', '--nonsense']], [['a.bib', '--source']]])(
  'a command that is written wrongly shows how to write it: %j',
  (words) => {
    const { status, stderr } = run(...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage:/u);
  },
);

it('help is no mistake, a file that is not there is one', () => {
  expect(run('--help').status).toBe(0);
  expect(run('/nowhere/at-all.bib')).toMatchObject({ status: 1, stderr: '/nowhere/at-all.bib is not there.\n' });
});
