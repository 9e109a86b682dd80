import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { isSampled } from '../../../../understanding/kind/sampled.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** Kinds that a title which names a pollutant and a place may be taken for. */
const takenFor: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'relation-test',
  'status-and-remedies',
  'lab-experiment',
  'case-study',
]);

export const asksSamples = (field: Field, title: TitleUnderstanding): boolean =>
  takenFor.has(title.kind) && isSampled(title, title.text, field);

/** Where and how samples are taken, what is in them, where it comes from, what it may do. */
export const planSamples: Core = (_material, angle) => {
  const level = [part('sample.amount'), part('sample.space'), part('sample.time')];
  return [
    section('sample.method', 26, [part('sample.area'), part('sample.take'), part('sample.lab'), part('sample.index')]),
    section('sample.level', 28, angle % 2 === 1 ? level.toReversed() : level),
    section('sample.source', 20, [part('sample.trace'), part('sample.factor')]),
    section('sample.risk', 18, [part('sample.eco'), part('sample.people'), part('sample.advice')]),
  ];
};
