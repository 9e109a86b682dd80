/** As what a paper may use something that its student gave: where it stands follows from it. */
export const ownFactKinds = [
  /** What is meant by the object of the title. */
  'definition',
  /** Where and when: the case, its size, its setting. */
  'setting',
  /** Who takes part, and what each wants. */
  'actor',
  'problem',
  'cause',
  'remedy',
  /** What the student holds. */
  'view',
  /** A number with what was counted. */
  'figure',
  /** What came out of a study of their own, or of what they handed in. */
  'finding',
  /** How something was done, and on what. */
  'method',
  'example',
  /** A law, a standard, a rule of the house. */
  'rule',
  'fact',
] as const;
export type OwnFactKind = (typeof ownFactKinds)[number];

/** One thing that the student said or handed in: the first source of their paper, before anything that is known here. */
export interface OwnFact {
  /** Unique in its paper, and the same at every reading. */
  id: string;
  from: 'ANSWER' | 'UPLOAD';
  kind: OwnFactKind;
  /** One clause in the paper's language, true on its own and without a full stop. */
  text: string;
  /** Words by which a heading calls for it. */
  terms: readonly string[];
  /** The work of the request that it was read in; left out where it is the student's own. */
  cite?: string;
}
