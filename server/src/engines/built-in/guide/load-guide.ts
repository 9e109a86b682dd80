import type { Language } from '@yanmo/contract/languages';
import type { AlikeLine, GuideEntry, GuideLine } from '../../../knowledge/guide-line.ts';
import { fileOf, knowledgeFolder, readLines } from '../../../knowledge/read-lines.ts';

export interface Guide {
  entries: readonly GuideEntry[];
  /** Words that stand for one another in a question. */
  alike: readonly (readonly string[])[];
}

const guides = new Map<Language, Guide>();

/** The writing guide in a language, read when it is first asked for and kept. */
export function loadGuide(language: Language): Guide {
  const known = guides.get(language);
  if (known) return known;
  const lines = readLines<GuideLine>(fileOf(knowledgeFolder, 'guide', language));
  const guide = {
    entries: lines.filter((line): line is GuideEntry => line.kind === 'entry'),
    alike: lines.filter((line): line is AlikeLine => line.kind === 'alike').map(({ words }) => words),
  };
  guides.set(language, guide);
  return guide;
}
