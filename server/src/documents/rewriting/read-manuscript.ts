import { countUnits } from '@yanmo/contract/text-count';
import { cleanCounted } from '../../text/clean-counted.ts';
import { cutAtWord } from '../../text/cut-at-word.ts';
import { guessLanguage } from '../../text/guess-language.ts';
import { endsSentence } from '../../text/sentences.ts';
import { paragraphsOf, type ReadBlock, type ReadDocument, type ReadParagraph } from '../readers/document-model.ts';
import { extensionOf } from '../readers/file-kind.ts';
import { fileLimits } from '../readers/limits.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { readMetadata } from '../readers/paper-metadata.ts';
import { type ReadBudget, readUncleaned } from '../readers/read-file.ts';
import { decodePlainText } from '../readers/read-plain-text.ts';
import { FileRefused } from '../readers/reading.ts';
import { countCitations, looksLikeCitation } from './citation-forms.ts';
import { cutManuscript } from './cut-manuscript.ts';
import { itemLead } from './item-lead.ts';
import { latexSpans } from './latex-spans.ts';
import { type MarkedLine, markedLinesOf, NoteSigns, protectedSpansOf, textOfLine } from './marked-lines.ts';
import { ParagraphKinds, type ParagraphTraits } from './paragraph-kinds.ts';
import {
  type Manuscript,
  type ManuscriptParagraph,
  manuscriptExtensions,
  NoProse,
  type TextToRewrite,
} from './text-to-rewrite.ts';

/** Reads what is to be rewritten. For a thread that can be ended: the file may be hostile. */
export async function readManuscript(manuscript: Manuscript, budget: ReadBudget = {}): Promise<TextToRewrite> {
  if (manuscript.kind === 'text') return readText(manuscript.text, 'TEXT', '');
  const { file } = manuscript;
  const extension = extensionOf(file, manuscriptExtensions);
  if (extension === 'txt') return readText(decodePlainText(file.bytes), 'TXT', file.name);
  if (extension === 'docx') assertNoMacros(file.bytes);
  const document = await readUncleaned(file, budget);
  return readBlocks(document, extension === 'docx' ? 'DOCX' : 'PDF', file.name);
}

/** A file of another kind under this name, which Word itself would not open. */
export function assertNoMacros(bytes: Uint8Array): void {
  const { directory } = new OfficePackage(bytes);
  if (directory.entries.some(({ name }) => /(?:^|\/)vbaProject\.bin$/iu.test(name))) {
    throw new FileRefused('file_type_refused');
  }
}

function readBlocks(document: ReadDocument, source: 'DOCX' | 'PDF', fileName: string): TextToRewrite {
  const kinds = new ParagraphKinds();
  const paragraphs: ManuscriptParagraph[] = [];
  let cleaned = 0;
  for (const { paragraph, lines, isInTable, cleaned: own } of linesOfFile(document.blocks)) {
    cleaned += own;
    for (const { id, line } of lines) {
      const text = textOfLine(line);
      const traits = { ...traitsOf(paragraph, line, source), isInTable: isInTable || isTableRow(paragraph, text) };
      const { lead } = line;
      const { why, headingLevel } = kinds.next(lead + text, traits);
      const protectedSpans = protectedSpansOf(line);
      paragraphs.push({ id, text, lead, kind: why ? 'KEPT' : 'PROSE', why, headingLevel, protectedSpans });
    }
  }
  return finish({
    source,
    paragraphs,
    cleaned,
    title: readMetadata(openingOf(paragraphs), { title: document.title ?? undefined, fileName }).title,
    kept: {
      tables: countTables(document.blocks),
      figures: document.images,
      formulas: [...paragraphsOf(document.blocks)].reduce((sum, { formulas }) => sum + formulas.length, 0),
      footnotes: document.footnotes.length + document.endnotes.length,
      citations: countAllCitations(paragraphs),
    },
  });
}

export interface LinesOfParagraph {
  paragraph: ReadParagraph;
  isInTable: boolean;
  /** Those with text. */
  lines: { id: string; line: MarkedLine }[];
  /** All of them, as they stand one below the other. */
  all: MarkedLine[];
  cleaned: number;
}

/** The paragraphs of a file in order, line by line; writing goes the same way as reading. */
export function* linesOfFile(blocks: readonly ReadBlock[]): Generator<LinesOfParagraph> {
  const notes = new NoteSigns();
  function* through(inner: readonly ReadBlock[], isInTable: boolean): Generator<LinesOfParagraph> {
    for (const block of inner) {
      if (block.kind === 'table') for (const cell of block.rows.flat()) yield* through(cell.blocks, true);
      else {
        const { lines: all, cleaned } = markedLinesOf(block, notes);
        const filled = all.filter(({ parts }) => parts.length > 0);
        const isOne = filled.length === 1;
        const lines = filled.map((line, index) => ({ id: isOne ? block.id : `${block.id}.${index + 1}`, line }));
        yield { paragraph: block, isInTable, lines, all, cleaned };
      }
    }
  }
  yield* through(blocks, false);
}

function traitsOf(
  { headingLevel, style, isEditable, place, formulas }: ReadParagraph,
  { parts }: MarkedLine,
  source: 'DOCX' | 'PDF',
): Omit<ParagraphTraits, 'isInTable'> {
  const beside = parts.map((part) => (part.kind === 'mark' && part.what === 'formula' ? ' ' : part.text)).join('');
  return {
    headingLevel,
    style,
    isOutside: place === 'textbox' || (source === 'DOCX' && !isEditable),
    besideFormula: formulas.length > 0 ? beside : null,
  };
}

/** The line of a cover has gaps too, and ends no sentence; a sentence beside a wide gap is still one. */
const isTableRow = ({ isRow }: ReadParagraph, text: string): boolean => isRow && !endsSentence(text);

const noTraits: ParagraphTraits = {
  headingLevel: null,
  style: null,
  isInTable: false,
  isOutside: false,
  besideFormula: null,
};

function readText(given: string, source: 'TXT' | 'TEXT', fileName: string): TextToRewrite {
  if (given.length > fileLimits.characters) throw new FileRefused('file_too_long');
  const { text, cleaned } = cleanCounted(given);
  const kinds = new ParagraphKinds();
  const fences = new Fences();
  const paragraphs = cutManuscript(text).map(({ text: whole }, index): ManuscriptParagraph => {
    const lead = itemLead(whole);
    const own = whole.slice(lead.length);
    const { why, headingLevel } = fences.pass(whole)
      ? { why: 'CODE' as const, headingLevel: null }
      : kinds.next(whole, noTraits);
    const protectedSpans = why ? [] : latexSpans(own);
    return { id: `p${index + 1}`, text: own, lead, kind: why ? 'KEPT' : 'PROSE', why, headingLevel, protectedSpans };
  });
  const spans = paragraphs.flatMap(({ protectedSpans }) => protectedSpans);
  return finish({
    source,
    paragraphs,
    cleaned,
    title: titleOfText(paragraphs, fileName),
    kept: {
      tables: 0,
      figures: 0,
      formulas: spans.filter(({ kind }) => kind === 'FORMULA').length,
      footnotes: 0,
      citations: countAllCitations(paragraphs),
    },
  });
}

/** Lines of programs and of LaTeX that belong together, from the one that opens them to the one that closes. */
class Fences {
  #closing: RegExp | null = null;

  pass(line: string): boolean {
    if (this.#closing) {
      if (this.#closing.test(line)) this.#closing = null;
      return true;
    }
    const name = /^\\begin\{([a-z]{1,20}\*?)\}/u.exec(line)?.[1];
    if (/^(?:```|~~~)/u.test(line)) this.#closing = /^(?:```|~~~)/u;
    else if (name && !textEnvironments.has(name)) {
      const end = `\\end{${name}}`;
      if (!line.includes(end)) this.#closing = new RegExp(end.replace(/[\\{}*]/gu, '\\$&'), 'u');
    } else return false;
    return true;
  }
}
const textEnvironments = new Set(['document', 'abstract', 'itemize', 'enumerate', 'center', 'flushleft', 'quote']);

function finish(read: Omit<TextToRewrite, 'language'>): TextToRewrite {
  const prose = read.paragraphs.filter(({ kind }) => kind === 'PROSE');
  if (prose.length === 0)
    throw new NoProse(read.paragraphs.reduce((sum, { lead, text }) => sum + countUnits(lead + text), 0));
  return { ...read, language: guessLanguage(prose.map(({ text }) => text).join('\n')) };
}

const openingLines = 40;
const openingOf = (paragraphs: readonly ManuscriptParagraph[]): string =>
  paragraphs
    .slice(0, openingLines)
    .map(({ text }) => text)
    .join('\n');

/** In places of a line. */
const longestTitle = 80;

/** The line above a text that is no sentence; else how it begins, because a file may be named 1.txt. */
function titleOfText(paragraphs: readonly ManuscriptParagraph[], fileName: string): string {
  const [first] = paragraphs;
  const text = first?.text.replace(/^#+\s*/u, '') ?? '';
  if (first?.kind === 'KEPT' && first.why !== 'CODE' && text.length <= 150) return text;
  if (fileName !== '') return readMetadata('', { fileName }).title;
  return cutAtWord(text, longestTitle);
}

function countTables(blocks: readonly ReadBlock[]): number {
  return blocks.filter(({ kind }) => kind === 'table').length;
}

/** Those in the text and, of programs that keep them in fields, whatever they look like there. */
function countAllCitations(paragraphs: readonly ManuscriptParagraph[]): number {
  let count = 0;
  for (const { text, why, protectedSpans } of paragraphs) {
    if (why === 'REFERENCES' || why === 'CONTENTS') continue;
    count += countCitations(text);
    for (const { start, end, kind } of protectedSpans) {
      const own = text.slice(start, end);
      if (kind === 'CITATION' && !looksLikeCitation(own) && !/^[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/u.test(own)) count += 1;
    }
  }
  return count;
}
