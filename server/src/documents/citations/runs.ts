import { stripKeepMarks } from './clean-text.ts';

/** A stretch of a printed reference; documents set the italic ones in italics. */
export interface Run {
  text: string;
  italic: boolean;
}

export type Part = readonly Run[];

export const nothing: Part = [];

export function roman(text: string): Part {
  return text === '' ? nothing : [{ text: stripKeepMarks(text), italic: false }];
}

export function italic(text: string): Part {
  return text === '' ? nothing : [{ text: stripKeepMarks(text), italic: true }];
}

export function plainText(part: Part): string {
  return part.map(({ text }) => text).join('');
}

export function isEmpty(part: Part): boolean {
  return part.every(({ text }) => text === '');
}

/** Puts the separator between the parts that are there, so that a missing one leaves no trace. */
export function joinParts(parts: readonly Part[], separator: string): Part {
  const present = parts.filter((part) => !isEmpty(part));
  return mergeRuns(present.flatMap((part, index) => (index === 0 ? part : [...roman(separator), ...part])));
}

/** The parts as sentences: each ends with one point, or with the mark that it brought. */
export function sentences(parts: readonly Part[]): Part {
  return joinParts(parts.map(endSentence), ' ');
}

export function endSentence(part: Part): Part {
  if (isEmpty(part) || /[.?!。？！…][”’」』"']*$/u.test(plainText(part))) return part;
  return mergeRuns([...part, ...roman('.')]);
}

/** An address stands alone: a point after it would be taken for a part of it. */
export function sentencesThenAddress(parts: readonly Part[], address: string): Part {
  return joinParts([sentences(parts), roman(address)], ' ');
}

export function wrap(open: string, part: Part, close: string): Part {
  return isEmpty(part) ? nothing : mergeRuns([...roman(open), ...part, ...roman(close)]);
}

function mergeRuns(runs: readonly Run[]): Part {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run.text === '') continue;
    if (last?.italic === run.italic) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
