import { seenTexts } from '@yanmo/contract/seen-text';
import { findFormat } from './bibliography/split-entries.ts';
import { pagedTextOf, type ReadDocument, textOfBlocks } from './document-model.ts';
import { extensionOf, type FileToRead } from './file-kind.ts';
import { isWorkItself } from './is-work-itself.ts';
import { fileLimits } from './limits.ts';
import { readMetadata } from './paper-metadata.ts';
import { readAuthors } from './read-authors.ts';
import { readPlainText } from './read-plain-text.ts';
import { FileRefused, type Reading, readableExtensions } from './reading.ts';
import type { ReadTables } from './table-model.ts';

export const documentExtensions = ['docx', 'pdf', 'txt', 'md'] as const;
export const tableExtensions = ['csv', 'xlsx'] as const;

/** Fewer letters than this beside pictures are captions and page numbers of a scan. */
const fewestBesidePictures = 50;

// Each kind is loaded when a file of it comes: what reads PDF alone is as large as all the rest.

export interface ReadBudget {
  /** A reader that sees that it will not do gives up before. */
  budgetMs?: number;
  /** Of files that have pages, where whoever reads them takes fewer than all do. */
  mostPages?: number;
}

/** A paper with what its text says about it, or a list of records. */
export async function readPaper(file: FileToRead, budget: ReadBudget = {}): Promise<Reading> {
  const extension = extensionOf(file, readableExtensions);
  if (extension === 'bib' || extension === 'ris') {
    const { readBibliography } = await import('./read-bibliography.ts');
    return readBibliography(extension, readPlainText(file.bytes));
  }
  if (extension === 'txt') {
    // A list of entries under another name is still no text of a work.
    const text = readPlainText(file.bytes);
    const format = /^\s*(?:@|TY {2}-)/u.test(text) ? findFormat(text) : null;
    if (format === 'bibtex' || format === 'ris') {
      const { readBibliography } = await import('./read-bibliography.ts');
      return readBibliography(format === 'ris' ? 'ris' : 'bib', text);
    }
  }
  const { blocks, title, author, pages } = await readDocument(file, budget);
  const text = textOfBlocks(blocks).trim();
  const metadata = readMetadata(text, { title: title ?? undefined, fileName: file.name });
  const authors = readAuthors(text, metadata.title, author);
  const isItself = isWorkItself(text, { ...metadata, authors });
  return { kind: 'paper', authors, text: pagedTextOf(blocks), pages, isItself, ...metadata };
}

/** A file as blocks. Text that nobody could work with is refused here, whatever the kind of file. */
export async function readDocument(file: FileToRead, budget: ReadBudget = {}): Promise<ReadDocument> {
  return assertReadable(seenTexts(await readBlocks(file, budget)), file);
}

/** The same with what nobody sees still in its texts, for whoever counts it. */
export async function readUncleaned(file: FileToRead, budget: ReadBudget = {}): Promise<ReadDocument> {
  return assertReadable(await readBlocks(file, budget), file);
}

function assertReadable(document: ReadDocument, file: FileToRead): ReadDocument {
  const text = textOfBlocks(document.blocks);
  if (text.length > fileLimits.characters) throw new FileRefused('file_too_long');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const mayBeScan = document.images > 0 || extensionOf(file, documentExtensions) === 'pdf';
  if (letters < (mayBeScan ? fewestBesidePictures : 1)) throw new FileRefused('file_without_text');
  return document;
}

async function readBlocks(file: FileToRead, { budgetMs, mostPages }: ReadBudget): Promise<ReadDocument> {
  const none = { author: null, footnotes: [], endnotes: [], comments: [], images: 0, pages: null };
  switch (extensionOf(file, documentExtensions)) {
    case 'docx': {
      const { readDocx } = await import('./docx/read-docx.ts');
      return readDocx(file.bytes);
    }
    case 'pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(file.bytes, budgetMs, mostPages);
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
