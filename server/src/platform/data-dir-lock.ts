import fs from 'node:fs';
import path from 'node:path';
import { ensureDataDir } from './data-dir.ts';
import { processIdentity } from './process-identity.ts';
import { StartRefused } from './start-refused.ts';

export class DataDirInUse extends StartRefused {
  override name = 'DataDirInUse';
  constructor(dataDir: string, pid: number) {
    super(`Yanmo is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** One program a data folder. Whoever holds the lock may start the database server and stop one that was left behind. */
export function lockDataDir(dataDir: string): { release(): void } {
  ensureDataDir(dataDir);
  const file = path.join(dataDir, 'yanmo.lock');
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, processIdentity(process.pid) ?? String(process.pid));
  try {
    const holder = take(own, file);
    if (holder !== null) throw new DataDirInUse(dataDir, pidOf(holder));
    return { release: () => fs.rmSync(file, { force: true }) };
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/**
 * Null when the lock is ours, else the live process that holds it. The file is made complete under another name and
 * linked into place, so that of two starts at the same moment one wins. A lock whose process is gone is removed only by
 * the holder of a second lock, taken in the same way: without it, one start could remove the lock that another has just
 * taken over. Should a process die with the second in its hands, there is a third, and so on.
 */
function take(own: string, file: string): string | null {
  for (;;) {
    try {
      fs.linkSync(own, file);
      return null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = findHolder(file);
    if (holder === null) continue;
    if (isAlive(holder)) return holder;
    const takeOver = `${file}.take-over`;
    const rival = take(own, takeOver);
    // Who is taking over holds the lock in a moment.
    if (rival !== null) return rival;
    try {
      if (findHolder(file) === holder) fs.rmSync(file);
    } finally {
      fs.rmSync(takeOver);
    }
  }
}

function pidOf(holder: string): number {
  return Number(holder.split(':')[0]);
}

function isAlive(holder: string): boolean {
  return processIdentity(pidOf(holder)) === holder;
}

function findHolder(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
