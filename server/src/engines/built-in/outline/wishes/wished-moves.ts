import type { KnownMethod } from '../../../../understanding/methods/known-methods.ts';
import type { MethodFamily } from '../../../../understanding/methods/method-family.ts';
import type { Move } from '../../phrases/zh/phrases.ts';

type Pair = readonly [design: Move, data: Move];

const general: Pair = ['wish.method', 'wish.methodData'];
const moves: Partial<Record<MethodFamily, Pair>> = {
  survey: ['wish.survey', 'wish.surveyData'],
  interview: ['wish.interview', 'wish.interviewData'],
  'focus-group': ['wish.interview', 'wish.interviewData'],
  experiment: ['wish.experiment', 'wish.experimentData'],
  laboratory: ['wish.experiment', 'wish.experimentData'],
  'field-trial': ['wish.experiment', 'wish.experimentData'],
  benchmark: ['wish.experiment', 'wish.experimentData'],
  trial: ['wish.experiment', 'wish.experimentData'],
  usertest: ['wish.experiment', 'wish.experimentData'],
  econometric: ['wish.model', 'wish.modelData'],
  statistics: ['wish.model', 'wish.modelData'],
  text: ['wish.texts', 'wish.textsData'],
  reading: ['wish.texts', 'wish.textsData'],
  archive: ['wish.texts', 'wish.textsData'],
  'case-law': ['wish.texts', 'wish.textsData'],
  doctrine: ['wish.texts', 'wish.textsData'],
  appraisal: ['wish.appraise', 'wish.appraiseData'],
  simulation: ['wish.simulate', 'wish.simulateData'],
};

/** Techniques whose steps are their own, whatever evidence they rest on. */
const techniques = new Set(['grounded theory', 'Delphi method', 'analytic hierarchy process']);

/** The section that sets a method up and the one that reads what it brought. */
export const wishedMoves = (method: KnownMethod | null): Pair =>
  method === null || techniques.has(method.names.en) ? general : (moves[method.family] ?? general);
