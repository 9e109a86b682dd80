/** A paragraph or block counted from the start or the end, from 1. */
export interface Place {
  from: 'start' | 'end';
  nth: number;
}

export type Length =
  | { by: 'factor'; factor: number }
  /** Units that the section has to come to. */
  | { by: 'total'; units: number }
  | { by: 'more'; units: number };

/** What a new paragraph is for; a free topic has only its name. */
export const purposes = [
  'limits',
  'example',
  'definition',
  'implication',
  'comparison',
  'transition',
  'opening',
  'summary',
  'topic',
] as const;
export type Purpose = (typeof purposes)[number];

export type BlockKind = 'list' | 'table' | 'figure';

/** One thing that a wish asks for. */
export type Change =
  | { kind: 'length'; length: Length; place: Place | null }
  | { kind: 'remove_paragraph'; place: Place }
  | { kind: 'remove_block'; block: BlockKind; place: Place | null }
  | { kind: 'merge'; first: Place; second: Place }
  | { kind: 'merge_all' }
  | { kind: 'split'; place: Place | null }
  | { kind: 'move'; place: Place; to: Place }
  | { kind: 'swap'; first: Place; second: Place }
  | { kind: 'remove_sentences'; about: string }
  | { kind: 'remove_sentence'; place: Place; within: Place | null }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'remove_words'; words: string }
  | { kind: 'add'; purpose: Purpose; about: string; count: number; at: Place | null }
  | { kind: 'cite'; amount: 'more' | 'fewer' | 'none'; place: Place | null }
  | { kind: 'cite_work'; named: string }
  | { kind: 'style'; style: 'formal' | 'simple' | 'short' | 'active'; place: Place | null }
  | { kind: 'to_list'; place: Place | null }
  | { kind: 'to_table'; place: Place | null }
  | { kind: 'to_prose'; place: Place | null }
  | { kind: 'rewrite'; place: Place | null };

/** A rule answers null where the words look right and mean something else. */
export type Rule = readonly [RegExp, (match: RegExpExecArray) => Change | readonly Change[] | null];

export interface WishRules {
  /** Where one wish ends and the next begins. */
  clauses: RegExp;
  /** Politeness, and words that point at the section as a whole; taken out before rules are tried. */
  fillers: RegExp;
  /** What shows that a part asks for something; without it a part that no rule knows is a remark. */
  asks: RegExp;
  /** Verbs that only carry a wish (“make it …”): left over when a rule has taken the rest. */
  light: RegExp;
  rules: readonly Rule[];
}
