import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFileKeys, insertFileKeys } from './edition-store.ts';

/**
 * Each key is written down before its first byte, so that an account that is erased takes the file with it. One that is
 * erased while they are being written has looked for them in vain: they are taken away here. AppError not_found then.
 */
export async function putPaperFiles(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  paperId: string,
  files: readonly { key: string; bytes: Buffer }[],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  await insertFileKeys(db, paperId, keys);
  for (const { key, bytes } of files) await storage.put(key, bytes);
  const known = new Set(await findFileKeys(db, keys));
  const erased = keys.filter((key) => !known.has(key));
  for (const key of erased) await storage.remove(key);
  if (erased.length > 0) throw new AppError('not_found');
}
