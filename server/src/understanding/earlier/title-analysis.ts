import type { Language } from '@yanmo/contract/languages';

export const relations = ['effect', 'design', 'measures', 'comparison', 'history', 'theory'] as const;
export type Relation = (typeof relations)[number];

export type ContextKind = 'place' | 'time' | 'group' | 'case' | 'setting';

/** What a title says. Every text is a span of the title, in the title's own language. */
export interface TitleAnalysis {
  /** The language the title is written in, which need not be the one the paper is asked in. */
  language: Language;
  text: string;
  /** What is studied; for an effect, what acts. */
  object: string;
  /** The side of the object that is studied; for an effect, what is acted on. */
  aspect: string | null;
  relation: Relation;
  /** False where no word of the title names a relation and the field has to decide. */
  isRelationNamed: boolean;
  context: string | null;
  contextKind: ContextKind | null;
  method: string | null;
  /** The two things compared, where the title names them. */
  sides: readonly [string, string] | null;
  /** Object and aspect joined as the title joins them. */
  focus: string;
}

/** What the reader of one language finds; the entry adds the rest. */
export interface Reading {
  object: string;
  aspect?: string | null;
  relation?: Relation | null;
  context?: string | null;
  contextKind?: ContextKind | null;
  method?: string | null;
  sides?: readonly [string, string] | null;
  focus?: string;
}
