import { countUnits } from '@yanmo/contract/text-count';
import { grainOf } from '../comparing/fingerprints.ts';
import { readRepetition } from '../repetition/read-repetition.ts';
import type { Span } from '../span.ts';
import type { TextToCheck } from './checked.ts';

/** And what it is like. */
export type Repeated = Span & { like: Span };

/** What stands twice in the prose itself. A title on the cover and a work in the list of references are no first time. */
export function findRepeated({ text, language, paragraphs }: TextToCheck): Repeated[] {
  let seen = text;
  for (const { start, end, kind } of paragraphs) {
    if (kind === 'MASKED' || kind === 'REFERENCES')
      seen = `${seen.slice(0, start)}${'\n'.repeat(end - start)}${seen.slice(end)}`;
  }
  const { places } = readRepetition(seen, language, { countsStock: false });
  const found = places.flatMap(({ start, end, like }) => (like ? [{ start, end, like }] : []));
  const { size, window } = grainOf(language);
  return joinRests(text, found, size + window - 1);
}

const word = /[\p{L}\p{N}\n]/u;

/**
 * Where a place goes on like another one than it began, its rest may be a single sign, which says nothing to whoever looks at it: it
 * belongs to the place beside it. What is marked stays the same, word for word.
 */
function joinRests(text: string, found: readonly Repeated[], shortest: number): Repeated[] {
  const joined: (Repeated & { units: number })[] = [];
  for (const { start, end, like } of found) {
    const last = joined.at(-1);
    const units = countUnits(text.slice(start, end));
    const isBeside = last !== undefined && !word.test(text.slice(last.end, start));
    if (!isBeside || (units >= shortest && last.units >= shortest)) joined.push({ start, end, like, units });
    else {
      // The longer of the two knows better where it stood before.
      if (units > last.units) last.like = like;
      last.end = end;
      last.units += units;
    }
  }
  return joined.map(({ start, end, like }) => ({ start, end, like }));
}
