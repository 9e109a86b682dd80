import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findDuel } from './duels.ts';
import { findFieldCount } from './field-counts.ts';
import { findKnownSurvey } from './known-surveys.ts';
import { findLawPair } from './law-pairs.ts';
import type { OpenPlan } from './open-names.ts';
import { findThinkerAsked } from './thinker-asked.ts';
import { findYesNo } from './yes-no.ts';

/** Plans by the build of Spanish titles, whatever kind they were taken for; null where the build is another. */
export const findSpanishForm = (title: TitleUnderstanding, field: Field): OpenPlan | null =>
  title.language === 'es'
    ? (findKnownSurvey(title) ??
      (field === 'law' ? findLawPair(title) : null) ??
      findFieldCount(title, field) ??
      findDuel(title, field) ??
      findThinkerAsked(title) ??
      findYesNo(title, field))
    : null;
