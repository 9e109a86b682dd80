import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';

const warmBarSeconds = 5;
const memoryBarMb = 300;

/** `npm start` in a fresh clone (packages, build, database), then again in the same place. */
export async function measureStart(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-clone-'));
  try {
    const clone = spawnSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder], { encoding: 'utf8' });
    if (clone.status !== 0) throw new Error(clone.stderr);
    const seconds: number[] = [];
    let megabytes = 0;
    for (let start = 0; start < 2; start += 1) {
      const program = await startProgram('npm', ['start', '--silent'], { PORT: '0' }, folder);
      seconds.push(program.tookMs / 1000);
      megabytes = readMemoryMb(program.pid, 'server/src/main.ts');
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
      {
        name: 'memory of the server when it is ready, its database apart',
        value: `${megabytes.toFixed(0)} MB`,
        bar: `under ${memoryBarMb} MB`,
        isMet: megabytes < memoryBarMb,
      },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the process below `pid` that runs `script` holds in memory: npm and a shell may stand between. */
function readMemoryMb(pid: number, script: string): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const processes = stdout.split('\n').flatMap((line) => {
    const [, own, parent, kilobytes, args = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own ? [{ pid: Number(own), parent: Number(parent), kilobytes: Number(kilobytes), args }] : [];
  });
  const family = new Set([pid]);
  let size = 0;
  while (size < family.size) {
    size = family.size;
    for (const { pid: own, parent } of processes) if (family.has(parent)) family.add(own);
  }
  const servers = processes.filter(({ pid: own, args }) => family.has(own) && args.includes(script));
  if (servers.length === 0) throw new Error(`no process below ${pid} runs ${script}`);
  return Math.max(...servers.map(({ kilobytes }) => kilobytes)) / 1024;
}
