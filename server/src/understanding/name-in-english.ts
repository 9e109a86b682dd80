import type { Language } from '@yanmo/contract/languages';
import { openNameIndex } from '../knowledge/name-index.ts';

/** More would be a query that finds everything. */
const mostNames = 5;

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
}

/** A name in Latin letters inside a Chinese or Japanese object is its English name already. */
const listLatinNames = (text: string): string[] =>
  text.match(/[A-Za-z][A-Za-z0-9]*(?:[ .+/-][A-Za-z0-9]+)*/gu)?.filter((name) => name.length > 1) ?? [];

/**
 * What an object is called in English, as far as the knowledge knows: the whole first, then its parts, longest first. A
 * part inside one that was found is not asked for.
 */
export function nameInEnglish(object: string, language: Language): string[] {
  if (language === 'en') return [];
  const text = object.normalize('NFKC');
  const { find, longest } = openNameIndex(language);
  const taken: (readonly [number, number])[] = [];
  const found: string[] = [];
  for (const [start, stretch] of listStretches(text, language, longest)) {
    const end = start + stretch.length;
    if (taken.some(([from, to]) => start < to && end > from)) continue;
    const name = find(stretch) ?? (language === 'es' ? find(toSingular(stretch)) : undefined);
    if (!name) continue;
    taken.push([start, end]);
    found.push(name);
  }
  const latin = language === 'es' ? [] : listLatinNames(text);
  return [...new Set([...found, ...latin])].slice(0, mostNames);
}

/** Spanish names stand in the knowledge in the singular more often than in titles. */
const toSingular = (name: string): string => name.replace(/(?<=[aeiou])s\b/gu, '').replace(/(?<=[lnrd])es\b/gu, '');
