import type { Spot } from './read-outline.ts';
import type { GapKind } from './role-specs.ts';
import type { Subject } from './subject.ts';

const atBench = 'trial material uptake durable cultivar process assay verify specimen lab-experiment';
const onPatients = 'clinical cohort design risk prev arms clinical-study';
const outdoors = 'field site season census sample';

/** By what a section usually lacks: moves, families of moves or kinds of titles, and what it lacks in a study of theirs. */
const rows: readonly (readonly [GapKind, string, GapKind])[] = [
  ['sample', 'algorithm design-artefact', 'dataset'],
  ['sample', 'solver duel', 'settings'],
  ['sample', `${atBench} evidence.trial`, 'specimens'],
  ['sample', `${onPatients} diagnosis quasi trial.people`, 'subjects'],
  ['sample', 'care report', 'patient'],
  ['sample', 'effect series evidence fold', 'records'],
  ['sample', 'rating', 'definitions'],
  ['sample', outdoors, 'stations'],
  ['sample', 'voice onsite action', 'interviews'],
  ['sample', 'speech', 'corpus'],
  ['sample', 'doctrinal-law', 'judgments'],
  ['sample', 'struct power visual.site', 'site'],
  ['sample', 'visual.cases', 'precedents'],
  ['sample', 'case ways case-study', 'case'],
  ['sample', 'text-interpretation', 'passage'],
  ['sample', 'history-narrative', 'archive'],
  ['sample', 'review theory-essay', 'source'],
  ['instrument', `${atBench} better pair sample`, 'readings'],
  ['instrument', `${onPatients} diagnosis`, 'endpoints'],
  ['instrument', 'care', 'patient'],
  ['instrument', 'report', 'diagnosis'],
  ['instrument', 'effect factor.data policy rating fold series season duel policy-analysis', 'definitions'],
  ['instrument', 'voice onsite action', 'interviews'],
  ['instrument', 'speech', 'corpus'],
  ['instrument', 'design-artefact', 'settings'],
  ['model', atBench, 'treatments'],
  ['model', 'model', 'solution'],
  ['model', 'voice onsite', 'themes'],
  ['result', 'algorithm design-artefact', 'scores'],
  ['result', `${atBench} better pair duel technique`, 'measured'],
  ['result', `${onPatients} quasi`, 'outcomes'],
  ['result', 'clinical.safety arms.safety', 'safety'],
  ['result', 'diagnosis', 'accuracy'],
  ['result', 'care report', 'course'],
  ['result', 'survey kap knows mixed.found', 'describe'],
  ['result', 'voice action mixed.themes mixed.sense', 'themes'],
  ['result', 'policy yesno policy-analysis', 'effects'],
  ['result', `${outdoors} cond`, 'observed'],
  ['result', 'rating fold', 'ratings'],
  ['result', 'model', 'solution'],
  ['result', 'teaching-design', 'classroom'],
  ['result', 'text-interpretation', 'quote'],
  ['result', 'history-narrative', 'archive'],
  ['result', 'doctrinal-law', 'judgments'],
  ['result', 'review theory-essay', 'source'],
  ['result', 'case-study', 'case'],
  ['group', 'trial', 'measured'],
  ['group', 'season census', 'observed'],
  ['group', 'fold', 'ratings'],
  ['group', 'voice', 'themes'],
  ['robust', 'algorithm design-artefact', 'misses'],
  ['robust', 'solver', 'settings'],
  ['robust', `${atBench} ${outdoors} pair`, 'errors'],
  ['robust', 'specimen.code', 'measured'],
  ['robust', `${onPatients} quasi`, 'outcomes'],
  ['robust', 'diagnosis', 'accuracy'],
  ['robust', 'rating', 'ratings'],
  ['robust', 'model', 'solution'],
  ['test', 'report ailment', 'diagnosis'],
  ['test', 'lesson scheme teaching-design', 'classroom'],
  ['test', 'struct drive machining serve power device.strength', 'calculation'],
  ['test', 'venture power.cost machining.cost heat.rate', 'budget'],
  ['test', 'defect fault pest ailment.effect', 'inspection'],
  ['test', 'visual translation', 'appraisal'],
  ['test', 'process', 'measured'],
  ['case', 'ailment defect fault pest', 'inspection'],
  ['archive', 'case econ edu run bond tech views pick how hard crew', 'case'],
  ['quote', 'versus comparison', 'compared'],
];

const lacking = new Map(
  rows.flatMap(([usual, names, kind]) => names.split(' ').map((name) => [`${usual} ${name}`, kind])),
);

/** Headings that say nothing of the kind of study; the title does. */
const ofAnyStudy: ReadonlySet<string> = new Set(['frame', 'joint', 'wish']);

/** What this section lacks in a study of this kind; null where it is what such a section usually lacks. */
export function gapOfStudy(
  usual: GapKind,
  { move, parent }: Pick<Spot, 'move' | 'parent'>,
  { understanding, approaches }: Pick<Subject, 'understanding' | 'approaches'>,
): GapKind | null {
  const own = move ?? parent?.move ?? null;
  const family = own?.split('.')[0] ?? 'wish';
  // Works, rules and sources are compared by what they say, all else by figures.
  const isByFigures = family === 'compare' && approaches.length === 1 && approaches[0] === 'comparison';
  const names = [own, family, isByFigures && 'comparison', ofAnyStudy.has(family) && understanding.kind];
  return names.map((name) => lacking.get(`${usual} ${name}`)).find((kind) => kind !== undefined) ?? null;
}
