import { foldText, titleKey } from '../search-words.ts';

/** Letters that must be changed to make one word of another, given up beyond `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      const value = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + cost);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words whose presence or absence does not make another title. */
const light = new Set(['a', 'an', 'the', 'and', 'of', 'in', 'on', 'for', 'to', 'y', 'e', 'de', 'la', 'el', 'en']);

/** One letter more, less, changed or two swapped. Farther words are other words: inductive and deductive differ by two. */
function isSlip(one: string, other: string): boolean {
  if (one.length < 5 || /\d/u.test(one + other) || one.replace('macro', 'micro') === other.replace('macro', 'micro'))
    return false;
  const distance = editDistance(one, other, 2);
  return distance <= 1 || (distance === 2 && one.length === other.length && sortLetters(one) === sortLetters(other));
}

const sortLetters = (word: string): string => [...word].sort().join('');

/**
 * A slip of the pen is forgiven, another word is not: an invented reference differs from a real one by a word, a badly
 * copied one by a letter.
 */
function areWordsAlike(one: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  let slips = 0;
  for (const word of one) {
    const same = left.indexOf(word);
    if (same >= 0) {
      left.splice(same, 1);
      continue;
    }
    const near = left.findIndex((candidate) => isSlip(word, candidate));
    if (near >= 0) {
      left.splice(near, 1);
      slips += 1;
    } else if (!light.has(word)) return false;
  }
  if (left.some((word) => !light.has(word))) return false;
  return slips <= Math.max(1, Math.floor(one.length / 6));
}

const hasWide = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The main title of one with a subtitle. */
function mainTitle(title: string): string | null {
  const [main = '', ...rest] = title.split(/[:：]|——|--| [–—-] /u);
  return rest.length > 0 && rest.join('').trim() !== '' ? main.trim() : null;
}

/** A title with what comparing it needs; a reference has hundreds of candidates, and each is compared with many works. */
export interface ReadTitle {
  key: string;
  words: string[];
  isWide: boolean;
}

export const readTitle = (text: string): ReadTitle => {
  const key = titleKey(text);
  return { key, words: wordsOf(text), isWide: hasWide(key) };
};

/** `near`: one character of a script without letters is another. It may be a slip or another word; a reader must see it. */
export type TitleLikeness = 'same' | 'near' | 'other';

function compareTexts(one: ReadTitle, other: ReadTitle): TitleLikeness {
  if (one.key === '' || other.key === '') return 'other';
  if (one.key === other.key) return 'same';
  const [short, long] = [one.key.length, other.key.length].sort((left, right) => left - right) as [number, number];
  if (one.isWide || other.isWide) return short >= 8 && editDistance(one.key, other.key, 1) <= 1 ? 'near' : 'other';
  // Light words and slips never make half of a title.
  return short * 2 >= long && areWordsAlike(one.words, other.words) ? 'same' : 'other';
}

/**
 * Says how a stretch of a reference and the title of this work go together. The subtitle may be left out if what is left
 * is a title of its own.
 */
export function createTitleComparer(found: string): (given: ReadTitle) => TitleLikeness {
  const whole = readTitle(found);
  const mainText = mainTitle(found);
  const main = mainText === null ? null : readTitle(mainText);
  const isMainEnough = main !== null && (main.isWide ? main.key.length >= 5 : main.words.length >= 3);
  return (given) => {
    const likeness = compareTexts(given, whole);
    if (likeness === 'same' || !main || !isMainEnough) return likeness;
    return compareTexts(given, main) === 'same' ? 'same' : likeness;
  };
}
