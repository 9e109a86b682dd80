import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartRefused } from './start-refused.ts';

/** What lies directly in a data folder and is written to from the first moment on. */
const parts = ['.', 'keys', 'files', 'pg'] as const;

/**
 * Makes the data folder if it is missing. StartRefused where this user may not use it or a part of it: a folder that an
 * earlier start as root made would otherwise fail somewhere in the middle, with the name of an inner file.
 */
export function ensureDataDir(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new StartRefused(`DATA_DIR: ${dataDir} is not a folder.`);
    throw refusalOf(error, dataDir);
  }
  for (const part of parts) {
    const folder = path.join(dataDir, part);
    try {
      fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw refusalOf(error, folder);
    }
  }
}

function refusalOf(error: unknown, folder: string): StartRefused {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EPERM') return new StartRefused(`DATA_DIR: ${message}`, { cause: error });
  const { username, uid } = os.userInfo();
  return new StartRefused(
    `DATA_DIR: ${folder} cannot be used by ${username} (uid ${uid}): ${ownerOf(folder)}. Start Yanmo as the user who ` +
      'made it, give the whole folder to this one (chown -R), or set DATA_DIR to another folder.',
    { cause: error },
  );
}

function ownerOf(folder: string): string {
  try {
    const { uid } = fs.statSync(folder);
    return `it belongs to ${uid === 0 ? 'root' : `uid ${uid}`}`;
  } catch {
    return `it cannot be made in ${path.dirname(folder)}`;
  }
}
