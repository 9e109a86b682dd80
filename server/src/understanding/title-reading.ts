import type { Language } from '@yanmo/contract/languages';
import type { Confidence, TitleKind } from '@yanmo/contract/understanding';

/** Where, when, among whom, under which rule, in which case or text, by which means, against which background. */
export type ContextKind = 'place' | 'time' | 'population' | 'policy' | 'case' | 'text' | 'means' | 'setting';

export interface Context {
  text: string;
  kind: ContextKind;
  /** Worth knowing, not worth showing: the title has a nearer one, or names a mere tool of the study. */
  isQuiet?: true;
}

/** That one thing bears on another; spans without the words that join them. */
export interface Bearing {
  cause: string;
  outcome: string;
  /** What stands between the two, where the title names it: 中介作用, mediating role. */
  through: string | null;
  /** What makes it stronger or weaker: 调节作用, moderating role. */
  under: string | null;
}

/**
 * Signs of what a title asks for. A title may bear several ("现状与对策" is status and remedies); the kind is decided from
 * them, from the field and from what the title is made of.
 */
export type Sign =
  /** One thing's effect on, role in, relation with another. */
  | 'effect'
  /** What brings a thing about: influencing factors, causes, predictors. */
  | 'factors'
  | 'status'
  | 'problem'
  | 'remedy'
  | 'design'
  | 'application'
  | 'preparation'
  | 'trial'
  | 'care'
  | 'history'
  | 'comparison'
  | 'review'
  | 'case'
  | 'survey'
  | 'interpretation'
  | 'concept'
  | 'norm'
  | 'policy'
  | 'teaching'
  | 'argument'
  | 'question';

/** What the reader of one language finds. Every text is a span of the title, or a shortening of one. */
export interface Reading {
  object: string;
  /** What is asked of the object, worded to stand alone after it ("对购买意愿的影响"); null where the title does not say. */
  aspect: string | null;
  /** Most telling first. */
  contexts: readonly Context[];
  bearing: Bearing | null;
  /** The two things compared, where the title names them. */
  sides: readonly [string, string] | null;
  signs: readonly Sign[];
  confidence: Omit<Confidence, 'kind'>;
}

/** A title read: for engines and for search. What a page shows of it is `presentUnderstanding`. */
export interface TitleUnderstanding extends Reading {
  /** The language the title is written in, which need not be the one the paper is asked in. */
  language: Language;
  /** The title without markup, pictures and orders. */
  text: string;
  /** Never empty: where the title is silent, what a paper of its kind usually asks. */
  aspect: string;
  /** Whether the aspect stands in the title. */
  isAspectNamed: boolean;
  kind: TitleKind;
  /** What the object is called once it has been named in full. */
  short: string;
  confidence: Confidence;
}
