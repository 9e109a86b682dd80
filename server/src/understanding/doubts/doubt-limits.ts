import type { Language } from '@yanmo/contract/languages';
import { sureFrom, type Understanding } from '@yanmo/contract/understanding';

/** What the limits are held against. */
export interface Trust {
  language: Language;
  confidence: Understanding['confidence'];
  /** Whether the title says what it asks. */
  isAspectNamed: boolean;
  /** Whether the rules read what it asks, and not somebody else. */
  isOurs: boolean;
}

/** Set so that about a quarter of the labelled titles whose texts were read is called doubtful in each language. */
const kindLimits: Record<Language, number> = { zh: sureFrom, en: 0.58, es: 0.53, ja: 0.45 };
/** Only in Chinese does it tell how sure the rules are of a question that the title has. */
const aspectLimits: Record<Language, number> = { zh: 0.7, en: 0, es: 0, ja: 0 };

export const isKindDoubtful = ({ language, confidence }: Trust): boolean => confidence.kind < kindLimits[language];

export const isAspectDoubtful = ({ language, confidence, isAspectNamed, isOurs }: Trust): boolean =>
  !isAspectNamed || confidence.aspect < (isOurs ? aspectLimits[language] : sureFrom);

export const listUnsure = ({ confidence }: Trust): ('object' | 'context')[] =>
  (['object', 'context'] as const).filter((part) => confidence[part] < sureFrom);
