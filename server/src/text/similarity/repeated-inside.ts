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
  return places.flatMap(({ start, end, like }) => (like ? [{ start, end, like }] : []));
}
