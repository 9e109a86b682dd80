import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of strains, of translations side by side, of seasons and of what came of a thing in a case, by role. */
export const movesOfWideForms = {
  concept: ['strain.force', 'strain.traits', 'yield.state'],
  status: [
    ...([
      'strain.trend',
      'strain.base',
      'strain.meet',
      'strain.where',
      'strain.point',
      'strain.degree',
      'churn.where',
    ] as const),
    ...(['yield.ground', 'yield.effect', 'yield.direct', 'yield.around', 'yield.trouble', 'yield.cost'] as const),
  ],
  reasons: ['strain.why', 'yield.why', 'yield.proof'],
  lesson: [
    'strain.answer',
    'strain.guard',
    'strain.now',
    'strain.build',
    'churn.keep',
    'yield.next',
    'yield.advice',
    'yield.transfer',
  ],
  step: ['strain.step', 'yield.case', 'yield.course'],
  precondition: ['strain.terms'],
  actors: ['yield.parties'],
  origin: ['yield.aim', 'version.makers', 'version.who'],
  textForm: ['version.source', 'version.kinds', 'version.hard', 'version.each', 'version.cases', 'version.pick'],
  textCraft: ['version.ways', 'version.count'],
  reasoning: ['thinker.weigh'],
  textMeaning: ['version.why', 'version.sense', 'version.reader', 'version.cause'],
  sample: ['season.data', 'season.records'],
  measurement: ['season.climate'],
  model: ['season.method'],
  result: ['season.trend', 'season.shift', 'season.link', 'season.window', 'season.model', 'season.other'],
  group: ['season.place'],
  mechanism: ['season.meaning', 'season.how', 'season.chain'],
  robustness: ['season.limit'],
} as const satisfies Record<string, readonly Move[]>;
