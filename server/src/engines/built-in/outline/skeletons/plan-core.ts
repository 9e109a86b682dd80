import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { isCompared } from '../../relation.ts';
import { planComparison } from './argue.ts';
import { planCase } from './case.ts';
import { findClinicalCore } from './clinical-study.ts';
import type { Core } from './core.ts';
import { findDesignCore } from './design-artefact.ts';
import { planInfluence, planSway } from './effect.ts';
import { planHistory, planSequel } from './history.ts';
import { findLabCore, isSiteWork, planSite } from './lab-experiment.ts';
import { planLaw } from './law.ts';
import { planPolicy } from './policy.ts';
import { asksPeople, findRelationCore, ideas, isInterpretive, isStateOfMind, planFactors } from './relation-test.ts';
import { planReview } from './review.ts';
import { findStatusCore } from './status-and-remedies.ts';
import { planTeaching } from './teaching-design.ts';
import { findTextCore, isTranslation } from './text-interpretation.ts';
import { planTheory } from './theory.ts';

/** Temperature or a person needs no definition, and neither does a system that is to be built. */
export function lacksConcepts(field: Field, { kind, text, bearing }: TitleUnderstanding): boolean {
  switch (kind) {
    case 'lab-experiment':
    case 'clinical-study':
    case 'design-artefact':
    case 'teaching-design':
      return true;
    case 'relation-test':
      return (bearing !== null && isInterpretive(field)) || !asksPeople(field, text);
    default:
      return false;
  }
}

/** Two courses of events that the title only joins: it does not say that one acts on the other. */
const isSequel = ({ language, text }: TitleUnderstanding): boolean =>
  language === 'en' &&
  / and /iu.test(text) &&
  !/\b(?:effects?|impact|influence|role|consequences|affect)\b/iu.test(text);

/** Nothing is said to be wrong and no remedy is asked for: only the reasons are. */
const asksWhyOnly = ({ signs }: TitleUnderstanding): boolean =>
  signs.includes('question') && signs.includes('factors') && !signs.includes('remedy') && !signs.includes('problem');

/** The kind picks the skeleton; the field and the title's own words pick among the skeletons of a kind. */
export function findCore(title: TitleUnderstanding, field: Field): Core {
  if (isCompared(title)) return planComparison;
  switch (title.kind) {
    case 'relation-test':
      return isSiteWork(field, title) ? planSite : (findRelationCore(field, title) ?? planHistory);
    case 'clinical-study':
      return findClinicalCore(title);
    case 'lab-experiment':
      return findLabCore(field, title);
    case 'design-artefact':
      return findDesignCore(field, title);
    case 'teaching-design':
      return planTeaching;
    case 'text-interpretation':
      return findTextCore(field, title);
    case 'history-narrative':
      if (!title.bearing) return planHistory;
      if (ideas.has(field)) return planInfluence;
      return isSequel(title) ? planSequel : planSway;
    case 'theory-essay':
      if (title.signs.includes('factors') && isStateOfMind(title.object)) return planFactors(true);
      return title.bearing && ideas.has(field) ? planInfluence : planTheory(field);
    case 'review':
      return planReview;
    case 'doctrinal-law':
      return planLaw;
    case 'policy-analysis':
      return planPolicy;
    case 'case-study':
      // A title that asks what is wrong and what to do wants that answered, in the place that it names.
      return title.signs.includes('remedy') && title.signs.includes('problem')
        ? findStatusCore(field, title)
        : planCase;
    case 'status-and-remedies':
      if (field === 'literature' && isTranslation(title.text)) return findTextCore(field, title);
      if (isStateOfMind(title.object)) return planFactors(true);
      return asksWhyOnly(title) ? planFactors(false) : findStatusCore(field, title);
  }
}
