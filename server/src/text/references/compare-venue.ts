import type { Work } from '@yanmo/contract/works';
import { isWide, plain } from './compare-authors.ts';

/** The part behind the title in which a journal is named, without the mark of a type and what follows the name. */
export function venueOf(after: string): string {
  const text = after
    .replace(/^(?:\s*[[［][^\]］]{1,12}[\]］])?[\s.．。,，;；:：”"」』》’'?？!！/]*/u, '')
    .replace(/^in:?\s/iu, '');
  const name = /^[^\d.．。,，;；(（[［《》”"]+(?:\.\s?[^\d.．。,，;；(（[［《》”"]+){0,6}/u.exec(text)?.[0] ?? '';
  return name.replace(/\s*(?:vol(?:ume)?|no|第)$/iu, '').trim();
}

/** Words that many journals have in their names. */
const light = new Set(
  'the of and for in on de la el y journal j review rev revista international int studies'.split(' '),
);
/** What is cited in place of a journal, truthfully. */
const otherForms =
  /arxiv|ssrn|preprint|working paper|repec|biorxiv|medrxiv|doi|https?|available|retrieved|accessed|proc|conf/iu;

function areKin(one: string, other: string): boolean {
  if (isWide(one)) {
    const pairs = [...other].slice(0, -1).map((character, index) => character + [...other][index + 1]);
    return pairs.some((pair) => one.includes(pair));
  }
  const [left, right] = [plain(one).split(' '), plain(other).split(' ')];
  const initials = (words: readonly string[]): string => words.map((word) => word.slice(0, 1)).join('');
  const heavy = (words: readonly string[]): string[] => words.filter((word) => !light.has(word));
  if ([left, right].some((words) => heavy(words).length === 0)) return true;
  if (left.some((word) => word.length >= 2 && [initials(right), initials(heavy(right))].includes(word))) return true;
  if (right.some((word) => word.length >= 2 && [initials(left), initials(heavy(left))].includes(word))) return true;
  return heavy(left).some((word) =>
    heavy(right).some(
      (twin) => word.slice(0, 3) === twin.slice(0, 3) || word.startsWith(twin) || twin.startsWith(word),
    ),
  );
}

/** Whether an article is said to be in a journal that has nothing of its own one's name; abbreviations are kin. */
export function hasOtherVenue(after: string, { venue, type }: Pick<Work, 'venue' | 'type'>): boolean {
  const given = venueOf(after);
  if (!venue || !/article|journal/iu.test(type) || otherForms.test(given) || otherForms.test(venue)) return false;
  if (isWide(given) !== isWide(venue)) return false;
  const isName = isWide(given)
    ? given.length >= 3
    : plain(given)
        .split(' ')
        .filter((word) => word.length >= 3).length >= 2;
  return isName && !areKin(given, venue) && !isWithin(after, venue);
}

const isWithin = (after: string, venue: string): boolean => plain(after).includes(plain(venue));
