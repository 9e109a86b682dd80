import fs from 'node:fs';
import { type Language, languages } from '@yanmo/contract/languages';

interface Term {
  parts: readonly string[];
  name: string;
}
/** Terms by how they begin, the longest first. */
type Lexicon = ReadonlyMap<string, readonly Term[]>;

const isIdeographic = (language: Language): boolean => language === 'zh' || language === 'ja';
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const listWords = (text: string): string[] =>
  withoutAccents(text.toLowerCase()).match(/[\p{L}\p{N}]+(?:['’.&-]+[\p{L}\p{N}]+)*/gu) ?? [];
/** Letters by which a word is looked up; what is shorter stands for itself. */
const headSize = 3;

function readLexicon(language: Language): Lexicon {
  const lines = fs
    .readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const lexicon = new Map<string, Term[]>();
  let name = '';
  for (const line of lines) {
    if (line.startsWith('# ')) {
      name = line.slice(2);
      continue;
    }
    for (const text of line.split(isIdeographic(language) ? ' ' : ', ')) {
      const parts = isIdeographic(language) ? [text.toLowerCase()] : listWords(text);
      const head = isIdeographic(language) ? (parts[0]?.[0] ?? '') : (parts[0]?.slice(0, headSize) ?? '');
      lexicon.set(head, [...(lexicon.get(head) ?? []), { parts, name }]);
    }
  }
  const size = ({ parts }: Term): number => parts.length * 100 + parts.join('').length;
  for (const [head, terms] of lexicon) {
    lexicon.set(
      head,
      terms.sort((left, right) => size(right) - size(left)),
    );
  }
  return lexicon;
}

const lexicons = Object.fromEntries(languages.map((language) => [language, readLexicon(language)])) as Record<
  Language,
  Lexicon
>;

/** A word may end otherwise than in the list: plural, possessive, of a place. */
const endings = /^(?:['’]?s|es|al|ed|n|an|d|r|rs|ns|ic|ies|ing|ings|a|o|as|os|or)?$/u;
const isSameWord = (word: string, wanted: string): boolean =>
  word === wanted ||
  (wanted.length > 2 && word.startsWith(wanted) && endings.test(word.slice(wanted.length))) ||
  (wanted.endsWith('y') && word === `${wanted.slice(0, -1)}ies`);

function findInWords(text: string, lexicon: Lexicon): string[] {
  const words = listWords(text);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const terms = lexicon.get((words[at] ?? '').slice(0, headSize)) ?? [];
    const term = terms.find(({ parts }) => parts.every((part, index) => isSameWord(words[at + index] ?? '', part)));
    if (!term) continue;
    found.push(term.name);
    at += term.parts.length - 1;
  }
  return found;
}

function findInCharacters(text: string, lexicon: Lexicon): string[] {
  const plain = text.toLowerCase();
  const found: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const term = lexicon.get(plain[at] ?? '')?.find(({ parts }) => plain.startsWith(parts[0] ?? '', at));
    if (!term) continue;
    found.push(term.name);
    at += (term.parts[0]?.length ?? 1) - 1;
  }
  return found;
}

/** What the words of a title name, by class and in their order: a state of mind, a disease, a battle, a device. */
export const findClasses = (text: string, language: Language): string[] =>
  isIdeographic(language) ? findInCharacters(text, lexicons[language]) : findInWords(text, lexicons[language]);
