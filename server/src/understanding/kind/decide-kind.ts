import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Reading, Sign } from '../title-reading.ts';

export interface KindQuestion {
  text: string;
  language: Language;
  field: Field;
  level: Level | null;
  reading: Reading;
}

const usual: Record<Field, TitleKind> = {
  philosophy: 'theory-essay',
  economics: 'relation-test',
  law: 'doctrinal-law',
  education: 'status-and-remedies',
  literature: 'text-interpretation',
  history: 'history-narrative',
  science: 'lab-experiment',
  engineering: 'design-artefact',
  agriculture: 'status-and-remedies',
  medicine: 'clinical-study',
  military: 'history-narrative',
  management: 'case-study',
  art: 'text-interpretation',
  interdisciplinary: 'status-and-remedies',
};
const bySign: Partial<Record<Sign, TitleKind>> = {
  effect: 'relation-test',
  design: 'design-artefact',
  remedy: 'status-and-remedies',
  history: 'history-narrative',
};

export function decideKind({ field, reading }: KindQuestion): { kind: TitleKind; confidence: number } {
  const named = reading.signs.map((sign) => bySign[sign]).find((kind) => kind !== undefined);
  return { kind: named ?? usual[field], confidence: named ? 0.7 : 0.5 };
}
