import type { Language } from '@yanmo/contract/languages';
import { openNameIndex } from '../knowledge/name-index.ts';
import { isGeneralWord } from '../text/general-words.ts';
import { foldText } from '../text/search-words.ts';
import { segmentWords } from '../text/words.ts';

/** More would be a query that finds everything. */
const mostNames = 8;
/** A title and its subtitle; what is longer is no name. */
const longestText = 400;

interface Span {
  start: number;
  end: number;
  name: string;
}

/** Stretches that may be a name, longest first and from the left: characters of zh and ja, words of es. */
function* listStretches(text: string, language: Language, longest: number): Generator<readonly [number, string]> {
  if (language === 'es') {
    const words = [...text.matchAll(/[\p{L}\p{N}-]+/gu)];
    for (let size = Math.min(words.length, 10); size > 0; size -= 1) {
      for (let start = 0; start + size <= words.length; start += 1) {
        const [first, last] = [words[start], words[start + size - 1]];
        if (first && last) yield [first.index, text.slice(first.index, last.index + last[0].length)];
      }
    }
    return;
  }
  for (let size = Math.min(text.length, longest); size > 1; size -= 1) {
    for (let start = 0; start + size <= text.length; start += 1) yield [start, text.slice(start, start + size)];
  }
  for (const [start, character] of [...text].entries()) yield [start, character];
}

/** A name in Latin letters inside a Chinese or Japanese text is its English name already. */
const listLatinNames = (text: string): Span[] =>
  [...text.matchAll(/[A-Za-z][A-Za-z0-9]*(?:[ .+/-][A-Za-z0-9]+)*/gu)]
    .filter(([name]) => name.length > 1)
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length, name }));

/** Between two parts of one name there is nothing, or what makes the first an attribute of the second. */
const joins: Record<Language, RegExp> = {
  zh: /^(?:的|之|型|式|性|化|\s)?$/u,
  ja: /^(?:の|的|な|型|\s)?$/u,
  es: /^\s(?:(?:del?|de la|de los|de las)\s)?$/iu,
  en: /^$/u,
};

/** Characters of words that say what a text is about. */
function listTelling(text: string, language: Language): Set<number> {
  const telling = new Set<number>();
  for (const { segment, index, isWordLike } of segmentWords(text, language)) {
    if (!isWordLike || isGeneralWord(foldText(segment)) || isJoining.test(segment)) continue;
    for (let at = index; at < index + segment.length; at += 1) telling.add(at);
  }
  return telling;
}
const isJoining =
  /^(?:[\p{Script=Hiragana}ー]+|de|del|la|el|los|las|en|y|e|o|u|a|con|por|para|sobre|entre|un|una|su|sus|al)$/iu;

export interface EnglishNames {
  /** In the order of the text; parts that stand together as one name. */
  names: string[];
  /** The same, each with its parts, as English puts them. */
  parts: string[][];
  /** How much of what the text says they say, 0 to 1. */
  share: number;
  /** Whether they say what kind of thing it is, which a name ends with (in Spanish: begins). */
  isHeadNamed: boolean;
}

/**
 * What a text is called in English, as far as the knowledge knows: the names of its longest known parts. What nothing is
 * known of is left out.
 */
export function readEnglishNames(given: string, language: Language): EnglishNames {
  if (language === 'en') return { names: [], parts: [], share: 0, isHeadNamed: false };
  const text = given.normalize('NFKC').slice(0, longestText);
  const { find, findPart, longest } = openNameIndex(language);
  const spans: Span[] = language === 'es' ? [] : listLatinNames(text);
  for (const [start, stretch] of listStretches(text, language, longest)) {
    const end = start + stretch.length;
    if (spans.some((span) => start < span.end && end > span.start)) continue;
    const look = stretch.length === text.trim().length ? find : findPart;
    const name = look(stretch) ?? (language === 'es' ? look(toSingular(stretch)) : undefined);
    if (name) spans.push({ start, end, name });
  }
  spans.sort((one, other) => one.start - other.start);
  const groups: Span[][] = [];
  for (const span of spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && joins[language].test(text.slice(last.end, span.start))) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  // Spanish names what a thing is first, and then of what; English the other way round.
  const parts = groups.map((group) => (language === 'es' ? group.toReversed() : group).map(({ name }) => name));
  const telling = [...listTelling(text, language)];
  const isNamed = (at: number): boolean => spans.some(({ start, end }) => at >= start && at < end);
  const named = telling.filter(isNamed);
  const head = (language === 'es' ? Math.min : Math.max)(...telling);
  return {
    names: [...new Set(parts.map((own) => own.join(' ')))].slice(0, mostNames),
    parts,
    share: telling.length === 0 ? 0 : named.length / telling.length,
    isHeadNamed: isNamed(head),
  };
}

export const nameInEnglish = (text: string, language: Language): string[] => readEnglishNames(text, language).names;

/** Spanish names stand in the knowledge in the singular more often than in titles. */
const toSingular = (name: string): string => name.replace(/(?<=[aeiou])s\b/gu, '').replace(/(?<=[lnrd])es\b/gu, '');
