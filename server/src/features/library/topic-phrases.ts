import type { Language } from '@yanmo/contract/languages';
import { fitWords } from '../../knowledge/fit-words.ts';
import { isGeneralWord } from '../../text/general-words.ts';
import { foldText } from '../../text/search-words.ts';
import { segmentWords } from '../../text/words.ts';
import { stem } from './topic-words.ts';

/** Characters of a script without spaces, or the stems of words. */
export type Units = readonly string[];

export interface Words {
  units: Units;
  /** Where a word begins: 力学 is no part of 热力学. */
  starts: ReadonlySet<number>;
}

/** A noun phrase as it stands, and without the general words around its core. */
export interface NounPhrase {
  isWide: boolean;
  words: readonly string[];
  whole: Words;
  bare: Words;
  /** What it is the second half of says what is meant: consciousness in “stream of consciousness”. */
  isBehind: boolean;
  /** Made of two that “of” joins. */
  isCompound: boolean;
}

/** A title and its subtitle; whoever writes more has no title, and pays for no more than that. */
const longestText = 400;

export const isWideText = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

let replaceSynonyms: ((text: string) => string) | null = null;

function makeReplace(): (text: string) => string {
  const { synonyms } = fitWords();
  const longestFirst = [...synonyms.keys()].toSorted((one, other) => other.length - one.length);
  const wide = longestFirst.filter(isWideText);
  const narrow = longestFirst.filter((word) => !isWideText(word));
  const pattern = new RegExp(`${wide.join('|')}|\\b(?:${narrow.join('|')})\\b`, 'gu');
  return (text) => text.replace(pattern, (word) => synonyms.get(word) ?? word);
}

/** A text as it is compared: folded, one word for what has several. */
export function plainText(text: string): string {
  replaceSynonyms ??= makeReplace();
  return replaceSynonyms(foldText(text.slice(0, longestText)).replace(/[’`]/gu, "'"));
}

export function unitsOf(words: readonly string[], isWide: boolean): Words {
  const units = isWide ? [...words.join('')] : words.map(stem);
  let at = 0;
  const starts = new Set(
    words.map((word) => {
      const start = at;
      at += isWide ? [...word].length : 1;
      return start;
    }),
  );
  return { units, starts };
}

/** Without general words before and behind it. */
export function stripGeneral(words: readonly string[]): readonly string[] {
  // A number says which of a kind: 2型糖尿病.
  const isTelling = (word: string): boolean => !isGeneralWord(word) || /^\d+$/u.test(word);
  const first = words.findIndex(isTelling);
  const last = words.findLastIndex(isTelling);
  return first < 0 ? [] : words.slice(first, last + 1);
}

const makePhrase = (
  words: readonly string[],
  isWide: boolean,
  { isBehind = false, isCompound = false } = {},
): NounPhrase => ({
  ...{ isWide, words, isBehind, isCompound },
  ...{ whole: unitsOf(words, isWide), bare: unitsOf(stripGeneral(words), isWide) },
});

interface Part {
  isWide: boolean;
  words: string[];
  /** The words that join it to what stands before; a mark joins nothing. */
  before: string[];
}

/** A text parted wherever something joins its words, or a mark stands. */
function listParts(text: string, language: Language): Part[] {
  const { joiners } = fitWords();
  const segments = [...segmentWords(text, language)];
  const joins = (index: number): boolean => {
    const { segment = '', isWordLike = false } = segments[index] ?? {};
    return !isWordLike || joiners.get(segment) === 'joins' || /^\p{Script=Hiragana}+$/u.test(segment);
  };
  const parts: Part[] = [];
  let open: Part = { isWide: false, words: [], before: [] };
  const close = (before: string[]): void => {
    if (open.words.length > 0) parts.push(open);
    open = { isWide: false, words: [], before: open.words.length > 0 ? before : [...open.before, ...before] };
  };
  for (const [index, { segment, isWordLike }] of segments.entries()) {
    if (!isWordLike && /^[\s-]*$/u.test(segment)) continue;
    // A number is of the script that goes on with it: 2型糖尿病.
    const own = isWideText(/^\d+$/u.test(segment) ? (segments[index + 1]?.segment ?? '') : segment);
    // 中 ends a phrase before 的 or a mark, and stands within one in 中值定理.
    if (joins(index) || (/^[中上下里内间]$/u.test(segment) && joins(index + 1))) {
      close([isWordLike ? segment : ',']);
      continue;
    }
    if (open.words.length > 0 && own !== open.isWide) close([]);
    open.isWide = own;
    open.words.push(segment);
  }
  close([]);
  return parts;
}

const isOwner = (word: string): boolean => /'s?$/u.test(word);
const withoutOwner = (word: string): string => word.replace(/'s?$/u, '');

/** “Rawls' veil” is on Rawls, on his veil and on both; 针灸治疗失眠 on either side of what stands between. */
function* splitPart({ isWide, words }: Part): Generator<string[]> {
  const plain = isWide ? words : words.map(withoutOwner);
  yield plain;
  const { joiners } = fitWords();
  for (const [place, word] of words.entries()) {
    if (isWide && joiners.get(word) === 'parts' && place > 0 && place < words.length - 1) {
      yield plain.slice(0, place);
      yield plain.slice(place + 1);
    }
    if (!isWide && isOwner(word) && place < words.length - 1) {
      yield plain.slice(0, place + 1);
      yield plain.slice(place + 1);
    }
  }
}

/** Noun phrases of a text; of two that “of” joins the one that both make as well, what it is of first. */
export function listPhrases(text: string, language: Language): NounPhrase[] {
  const parts = listParts(plainText(text), language);
  return parts.flatMap((part, index) => {
    const last = parts[index - 1];
    const isOf = part.before.length > 0 && part.before.length <= 2 && /^(?:of|del?)$/u.test(part.before[0] ?? '');
    const head = last?.words.at(-1) ?? '';
    const isBehind = isOf && last !== undefined && !last.isWide && !isGeneralWord(head) && !isFrame([head], false);
    const split = [...splitPart(part)].map((words) => makePhrase(words, part.isWide, { isBehind }));
    if (!isBehind) return split;
    return [makePhrase([...part.words, ...last.words].map(withoutOwner), false, { isCompound: true }), ...split];
  });
}

export interface Topic extends NounPhrase {
  text: string;
  /** A single word that is somebody's or something's name. */
  isName: boolean;
}

/** A topic as a phrase: “theory of mind” and “mind theory” are one. */
export function readTopic(text: string, language: Language): Topic {
  const parts = listParts(plainText(text), language);
  const isWide = parts.some((part) => part.isWide);
  const words: string[] = [];
  for (const part of parts) {
    const own = isWide ? part.words : part.words.map(withoutOwner);
    const goesBefore = !isWide && part.before.some((word) => /^(?:of|in|for|on|to|del?|en)$/u.test(word));
    words.splice(goesBefore ? 0 : words.length, 0, ...own);
  }
  const isName = !isWide && /^\p{Lu}/u.test(text);
  return { ...makePhrase(words, isWide), text: plainText(text), isName };
}

/** Whether it frames titles on anything. */
export const isFrame = (words: readonly string[], isWide: boolean): boolean => {
  const { frames } = fitWords();
  return frames.has(words.join(isWide ? '' : ' ')) || frames.has(words.map(stem).join(isWide ? '' : ' '));
};

/** Who is named by words, as the lists group them; in a script without spaces wherever a name stands. */
export function listPeople(words: readonly string[], isWide: boolean): Set<string> {
  const { people } = fitWords();
  const text = words.join('');
  const found = isWide
    ? [...people].flatMap(([name, group]) => (isWideText(name) && text.includes(name) ? [group] : []))
    : words.flatMap((word) => people.get(word) ?? people.get(stem(word)) ?? []);
  return new Set(found);
}

/** Whether what a phrase names is people: 大学生 of 农村大学生. */
export function isOfPeople(words: readonly string[], isWide: boolean, head = words.at(-1) ?? ''): boolean {
  const { people } = fitWords();
  if (!isWide) return people.has(head) || people.has(stem(head));
  const text = words.join('');
  return [...people.keys()].some((name) => isWideText(name) && text.endsWith(name));
}
