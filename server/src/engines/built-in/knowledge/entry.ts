import type { TitleKind } from '@yanmo/contract/understanding';
import type { approaches, FactLine, stages, TermLine, termTypes } from '../../../knowledge/knowledge-line.ts';
import type { FacetName } from './facets.ts';

/** A subject from whose titles another one is known too: by what they call for it, and what they are not. */
export interface Beside {
  words: readonly string[];
  not: readonly string[];
}

/** A belief that is wrong, why it is held and what sets it right are told where what is disputed has its place. */
const toldAs = { misreading: 'debate', ground: 'debate', correction: 'debate' } as const satisfies Partial<
  Record<FactLine['kind'], FactLine['kind']>
>;

/** As what a fact is told. */
export type FactKind = Exclude<FactLine['kind'], keyof typeof toldAs>;

export const kindToldAs = (kind: FactLine['kind']): FactKind =>
  kind in toldAs ? toldAs[kind as keyof typeof toldAs] : (kind as FactKind);

/** A fact is of one subject alone: it is told, and neither varies with anything nor explains it. */
export type EntryKind = (typeof termTypes)[number] | 'fact';

/** Ids of entries of the same file. */
export type Links = Readonly<Omit<NonNullable<TermLine['links']>, 'contrasts' | 'parts'>>;

/** An id means the same thing in every language of its field. */
export interface Entry {
  id: string;
  term: string;
  kind: EntryKind;
  links: Links;
  /**
   * Words that a title or its keywords must hold for this entry to be in place; empty when it suits any title of the
   * field, which no theory does. Without it a title on rural schools would be given monetary policy.
   */
  about: readonly string[];
  /** The kinds of paper that a method or its material can serve; any where it is left out. */
  kinds?: readonly TitleKind[];
  /** Of what the title itself is about, and not of the field: the subject, and words that look like it and are something else. */
  sheet?: {
    id: string;
    /** What the subject is called: its usual name, its short one, then all others. */
    names: readonly string[];
    /** The subject's name in English; empty where the sheet does not give it. */
    english: string;
    /** What the entry itself is called in English inside a sentence, where the sheet says so. */
    inEnglish?: string;
    not: readonly string[];
    /** Subjects that lie below or beside this one: what it says of what their titles name may be told under them. */
    beside: readonly Beside[];
    /** Words that mean the whole subject as its name does. */
    same: readonly string[];
    /** Words that a title may add without asking for less than the subject. */
    within: readonly string[];
    /** Words of titles, each with those by which facts speak of it. */
    says: readonly (readonly string[])[];
    /** What is said of the entry. */
    facets: Readonly<Partial<Record<FacetName, string>>>;
    /** The same in other words, where the sheet has them. */
    also: Readonly<Partial<Record<FacetName, readonly string[]>>>;
    /** As what each of its sides stands on the sheet. */
    told: Readonly<Partial<Record<FacetName, FactKind>>>;
    /** It is of the subject itself, and of no part of it: its sides have nothing to do with each other. */
    isWhole?: true;
    /** Its place among the stages. */
    order?: number;
    /** Of a remedy: the causes that it answers. */
    answers?: readonly string[];
    /** Of a belief that is wrong, of why it is held and of what sets it right: the id of the belief, with which all of them are told. */
    misreading?: string;
  };
}

export type Stage = (typeof stages)[number];
export type Approach = (typeof approaches)[number];

/** An entry on research method, shared by all fields. */
export interface MethodEntry extends Entry {
  stage: Stage;
  /** Empty: in place whatever the approach. */
  approaches: readonly Approach[];
}

/** What is of the very side that it is said as. An example is a case that is known by its name, and not one of many. */
const ofOwnSide: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(['definition', 'mechanism', 'condition', 'indicator', 'limit', 'counter', 'implication'] as const),
  ...(['cause', 'remedy', 'relation', 'measure'] as const),
]);

/** Whether words on a side may lead into what is said as it: an actor is no definition, and no words on definitions lead into him. */
export function isOfOwnSide({ sheet }: Pick<Entry, 'sheet'>, facet: FacetName): boolean {
  const kind = sheet?.told[facet];
  return kind === undefined || ofOwnSide.has(kind);
}
