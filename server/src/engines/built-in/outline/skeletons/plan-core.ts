import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findStudyDesign } from '../../../../understanding/titles/study-design.ts';
import { grammars } from '../../grammar/grammars.ts';
import { isCompared } from '../../relation.ts';
import { part, section } from '../section.ts';
import { planComparison } from './argue.ts';
import { findArms } from './arms.ts';
import { findArtist, planArtist } from './artists.ts';
import { findCaseCore } from './case.ts';
import { findClinicalCore, planArms, planNursing } from './clinical-study.ts';
import { planDesign } from './cohort.ts';
import type { Core } from './core.ts';
import { findDesignCore } from './design-artefact.ts';
import { planInfluence, planSway } from './effect.ts';
import { findEra } from './eras.ts';
import { findFamilies } from './families.ts';
import { isCalamity, isSpanishEvent, planHistory, planSequel } from './history.ts';
import { findLabCore, isSiteWork, planSite } from './lab-experiment.ts';
import { planLaw } from './law.ts';
import { findLesson, planLessons } from './lessons.ts';
import { isListed, planListed } from './listed.ts';
import { isKnownHarm } from './matters/find-matter.ts';
import { findMinds, planMinds } from './minds.ts';
import { isModelled, planModel } from './models.ts';
import { isMood, planMood } from './moods.ts';
import { isMovement, planMovement } from './movements.ts';
import { findPartner } from './partner.ts';
import { isDebated, planPolicy } from './policy.ts';
import { isPrevalence, planPrevalence } from './prevalence.ts';
import { asksPeople, findRelationCore, ideas, isInterpretive, isStateOfMind, planFactors } from './relation-test.ts';
import { reviewIn } from './review.ts';
import { asksSamples, planSamples } from './samples.ts';
import { isBareScience, planScience } from './science-topic.ts';
import { isSpecimen, planSpecimens } from './specimens.ts';
import { findStatusCore } from './status-and-remedies.ts';
import { findSuite, planSuite } from './suites.ts';
import { planTeaching } from './teaching-design.ts';
import { findTechnicalCore } from './technical-remedies.ts';
import { findTextCore, isTranslation } from './text-interpretation.ts';
import { planDispute, planTheory } from './theory.ts';
import { asksWorth, findLoss, isPest, planLoss, planPest, planValue } from './things.ts';
import { findPoles, isFolkArt, isPhenomenon, isRising, planFolk, planPoles, planTopic } from './topic.ts';
import { findTwoWorks, planTwoWorks } from './two-works.ts';
import { isLived, isSupported, planSupport, planVoices } from './voices.ts';

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
  !/\b(?:effects?|impact|influence|role|consequences) (?:of|on|upon)\b|\baffect/iu.test(text);

/** Nothing is said to be wrong and no remedy is asked for: only the reasons are. */
const asksWhyOnly = ({ signs }: TitleUnderstanding): boolean =>
  signs.includes('question') && signs.includes('factors') && !signs.includes('remedy') && !signs.includes('problem');

const tails: readonly RegExp[] = [
  /:\s*(?:its |their )?(?:effects?|impact|influence) on (?:the )?(?<outcome>[^:]{4,50})$/iu,
  /:\s*(?:su |sus )?(?:efectos?|impacto|influencia) (?:en|sobre) (?:el |la |los |las )?(?<outcome>[^:]{4,50})$/iu,
  /^[^:]{4,40} and (?<outcome>[^:]{4,40}): (?:a )?(?:survey|evidence|study)/iu,
];

/** What stands behind the colon may be what is acted on: "Gamification in class: effects on vocabulary". */
function findTested(field: Field, title: TitleUnderstanding): Core {
  const plain = findRelationCore(field, title) ?? planHistory;
  const outcome = title.bearing ? undefined : tails.map((tail) => tail.exec(title.text)?.groups?.outcome).find(Boolean);
  if (!outcome) return plain;
  const aspect = grammars[title.language].fromTitle(outcome, title.text);
  const bearing = { cause: title.object, outcome, through: null, under: null };
  const read: TitleUnderstanding = { ...title, bearing };
  const core = findRelationCore(field, read) ?? plain;
  return (material, angle) =>
    core(material, angle, read).map((chapter) => ({
      ...chapter,
      slots: { ...chapter.slots, aspect, outcome: aspect },
    }));
}

/** A city did not begin and take decisions: where one thing is said to act on another, the case shows how it does. */
function showEffect(title: TitleUnderstanding, core: Core): Core {
  const aspect = findPartner(title);
  if (!title.bearing || !aspect) return core;
  const object = grammars[title.language].fromTitle(title.bearing.cause, title.text);
  const shown = section('topic.on', 26, [part('topic.onWay'), part('topic.onGood'), part('topic.onBad')], {
    object,
    aspect,
  });
  return (material, angle) =>
    core(material, angle, title).map((chapter) => (chapter.move === 'case.course' ? shown : chapter));
}

/** A unit for a class is taught, whatever it is called. */
const taughtUnit =
  /\b(?:units?|lessons?|syllabus|lesson plan)\b|教学单元|单元设计|课例|unidad didáctica|secuencia didáctica|単元|授業/iu;

const asksWaysUp =
  /现状.*(?:提升|对策|路径|策略|改进|培养|优化|建议)|(?:短板|不足|问题|困境).*(?:提升|对策|路径|策略|培养)|\b(?:gaps?|problems?|challenges?)\b.*\b(?:improvement|strategies|solutions|ways)\b/iu;

/** Patients who were cared for have an assessment and measures; their care did not begin one day and take decisions. */
const isTended = (field: Field, { text, contexts, bearing }: TitleUnderstanding): boolean =>
  field === 'medicine' &&
  bearing === null &&
  /\bpatients?\b|患者|病人|pacientes?/iu.test(text) &&
  /nursing|\bcare\b|prevention|management|护理|预防|cuidados|enfermería|prevención|看護|予防|ケア/iu.test(text) &&
  !contexts.some(({ kind, text: named }) => kind === 'case' && /\p{Lu}/u.test(named));

/** Kinds that a movement in art may be taken for. */
const arted: ReadonlySet<TitleKind> = new Set<TitleKind>(['history-narrative', 'theory-essay', 'text-interpretation']);

/** Kinds for which a cohort or cases with controls may be taken: in none of them was anybody given anything. */
const observed: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'relation-test',
  'clinical-study',
  'lab-experiment',
  'case-study',
  'theory-essay',
  'status-and-remedies',
]);

/** What the title's own words say outright of its matter, whatever kind it was taken for; null where they do not. */
export function findNamedCore(title: TitleUnderstanding, field: Field): Core | null {
  const design = field === 'medicine' && observed.has(title.kind) ? findStudyDesign(title.text) : null;
  if (design) return planDesign(design);
  // Two treatments are tried against each other, whatever the title was taken for.
  const arms = field === 'medicine' && title.kind === 'relation-test' ? findArms(title) : null;
  if (arms) return planArms(arms);
  const works = field === 'literature' && title.kind === 'text-interpretation' ? findTwoWorks(title) : null;
  if (works) return planTwoWorks(works);
  const artist = title.kind === 'history-narrative' ? null : findArtist(field, title);
  if (artist) return planArtist(artist);
  const suite = findSuite(field, title);
  if (suite) return planSuite(suite);
  const minds = findMinds(title);
  if (minds) return planMinds(field, minds);
  if (title.kind !== 'case-study' && isCompared(title)) return planComparison;
  const lesson = findLesson(field, title);
  if (lesson) return planLessons(lesson);
  if (isPest(field, title) && title.kind !== 'review') return planPest;
  if (asksWorth(field, title)) return planValue;
  if (isSupported(title)) return planSupport;
  if (isLived(title)) return planVoices;
  if (isRising(field, title))
    return (material, angle, read) => planTopic(field)(material, angle, { ...read, isAspectNamed: false });
  if (asksSamples(field, title)) return planSamples;
  if (isPrevalence(field, title)) return planPrevalence;
  if (isModelled(field, title)) return planModel;
  if (isMood(field, title)) return planMood;
  // A blight has signs, causes and a cure before it has sides.
  if (isListed(field, title) && findTechnicalCore(field, title) === null) return planListed;
  if (arted.has(title.kind) && isMovement(field, title)) {
    const poles = findPoles(title);
    return poles ? planPoles(poles) : planMovement;
  }
  return null;
}

/** The kind picks the skeleton; the field and the title's own words pick among the skeletons of a kind. */
export function findCore(title: TitleUnderstanding, field: Field): Core {
  const named = findNamedCore(title, field);
  if (named) return named;
  switch (title.kind) {
    case 'relation-test':
      if (isSpecimen(field, title)) return planSpecimens;
      return isSiteWork(field, title) ? planSite : findTested(field, title);
    case 'clinical-study':
      return findClinicalCore(title);
    case 'lab-experiment':
      return isSpecimen(field, title) ? planSpecimens : findLabCore(field, title);
    case 'design-artefact':
      return field === 'education' && taughtUnit.test(title.text) ? planTeaching : findDesignCore(field, title);
    case 'teaching-design':
      return planTeaching;
    case 'text-interpretation':
      return findTextCore(field, title);
    case 'history-narrative':
      if (!title.bearing || !ideas.has(field)) {
        const era = findEra(title);
        if (era) return era;
      }
      if (!title.bearing || isCalamity(title.object) || isSpanishEvent(title)) return planHistory;
      if (ideas.has(field)) return planInfluence;
      return isSequel(title) ? planSequel : planSway;
    case 'theory-essay': {
      const loss = findLoss(title);
      if (loss) return planLoss(loss);
      if (title.signs.includes('factors') && isStateOfMind(title.object)) return planFactors(true);
      if (isDebated(title) && !ideas.has(field)) return planDispute;
      return title.bearing && ideas.has(field) ? planInfluence : planTheory(field);
    }
    case 'review':
      return isBareScience(field, title) && findFamilies(title).length === 0 ? planScience : reviewIn(field);
    case 'doctrinal-law':
      return planLaw;
    case 'policy-analysis':
      return planPolicy;
    case 'case-study':
      if (isTended(field, title)) return planNursing;
      // What has no case of its own and asks for a way out is told by its causes.
      if (
        isKnownHarm(title) &&
        /对策|再生|対策|活性化|solution|remed|revival|medidas|recuperación/iu.test(title.text) &&
        !title.contexts.some(({ kind }) => kind === 'case')
      )
        return findStatusCore(field, title);
      // A title that asks what is wrong and what to do wants that answered, in the place that it names.
      return title.signs.includes('remedy') && title.signs.includes('problem')
        ? findStatusCore(field, title)
        : showEffect(title, findCaseCore(title));
    case 'status-and-remedies':
      if (field === 'literature' && isTranslation(title.text)) return findTextCore(field, title);
      // Who asks for the state of a skill, its gaps and ways up wants those, and no test of what goes with it.
      if (isStateOfMind(title.object) && !asksWaysUp.test(title.aspect)) return planFactors(true);
      // 柯达公司衰落: what became of one firm is told as its case.
      if (/(?:公司|集团|企业|银行).{0,2}(?:衰落|没落|失败|破产|倒闭|败退|衰败)$/u.test(title.object))
        return findCaseCore(title);
      if (isPhenomenon(title)) return planTopic(field);
      if (field === 'art' && isFolkArt(field, title)) return planFolk;
      // Why a machine fails has nothing to do with demand and supply.
      return asksWhyOnly(title) && findTechnicalCore(field, title) === null
        ? planFactors(false)
        : findStatusCore(field, title);
  }
}
