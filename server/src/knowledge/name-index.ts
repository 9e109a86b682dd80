import fs from 'node:fs';
import path from 'node:path';
import { fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TermLine } from './knowledge-line.ts';
import { fileOf, knowledgeFolder, readLinesOf } from './read-lines.ts';

export interface NameIndex {
  /** What a name of that language is in English; by its plain form. */
  find(name: string): string | undefined;
  /** The same of a word that means one thing in all fields. */
  findWord(name: string): string | undefined;
  /** What a part of a longer name is: short terms of one field mean something else inside another's. */
  findPart(name: string): string | undefined;
  /** Characters of the longest name: nothing longer need be asked for. */
  longest: number;
}

/** Names are compared without regard to case and to how a letter is written. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** "trust in government (institutional trust)" is asked for by its first name. */
const withoutAside = (name: string): string => name.replace(/\s*[（(][^）)]*[）)]\s*$/u, '');

/** Characters; in scripts with spaces terms are longer anyway. */
const shortestPart = 4;

function readNames(folder: string, language: Language, group: string): TermLine[] {
  return readLinesOf<TermLine>(fileOf(folder, language, group), 'term');
}

/** Words of all fields with their English names, one a line. */
function readWords(folder: string, language: Language): [string, string][] {
  const file = path.join(folder, 'names', `${language}.tsv`);
  if (language === 'en' || !fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [name = '', english = ''] = line.split('\t');
    return [plainName(name), english];
  });
}

/** Terms have the same id in every language of a field, and so an English name. */
export function makeNameIndex(folder: string, language: Language): NameIndex {
  const words = new Map(readWords(folder, language));
  const terms = new Map<string, string>();
  for (const group of [...fields, 'methods']) {
    const english = new Map(readNames(folder, 'en', group).map(({ id, name }) => [id, withoutAside(name)]));
    for (const { id, name } of readNames(folder, language, group)) {
      const known = english.get(id);
      const plain = plainName(withoutAside(name));
      if (known && !terms.has(plain)) terms.set(plain, known);
    }
  }
  const find = (name: string): string | undefined => words.get(plainName(name)) ?? terms.get(plainName(name));
  return {
    find,
    findWord: (name) => words.get(plainName(name)),
    findPart: (name) => (name.length >= shortestPart ? find(name) : words.get(plainName(name))),
    longest: Math.max(0, ...[...words.keys(), ...terms.keys()].map((name) => name.length)),
  };
}

/** What an English name is in that language: of several the first. */
export function makeNativeNames(folder: string, language: Language): ReadonlyMap<string, string> {
  const natives = new Map<string, string>();
  const add = (english: string, name: string): void => {
    const plain = plainName(withoutAside(english));
    if (!natives.has(plain)) natives.set(plain, withoutAside(name));
  };
  for (const group of [...fields, 'methods']) {
    const english = new Map(readNames(folder, 'en', group).map(({ id, name }) => [id, name]));
    for (const { id, name } of readNames(folder, language, group)) {
      const known = english.get(id);
      if (known) add(known, name);
    }
  }
  for (const [name, english] of readWords(folder, language)) add(english, name);
  return natives;
}

const openedNatives = new Map<Language, ReadonlyMap<string, string>>();

export function openNativeNames(language: Language): ReadonlyMap<string, string> {
  const known = openedNatives.get(language) ?? makeNativeNames(knowledgeFolder, language);
  openedNatives.set(language, known);
  return known;
}

const opened = new Map<Language, NameIndex>();

/** Read when a language is first asked for, and kept: a few thousand short texts. */
export function openNameIndex(language: Language): NameIndex {
  const known = opened.get(language) ?? makeNameIndex(knowledgeFolder, language);
  opened.set(language, known);
  return known;
}
