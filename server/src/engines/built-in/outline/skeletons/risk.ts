import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findStudyDesign } from '../../../../understanding/titles/study-design.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { type OpenPlan, of, ownOf } from './open-names.ts';

/** What is felt, thought or intended is asked by a scale; an illness, a fall or a birth is found or not found. */
const felt =
  /倦怠|满意|意愿|态度|认知(?!障碍)|焦虑|抑郁|压力(?!性)|负担|恐惧|孤独|生活质量|生命质量|自我|行为|依从|素养|能力|需求|[^传]感$|希望|应对|离职|\b(?:satisfaction|attitudes?|intention|burnout|anxiety|stress|fear|loneliness|quality of life|well-?being|knowledge|awareness|behaviou?rs?|perceptions?|literacy|self-\p{L}+|motivation|engagement|resilience|coping|commitment|competence|turnover)\b|satisfacción|actitud|intención|agotamiento|burnout|ansiedad|estrés|miedo|soledad|calidad de vida|bienestar|conocimiento|conducta|percepci|motivación|resiliencia|afrontamiento|不安|満足|意欲|ストレス|負担|態度|意識|知識|行動|感$|生活の質|QOL|離職|自己/iu;

/** "Risk factors for falls": the factors are asked, the falls have them. */
const factored: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the )?(?:risk |prognostic |predictive |associated )?(?:factors|predictors|determinants|correlates)(?: (?:associated|linked|related))?(?: (?:for|of|with|to|influencing|affecting))+ (?:the )?(?<ill>[^:]+?)(?= (?:among|in)\b|\s*:|$)/iu,
  es: /^(?:los )?(?:factores|determinantes|predictores)(?: (?:de riesgo|de protección|asociados|relacionados|predictores|pronósticos))* (?:al |a la |a los |a las |a |con el |con la |con los |con las |con |de la |del |de los |de las |de |para el |para la |para )(?<ill>[^:]+?)(?= (?:en|entre)(?!\p{L})|\s*:|$)/iu,
  zh: /^(?<ill>.{3,30}?)的?(?:相关)?(?:危险|影响|相关|风险|预测)因素/u,
  ja: /^(?<ill>.{3,24}?)の(?:危険|関連|リスク|影響|予測)(?:因子|要因)/u,
};
/** What is asked beside the factors has chapters of its own. */
const more =
  /对策|措施|防控|防治|预防|护理|干预|预测模型|列线图|患病率|现患率|发生率|检出率|prevalen|incidence and|nomogram|prediction model|management|incidencia|有病率|予防策|看護/iu;

/** Candidate factors of what happens to patients or does not: nobody was exposed to it, and no scale measures it. */
function planRisk({ text }: TitleUnderstanding): Section[] {
  const people = findStudyDesign(text) === 'cohort' ? part('design.cohort') : part('risk.people');
  return [
    section('risk.method', 28, [people, part('risk.outcome'), part('risk.items'), part('risk.model')]),
    section('risk.result', 28, [part('risk.profile'), part('risk.single'), part('risk.joint')]),
    section('risk.meaning', 24, [part('risk.explain'), part('risk.compare'), part('risk.limit'), part('risk.use')]),
  ];
}

/** The factors of a health outcome, under the name of the outcome; null where something else is asked. */
export function findRisk(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text, object, kind, signs } = title;
  if (field !== 'medicine' || kind === 'review' || kind === 'history-narrative' || /[?？]/u.test(text)) return null;
  const named = factored[language].exec(text)?.groups?.ill;
  if (!named || more.test(text) || signs.includes('remedy') || findStudyDesign(text) === 'case-control') return null;
  // Whom it befalls has a slot of its own, where the reading has told it from the illness.
  const isWide = language === 'zh' || language === 'ja';
  const ill = isWide && named.includes(object) && object.length >= 3 ? object : named;
  if (felt.test(ill)) return null;
  const name = ownOf(title)(ill);
  const said = { object: name, aspect: null, focus: name };
  const grammar = grammars[language];
  const names: Slots = {
    ...of(name),
    matter: grammar.factorsOf(name),
    ask: grammar.ask('effect', said),
    answer: grammar.answer('effect', said),
  };
  const contexts = title.contexts.filter((context) => !ill.toLowerCase().includes(context.text.toLowerCase()));
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'relation-test', object: ill, short: ill, aspect: 'factors', isAspectNamed: false },
    ...{ bearing: null, contexts },
  };
  return { title: read, chapters: planRisk(title), names };
}
