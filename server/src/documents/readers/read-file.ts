import { seenTexts } from '@yanmo/contract/seen-text';
import { type ReadDocument, textOfBlocks } from './document-model.ts';
import { extensionOf, type FileToRead } from './file-kind.ts';
import { fileLimits } from './limits.ts';
import { readMetadata } from './paper-metadata.ts';
import { readPlainText } from './read-plain-text.ts';
import { FileRefused, type Reading, readableExtensions } from './reading.ts';
import type { ReadTables } from './table-model.ts';

export const documentExtensions = ['docx', 'pdf', 'txt', 'md'] as const;
export const tableExtensions = ['csv', 'xlsx'] as const;

/** Fewer letters than this are no text that anybody could work with. */
const fewestLetters = 50;

// Each kind is loaded when a file of it comes: what reads PDF alone is as large as all the rest.

/** A paper with what its text says about it, or a list of records. */
export async function readPaper(file: FileToRead): Promise<Reading> {
  const extension = extensionOf(file, readableExtensions);
  if (extension === 'bib' || extension === 'ris') {
    const { readBibliography } = await import('./read-bibliography.ts');
    return readBibliography(extension, readPlainText(file.bytes));
  }
  const { blocks, title, pages } = await readDocument(file);
  const text = textOfBlocks(blocks).trim();
  return {
    kind: 'paper',
    authors: [],
    text,
    pages,
    ...readMetadata(text, { title: title ?? undefined, fileName: file.name }),
  };
}

/** A file as blocks. Text that nobody could work with is refused here, whatever the kind of file. */
export async function readDocument(file: FileToRead): Promise<ReadDocument> {
  const document = seenTexts(await readBlocks(file));
  const text = textOfBlocks(document.blocks);
  if (text.length > fileLimits.characters) throw new FileRefused('file_too_long');
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewestLetters) throw new FileRefused('file_without_text');
  return document;
}

async function readBlocks(file: FileToRead): Promise<ReadDocument> {
  const none = { footnotes: [], endnotes: [], comments: [], images: 0, pages: null };
  switch (extensionOf(file, documentExtensions)) {
    case 'docx': {
      const { readDocx } = await import('./docx/read-docx.ts');
      return readDocx(file.bytes);
    }
    case 'pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(file.bytes);
    }
    case 'txt': {
      const { readTextBlocks } = await import('./plain-text/read-text-blocks.ts');
      return { kind: 'document', title: null, ...none, blocks: readTextBlocks(readPlainText(file.bytes)) };
    }
    case 'md': {
      const { readMarkdown } = await import('./markdown/read-markdown.ts');
      return { kind: 'document', ...none, ...readMarkdown(readPlainText(file.bytes)) };
    }
  }
}

/** The cells of a data file. */
export async function readTables(file: FileToRead): Promise<ReadTables> {
  const extension = extensionOf(file, tableExtensions);
  const sheets =
    extension === 'csv'
      ? [(await import('./tables/read-csv.ts')).readCsv(readPlainText(file.bytes), 'csv')]
      : (await import('./tables/read-xlsx.ts')).readXlsx(file.bytes);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileRefused('file_without_text');
  return seenTexts({ kind: 'tables', sheets: filled });
}
