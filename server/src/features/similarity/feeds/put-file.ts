import { FileRefused } from '../../../documents/readers/reading.ts';
import { readForRewriting } from '../../../documents/rewriting/read-for-rewriting.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { holdUser } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FilesService } from '../../files/service.ts';
import { hashText, readSources, textOf } from '../index/read-sources.ts';
import { ensureShelf } from '../index/shelf-store.ts';
import { putSources } from '../index/source-store.ts';
import { findReferences } from '../listed-references.ts';
import { findMasked } from '../masked-paragraphs.ts';
import { hasRoom } from './own-room.ts';
import { type ownPurposes, putTextLater } from './put-text.ts';

export interface OwnFile {
  userId: string;
  fileKey: string;
  purpose: (typeof ownPurposes)[number];
}

export type PutFile = ReturnType<typeof createPutFile>;

/** Later texts of an owner are compared with this one; it goes with the file, in the same transaction, whoever removes that. */
export function createPutFile(
  { db, jobs, threads }: Pick<Platform, 'db' | 'jobs' | 'threads'>,
  { files }: { files: Pick<FilesService, 'readUpload' | 'listStored'> },
) {
  async function put({ userId, fileKey, purpose }: OwnFile, signal?: AbortSignal): Promise<void> {
    const file = await files.readUpload(userId, fileKey, purpose);
    if (!file) return;
    const found = await readForRewriting(threads, { kind: 'file', file }).catch((error: unknown) => {
      // It was refused before it was paid for, or holds nothing that could be copied.
      if (error instanceof FileRefused) return null;
      throw error;
    });
    if (!found) return;
    // Nobody's words, or everybody's.
    const areMasked = findMasked(found.paragraphs);
    const areListed = findReferences(found.paragraphs);
    const text = textOf(
      found.paragraphs
        .filter((_, index) => !areListed[index] && !areMasked[index])
        .map((paragraph) => paragraph.text)
        .join('\n'),
    );
    const [read] = await readSources(threads, [text], signal);
    if (!read || read.fingerprints.hashes.length === 0) return;
    await inTransaction(db, async (tx) => {
      if (!(await holdUser(tx, userId))) return;
      // Removed meanwhile. One that goes at this very moment is refused by the reference, and not found at the next try.
      if ((await files.listStored(tx, [fileKey])).length === 0) return;
      if (!(await hasRoom(tx, userId, read))) return;
      const shelfId = await ensureShelf(tx, { kind: 'OWN_FILE', ownerId: userId });
      const { name: title } = file;
      const textHash = hashText(text);
      await putSources(tx, [
        { shelfId, ownerId: userId, of: { fileKey }, title, language: found.language, textHash, read },
      ]);
    });
  }

  return {
    put,
    /** In the transaction that takes the money for what is done with it. */
    async putLater(tx: Tx, { userId, fileKey, purpose }: OwnFile): Promise<void> {
      await putTextLater(jobs, tx, { what: 'FILE', user_id: userId, file_key: fileKey, purpose });
    },
  };
}
