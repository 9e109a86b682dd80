import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findBetween } from './between.ts';
import { findDebatedSides } from './debated-sides.ts';
import { findFromTo } from './from-to.ts';
import { findOffence } from './offences.ts';
import type { OpenPlan } from './open-names.ts';
import { findPlayed } from './played.ts';
import { findSideBySide } from './side-by-side.ts';
import { findSurveyedMinds } from './surveyed-minds.ts';
import { findThinkerAsked } from './thinker-asked.ts';
import { findVerdict } from './verdicts.ts';
import { findWays } from './ways.ts';

/** Plans by the build of English and Spanish titles, whatever kind they were taken for; null where the build is another. */
export const findLatinForm = (title: TitleUnderstanding, field: Field): OpenPlan | null =>
  title.language === 'en' || title.language === 'es'
    ? (findSurveyedMinds(title) ??
      findVerdict(title, field) ??
      findOffence(title, field) ??
      findSideBySide(title, field) ??
      findThinkerAsked(title) ??
      findWays(title, field) ??
      findFromTo(title, field) ??
      findBetween(title, field) ??
      findPlayed(title, field) ??
      findDebatedSides(title))
    : null;
