import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from './start-refused.ts';

const lengthMinimum = 32;

/** Where a data folder keeps what only the program itself may read. */
export function keysFolder(dataDir: string): string {
  return path.join(dataDir, 'keys');
}

export interface KeptSecretOptions {
  /** What stops working with another secret, as a sentence; shown when the file holds none that can be used. */
  consequence: string;
  /** Nothing was made with the old one yet, so a file that a killed start or a full disk left useless is replaced. */
  mayReplace?: boolean;
}

/**
 * The secret of this name under DATA_DIR/keys, made at first use. It appears under its name only when it is whole and on
 * the disk, so that neither a kill in the middle nor a second process that starts at the same moment can read a part of
 * it: whatever was signed with an empty key could be forged by anyone.
 */
export function loadKeptSecret(dataDir: string, name: string, options: KeptSecretOptions): string {
  const folder = keysFolder(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, name);
  if (options.mayReplace && isUseless(file)) fs.rmSync(file);
  if (!fs.existsSync(file)) makeSecret(file);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length >= lengthMinimum) return secret;
  throw new StartRefused(
    `${file} holds ${secret.length} characters where at least ${lengthMinimum} are needed. ` +
      `Restore it from a backup, or remove it for a new one. ${options.consequence}`,
  );
}

function isUseless(file: string): boolean {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim().length < lengthMinimum;
}

function makeSecret(file: string): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.writeFileSync(fresh, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    try {
      // A link, not a rename: of two first starts one succeeds, and the other takes what is there.
      fs.linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  } finally {
    fs.rmSync(fresh, { force: true });
  }
  const folder = fs.openSync(path.dirname(file), 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}
