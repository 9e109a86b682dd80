import { fileOf, knowledgeFolder, readLines } from '../../../../knowledge/read-lines.ts';
import type { Replacement, ThesaurusLine } from '../../../../knowledge/thesaurus-line.ts';
import { spell } from './spelling.ts';
import { inflect, type VerbForm } from './verb-forms.ts';

type Kind = ThesaurusLine['kind'];

/** A word as it may stand in a text, and what may take its place there. */
export interface Surface {
  kind: Kind;
  /** The words one after the other, a comma as one of them. */
  words: readonly string[];
  /** Of a verb: the forms that it may be. */
  forms: readonly VerbForm[];
  isPlural: boolean;
  word: string;
  replacements: readonly Replacement[];
}

const beForms: Readonly<Record<string, readonly VerbForm[]>> = {
  be: ['base'],
  is: ['s'],
  are: ['base'],
  was: ['past'],
  were: ['past'],
  been: ['participle'],
  being: ['ing'],
};

export const pluralOf = (noun: string): string =>
  /(?:[sxz]|ch|sh)$/u.test(noun) ? `${noun}es` : /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

function surfacesOf({ kind, word, replacements }: ThesaurusLine): Surface[] {
  const surface = (text: string, forms: readonly VerbForm[], isPlural: boolean): Surface[] =>
    [...new Set([text, spell(text, 'british')])].map((spelled) => ({
      kind,
      words: spelled.replaceAll(',', ' ,').split(' '),
      forms,
      isPlural,
      word,
      replacements,
    }));
  if (kind === 'verb') {
    const rest = word.split(' ').slice(1);
    if (word.startsWith('be '))
      return Object.entries(beForms).flatMap(([be, forms]) => surface([be, ...rest].join(' '), forms, false));
    const byText = new Map<string, VerbForm[]>();
    for (const form of ['base', 's', 'past', 'participle', 'ing'] as const) {
      const text = inflect(word, form);
      byText.set(text, [...(byText.get(text) ?? []), form]);
    }
    return [...byText].flatMap(([text, forms]) => surface(text, forms, false));
  }
  if (kind === 'noun') return [...surface(word, [], false), ...surface(pluralOf(word), [], true)];
  return surface(word, [], false);
}

let index: ReadonlyMap<string, readonly Surface[]> | null = null;

/** All surfaces by their first word, longer ones first; the file is read once. */
export function loadSurfaces(): ReadonlyMap<string, readonly Surface[]> {
  if (index) return index;
  const byFirst = new Map<string, Surface[]>();
  for (const line of readLines<ThesaurusLine>(fileOf(knowledgeFolder, 'thesaurus', 'en'))) {
    for (const surface of surfacesOf(line)) {
      const first = surface.words[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), surface]);
    }
  }
  for (const surfaces of byFirst.values()) surfaces.sort((one, other) => other.words.length - one.words.length);
  index = byFirst;
  return index;
}
