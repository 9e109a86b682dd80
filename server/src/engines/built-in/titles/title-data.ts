import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What a student of the field could write about: a matter, what it bears on, and where it can be looked at. */
export interface Topic {
  matter: string;
  outcome: string;
  where: string;
  /** Kinds of paper that can be written about it. */
  kinds: readonly TitleKind[];
  /** Of no place: a manner of painting, a classic. */
  isPlaceless: boolean;
}

/** A work that can be read closely, and what is found in it. */
export interface ReadWork {
  work: string;
  theme: string;
}

/** With which eyes a field looks at a matter that is not one of its topics. */
export interface FieldView {
  /** What the field asks of any matter: what it acts on, protects, needs. */
  outcomes: readonly string[];
  /** How a matter of laboratories and mathematics enters the field: 量子计算 is taught, invested in, written about. */
  entering: string;
  /** How people enter a field that does not measure them: their rights, their history, their image; null where it does. */
  peopled: string | null;
  /** Works, sources or pictures in which the matter is met. */
  corpora: readonly string[];
  /** What can be asked of any work. */
  themes: readonly string[];
  /** Where its material is found. */
  source: string;
}

export interface TitlePattern {
  kind: TitleKind;
  fields: readonly Field[];
  form: string;
  /** Cannot be asked of a place: a proof holds everywhere. */
  isPlaceless: boolean;
  /** Says something of the matter that is not true of any: since when, for instance. */
  isOnlyForTopics: boolean;
}

export interface TitleData {
  topics: Readonly<Record<Field, readonly Topic[]>>;
  works: Readonly<Partial<Record<Field, readonly ReadWork[]>>>;
  views: Readonly<Record<Field, FieldView>>;
  patterns: readonly TitlePattern[];
  /** Why a paper of the kind can be done; one for each turn. */
  reasons: Readonly<Record<TitleKind, readonly string[]>>;
}

const kindMarks: Readonly<Record<string, TitleKind>> = {
  s: 'status-and-remedies',
  r: 'relation-test',
  d: 'design-artefact',
  j: 'doctrinal-law',
  i: 'text-interpretation',
  h: 'history-narrative',
  c: 'clinical-study',
  l: 'lab-experiment',
  t: 'theory-essay',
  v: 'review',
  k: 'case-study',
  p: 'policy-analysis',
  e: 'teaching-design',
};

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

/** `matter | outcome | where | kinds` a line; kinds by their marks, with `-` for a topic of no place. */
export const readTopics = (text: string): Topic[] =>
  lines(text).map(([matter = '', outcome = '', where = '', marks = '']) => ({
    matter,
    outcome,
    where,
    kinds: [...marks].flatMap((mark) => kindMarks[mark] ?? []),
    isPlaceless: marks.includes('-'),
  }));

/** `work | theme` a line. */
export const readWorks = (text: string): ReadWork[] => lines(text).map(([work = '', theme = '']) => ({ work, theme }));

/** Outcomes, how a strange matter enters, corpora, source, themes of works: a line each. */
export function readView(text: string): FieldView {
  const [outcomes = [], [entering = '', peopled = null] = [], corpora = [], [source = ''] = [], themes = outcomes] =
    lines(text);
  return { outcomes, entering, peopled, corpora, source, themes };
}

/** `kind | fields | form` a line; `!` after the kind: placeless, `?`: only for topics. */
export const readPatterns = (text: string): TitlePattern[] =>
  lines(text).map(([kind = '', fields = '', form = '']) => ({
    kind: kind.replace(/[!?]/gu, '') as TitleKind,
    fields: fields.split(' ') as Field[],
    form,
    isPlaceless: kind.includes('!'),
    isOnlyForTopics: kind.includes('?'),
  }));
