import type { Span } from '../../text/span.ts';
import { parseDraft } from '../draft-text.ts';

export interface DraftParagraph extends Span {
  /** Headings, lists, tables, figures and places left for the student stay as they are. */
  isProse: boolean;
}

const figure = /^```figure[\s\S]*?(?:^```[ \t]*$|$(?![\s\S]))/gmu;
const blankLine = /\n[^\S\n]*\n\s*/gu;
/** Nothing but a marked place. */
const onlyGap = /^\s*\[[^[\]]+\]\s*[。.]?\s*$/u;

/** The blocks of a draft text (draft-text.ts) with their places; what stands between them is blank. */
export function listDraftParagraphs(text: string): DraftParagraph[] {
  const figures = [...text.matchAll(figure)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const isWithin = (place: number): boolean => figures.some(({ start, end }) => start < place && place < end);
  const blocks: DraftParagraph[] = [];
  const add = (from: number, to: number): void => {
    const block = text.slice(from, to);
    const trimmed = block.trim();
    if (trimmed === '') return;
    const start = from + block.indexOf(trimmed);
    const [only, ...more] = parseDraft(trimmed);
    const isProse = only?.kind === 'paragraph' && more.length === 0 && !onlyGap.test(trimmed);
    blocks.push({ start, end: start + trimmed.length, isProse });
  };
  let from = 0;
  for (const { index, 0: blank } of text.matchAll(blankLine)) {
    if (isWithin(index)) continue;
    add(from, index);
    from = index + blank.length;
  }
  add(from, text.length);
  return blocks;
}
