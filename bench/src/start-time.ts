import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';

const warmBarSeconds = 5;

/** `npm start` in a fresh clone (packages, build, database), then again in the same place. */
export async function measureStart(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-clone-'));
  try {
    const clone = spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder], { encoding: 'utf8' });
    if (clone.status !== 0) throw new Error(clone.stderr);
    const seconds: number[] = [];
    for (let start = 0; start < 2; start += 1) {
      const program = await startProgram('npm', ['start', '--silent'], { PORT: '0' }, folder);
      seconds.push(program.tookMs / 1000);
      await program.stop();
    }
    const [cold = 0, warm = 0] = seconds;
    return [
      { name: 'start to ready, cold (fresh clone of HEAD)', value: `${cold.toFixed(1)} s`, bar: '', isMet: null },
      {
        name: 'start to ready, warm',
        value: `${warm.toFixed(1)} s`,
        bar: `under ${warmBarSeconds} s`,
        isMet: warm < warmBarSeconds,
      },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
