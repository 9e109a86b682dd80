import type { CandidateFault } from '../../rewriter.ts';

/**
 * Words that decide what a sentence claims. A rewriting may exchange a word for another of its class; it may not have more or fewer of
 * one class than there were.
 */
export const wordClasses = {
  NOT: 'NEGATION',
  LACK: 'NEGATION',
  HARD: 'NEGATION',
  MORE: 'COMPARISON',
  MOST: 'COMPARISON',
  LESS: 'COMPARISON',
  THAN: 'COMPARISON',
  UP: 'COMPARISON',
  DOWN: 'COMPARISON',
  DEGREE: 'COMPARISON',
  ALL: 'QUANTITY',
  BOTH: 'QUANTITY',
  EACH: 'QUANTITY',
  SOME: 'QUANTITY',
  MANY: 'QUANTITY',
  FEW: 'QUANTITY',
  ONLY: 'QUANTITY',
  ALMOST: 'QUANTITY',
  LEAST: 'QUANTITY',
  MAY: 'MODALITY',
  MUST: 'MODALITY',
  CAN: 'MODALITY',
} as const satisfies Readonly<Record<string, CandidateFault>>;
export type WordClass = keyof typeof wordClasses;

/** These come and go with the turn of a sentence: one more or less says nothing. */
export const looseClasses: ReadonlySet<WordClass> = new Set<WordClass>(['CAN', 'BOTH', 'EACH', 'UP', 'DOWN', 'DEGREE']);

/** The words of each class, parted by blanks or, where words have blanks, by commas. `none` are longer words that only look like one. */
export type ClassWords = Readonly<Partial<Record<WordClass | 'none', string>>>;
