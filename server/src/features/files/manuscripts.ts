import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FilePurpose } from '@yanmo/contract/files';
import type { Localized } from '@yanmo/contract/languages';
import { FileRefused } from '../../documents/readers/reading.ts';
import { readForRewriting } from '../../documents/rewriting/read-for-rewriting.ts';
import { type Manuscript, NoProse, type TextToRewrite } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { cutAtWord } from '../../text/cut-at-word.ts';

/** As whoever reads it calls it. */
export const languageNames: Localized = { zh: '中文', en: 'English', es: 'español', ja: '日本語' };
/** In places of a line: forty Chinese characters, or a dozen words. */
const longestTitle = 80;
/** Of the places for reading files: one who sends many does not keep the others waiting. */
const readAtOnce = 2;

interface Uploads {
  readUpload(
    ownerId: string,
    fileKey: string,
    ...purposes: FilePurpose[]
  ): Promise<{ name: string; bytes: Uint8Array } | null>;
  storeFile(
    ownerId: string,
    content: Readable,
    describe: () => Promise<{ purpose: FilePurpose; name: string; type: string }>,
  ): Promise<{ fileKey: string }>;
}

export type Manuscripts = ReturnType<typeof createManuscripts>;

/** What somebody sends so that something is made of it: a file of theirs for this or for `others`, or what they pasted. */
export function createManuscripts(
  threads: Threads,
  uploads: Uploads,
  purpose: FilePurpose,
  others: readonly FilePurpose[] = [],
) {
  async function openFile(userId: string, fileKey: string): Promise<Manuscript & { kind: 'file' }> {
    const file = await uploads.readUpload(userId, fileKey, purpose, ...others);
    if (!file) throw new AppError('not_found');
    return { kind: 'file', file };
  }

  return {
    openFile,

    /** AppError not_found where there is no such file of theirs. */
    open: async (
      userId: string,
      { text, file_key: fileKey }: { text?: string | undefined; file_key?: string | undefined },
    ): Promise<Manuscript> => (fileKey === undefined ? { kind: 'text', text: text ?? '' } : openFile(userId, fileKey)),

    /** NoProse where there is nothing but headings, tables and the like; AppError where the file cannot be read. */
    async read(userId: string, manuscript: Manuscript): Promise<TextToRewrite> {
      try {
        return await readForRewriting(threads, manuscript, { turn: { owner: userId, most: readAtOnce } });
      } catch (error) {
        if (!(error instanceof FileRefused) || error instanceof NoProse) throw error;
        throw new AppError(error.reason, {}, { cause: error });
      }
    },

    /** What was pasted is a file of its owner as well: theirs to export, and an operator's to work from. */
    async storeText(userId: string, title: string, text: string): Promise<string> {
      const describe = async () => ({ purpose, name: `${title}.txt`, type: 'text/plain' });
      const stored = await uploads.storeFile(userId, Readable.from([Buffer.from(text)]), describe);
      return stored.fileKey;
    },
  };
}

/** Of what was sent and what is to be done with it: sent again, it is the same. */
export function fingerprintOf(manuscript: Manuscript, asked: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify([manuscript.kind, ...asked]));
  return hash.update(manuscript.kind === 'text' ? manuscript.text : manuscript.file.bytes).digest('hex');
}

/** What its owner knows it by: the file's name, or how the text begins. */
export function titleOf(found: TextToRewrite, manuscript: Manuscript): string {
  if (manuscript.kind === 'file') {
    return cutAtWord(manuscript.file.name.replace(/\.[^.]+$/u, ''), longestTitle) || found.title;
  }
  const [first] = found.paragraphs;
  return cutAtWord(first?.text ?? '', longestTitle);
}
