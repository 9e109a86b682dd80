/** What sort of paper a title asks for. Its shape, its methods and what counts as an answer follow from it. */
export const titleKinds = [
  'status-and-remedies',
  'relation-test',
  'design-artefact',
  'doctrinal-law',
  'text-interpretation',
  'history-narrative',
  'clinical-study',
  'lab-experiment',
  'theory-essay',
  'review',
  'case-study',
  'policy-analysis',
  'teaching-design',
] as const;

/** Below it a page asks the student to look. */
export const sureFrom = 0.6;

/** Batches of proposed titles are counted from 0; more than these would not help to choose. */
export const lastTitleBatch = 5;
