import { Readable } from 'node:stream';
import type { Manuscript } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { FilesService, Manuscripts } from '../files/service.ts';

/** Another has taken the upload meanwhile. */
export class FileTaken extends Error {
  override name = 'FileTaken';
}

const types: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/**
 * What is rewritten lies in a file that is this rewriting's alone: what was checked, or is rewritten in another way, goes with its own
 * order, and must not take this one's text with it.
 */
export function createOwnFile(files: FilesService, manuscripts: Pick<Manuscripts, 'storeText'>) {
  async function copy(userId: string, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<string> {
    const type = types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text/plain';
    const describe = async () => ({ purpose: 'REDUCTION' as const, name, type });
    // It counts as the upload did.
    const largestBytes = bytes.byteLength;
    const content = Readable.from([Buffer.from(bytes)]);
    return (await files.storeFile(userId, content, describe, { largestBytes })).fileKey;
  }

  return {
    store: (userId: string, title: string, manuscript: Manuscript): Promise<string> =>
      manuscript.kind === 'text'
        ? manuscripts.storeText(userId, title, manuscript.text)
        : copy(userId, manuscript.file),

    /** FileTaken where something uses it already. */
    async take(tx: Tx, userId: string, fileKey: string): Promise<void> {
      if (!(await files.takeFile(tx, userId, fileKey, 'REDUCTION'))) throw new FileTaken();
    },

    /** The same for a file that was stored just now. */
    async keep(tx: Tx, userId: string, fileKey: string): Promise<void> {
      if (!(await files.keepFile(tx, userId, fileKey, 'REDUCTION'))) throw new AppError('not_found');
    },
  };
}
