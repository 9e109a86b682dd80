import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** An exposure and an illness in people's records: who was exposed, who fell ill, what else could explain it. Nobody fills in a scale. */
export const planCohort: Core = (_material, angle) => {
  const method = section('cohort.method', 28, [
    part('clinical.subjects'),
    part('cohort.exposure'),
    part('cohort.outcome'),
    part('cohort.confounder'),
    part('cohort.model'),
  ]);
  const results = [part('cohort.crude'), part('cohort.adjusted'), part('cohort.strata')];
  const result = section('cohort.result', 28, [part('cohort.profile'), ...results]);
  const meaning = [part('cohort.mechanism'), part('clinical.compare'), part('cohort.limit')];
  const discussion = section('cohort.discussion', 22, [
    ...(angle % 2 === 1 ? meaning.toReversed() : meaning),
    part('cohort.use'),
  ]);
  return [method, result, discussion];
};
