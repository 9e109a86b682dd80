import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of questions of where a notion begins and ends, by role. */
export const movesOfCounted = {
  concept: ['counts.sense', 'counts.usage', 'counts.statute', 'counts.near'],
  origin: ['counts.origin'],
  ground: ['counts.criteria', 'counts.listed', 'counts.needed'],
  actors: ['counts.judge'],
  trace: ['counts.edge', 'counts.courts', 'counts.out'],
  debate: ['counts.split'],
  reasoning: ['counts.answer', 'counts.test', 'counts.tried'],
  measure: ['counts.reform'],
} as const satisfies Record<string, readonly Move[]>;
