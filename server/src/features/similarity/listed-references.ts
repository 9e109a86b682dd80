import { countUnits } from '@yanmo/contract/text-count';
import { headingLevelOf } from '../../documents/readers/plain-text/read-text-blocks.ts';
import type { ManuscriptParagraph } from '../../documents/rewriting/text-to-rewrite.ts';
import { type EntryLook, lookOfEntry } from '../../text/references/entry-look.ts';
import { entryNumber } from '../../text/references/split-references.ts';
import { endsSentence } from '../../text/sentences.ts';

/** In units. What is shorter could be no copy of anything. */
const shortest = 13;
/** A file may have broken an entry at a width, into so many lines. */
const mostLines = 5;
const longestLine = 60;
/** Of a list, what only may be entries, for each one that is. */
const mostDoubtful = 1 / 3;
/** Lines without any sign between two entries: the heading of a part of the list, the number of a page. */
const mostShort = 3;
/** No list is longer than the text that it is of, and a long one stands below a short text at most by so much. */
const leastOfLists = 600;

type Given = Pick<ManuscriptParagraph, 'lead' | 'text' | 'why'>;
type Look = EntryLook | 'SHORT';

export const isHeading = (line: string): boolean => headingLevelOf(line) !== null || /^#{1,6}\s/u.test(line);
const lineOf = ({ lead, text }: Given): string => lead + text;

/** How many paragraphs from one on are one entry, the longest way to read it; 0 where it begins none. */
function countLines(list: readonly string[], from: number): number {
  let joined = list[from] as string;
  let lines = lookOfEntry(joined) === 'ENTRY' ? 1 : 0;
  for (let count = 1; count < mostLines && from + count < list.length; count += 1) {
    const next = list[from + count] as string;
    // What has ended goes on with nothing but signs of an entry: its year, its address.
    const goesOn = !endsSentence(list[from + count - 1] as string) || (countUnits(next) < shortest && /\d/u.test(next));
    if (
      !goesOn ||
      isHeading(next) ||
      entryNumber.test(next) ||
      countUnits(next) > longestLine ||
      lookOfEntry(next) === 'ENTRY'
    )
      break;
    joined = `${joined} ${next}`;
    if (lookOfEntry(joined) === 'ENTRY') lines = count + 1;
  }
  return lines;
}

function looksOf(list: readonly string[]): Look[] {
  const looks: Look[] = [];
  while (looks.length < list.length) {
    const line = list[looks.length] as string;
    const lines = countLines(list, looks.length);
    if (lines > 0) looks.push(...Array<Look>(lines).fill('ENTRY'));
    else looks.push(countUnits(line) < shortest ? 'SHORT' : lookOfEntry(line));
  }
  return looks;
}

/** Of paragraphs that follow each other, which are a list of references. */
function findInList(list: readonly string[]): boolean[] {
  const looks = looksOf(list);
  const count = (wanted: Look) => looks.filter((look) => look === wanted).length;
  const areFew = count('LIKELY') + count('DOUBTFUL') <= Math.max(1, mostDoubtful * count('ENTRY'));
  const isListed = looks.map(
    (look) => look === 'ENTRY' || (areFew && (look === 'LIKELY' || (look === 'DOUBTFUL' && count('ENTRY') > 0))),
  );
  for (let from = 0; from < looks.length; from += 1) {
    if (looks[from] !== 'SHORT') continue;
    let to = from;
    while (looks[to] === 'SHORT') to += 1;
    const opensNothing = to === looks.length && !list.slice(from, to).some(isHeading);
    const isBetween = (from === 0 || isListed[from - 1]) && (isListed[to] || opensNothing);
    if (isBetween && to - from <= mostShort) isListed.fill(count('ENTRY') > 0, from, to);
    from = to;
  }
  return isListed;
}

/**
 * For each paragraph whether it is one of a list of references, and in no rate but the one with them. Whoever reads a file to rewrite it
 * takes all that follows the heading of a list for the list; here a copy below it would be hidden, so that each has to look like an
 * entry, or be a part of one, and all together are no more than the text that they are of.
 */
export function findReferences(paragraphs: readonly Given[]): boolean[] {
  const isListed: boolean[] = [];
  while (isListed.length < paragraphs.length) {
    const from = isListed.length;
    let to = from;
    while (paragraphs[to]?.why === 'REFERENCES') to += 1;
    if (to === from) isListed.push(false);
    else isListed.push(...findInList(paragraphs.slice(from, to).map(lineOf)));
  }
  const units = paragraphs.map((paragraph) => countUnits(lineOf(paragraph)));
  const rest = units.reduce((sum, own, index) => sum + (isListed[index] ? 0 : own), 0);
  let left = Math.max(leastOfLists, rest);
  return isListed.map((isOne, index) => {
    if (isOne) left -= units[index] as number;
    return isOne && left >= 0;
  });
}
