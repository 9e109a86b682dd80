import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

export type EntryKind =
  | 'theory'
  | 'method'
  | 'variable'
  | 'data'
  | 'institution'
  | 'problem'
  | 'cause'
  | 'measure'
  | 'debate'
  /** A division of people or places by which results are compared. */
  | 'group';

/** Ids of entries of the same file. */
export interface Links {
  causes?: readonly string[];
  measures?: readonly string[];
  /** What a theory speaks about. */
  variables?: readonly string[];
  /** Where a method finds its material. */
  dataSources?: readonly string[];
  /** What a variable is said to act on. */
  affects?: readonly string[];
}

/** An id means the same thing in every language of its field. */
export interface Entry {
  id: string;
  term: string;
  kind: EntryKind;
  links: Links;
  /**
   * Words that a title or its keywords must hold for this entry to be in place; empty when it suits any title of the
   * field. Without it a title on rural schools would be given monetary policy.
   */
  about: readonly string[];
}

export interface Knowledge {
  field: Field;
  language: Language;
  entries: readonly Entry[];
}

const entry = (kind: EntryKind, id: string, term: string, links: Links, about: readonly string[]): Entry => ({
  id,
  term,
  kind,
  links,
  about,
});

/** A problem with its cause and its measure, one to one. */
export const chain = (
  id: string,
  problem: string,
  cause: string,
  measure: string,
  about: readonly string[] = [],
): Entry[] => [
  entry('problem', id, problem, { causes: [`${id}.cause`], measures: [`${id}.measure`] }, about),
  entry('cause', `${id}.cause`, cause, { measures: [`${id}.measure`] }, about),
  entry('measure', `${id}.measure`, measure, {}, about),
];
export const theory = (id: string, term: string, variables: readonly string[], about: readonly string[] = []): Entry =>
  entry('theory', id, term, { variables }, about);
export const method = (
  id: string,
  term: string,
  dataSources: readonly string[],
  about: readonly string[] = [],
): Entry => entry('method', id, term, { dataSources }, about);
export const variable = (
  id: string,
  term: string,
  affects: readonly string[] = [],
  about: readonly string[] = [],
): Entry => entry('variable', id, term, affects.length > 0 ? { affects } : {}, about);
export const data = (id: string, term: string, about: readonly string[] = []): Entry =>
  entry('data', id, term, {}, about);
export const institution = (id: string, term: string, about: readonly string[] = []): Entry =>
  entry('institution', id, term, {}, about);
export const group = (id: string, term: string): Entry => entry('group', id, term, {}, []);
export const debate = (id: string, term: string, about: readonly string[] = []): Entry =>
  entry('debate', id, term, {}, about);
