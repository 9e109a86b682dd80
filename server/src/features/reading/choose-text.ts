import type { PartKind } from '../../documents/paper-parts/part-kinds.ts';
import type { Span } from '../../text/span.ts';
import type { StoredParagraph, StoredPart } from './reading.ts';

/** A stretch of the paper as an engine reads it, and which paragraph each place of it is. */
export interface ChosenText {
  text: string;
  passageAt(span: Span): { paragraph: number; page: number | null; text: string };
}

const longestPassage = 600;
/** Shorter lines are captions, labels and what is left of formulas. */
const shortestProse = 15;

/** Nobody asks what these say. */
const aside: readonly (PartKind | null)[] = ['CONTENTS', 'REFERENCES', 'THANKS', 'APPENDIX'];

/** Summaries of more parts than this nobody reads: the lowest headings are told with those above them. */
const mostSummaries = 60;
const leastCharacters = 120;

/** The parts of which a summary is made, by their place in the outline, each with where it ends. */
export function partsToSummarise(
  outline: readonly StoredPart[],
  paragraphs: readonly StoredParagraph[],
): { heading: number; start: number; end: number }[] {
  const kinds = ownKinds(outline);
  for (let deepest = 6; deepest >= 1; deepest -= 1) {
    const units = outline.flatMap((part, heading) => {
      if (part.level > deepest || aside.includes(kinds[heading] ?? null)) return [];
      const next = outline.findIndex(({ level }, index) => index > heading && level <= deepest);
      const last = outline[(next < 0 ? outline.length : next) - 1] ?? part;
      return [{ heading, start: part.start, end: last.end }];
    });
    const filled = units.filter(
      ({ start, end }) => chooseText(paragraphs, [{ start, end }]).text.length >= leastCharacters,
    );
    if (filled.length <= mostSummaries || deepest === 1) return filled.slice(0, mostSummaries);
  }
  return [];
}

/** A heading that says nothing of its own has what the heading above it says. */
function ownKinds(outline: readonly StoredPart[]): (PartKind | null)[] {
  const above: (PartKind | null)[] = [];
  return outline.map(({ level, kind }) => {
    const own = kind ?? above[level - 2] ?? null;
    above.length = level - 1;
    above[level - 1] = own;
    return own;
  });
}

export type Wanted = 'PAPER' | 'TERMS' | 'METHODS' | 'LIMITS';

/** Where each is looked for first; other parts come after these. */
const order: Readonly<Record<Wanted, readonly PartKind[]>> = {
  PAPER: ['ABSTRACT', 'CONCLUSION', 'INTRODUCTION', 'RESULTS'],
  TERMS: ['ABSTRACT', 'INTRODUCTION', 'THEORY', 'METHODS'],
  METHODS: ['METHODS', 'ABSTRACT', 'INTRODUCTION', 'RESULTS'],
  LIMITS: ['LIMITS', 'CONCLUSION', 'RESULTS', 'ABSTRACT'],
};

/** What of a paper is read for something, within what can be read at once; in the order of the paper. */
export function chooseParts(
  outline: readonly StoredPart[],
  paragraphs: readonly StoredParagraph[],
  wanted: Wanted,
  most: number,
): ChosenText {
  const kinds = ownKinds(outline);
  const rank = (index: number): number => {
    const at = order[wanted].indexOf(kinds[index] ?? ('' as PartKind));
    return at < 0 ? order[wanted].length : at;
  };
  const ranked = outline
    .map((part, index) => ({ part, index }))
    .filter(({ index }) => !aside.includes(kinds[index] ?? null))
    .sort((one, other) => rank(one.index) - rank(other.index) || one.index - other.index);
  const chosen: { start: number; end: number }[] = [];
  let characters = 0;
  for (const { part } of ranked) {
    if (characters >= most) break;
    chosen.push(part);
    characters += chooseText(paragraphs, [part]).text.length;
  }
  return chooseText(
    paragraphs,
    chosen.sort((one, other) => one.start - other.start),
    most,
  );
}

export function chooseText(
  paragraphs: readonly StoredParagraph[],
  stretches: readonly { start: number; end: number }[],
  most = Number.POSITIVE_INFINITY,
): ChosenText {
  const starts: { at: number; paragraph: number }[] = [];
  let text = '';
  for (const { start, end } of stretches) {
    for (let number = start; number < end; number += 1) {
      const paragraph = paragraphs[number];
      if (!paragraph || paragraph.isRow || paragraph.level !== null || paragraph.text.length < shortestProse) continue;
      if (text.length + paragraph.text.length > most && text !== '') break;
      if (text !== '') text += '\n';
      starts.push({ at: text.length, paragraph: number });
      text += cutWhole(paragraph.text, 0, most);
    }
  }
  return {
    text,
    passageAt({ start, end }) {
      const own = starts.findLast(({ at }) => at <= start) ?? { at: 0, paragraph: stretches[0]?.start ?? 0 };
      return {
        paragraph: own.paragraph,
        page: paragraphs[own.paragraph]?.page ?? null,
        text: cutWhole(text, start, Math.min(end, start + longestPassage)).trim(),
      };
    },
  };
}

/** Half a sign is no text, and no database takes it: a cut that would go through one goes before it. */
const cutWhole = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/[\ud800-\udbff]$/u, '');
