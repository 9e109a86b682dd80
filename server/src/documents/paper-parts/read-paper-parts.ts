import type { Language } from '@yanmo/contract/languages';
import { guessLanguage, isWrittenIn } from '../../text/guess-language.ts';
import type { FileToRead } from '../readers/file-kind.ts';
import { readMetadata } from '../readers/paper-metadata.ts';
import { type ReadBudget, readDocument } from '../readers/read-file.ts';
import { findParts, type PaperParts } from './find-parts.ts';
import { type ListedReference, listReferences } from './list-references.ts';

export interface ReadPaperParts extends PaperParts {
  title: string;
  pages: number | null;
  /** Null where it is in none of the four. */
  language: Language | null;
  references: ListedReference[];
}

/** More are never verified, and a list that is longer is no list of references. */
const mostReferences = 1_000;

/** A paper with its title, its parts and its references. */
export async function readPaperParts(file: FileToRead, budget: ReadBudget = {}): Promise<ReadPaperParts> {
  const document = await readDocument(file, budget);
  const parts = findParts(document);
  const { paragraphs } = parts;
  const beginning = paragraphs
    .slice(0, 200)
    .map(({ text }) => text)
    .join('\n\n');
  const metadata = readMetadata(beginning, { title: document.title ?? undefined, fileName: file.name });
  const prose = paragraphs
    .filter(({ text, isRow }) => !isRow && text.length >= 40)
    .map(({ text }) => text)
    .join('\n');
  const read = prose === '' ? beginning : prose;
  const language = guessLanguage(read);
  return {
    ...parts,
    title: metadata.title,
    pages: document.pages,
    language: isWrittenIn(read, language) ? language : null,
    references: listReferences(parts, mostReferences),
  };
}
