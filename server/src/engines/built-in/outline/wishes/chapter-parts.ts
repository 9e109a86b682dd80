import { findTopic, findTopics, type TopicId } from '../../../../understanding/wishes/topics.ts';
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
  textWorld: 'background',
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

/** Chapters whose part their role in the writing does not tell. */
const partOfMove: readonly (readonly [RegExp, TopicId])[] = [
  [/^frame\.(?:intro|opening)$|\.purpose$|^proposal\.background$/u, 'introduction'],
  [/^(?:wish\.case[AB]?|frame\.case|case\.(?:choice|course))$/u, 'case'],
  [/^wish\.experience/u, 'experience'],
  [/^(?:wish|trial)\.discussion$|^law\.readings$/u, 'discussion'],
  [/^wish\.(?:compare|contrast|abroad|beside)$/u, 'experience'],
  [/^wish\.outlook$/u, 'outlook'],
  [/^wish\.risk$/u, 'risk'],
  [/^wish\.ethics$/u, 'ethics'],
  [/^wish\.cost$/u, 'cost'],
  [/^(?:wish\.law[AB]?|law\.norm)$/u, 'law'],
  [/^wish\.empirical$|\.test$/u, 'empirical'],
  [/^(?:law\.gap|policy\.problem)$/u, 'problem'],
  [/^(?:law\.proposal|policy\.adjust)$/u, 'measure'],
  [/^case\.frame$/u, 'theory'],
  [/^case\.findings$/u, 'results'],
  [/^past\./u, 'history'],
];

const within = (title: string, names: readonly string[]): string =>
  names.reduce((text, name) => text.replaceAll(name, ' '), title);

/** The part that a heading plays: by what it was planned for, else by what it says beside the paper's own names. */
export function partOf({ section: { move }, title }: Realised, names: readonly string[] = []): TopicId | null {
  const known = partOfMove.find(([moves]) => moves.test(move));
  if (known) return known[1];
  const role = findRole(move);
  const own = role ? partOfRole[role] : undefined;
  return own ?? findTopic(within(title, names))?.id ?? null;
}

/** Rank of a chapter in the course of the paper; those that play no known part keep the middle. */
export const rankOfChapter = (chapter: Realised, names: readonly string[]): number => {
  const part = partOf(chapter, names);
  return part === null ? 8 : ranks[part];
};

/** Parts that serve for one another: who asks for an analysis of cases is served by a chapter of results on the case. */
const alike: Partial<Record<TopicId, readonly TopicId[]>> = {
  empirical: ['results'],
  results: ['empirical'],
  method: ['data'],
  data: ['method'],
  theory: ['concept'],
  needs: ['status'],
};

/** How surely a heading plays the part: 2 by what it does, 1 by what it says beside the paper's own names, else 0. */
export function playsPart(node: Realised, part: TopicId, names: readonly string[]): 0 | 1 | 2 {
  const own = partOf(node, names);
  if (own === part) return 2;
  if (own !== null && alike[part]?.includes(own)) return 1;
  return saysPart(node.title, part, names) ? 1 : 0;
}

export const saysPart = (title: string, part: TopicId, names: readonly string[]): boolean =>
  findTopics(within(title, names)).some(({ id }) => id === part);
