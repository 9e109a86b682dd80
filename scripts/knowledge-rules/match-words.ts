import { hasWord } from '../../server/src/engines/built-in/knowledge/has-word.ts';
import type { Sheet } from '../../server/src/knowledge/subject-files.ts';

/** A title that such a word brings is told from fewer facts than a paper needs to be about it. */
const fewestFacts = 3;

const clean = (word: string): string => word.toLowerCase().replace(/\*$/u, '');

/**
 * Words that call for a sheet and that hardly any of its facts hold: neither a name of the subject, or part of one, nor the head of a row of `says`. Most are
 * other words for the subject and belong into `same`; the others bring titles of which the sheet knows nothing.
 */
export function listUnheldWords({
  subject,
  facts,
}: Pick<Sheet, 'subject' | 'facts'>): { word: string; count: number }[] {
  const { name, aliases = [], same = [], says = [], match } = subject;
  const names = [...Object.values(name), ...aliases, ...same].map(clean);
  const texts = facts.map(({ name: called = '', text, also = [] }) => [called, text, ...also].join(' ').toLowerCase());
  return match.flatMap((word) => {
    const parts = word.split(' & ').map(clean);
    const isOf = (other: string, part: string): boolean => other.includes(part) || part.includes(other);
    if (names.some((other) => parts.some((part) => isOf(other, part)))) return [];
    const kin = says.filter(([first = '']) => parts.some((part) => isOf(clean(first), part))).flat();
    const count = texts.filter((text) => [word, ...kin].some((one) => hasWord(text, one.toLowerCase()))).length;
    return count < fewestFacts ? [{ word, count }] : [];
  });
}
