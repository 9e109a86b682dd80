import type { TitleKind } from '@yanmo/contract/understanding';
import type { WishedFamily } from './wished-methods.ts';

/** Kinds of papers whose question a method of the family cannot answer. */
const unfit: Partial<Record<WishedFamily, readonly TitleKind[]>> = {
  survey: ['lab-experiment', 'text-interpretation', 'history-narrative', 'theory-essay', 'review', 'doctrinal-law'],
  interview: ['lab-experiment', 'text-interpretation', 'theory-essay', 'review', 'doctrinal-law'],
  observation: ['lab-experiment', 'text-interpretation', 'theory-essay', 'review', 'doctrinal-law'],
  experiment: [
    'doctrinal-law',
    'history-narrative',
    'text-interpretation',
    'theory-essay',
    'review',
    'policy-analysis',
  ],
  trial: [
    'doctrinal-law',
    'history-narrative',
    'text-interpretation',
    'theory-essay',
    'review',
    'policy-analysis',
    'design-artefact',
    'case-study',
    'status-and-remedies',
  ],
  econometric: [
    'doctrinal-law',
    'text-interpretation',
    'theory-essay',
    'review',
    'lab-experiment',
    'design-artefact',
    'teaching-design',
  ],
  statistics: ['doctrinal-law', 'text-interpretation', 'theory-essay'],
  doctrine: [
    'lab-experiment',
    'clinical-study',
    'design-artefact',
    'teaching-design',
    'relation-test',
    'text-interpretation',
  ],
  simulation: [
    'doctrinal-law',
    'history-narrative',
    'text-interpretation',
    'theory-essay',
    'review',
    'policy-analysis',
  ],
  usertest: ['doctrinal-law', 'history-narrative', 'text-interpretation', 'theory-essay', 'review', 'lab-experiment'],
  computing: ['doctrinal-law', 'history-narrative', 'theory-essay'],
  appraisal: ['doctrinal-law', 'text-interpretation', 'lab-experiment', 'clinical-study', 'theory-essay'],
  archive: ['lab-experiment', 'clinical-study', 'design-artefact', 'relation-test', 'teaching-design'],
};

export const fitsKind = (family: WishedFamily, kind: TitleKind): boolean => !(unfit[family]?.includes(kind) ?? false);
