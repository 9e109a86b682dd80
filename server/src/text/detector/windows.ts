import type { Span } from '../span.ts';
import type { ReadLanguage } from './grams.ts';

/** In prepared units. A paragraph that is shorter is read with what stands around it; one that is longer, in pieces. */
const sizes = { zh: { wanted: 240, most: 2_400 }, en: { wanted: 1_000, most: 7_000 } } as const;

/** Windows of neighbours begin at one of these places, so that thousands of short lines share a few windows. */
const grid = { zh: 240, en: 1_000 } as const;

export const contextOf = (language: ReadLanguage): number => sizes[language].wanted + grid[language];

/** Whether a paragraph needs no neighbours. */
export const standsAlone = (language: ReadLanguage, length: number): boolean => length >= sizes[language].wanted;

/** The stretches that are read for a paragraph: one with its neighbours, or its pieces. */
export function windowsOf(language: ReadLanguage, { start, end }: Span, length: number): Span[] {
  const { wanted, most } = sizes[language];
  const own = end - start;
  if (own > most) {
    const pieces = Math.ceil(own / most);
    return Array.from({ length: pieces }, (_, index) => ({
      start: start + Math.floor((own * index) / pieces),
      end: start + Math.floor((own * (index + 1)) / pieces),
    }));
  }
  if (standsAlone(language, own) || own === length) return [{ start, end }];
  const step = grid[language];
  const around = wanted - own;
  const latest = Math.max(0, length - wanted - step);
  const from = Math.max(0, Math.min(start - Math.floor(around / 2), latest));
  const snapped = from - (from % step);
  return [{ start: snapped, end: Math.min(length, Math.max(end, snapped + wanted + step)) }];
}
