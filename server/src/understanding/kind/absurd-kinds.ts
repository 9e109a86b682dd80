import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';

/**
 * Kinds whose outline would be absurd in a field: no laboratory reads a poem, no code is applied to an alloy. Whatever the
 * weights hold likely, such a guess is never made; only a title that says its kind outright may have it.
 */
const absurdInField: Readonly<Record<Field, readonly TitleKind[]>> = {
  philosophy: ['lab-experiment', 'clinical-study', 'design-artefact', 'doctrinal-law'],
  economics: ['lab-experiment', 'clinical-study', 'text-interpretation', 'doctrinal-law', 'teaching-design'],
  law: ['lab-experiment', 'clinical-study', 'text-interpretation', 'design-artefact'],
  education: ['lab-experiment', 'clinical-study', 'text-interpretation', 'doctrinal-law'],
  literature: ['lab-experiment', 'clinical-study', 'doctrinal-law', 'design-artefact'],
  history: ['lab-experiment', 'clinical-study', 'doctrinal-law'],
  science: ['text-interpretation', 'doctrinal-law', 'clinical-study'],
  engineering: ['text-interpretation', 'doctrinal-law', 'clinical-study', 'teaching-design'],
  agriculture: ['text-interpretation', 'doctrinal-law', 'teaching-design'],
  medicine: ['text-interpretation', 'doctrinal-law'],
  military: ['text-interpretation', 'lab-experiment'],
  management: ['lab-experiment', 'clinical-study', 'text-interpretation'],
  art: ['lab-experiment', 'clinical-study', 'doctrinal-law'],
  interdisciplinary: [],
};

export const listAbsurdKinds = (field: Field): readonly TitleKind[] => absurdInField[field];
