import { findTopics, type TopicId } from '../../../../understanding/wishes/topics.ts';
import { findRole, type Role } from '../../paper/roles.ts';
import type { Realised } from '../realise.ts';

const partOfRole: Partial<Record<Role, TopicId>> = {
  background: 'background',
  worth: 'significance',
  literature: 'review',
  gap: 'review',
  approach: 'method',
  schedule: 'schedule',
  feasibility: 'feasibility',
  concept: 'concept',
  theory: 'theory',
  theoryFit: 'theory',
  hypothesis: 'hypotheses',
  direct: 'hypotheses',
  mediated: 'hypotheses',
  moderated: 'hypotheses',
  reasoning: 'mechanism',
  sample: 'method',
  measurement: 'data',
  model: 'method',
  result: 'results',
  group: 'results',
  robustness: 'results',
  mechanism: 'mechanism',
  status: 'status',
  actors: 'status',
  problem: 'problem',
  cause: 'cause',
  reasons: 'cause',
  measure: 'measure',
  step: 'measure',
  lesson: 'implication',
  origin: 'history',
  change: 'history',
  legacy: 'implication',
  needs: 'needs',
  check: 'testing',
  findings: 'conclusion',
  limits: 'limits',
};

/** Where each part usually stands; what comes before it in a paper has a smaller number. */
const ranks: Record<TopicId, number> = {
  introduction: 0,
  background: 1,
  significance: 1,
  innovation: 1,
  review: 2,
  concept: 3,
  theory: 3,
  history: 4,
  law: 4,
  hypotheses: 5,
  method: 6,
  data: 6,
  needs: 6,
  feasibility: 6,
  schedule: 6,
  mechanism: 7,
  status: 7,
  problem: 8,
  cause: 9,
  case: 9,
  empirical: 9,
  results: 10,
  testing: 10,
  ethics: 11,
  risk: 11,
  cost: 11,
  experience: 11,
  discussion: 12,
  measure: 13,
  implication: 14,
  outlook: 14,
  limits: 15,
  conclusion: 16,
};
export const rankOf = (part: TopicId): number => ranks[part];

const casesMoves = /^(?:wish\.case|frame\.case|case\.)/u;

/** The part that a heading plays: by what it was planned for. */
export function partOf({ section: { move } }: Realised): TopicId | null {
  if (/^frame\.(?:intro|opening)$|\.purpose$|^proposal\.background$/u.test(move)) return 'introduction';
  if (casesMoves.test(move)) return 'case';
  if (move === 'wish.experience') return 'experience';
  if (move === 'wish.discussion') return 'discussion';
  if (move === 'wish.outlook') return 'outlook';
  if (move === 'wish.risk') return 'risk';
  if (move === 'wish.ethics') return 'ethics';
  if (move === 'wish.law') return 'law';
  if (move === 'wish.empirical' || /\.test$/u.test(move)) return 'empirical';
  const role = findRole(move);
  return role ? (partOfRole[role] ?? null) : null;
}

/** Rank of a chapter in the course of the paper; those that play no known part keep the middle. */
export const rankOfChapter = (chapter: Realised): number => {
  const part = partOf(chapter);
  return part === null ? 8 : ranks[part];
};

/** Parts that serve for one another: who asks for an analysis of cases is served by a chapter of results on the case. */
const alike: Partial<Record<TopicId, readonly TopicId[]>> = {
  empirical: ['results'],
  method: ['data'],
  data: ['method'],
  theory: ['concept'],
  needs: ['status'],
};

/** Whether a heading plays the part, by what it does or by what it says beside the paper's own names. */
export function playsPart(node: Realised, part: TopicId, names: readonly string[]): boolean {
  const own = partOf(node);
  if (own === part || (own !== null && alike[part]?.includes(own))) return true;
  const said = names.reduce((text, name) => text.replaceAll(name, ' '), node.title);
  return findTopics(said).some(({ id }) => id === part);
}
