import type { Language } from '@yanmo/contract/languages';
import { type ReductionMode, reductionUnits } from '@yanmo/contract/reductions';
import { countUnits } from '@yanmo/contract/text-count';
import { proseOf, type TextToRewrite } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import { guessLanguage, isWrittenIn } from '../../text/guess-language.ts';
import { languageNames } from '../files/service.ts';
import { countFree } from './free-units.ts';
import type { ParagraphChoice } from './paragraph-choice.ts';

const sumUnits = (paragraphs: readonly { text: string }[]): number =>
  paragraphs.reduce((sum, { text }) => sum + countUnits(text), 0);

/** How many units are sold; AppError where nothing could be done for them. */
export function assertSold(
  found: TextToRewrite,
  { ids, isPart }: ParagraphChoice,
  { mode, language }: { mode: ReductionMode; language: Language },
): number {
  const chosen = proseOf(found).filter(({ id }) => ids.has(id));
  const units = sumUnits(chosen);
  const { minimum, maximum, whole } = reductionUnits;
  if (units < minimum) {
    if (isPart) throw new AppError('choice_too_short', { units, minimum });
    // Much text, and none of it prose: its length is not what is wrong with it.
    const isOther = sumUnits(found.paragraphs) >= minimum;
    throw isOther ? new AppError('nothing_to_rewrite') : new AppError('reduction_too_short', { units, minimum });
  }
  if (units > maximum) throw new AppError('reduction_too_long', { units, maximum });
  const all = isPart ? sumUnits(proseOf(found)) : units;
  if (all > whole) throw new AppError('reduction_too_long', { units: all, maximum: whole });
  // Nothing but quotations, formulas and code: all of it would come back as it is.
  if (chosen.reduce((sum, { text }) => sum + countFree(text), 0) < minimum) throw new AppError('nothing_to_rewrite');
  const prose = chosen.map(({ text }) => text).join('\n');
  const guessed = guessLanguage(prose);
  if (guessed !== language) throw new AppError('language_differs', { found: languageNames[guessed] });
  // In a fifth language, for which there are neither words nor rules.
  if (!isWrittenIn(prose, language)) throw new AppError('nothing_to_rewrite');
  if (mode !== 'REPETITION' && language !== 'zh' && language !== 'en') throw new AppError('mode_unavailable');
  return units;
}
