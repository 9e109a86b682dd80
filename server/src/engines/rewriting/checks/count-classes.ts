import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { enClassWords } from './lexicon/en.ts';
import { esClassWords } from './lexicon/es.ts';
import { jaClassWords } from './lexicon/ja.ts';
import { type ClassWords, type WordClass, wordClasses } from './lexicon/word-classes.ts';
import { zhClassWords } from './lexicon/zh.ts';

const words: Readonly<Record<Language, ClassWords>> = {
  ...{ zh: zhClassWords, en: enClassWords, es: esClassWords, ja: jaClassWords },
};

interface Lexicon {
  pattern: RegExp;
  classes: ReadonlyMap<string, readonly WordClass[]>;
}
const lexicons = new Map<Language, Lexicon>();

function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const classes = new Map<string, WordClass[]>();
  const isWide = isWideLanguage(language);
  for (const [name, list = ''] of Object.entries(words[language])) {
    for (const word of list.split(isWide ? /\s+/u : /,\s*/u)) {
      const own = classes.get(word.trim()) ?? [];
      classes.set(word.trim(), name in wordClasses ? [...own, name as WordClass] : own);
    }
  }
  classes.delete('');
  // The longest word that begins at a place is what stands there.
  const longest = [...classes.keys()].sort((one, other) => other.length - one.length).join('|');
  const pattern = isWide
    ? new RegExp(longest, 'gu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longest})(?![\p{L}\p{N}])|n[’']t(?![\p{L}\p{N}])`, 'giu');
  const lexicon = { pattern, classes };
  lexicons.set(language, lexicon);
  return lexicon;
}

export type ClassCounts = Partial<Record<WordClass, number>>;

/** How often words of each class stand in a text. */
export function countClasses(text: string, language: Language): ClassCounts {
  const { pattern, classes } = lexiconOf(language);
  const counts: ClassCounts = {};
  for (const [match] of text.matchAll(pattern)) {
    const word = match.toLowerCase();
    for (const name of classes.get(word) ?? classes.get(word.replace('’', "'")) ?? [])
      counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
