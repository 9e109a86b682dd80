import type { Language } from '@yanmo/contract/languages';
import { readEnglishNames } from '../name-in-english.ts';

const wide = /[\p{Script=Han}\u3040-\u30ff]/u;
const kana = /[\u3040-\u30ff]/u;

/** What the knowledge calls it in the language of the paper, where it knows all of it; only English is known there. */
export function findKnownName(text: string, language: Language): string | null {
  if (language !== 'en') return null;
  const sources: Language[] = wide.test(text) ? (kana.test(text) ? ['ja'] : ['zh', 'ja']) : ['es'];
  for (const source of sources) {
    const { names, share, isHeadNamed } = readEnglishNames(text, source);
    if (names.length === 1 && names[0] && share >= 0.99 && isHeadNamed) return names[0];
  }
  return null;
}
