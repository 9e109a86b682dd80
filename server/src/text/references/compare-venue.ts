import { isWide, plain } from './compare-authors.ts';

/** The part behind the title in which a journal is named, without the mark of a type and what follows the name. */
export function venueOf(after: string): string {
  const text = after
    .replace(/^(?:\s*[[［][^\]］]{1,12}[\]］])?[\s.．。,，;；:：”"」』》’'?？!！/]*/u, '')
    .replace(/^in:?\s/iu, '');
  const name = /^[^\d.．。,，;；(（[［《》”"]+(?:\.\s?[^\d.．。,，;；(（[［《》”"]+){0,6}/u.exec(text)?.[0] ?? '';
  return name.replace(/\s*(?:vol(?:ume)?|no|第)$/iu, '').trim();
}

/** What is cited in place of a journal, truthfully. */
export const otherForms =
  /arxiv|ssrn|preprint|working paper|repec|biorxiv|medrxiv|doi|https?|available|retrieved|accessed|proc|conf/iu;

/** Words that one writer of a name leaves out and another does not. */
const light = new Set('the of and for in on de la el los las del y e a an'.split(' '));

const wordsOf = (name: string): string[] =>
  plain(name)
    .split(' ')
    .filter((word) => word !== '' && !light.has(word));

/** Manag, Mgmt and Management: its letters in their order, the first of both alike. */
function isShortFor(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length > word.length) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Letter by letter: what stands in brackets or behind a colon names an edition of the same journal. */
const coreOf = (name: string): string => plain(name.replace(/[(（[［:：].*$/u, '')).replace(/ /gu, '');

/** Whether two names are of one journal: written out, or with its words cut short, or as its initials. */
export function isSameVenue(given: string, venue: string): boolean {
  const [left, right] = [coreOf(given), coreOf(venue)];
  if (left === '' || right === '') return false;
  if (left === right) return true;
  if (isWide(given) || isWide(venue)) return false;
  const [one, other] = [wordsOf(given), wordsOf(venue)];
  const initials = (words: readonly string[]): string => words.map((word) => word.slice(0, 1)).join('');
  if (one.length === 1 && other.length > 1 && one[0] === initials(other)) return true;
  if (other.length === 1 && one.length > 1 && other[0] === initials(one)) return true;
  if (one.length !== other.length) return false;
  return one.every((word, index) => {
    const twin = other[index] ?? '';
    return word === twin || isShortFor(word, twin) || isShortFor(twin, word);
  });
}

/** Long enough to be a name, and no note. */
export function isVenueName(given: string): boolean {
  if (isWide(given)) return given.length >= 2;
  return plain(given)
    .split(' ')
    .some((word) => word.length >= 3);
}

/** Whether the name stands there whole: Nature is not within Nature Communications, nor within Journal of Nature. */
export function isWithin(after: string, name: string): boolean {
  const escaped = name
    .normalize('NFKC')
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/\s+/gu, '\\s+');
  if (escaped === '') return false;
  const mark = '[\\p{P}\\p{S}]';
  return new RegExp(`(?:^|${mark}|\\bin)\\s*${escaped}\\s*(?=$|${mark}|\\d)`, 'iu').test(after.normalize('NFKC'));
}
