import fs from 'node:fs';
import path from 'node:path';
import { processIdentity } from './process-identity.ts';

export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(`Yanmo is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`);
    this.name = 'DataDirInUse';
  }
}

/**
 * One program a data folder. The lock file is made complete under another name and linked into place, so that two
 * starts at the same moment cannot both win; a lock whose process is gone is taken over.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const file = path.join(dataDir, 'yanmo.lock');
  const identity = processIdentity(process.pid) ?? String(process.pid);
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, identity);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        fs.linkSync(own, file);
        return { release: () => fs.rmSync(file, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder === null) continue;
      const pid = Number(holder.split(':')[0]);
      if (processIdentity(pid) === holder) throw new DataDirInUse(dataDir, pid);
      // Renamed before it is removed: of two starts that both see the dead lock only one can move it.
      const stale = `${file}.stale.${process.pid}`;
      try {
        fs.renameSync(file, stale);
        if (fs.readFileSync(stale, 'utf8') !== holder) fs.linkSync(stale, file);
      } catch (error) {
        if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      } finally {
        fs.rmSync(stale, { force: true });
      }
    }
    throw new DataDirInUse(dataDir, Number(readHolder(file)?.split(':')[0] ?? 0));
  } finally {
    fs.rmSync(own, { force: true });
  }
}

function readHolder(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
