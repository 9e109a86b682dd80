import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { canAskPeople } from './can-ask-people.ts';
import type { MethodFamily } from './method-family.ts';

export type Fit = 'fit' | 'possible' | 'impossible';

/** Kinds that a family of methods is made for, and kinds whose question it cannot answer; the others may use it beside. */
interface Reach {
  fit: readonly TitleKind[];
  impossible: readonly TitleKind[];
  /** Where alone it has an object. */
  fields?: readonly Field[];
}

const reading: readonly TitleKind[] = ['text-interpretation', 'theory-essay', 'review', 'doctrinal-law'];
const making: readonly TitleKind[] = ['lab-experiment', 'clinical-study', 'design-artefact'];

const reaches: Record<MethodFamily, Reach> = {
  survey: {
    fit: ['relation-test', 'status-and-remedies'],
    impossible: [...reading, 'lab-experiment', 'history-narrative'],
  },
  interview: { fit: ['status-and-remedies', 'case-study'], impossible: [...reading, 'lab-experiment'] },
  'focus-group': { fit: [], impossible: [...reading, 'lab-experiment', 'history-narrative'] },
  observation: {
    fit: ['case-study', 'status-and-remedies', 'teaching-design'],
    impossible: [...reading, 'lab-experiment'],
  },
  'action-research': {
    fit: ['teaching-design'],
    impossible: [...reading, ...making, 'relation-test', 'history-narrative', 'policy-analysis'],
  },
  experiment: {
    fit: ['lab-experiment', 'clinical-study', 'relation-test', 'teaching-design'],
    impossible: [...reading, 'history-narrative', 'policy-analysis'],
  },
  trial: {
    fit: ['clinical-study'],
    impossible: [
      ...reading,
      'history-narrative',
      'policy-analysis',
      'design-artefact',
      'case-study',
      'status-and-remedies',
    ],
  },
  laboratory: {
    fit: ['lab-experiment'],
    impossible: [...reading, 'history-narrative', 'policy-analysis', 'teaching-design', 'case-study'],
  },
  'field-trial': {
    fit: ['lab-experiment'],
    impossible: [...reading, 'history-narrative', 'policy-analysis', 'teaching-design', 'case-study', 'clinical-study'],
    fields: ['agriculture', 'science', 'engineering', 'interdisciplinary'],
  },
  econometric: {
    fit: ['relation-test', 'policy-analysis'],
    impossible: [...reading, 'lab-experiment', 'design-artefact', 'teaching-design'],
  },
  statistics: {
    fit: ['relation-test', 'clinical-study', 'lab-experiment'],
    impossible: ['doctrinal-law', 'text-interpretation', 'theory-essay'],
  },
  records: {
    fit: ['status-and-remedies', 'policy-analysis', 'relation-test'],
    impossible: ['text-interpretation', 'lab-experiment', 'design-artefact', 'teaching-design'],
  },
  case: { fit: ['case-study'], impossible: ['lab-experiment'] },
  qualitative: { fit: ['case-study'], impossible: ['lab-experiment', 'relation-test', 'design-artefact'] },
  mixed: { fit: ['status-and-remedies'], impossible: [...reading, 'lab-experiment'] },
  text: { fit: ['text-interpretation'], impossible: ['lab-experiment', 'clinical-study'] },
  reading: {
    fit: ['text-interpretation', 'theory-essay'],
    impossible: [...making, 'relation-test'],
  },
  archive: { fit: ['history-narrative'], impossible: [...making, 'relation-test', 'teaching-design'] },
  literature: { fit: ['review'], impossible: [] },
  comparison: { fit: [], impossible: [] },
  doctrine: {
    fit: ['doctrinal-law'],
    impossible: [...making, 'teaching-design', 'relation-test', 'text-interpretation'],
  },
  'case-law': {
    fit: ['doctrinal-law'],
    impossible: [...making, 'teaching-design', 'relation-test', 'text-interpretation'],
  },
  appraisal: {
    fit: ['case-study', 'status-and-remedies'],
    impossible: ['doctrinal-law', 'text-interpretation', 'lab-experiment', 'clinical-study', 'theory-essay'],
  },
  'remote-sensing': {
    fit: ['relation-test', 'status-and-remedies'],
    impossible: ['doctrinal-law', 'text-interpretation', 'theory-essay', 'teaching-design', 'clinical-study'],
    fields: ['science', 'agriculture', 'engineering', 'interdisciplinary', 'military', 'economics', 'history'],
  },
  simulation: {
    fit: ['design-artefact'],
    impossible: ['doctrinal-law', 'history-narrative', 'text-interpretation', 'review', 'policy-analysis'],
    fields: [
      'science',
      'engineering',
      'agriculture',
      'interdisciplinary',
      'military',
      'medicine',
      'economics',
      'management',
      'education',
    ],
  },
  computing: { fit: ['design-artefact'], impossible: ['doctrinal-law', 'history-narrative', 'theory-essay'] },
  benchmark: {
    fit: ['design-artefact'],
    impossible: [
      ...reading.filter((kind) => kind !== 'review'),
      'history-narrative',
      'policy-analysis',
      'teaching-design',
    ],
  },
  system: {
    fit: ['design-artefact'],
    impossible: [
      ...reading,
      'history-narrative',
      'policy-analysis',
      'relation-test',
      'lab-experiment',
      'clinical-study',
    ],
  },
  usertest: { fit: ['design-artefact'], impossible: [...reading, 'history-narrative', 'lab-experiment'] },
  proof: {
    fit: ['theory-essay'],
    impossible: [
      'status-and-remedies',
      'case-study',
      'policy-analysis',
      'teaching-design',
      'clinical-study',
      'lab-experiment',
      'text-interpretation',
      'history-narrative',
      'doctrinal-law',
    ],
    fields: ['science', 'engineering', 'economics', 'interdisciplinary', 'philosophy'],
  },
};

/** Families that need somebody who answers, or is watched. */
export const ofPeople: ReadonlySet<MethodFamily> = new Set(['survey', 'interview', 'focus-group', 'action-research']);

/** Whether a method of the family can answer what a paper of this kind asks; of `about`, its title, if people are in it. */
export function fitOf(family: MethodFamily, kind: TitleKind, field: Field, about?: string): Fit {
  const { fit, impossible, fields } = reaches[family];
  if (impossible.includes(kind) || (fields && !fields.includes(field))) return 'impossible';
  if (ofPeople.has(family) && about !== undefined && !canAskPeople(about, kind, field)) return 'impossible';
  return fit.includes(kind) ? 'fit' : 'possible';
}
