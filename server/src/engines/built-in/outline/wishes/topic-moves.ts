import type { TopicId } from '../../../../understanding/wishes/topics.ts';
import type { Move } from '../../phrases/zh/phrases.ts';

const ownMoves: Partial<Record<TopicId, Move>> = {
  method: 'wish.design',
  introduction: 'frame.background',
  conclusion: 'frame.findings',
};

/** The heading for a part that is asked for and stands nowhere yet. */
export const moveOfTopic = (topic: TopicId): Move => ownMoves[topic] ?? (`wish.${topic}` as Move);

/** Its sections, where it is a chapter. */
export const belowTopic: Partial<Record<TopicId, readonly Move[]>> = {
  review: ['frame.literature', 'frame.gap'],
  experience: ['wish.experienceA', 'wish.experienceB'],
  history: ['wish.historyA', 'wish.historyB'],
  law: ['wish.lawA', 'wish.lawB'],
  case: ['wish.caseA', 'wish.caseB'],
  method: ['frame.approach', 'wish.data'],
  theory: ['frame.object', 'frame.aspect'],
  feasibility: ['wish.feasibilityA', 'wish.feasibilityB'],
  risk: ['wish.riskA', 'wish.riskB'],
  ethics: ['wish.ethicsA', 'wish.ethicsB'],
  outlook: ['wish.outlookA', 'wish.outlookB'],
  discussion: ['wish.discussionA', 'wish.discussionB'],
  implication: ['wish.implicationA', 'wish.implicationB'],
  results: ['wish.resultsA', 'wish.resultsB'],
  empirical: ['wish.resultsA', 'wish.resultsB'],
  measure: ['wish.measureA', 'wish.measureB'],
  cost: ['wish.costA', 'wish.costB'],
};
