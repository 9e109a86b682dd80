import { gapMark } from '@yanmo/contract/gap-mark';
import { listBlocks } from './draft-pieces.ts';

/** Something within a line that is one thing: a citation, a gap to be filled, a pointer to a table or a figure. */
export interface InlineObject {
  kind: 'citation' | 'gap' | 'pointer';
  start: number;
  end: number;
  text: string;
}

const patterns: readonly (readonly [InlineObject['kind'], RegExp])[] = [
  ['pointer', /\[#[\w-]+\]/gu],
  ['citation', /(?<!\\)[[［【]\s*\d{1,3}(?:\s*[,，、\-–—~～]\s*\d{1,3})*\s*[\]］】]|\[@[\w-]+\]/gu],
  ['gap', gapMark],
];

export function findInline(text: string): InlineObject[] {
  return patterns
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        ...{ kind, start: index, end: index + found.length, text: found },
      })),
    )
    .sort((one, other) => one.start - other.start);
}

/** The object that a selection lies in, or that a caret stands inside of. */
export function objectAt(objects: readonly InlineObject[], from: number, to: number): InlineObject | null {
  return (
    objects.find(({ start, end }) =>
      from === to ? start < from && from < end : start <= from && to <= end && from < to,
    ) ?? null
  );
}

/** The object that Backspace or Delete would break: it goes as a whole. */
export function objectBeside(
  objects: readonly InlineObject[],
  caret: number,
  side: 'before' | 'after',
): InlineObject | null {
  return objects.find(({ start, end }) => (side === 'before' ? end === caret : start === caret)) ?? null;
}

const sentenceEnd = /[。！？!?](?=\s|$|[^\s])|\.(?=\s|$)/gu;

/** Takes it out with the blank before it; none is left before a mark. */
function cutOut(text: string, { start, end }: InlineObject): { text: string; at: number; lead: string } {
  const lead = /[ \t]$/u.exec(text.slice(0, start))?.[0] ?? '';
  return { text: text.slice(0, start - lead.length) + text.slice(end), at: start - lead.length, lead };
}

export const removeInline = (text: string, object: InlineObject): { text: string; caret: number } => {
  const { text: left, at } = cutOut(text, object);
  return { text: left, caret: at };
};

/**
 * To the end of the sentence before or behind, on the same side of its stop as it stood: 甲[1]。 and “One. [1]” are both usual. Null where
 * there is no such sentence.
 */
export function moveInline(
  text: string,
  object: InlineObject,
  to: 'back' | 'on',
): { text: string; start: number; end: number } | null {
  const { text: rest, at, lead } = cutOut(text, object);
  const isBehindStop = /[。！？!?.]$/u.test(rest.slice(0, at));
  const cards = listBlocks(rest).filter(({ kind }) => kind !== 'text');
  const stops = [...rest.matchAll(sentenceEnd)]
    // What stands in a table or a figure is not a sentence of the text.
    .filter(({ index }) => !cards.some(({ start, end }) => start <= index && index < end))
    .map(({ index }) => (isBehindStop ? index + 1 : index));
  const place = to === 'back' ? stops.findLast((stop) => stop < at) : stops.find((stop) => stop > at);
  if (place === undefined) return null;
  const needsBlank = lead !== '' || (isBehindStop && /[!?.]$/u.test(rest.slice(0, place)));
  const put = `${needsBlank ? ' ' : ''}${object.text}`;
  const start = place + put.length - object.text.length;
  return { text: rest.slice(0, place) + put + rest.slice(place), start, end: start + object.text.length };
}
