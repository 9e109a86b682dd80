import type { ExtraService } from './codes.ts';
import type { Language } from './languages.ts';

/** What schools ask for at least, in characters; words of other scripts carry more. */
const characters: Readonly<Record<ExtraService, number>> = {
  EXTRA_PROPOSAL: 3_500,
  EXTRA_TASK_ASSIGNMENT: 1_500,
  EXTRA_SURVEY: 1_200,
  EXTRA_JOURNAL_REVIEWED: 3_000,
};

/** The usual length of a document that goes with a paper: its price by the piece is for that. */
export const companionUnits = (code: ExtraService, language: Language): number =>
  language === 'zh' || language === 'ja' ? characters[code] : Math.round(characters[code] * 0.6);

/** Shorter ones are not sold. */
export const companionMinimum = (code: ExtraService, language: Language): number =>
  Math.ceil(companionUnits(code, language) / 3);
