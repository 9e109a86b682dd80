import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const prefix = 'yanmo-run-';
/** Databases, their logs and the files of some hundred sites, one after the other. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Memory, where there is plenty of it and programs may be run from it: hundreds of databases are made and dropped in a run,
 * and on a disk that takes three times as long. Else the usual place for what is not kept.
 */
export function chooseScratchRoot(mounts: string, freeBytes: number): string {
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === memory);
  const [, , kind, options = ''] = mount?.split(' ') ?? [];
  const isUsable = kind === 'tmpfs' && options.split(',').includes('rw') && !options.split(',').includes('noexec');
  return isUsable && freeBytes >= neededBytes ? memory : os.tmpdir();
}

function findRoot(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    // A file there takes memory, which may be shorter than what the mount allows.
    return chooseScratchRoot(fs.readFileSync('/proc/mounts', 'utf8'), Math.min(bavail * bsize, os.freemem()));
  } catch {
    return os.tmpdir();
  }
}

/** What a run that was killed has left, it can no longer remove. */
function removeForsaken(root: string): void {
  for (const name of fs.readdirSync(root)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !fs.existsSync(`/proc/${pid}`)) {
      fs.rmSync(path.join(root, name), { recursive: true, force: true });
    }
  }
}

/** A folder for all that the run and its programs write, which whoever asked for it removes. */
export function makeScratchFolder(root = findRoot()): string {
  removeForsaken(root);
  const folder = fs.mkdtempSync(path.join(root, `${prefix}${process.pid}-`));
  // The database server runs under another account when this is root.
  fs.chmodSync(folder, 0o711);
  return folder;
}
