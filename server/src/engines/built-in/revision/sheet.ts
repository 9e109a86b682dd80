import { countDraft } from '@yanmo/contract/draft-count';
import type { Language } from '@yanmo/contract/languages';
import { listSentences } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { type DraftBlock, parseDraft, printBlock } from '../../draft-text.ts';
import type { Place } from './change.ts';

/** A paragraph by its sentences; other blocks as they are. */
export type SheetParagraph = { kind: 'paragraph'; sentences: string[] };
export type SheetBlock = SheetParagraph | Exclude<DraftBlock, { kind: 'paragraph' }>;

/** A section while it is revised. */
export interface Sheet {
  language: Language;
  blocks: SheetBlock[];
}

/** A sentence of another script keeps the blank that parts it from the next. */
const parts = (sentence: string, next: string): boolean => /[.!?]["')\]]*$/u.test(sentence) && /^[\w"'([]/u.test(next);

export const joinSentences = (sentences: readonly string[], language: Language): string =>
  isWideLanguage(language)
    ? sentences.map((sentence, index) => sentence + (parts(sentence, sentences[index + 1] ?? '') ? ' ' : '')).join('')
    : sentences.join(' ');

export function readSheet(text: string, language: Language): Sheet {
  return {
    language,
    blocks: parseDraft(text).map((block) =>
      block.kind === 'paragraph' ? { kind: 'paragraph', sentences: listSentences(block.text) } : block,
    ),
  };
}

const printOne = (block: SheetBlock, language: Language): string =>
  block.kind === 'paragraph' ? joinSentences(block.sentences, language) : printBlock(block);

export const printSheet = ({ blocks, language }: Sheet): string =>
  blocks
    .map((block) => printOne(block, language))
    .filter((text) => text.trim() !== '')
    .join('\n\n');

export const countSheet = (sheet: Sheet): number => countDraft(printSheet(sheet));

export const paragraphsOf = ({ blocks }: Sheet): SheetParagraph[] =>
  blocks.filter((block): block is SheetParagraph => block.kind === 'paragraph');

/** Null where there are not so many. */
export function pick<Item>(items: readonly Item[], { from, nth }: Place): Item | null {
  return items[from === 'start' ? nth - 1 : items.length - nth] ?? null;
}

/** What makes a sentence more than prose: taking it out takes a source, a gap, a hypothesis or the way to a table with it. */
export const isHeld = (sentence: string): boolean =>
  /\[@[\w-]+\]|\[#[\w-]+\]|\[[^\]:：]{2,20}[:：]|(?<!\p{L})H\d/u.test(sentence);

export const hasCitation = (sentence: string): boolean => /\[@[\w-]+\]/u.test(sentence);

/** By which two sentences are the same. */
export const keyOf = (text: string): string =>
  text
    .replace(/\[[@#][\w-]+\]/gu, '')
    .replace(/[\p{P}\s]/gu, '')
    .toLowerCase();

/** Paragraphs without sentences and lists without items are gone. */
export function tidySheet(sheet: Sheet): Sheet {
  return {
    ...sheet,
    blocks: sheet.blocks.filter((block) =>
      block.kind === 'paragraph'
        ? block.sentences.some((sentence) => sentence.trim() !== '')
        : block.kind === 'list'
          ? block.items.length > 0
          : block.kind === 'table'
            ? block.rows.length > 0
            : true,
    ),
  };
}
