import type { PaperReference } from '@yanmo/contract/papers';

/** A work that can be cited, with the number that stands for it in the editor. */
export interface NumberedSource {
  number: number;
  reference: PaperReference;
}

const citation = /\[@([\w-]+)\]/gu;
/** `[1]`, `[1, 3]`, `[2-4]`; a Chinese keyboard types 【1】 for the first. */
const token = /(\\*)[[［【]\s*(\d{1,3}(?:\s*[,，、\-–—~～]\s*\d{1,3})*)\s*[\]］】]/gu;

/**
 * Numbered styles keep the numbers that are printed, so that the editor and the paper agree; whatever has no printed
 * number follows after them.
 */
export function numberSources(references: readonly PaperReference[]): NumberedSource[] {
  const printed = references.map(({ label }) => Number(/^\[?(\d{1,3})\]?\.?$/u.exec(label.trim())?.[1] ?? Number.NaN));
  const isUsable = printed.filter(Number.isFinite).length === new Set(printed.filter(Number.isFinite)).size;
  let last = isUsable ? Math.max(0, ...printed.filter(Number.isFinite)) : 0;
  return references.map((reference, index) => {
    const own = printed[index] ?? Number.NaN;
    if (isUsable && own > 0) return { number: own, reference };
    last += 1;
    return { number: last, reference };
  });
}

/** `1,3-5` as 1, 3, 4, 5; null for what no list of sources would say. */
function readNumbers(list: string): number[] | null {
  const numbers: number[] = [];
  for (const part of list.split(/[,，、]/u)) {
    const ends = part.split(/[-–—~～]/u).map((end) => Number(end.trim()));
    const [from = 0, to = from] = ends;
    if (ends.length > 2 || from > to || to - from > 99) return null;
    for (let number = from; number <= to; number += 1) numbers.push(number);
  }
  return numbers;
}

/** What is edited: `[@id]` becomes `[3]`; brackets that only look like a citation get a backslash before them. */
export function writeTokens(draft: string, sources: readonly NumberedSource[]): string {
  const numberOf = new Map(sources.map(({ number, reference }) => [reference.work.id, number]));
  const known = new Set(numberOf.values());
  return draft
    .replace(token, (whole, _slashes: string, list: string) =>
      readNumbers(list)?.every((number) => known.has(number)) ? `\\${whole}` : whole,
    )
    .replace(citation, (whole, id: string, at: number, text: string) => {
      const number = numberOf.get(id);
      // A backslash before it would read as “no citation”.
      return number === undefined || text[at - 1] === '\\' ? whole : `[${number}]`;
    });
}

/** The way back; what names no source stays as it was typed. */
export function readTokens(text: string, sources: readonly NumberedSource[]): string {
  const idOf = new Map(sources.map(({ number, reference }) => [number, reference.work.id]));
  return text.replace(token, (whole, slashes: string, list: string) => {
    const numbers = readNumbers(list);
    if (!numbers?.every((number) => idOf.has(number))) return whole;
    if (slashes) return whole.slice(1);
    return numbers.map((number) => `[@${idOf.get(number)}]`).join('');
  });
}

/** Numbers in brackets that stand for no source: most likely a slip, and printed as they are. */
export function findUnknownNumbers(text: string, sources: readonly NumberedSource[]): number[] {
  const known = new Set(sources.map(({ number }) => number));
  const unknown = [...text.matchAll(token)]
    .filter(([, slashes]) => slashes === '')
    .flatMap(([, , list = '']) => readNumbers(list) ?? [])
    .filter((number) => !known.has(number));
  return [...new Set(unknown)].sort((left, right) => left - right);
}

/** For reading only: citations by their numbers, everything else as it is. */
export function showCitations(draft: string, sources: readonly NumberedSource[]): string {
  const numberOf = new Map(sources.map(({ number, reference }) => [reference.work.id, number]));
  return draft.replace(citation, (whole, id: string) => (numberOf.has(id) ? `[${numberOf.get(id)}]` : whole));
}
