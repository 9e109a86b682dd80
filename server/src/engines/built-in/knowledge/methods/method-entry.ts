import type { Entry } from '../entry.ts';

/** Where in a piece of research a method belongs; the chapter on method goes through them in this order. */
export const stages = [
  'question',
  'literature',
  'design',
  'sampling',
  'instrument',
  'collection',
  'quality',
  'analysis',
  'interpretation',
  'ethics',
  'writing',
] as const;
export type Stage = (typeof stages)[number];

/** How a paper finds its answer. */
export const approaches = [
  'survey',
  'experiment',
  'econometric',
  'interview',
  'case',
  'text',
  'archive',
  'comparison',
  'doctrine',
  'argument',
  'engineering',
  'review',
] as const;
export type Approach = (typeof approaches)[number];

/** An entry on research method, shared by all fields. */
export interface MethodEntry extends Entry {
  stage: Stage;
  /** Empty: in place whatever the approach. */
  approaches: readonly Approach[];
}

export const shared = (id: string, term: string, stage: Stage, suits: readonly Approach[] = []): MethodEntry => ({
  id,
  term,
  kind: 'method',
  links: {},
  about: [],
  stage,
  approaches: suits,
});
