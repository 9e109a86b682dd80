import { randomBytes } from 'node:crypto';
import type { FileUrls } from '@yanmo/contract/orders';
import { fileNameOf } from '../../../documents/file-name-of.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

const linkSeconds = 600;

export const mediaTypes = {
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

export type PaperFile = 'word' | 'pdf' | 'preview';
const names: Readonly<Record<PaperFile, string>> = { word: 'paper.docx', pdf: 'paper.pdf', preview: 'preview.pdf' };

/** Where the files of what was delivered before there were editions lie. */
export const firstFolder = (itemId: string): string => `papers/${itemId}`;

/**
 * A place of its own for every try. A worker that lost its step may still be writing: in one place the Word file of one
 * try could come to stand beside the PDF of another.
 */
export const newFolder = (itemId: string): string => `papers/${itemId}/${randomBytes(8).toString('hex')}`;

export const fileKeyIn = (folder: string, file: PaperFile): string => `${folder}/${names[file]}`;

export function signPaperFiles(
  storage: Pick<Storage, 'signUrl'>,
  { folder, isPreview, title }: { folder: string; isPreview: boolean; title: string },
): FileUrls {
  const sign = (file: PaperFile): string =>
    storage.signUrl({
      key: fileKeyIn(folder, file),
      name: `${fileNameOf(title)}.${file === 'word' ? 'docx' : 'pdf'}`,
      type: file === 'word' ? mediaTypes.word : mediaTypes.pdf,
      expiresInSeconds: linkSeconds,
      disposition: file === 'word' ? 'attachment' : 'inline',
    });
  return isPreview
    ? { word: null, pdf: sign('preview'), zip: null }
    : { word: sign('word'), pdf: sign('pdf'), zip: null };
}
