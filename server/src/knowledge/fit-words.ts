import fs from 'node:fs';
import path from 'node:path';
import { type Field, fields } from '@yanmo/contract/codes';
import { knowledgeFolder } from './read-lines.ts';

/** The lists by which works of the collection are judged: server/knowledge/fit, a word a line, what is said of it after a tab. */
export const fitFiles = ['frames', 'homonyms', 'joiners', 'people', 'synonyms', 'wider'] as const;
export type FitFile = (typeof fitFiles)[number];

export interface FitWords {
  /** Words between two phrases, and verbs that may stand between two things that are studied. */
  joiners: ReadonlyMap<string, 'joins' | 'parts'>;
  /** Whom a paper asks, with who is the same to a reader. */
  people: ReadonlyMap<string, string>;
  /** What titles on anything bear: no work fits by it alone. */
  frames: ReadonlySet<string>;
  /** One word for several things: the fields in which each is meant. */
  homonyms: ReadonlyMap<string, readonly ReadonlySet<Field>[]>;
  /** Another word for the same. */
  synonyms: ReadonlyMap<string, string>;
  /** What a field teaches under a topic: words of titles, and the topics of the works that every paper on them may rest on. */
  wider: readonly { field: Field; words: readonly string[]; topics: readonly string[] }[];
}

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

export function readFitRows(folder: string, name: FitFile): string[][] {
  const lines = fs
    .readFileSync(path.join(folder, 'fit', `${name}.tsv`), 'utf8')
    .split('\n')
    .slice(0, -1);
  return lines.map((line) => line.split('\t'));
}

export function readFitWords(folder: string): FitWords {
  const pairs = (name: FitFile): [string, string][] =>
    readFitRows(folder, name).map(([word = '', said = '']) => [word, said]);
  return {
    joiners: new Map(pairs('joiners').map(([word, said]) => [word, said === 'parts' ? 'parts' : 'joins'])),
    people: new Map(pairs('people')),
    frames: new Set(pairs('frames').map(([word]) => word)),
    homonyms: new Map(
      pairs('homonyms').map(([word, groups]) => [
        word,
        groups.split('; ').map((group) => new Set(group.split(' ').filter(isField))),
      ]),
    ),
    synonyms: new Map(pairs('synonyms')),
    wider: readFitRows(folder, 'wider').flatMap(([field = '', words = '', topics = '']) =>
      isField(field) ? [{ field, words: words.split('|'), topics: topics.split('|') }] : [],
    ),
  };
}

/** More would be a list of a field's textbooks. */
const mostWider = 5;

/** Under which topics a field teaches what a title names, in the order of the list; the words of a script with spaces begin one. */
export function listWiderTopics(title: string, field: Field): string[] {
  const text = ` ${title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’-]+/gu, ' ')} `;
  const holds = (word: string): boolean => {
    const plain = word.toLowerCase();
    return text.includes(
      /^[\p{Script=Latin}\d ]+$/u.test(word) && !/[\p{Script=Han}]/u.test(text) ? ` ${plain}` : plain,
    );
  };
  const rows = fitWords().wider.filter((row) => row.field === field && row.words.some(holds));
  return [...new Set(rows.flatMap(({ topics }) => topics))].slice(0, mostWider);
}

let known: FitWords | null = null;

/** Read when a work is first judged, and kept. */
export function fitWords(): FitWords {
  known ??= readFitWords(knowledgeFolder);
  return known;
}

/** Whether a word that means several things means the same in two fields. */
export function isMeantIn(word: string, one: Field | undefined, other: Field | null): boolean {
  const groups = fitWords().homonyms.get(word.normalize('NFKC').toLowerCase());
  if (!groups || one === undefined || other === null) return true;
  const here = groups.filter((group) => group.has(one));
  const there = groups.filter((group) => group.has(other));
  return here.length === 0 || there.length === 0 || here.some((group) => there.includes(group));
}
