import { readMetadata } from './paper-metadata.ts';
import { readBibliography } from './read-bibliography.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPlainText } from './read-plain-text.ts';
import { FileRefused, maximumCharacters, type ReadableExtension, type Reading, readableExtensions } from './reading.ts';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

/** The extension says what the file claims to be; the bytes must agree. */
export function extensionOf({ name, bytes }: FileToRead): ReadableExtension {
  const extension = readableExtensions.find((candidate) => name.toLowerCase().endsWith(`.${candidate}`));
  if (!extension) throw new FileRefused('file_type_refused');
  const head = Buffer.from(bytes.subarray(0, 1024));
  const isPdf = head.includes('%PDF-');
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
  if ((extension === 'pdf') !== isPdf || (extension === 'docx') !== isZip) throw new FileRefused('file_type_refused');
  return extension;
}

/** Reads one file. Runs in a worker thread (reader-pool.ts): a hostile file can cost that thread, not the server. */
export async function readFile(file: FileToRead): Promise<Reading> {
  const extension = extensionOf(file);
  if (extension === 'bib' || extension === 'ris') return readBibliography(extension, readPlainText(file.bytes));
  const { text: raw, title, pages } = await readText(extension, file.bytes);
  const text = raw.replaceAll('\0', '').trim();
  if (text.length > maximumCharacters) throw new FileRefused('file_too_long');
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 50) throw new FileRefused('file_without_text');
  return { kind: 'paper', authors: [], text, pages, ...readMetadata(text, { title, fileName: file.name }) };
}

async function readText(
  extension: 'pdf' | 'docx' | 'txt',
  bytes: Uint8Array,
): Promise<{ text: string; title?: string | undefined; pages: number | null }> {
  switch (extension) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return { ...(await readDocx(bytes)), pages: null };
    case 'txt':
      return { text: readPlainText(bytes), pages: null };
  }
}
