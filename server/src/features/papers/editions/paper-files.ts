import { randomBytes } from 'node:crypto';
import type { FileUrls } from '@yanmo/contract/orders';
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

/** File systems take 255 bytes; the ending of the name has its room. */
const longestName = { signs: 80, bytes: 240 };
/** Of Windows, whatever their ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** A title as a name that every file system takes. */
export function fileNameOf(title: string): string {
  let bytes = 0;
  const fits = (sign: string): boolean => {
    bytes += Buffer.byteLength(sign);
    return bytes <= longestName.bytes;
  };
  const name = Array.from(title.toWellFormed())
    .slice(0, longestName.signs)
    .filter(fits)
    .join('')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return name.replace(deviceName, '_$&') || 'paper';
}

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
