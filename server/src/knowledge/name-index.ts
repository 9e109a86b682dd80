import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TermLine } from './knowledge-line.ts';
import { fileOf, knowledgeFolder, readLinesOf } from './read-lines.ts';

export interface NameIndex {
  /** What a name of that language is in English; by its plain form. */
  find(name: string): string | undefined;
  /** Characters of the longest name: nothing longer need be asked for. */
  longest: number;
}

/** Names are compared without regard to case and to how a letter is written. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** "trust in government (institutional trust)" is asked for by its first name. */
const withoutAside = (name: string): string => name.replace(/\s*[（(][^）)]*[）)]\s*$/u, '');

function readNames(folder: string, language: Language, group: string): TermLine[] {
  return readLinesOf<TermLine>(fileOf(folder, language, group), 'term');
}

/** Terms have the same id in every language of a field, and so an English name. */
export function makeNameIndex(folder: string, language: Language): NameIndex {
  const names = new Map<string, string>();
  for (const group of [...fields, 'methods']) {
    const english = new Map(readNames(folder, 'en', group).map(({ id, name }) => [id, withoutAside(name)]));
    for (const { id, name } of readNames(folder, language, group)) {
      const known = english.get(id);
      const plain = plainName(withoutAside(name));
      if (known && !names.has(plain)) names.set(plain, known);
    }
  }
  return {
    find: (name) => names.get(plainName(name)),
    longest: Math.max(0, ...[...names.keys()].map((name) => name.length)),
  };
}

const opened = new Map<Language, NameIndex>();

/** Read when a language is first asked for, and kept: a few thousand short texts. */
export function openNameIndex(language: Language): NameIndex {
  const known = opened.get(language) ?? makeNameIndex(knowledgeFolder, language);
  opened.set(language, known);
  return known;
}
