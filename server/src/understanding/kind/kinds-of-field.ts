import type { Field, PaperType } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';

/** Kinds of paper that are written in a field, the commonest first. */
const kindsOfField: Readonly<Record<Field, readonly TitleKind[]>> = {
  philosophy: [
    'theory-essay',
    'text-interpretation',
    'review',
    'case-study',
    'teaching-design',
    'history-narrative',
    'status-and-remedies',
  ],
  economics: ['relation-test', 'status-and-remedies', 'policy-analysis', 'case-study', 'review', 'history-narrative'],
  law: [
    'doctrinal-law',
    'status-and-remedies',
    'case-study',
    'policy-analysis',
    'review',
    'theory-essay',
    'teaching-design',
  ],
  education: ['relation-test', 'teaching-design', 'status-and-remedies', 'case-study', 'review', 'policy-analysis'],
  literature: [
    'text-interpretation',
    'review',
    'history-narrative',
    'theory-essay',
    'teaching-design',
    'case-study',
    'status-and-remedies',
  ],
  history: ['history-narrative', 'review', 'case-study', 'status-and-remedies', 'teaching-design', 'design-artefact'],
  science: ['lab-experiment', 'relation-test', 'design-artefact', 'review', 'status-and-remedies', 'theory-essay'],
  engineering: ['design-artefact', 'lab-experiment', 'status-and-remedies', 'review', 'case-study', 'relation-test'],
  agriculture: ['lab-experiment', 'relation-test', 'status-and-remedies', 'design-artefact', 'review', 'case-study'],
  medicine: ['clinical-study', 'relation-test', 'review', 'status-and-remedies', 'lab-experiment', 'policy-analysis'],
  military: ['status-and-remedies', 'theory-essay', 'history-narrative', 'case-study', 'review', 'design-artefact'],
  management: ['relation-test', 'case-study', 'status-and-remedies', 'design-artefact', 'review', 'policy-analysis'],
  art: ['design-artefact', 'text-interpretation', 'history-narrative', 'theory-essay', 'review', 'case-study'],
  interdisciplinary: [
    'relation-test',
    'status-and-remedies',
    'design-artefact',
    'policy-analysis',
    'review',
    'case-study',
    'theory-essay',
  ],
};

/** What a report on a survey can ask. */
const surveyed: ReadonlySet<TitleKind> = new Set([
  'status-and-remedies',
  'relation-test',
  'case-study',
  'policy-analysis',
]);

/** Kinds that a paper of the type can be of in the field; a review of literature is one whatever the field. */
export function listKinds(field: Field, type: PaperType): readonly TitleKind[] {
  if (type === 'literature_review') return ['review'];
  const kinds = kindsOfField[field];
  if (type !== 'survey_report') return kinds;
  return [...kinds.filter((kind) => surveyed.has(kind)), ...kinds.filter((kind) => !surveyed.has(kind))];
}
