import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../understanding/title-reading.ts';

/** The few ways in which a paper comes to its answer; wordings that do not differ from kind to kind are written for them. */
export const relations = ['effect', 'design', 'measures', 'comparison', 'history', 'theory'] as const;
export type Relation = (typeof relations)[number];

const byKind: Record<TitleKind, Relation> = {
  'status-and-remedies': 'measures',
  'relation-test': 'effect',
  'design-artefact': 'design',
  'doctrinal-law': 'theory',
  'text-interpretation': 'theory',
  'history-narrative': 'history',
  'clinical-study': 'effect',
  'lab-experiment': 'effect',
  'theory-essay': 'theory',
  review: 'theory',
  'case-study': 'measures',
  'policy-analysis': 'measures',
  'teaching-design': 'design',
};

/** Kinds that go their own way also where they set two things side by side: a trial of two treatments stays a trial. */
const ownWay: ReadonlySet<TitleKind> = new Set([
  'design-artefact',
  'clinical-study',
  'lab-experiment',
  'review',
  'teaching-design',
]);

/** What is compared where two lands or schools teach is looked at, not taught. */
const onlyCompares = /^(?:比较|对比|異同|比較|国際比較|comparison|comparaci[óo]n)/iu;

/** Whether the title names two sides and asks how they compare. */
export const isCompared = ({ sides, bearing, kind, aspect }: TitleUnderstanding): boolean =>
  sides !== null &&
  bearing === null &&
  (!ownWay.has(kind) || (kind === 'teaching-design' && onlyCompares.test(aspect)));

export const relationOf = (title: TitleUnderstanding): Relation =>
  isCompared(title) ? 'comparison' : byKind[title.kind];
