import type { StudyDesign } from '../../../../understanding/titles/study-design.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const planExposure =
  (people: ReturnType<typeof part>[]): Core =>
  (_material, angle) => {
    const method = section('cohort.method', 28, [
      ...people,
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

/** An exposure and an illness in people's records: who was exposed, who fell ill, what else could explain it. Nobody fills in a scale. */
export const planCohort: Core = planExposure([part('clinical.subjects')]);

/** Those who fell ill beside those who did not, and what each had met with before. */
const planCases: Core = (_material, angle, { bearing }) => {
  const method = section('cohort.method', 28, [
    part('design.cases'),
    part('design.controls'),
    part('design.past'),
    part('cohort.confounder'),
    part('cohort.model'),
  ]);
  const result = section('cohort.result', 28, [
    part('design.compare'),
    part('design.odds'),
    part('cohort.adjusted'),
    part('cohort.strata'),
  ]);
  const meaning = [bearing !== null && part('cohort.mechanism'), part('clinical.compare'), part('cohort.limit')];
  return [
    method,
    result,
    section('cohort.discussion', 22, [...(angle % 2 === 1 ? meaning.toReversed() : meaning), part('cohort.use')]),
  ];
};

/** The design that a title names decides how its people were found; in neither is anybody allotted to anything. */
export const planDesign = (design: StudyDesign): Core =>
  design === 'case-control' ? planCases : planExposure([part('design.cohort'), part('design.groups')]);
