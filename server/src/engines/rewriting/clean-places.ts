import { seenText } from '@yanmo/contract/seen-text';
import { cleanCounted } from '../../text/clean-counted.ts';

export interface CleanText {
  text: string;
  /** Where each place of the clean text lies in the one that was given; null where the two are the same. */
  places: readonly number[] | null;
  givenLength: number;
}

export const givenAt = ({ places, givenLength }: CleanText, place: number): number =>
  places ? (places[place] ?? givenLength) : place;

/** A text without what deceives its reader, and the way back to the one that was given. */
export function cleanWithPlaces(given: string): CleanText {
  const { text } = cleanCounted(given);
  if (text === given) return { text, places: null, givenLength: given.length };
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    // What was left out is skipped; a letter that looked like another has its own place.
    while (at < given.length && !given.startsWith(sign, at)) {
      const there = String.fromCodePoint(given.codePointAt(at) ?? 0);
      if (seenText(there) !== '' && !(there === '\r' && given[at + 1] === '\n')) break;
      at += there.length;
    }
    for (let unit = 0; unit < sign.length; unit += 1) places.push(Math.min(at + unit, given.length));
    at += sign.length;
  }
  return { text, places, givenLength: given.length };
}
