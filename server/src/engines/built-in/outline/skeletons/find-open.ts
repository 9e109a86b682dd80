import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { asksMending } from '../../../../understanding/asks-mending.ts';
import type { Sign, TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { asking } from '../asking-words.ts';
import { isPattern } from '../kind-clauses.ts';
import type { Material } from '../material.ts';
import { sortAsked, sortListed } from './asked-sort.ts';
import { keepsVerb, withoutTime } from './asked-whys.ts';
import { hasCourse, isToldCase } from './case.ts';
import { isPlainEvent, isSpanishEvent } from './history.ts';
import { planLaw } from './law.ts';
import { ofChain } from './listed.ts';
import { findGood, findHarm, isKnownHarm } from './matters/find-matter.ts';
import { planOpen, standing } from './open.ts';
import { answering, findHalves, findTrio, findUsedIn, nameBoth, nameWhole, type OpenPlan } from './open-names.ts';
import { findQuestion } from './open-question.ts';
import { namesPeople } from './people.ts';
import { findAsked, findMeansUse, findUse } from './plan-asked.ts';
import { isDebated, isPolicy, isStrategic } from './policy.ts';
import { isBareScience } from './science-topic.ts';
import { namesHarm } from './status-and-remedies.ts';
import { findStruggle } from './struggles.ts';
import { findTechnicalCore, isAilment } from './technical-remedies.ts';
import { asksShould, findPlainTheory } from './theory.ts';
import { listSides } from './title-lists.ts';
import { findPoles, isPhenomenon, isWeighed, type Poles, planPoles } from './topic.ts';
import { asksDegree, isTornName, isUnclosed } from './torn-names.ts';
import { asksVerdict } from './whether.ts';

/**
 * Below this a guess of the kind is not planned by. Tried by five folds on labelled titles: where a wrong kind costs four to six times
 * what a plain outline does, 0.65 costs least.
 */
export const sureEnough = 0.65;

const measuring: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'medicine']);
const said =
  /影响|效果|有效性|作用|效应|相关性|关系|\b(?:effects?|effectiveness|impact|influence|relationship|association|correlation|determinants|predictors|evidence)\b|evidencia|efectos?|eficacia|impacto|influencia|relación|影響|効果|関連|関係/iu;

const answered =
  /(?:支援|対策|対応|防止|予防|帮扶|救助|保障|防控|防治)$|\b(?:support|prevention|reduction)$|(?:apoyo|prevención|reducción|detección|respuestas?|intervención)(?: [^:]{0,40})?$/iu;
const made =
  /系统|控制|制御|平台|装置|软件|算法|模型|设备|小程序|网站|机器人|传感器|方案|\b(?:system|app|application|platform|device|software|algorithm|model|robot|website|sensor|controller|network|machine|tool|plan|campaign|brand|logo|package|packaging)\b|sistema|aplicación|plataforma|dispositivo|algoritmo|modelo|robot|máquina|システム|アプリ|装置|ロボット|ソフト|アルゴリズム|モデル|機/iu;

const tried =
  /疗效|随机|对照|疗法|治疗|干预|\b(?:trial|randomi[sz]ed|therapy|treatment|versus)\b|ensayo|terapia|tratamiento|試験|療法|治療|介入/iu;
const bodies =
  /(?:企业|公司|学校|社区|村庄|小镇|企業|会社|学校|地域|商店街|自治体)$|\b(?:firms|companies|schools|villages|towns|communities|shops|neighbou?rhoods)$|^(?:empresas|escuelas|pueblos|comunidades|barrios|comercios)(?!\p{L})/iu;
/** What is rated, forecast or computed has its own tests. */
const reckoned =
  /评估|评价|测评|预测|测算|\b(?:evaluation|forecasting|prediction|analysis of)\b|evaluación|predicción|評価|予測|測定/iu;
const answerable: ReadonlySet<Field> = new Set<Field>([
  'interdisciplinary',
  'management',
  'education',
  'art',
  'law',
  'military',
]);
/** What people think, feel, choose or are able to do can be asked of them. */
const minded =
  /意愿|满意|态度|认知|行为|压力|焦虑|倦怠|倾向|感|信任|动机|能力|素养|成绩|绩效|投入|依赖|睡眠|健康|素质|忠诚|认同|适应|孤独|幸福|抑郁|使用|\b(?:satisfaction|attitudes?|behaviou?r|stress|anxiety|burnout|intentions?|motivation|trust|loyalty|performance|achievement|engagement|sleep|health|well-?being|skills?|literacy|identity|loneliness|use|self-\p{L}+|commitment|turnover|adoption|success|awareness|leadership|creativity|cohesion)\b|satisfacción|actitud|conducta|estrés|ansiedad|motivación|confianza|rendimiento|desempeño|sueño|salud|bienestar|habilidad|uso|compromiso|productividad|lealtad|意識|態度|行動|不安|満足|意欲|動機|信頼|成績|学力|睡眠|健康|能力|利用|感|ストレス|適応|孤独|依存/iu;
const loaded = /behaviou?r|strength|properties|性能|特性|强度|comportamiento|resistencia|propiedades|強度|挙動|性質/iu;
const thought =
  /概念|思想|理论|原则|\b(?:concept|principles?|theory|doctrine|idea|ethics)\b|concepto|principio|teoría|doctrina|理論|原則/iu;

/** A low-cost filter for households: in engineering a thing of which nothing is asked is there to be designed. */
const isBareMade = ({ isAspectNamed, confidence }: TitleUnderstanding, field: Field): boolean =>
  field === 'engineering' && !isAspectNamed && confidence.kind >= 0.5;

const isMindOf = ({ bearing, object, contexts }: TitleUnderstanding): boolean =>
  bearing === null && minded.test(object) && contexts.some(({ kind }) => kind === 'population');

/** What the title itself says for a kind that the weights are not sure of. */
function isBorneOut(title: TitleUnderstanding, field: Field): boolean {
  const { kind, signs, bearing, contexts, text } = title;
  const has = (...some: Sign[]): boolean => some.some((sign) => signs.includes(sign));
  switch (kind) {
    case 'design-artefact':
      return (has('design') && (field !== 'art' || !standing.test(text))) || isBareMade(title, field);
    case 'teaching-design':
      return has('design') || (has('teaching') && title.confidence.kind >= 0.5);
    case 'review':
      return has('review') || ((field === 'science' || field === 'engineering') && isBareScience(field, title));
    case 'lab-experiment':
      return measuring.has(field) && (bearing !== null || has('preparation', 'trial') || loaded.test(text));
    case 'clinical-study':
      return bearing !== null || tried.test(text);
    case 'relation-test':
      return (
        (bearing !== null &&
          (said.test(text) || has('question') || bearing.through !== null || bearing.under !== null)) ||
        has('factors', 'survey') ||
        isMindOf(title) ||
        isPattern(title) ||
        (field === 'science' &&
          !title.isAspectNamed &&
          contexts.some(({ kind: sort }) => sort === 'place' || sort === 'setting'))
      );
    case 'text-interpretation':
      return (
        field === 'literature' ||
        (field === 'art' && title.confidence.kind >= 0.35) ||
        contexts.some(({ kind: sort }) => sort === 'text')
      );
    case 'doctrinal-law':
      return field === 'law';
    case 'status-and-remedies':
      return (
        has('problem', 'remedy') ||
        answered.test(text) ||
        (field !== 'medicine' && findTechnicalCore(field, title) !== null)
      );
    case 'history-narrative':
      return field === 'history' || has('history');
    case 'case-study':
      return has('case') || isToldCase(title);
    case 'policy-analysis':
      return has('policy');
    case 'theory-essay':
      return (
        !findPlainTheory(title, field) &&
        (field !== 'military' || thought.test(text)) &&
        (field !== 'art' || !standing.test(text))
      );
  }
}

/** Sides that no usual plan has chapters for: 收入来源与风险. */
function isListOfSides(title: TitleUnderstanding): boolean {
  const sides = listSides(title);
  return (
    sides.length >= 2 &&
    !sides.some(
      (side) => ofChain.test(side) || asking[title.language].test(side) || answering[title.language].test(side),
    )
  );
}

/** 运河漕运与沿岸城镇: two things rose and fell by each other, and not as one. */
const isJoinedPast = (title: TitleUnderstanding): boolean =>
  title.bearing === null && /[与和]| and | [ye] |と/u.test(title.object) && findHalves(title) !== null;

/** The title joins two things and says no more of how they stand to each other. */
const isBarePair = ({ bearing, text }: TitleUnderstanding): boolean =>
  bearing !== null &&
  new RegExp(
    `^(?:el |la |los |las )?${RegExp.escape(bearing.cause)}(?: en [^:]+)? [ye] (?:el |la |los |las )?${RegExp.escape(bearing.outcome)}`,
    'iu',
  ).test(text);

/** Kinds whose usual plan says things of its matter that the title does not bear out. */
function isOfNoSort(title: TitleUnderstanding, field: Field, material: Material): boolean {
  const { kind, signs, bearing } = title;
  const has = (...some: Sign[]): boolean => some.some((sign) => signs.includes(sign));
  switch (kind) {
    case 'status-and-remedies':
      // What troubled people in the past is told; nobody mends it now.
      if (field === 'history') return true;
      // People are no trouble, whatever they handle: nobody fights waste pickers.
      if (namesPeople(title.object, title.language) && !title.isAspectNamed && !has('problem', 'remedy', 'factors'))
        return true;
      // What ails people is not diagnosed in the field or kept in quarantine.
      if (
        field === 'medicine' &&
        title.isAspectNamed &&
        !asking[title.language].test(title.aspect) &&
        isAilment(title.object)
      )
        return true;
      // Avocados and scarce water: two things side by side are not one trouble of the first.
      if (
        bearing !== null &&
        findHalves(title) !== null &&
        !has('problem', 'remedy', 'factors') &&
        !said.test(title.text) &&
        material.subjectChains().length < 2
      )
        return true;
      if (findTechnicalCore(field, title) === null && (isPhenomenon(title) || isListOfSides(title))) return true;
      return (
        !has('problem', 'remedy', 'factors') &&
        bearing === null &&
        !isKnownHarm(title) &&
        !namesHarm(title.object) &&
        !namesHarm(title.aspect) &&
        !asksMending(title) &&
        findHarm(title).length === 0 &&
        findGood(title).length === 0 &&
        findTechnicalCore(field, title) === null &&
        field !== 'science' &&
        field !== 'engineering' &&
        material.subjectChains().length < 2
      );
    case 'case-study':
      return !has('case') && (!hasCourse(title) || isListOfSides(title));
    case 'theory-essay':
      // The part that fungi play is no theorem.
      if (bearing !== null && measuring.has(field) && title.language === 'en') return true;
      return findPlainTheory(title, field) && !has('comparison');
    case 'policy-analysis':
      return (
        !isPolicy(title) &&
        !isStrategic(title) &&
        !isDebated(title) &&
        findPoles(title) === null &&
        !isKnownHarm(title) &&
        !namesHarm(title.object) &&
        findHarm(title).length === 0 &&
        !has('policy', 'problem', 'remedy')
      );
    case 'history-narrative':
      return (
        isPlainEvent(title) ||
        // «Esclavitud y resistencia»: the title does not say that one brought about the other.
        (title.language === 'es' && isBarePair(title) && !isSpanishEvent(title) && !said.test(title.text)) ||
        isJoinedPast(title) ||
        (findHalves(title) !== null &&
          (namesPeople(findHalves(title)?.b ?? '', title.language) ||
            (bearing !== null && namesPeople(findHalves(title)?.a ?? '', title.language))))
      );
    case 'design-artefact':
      return (
        !has('design', 'application', 'preparation') &&
        title.confidence.kind < 0.9 &&
        !made.test(title.text) &&
        !isBareMade(title, field) &&
        field !== 'art'
      );
    case 'relation-test':
      if (bearing?.through || bearing?.under) return false;
      // Two things side by side, of which one is people or firms: those are not measured as an outcome.
      if (
        bearing !== null &&
        !said.test(title.text) &&
        !has('question') &&
        (namesPeople(bearing.outcome, title.language) || bodies.test(bearing.outcome))
      )
        return true;
      // A railway and the price of houses are asked no questions, and nobody said what is computed.
      if (
        answerable.has(field) &&
        (bearing !== null || findHalves(title) !== null) &&
        !said.test(title.text) &&
        !has('factors', 'survey', 'question') &&
        !minded.test(title.text)
      )
        return true;
      // Brand loyalty among young buyers: what people of a sort feel or do is asked of them, with what goes with it.
      if (bearing === null && !title.isAspectNamed && isMindOf(title)) return false;
      return (
        bearing === null &&
        !has('factors', 'survey', 'effect', 'comparison') &&
        !measuring.has(field) &&
        !said.test(title.text) &&
        !reckoned.test(title.text)
      );
    default:
      return false;
  }
}

/** Kinds whose own plan has other chapters than a use. */
const usable: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'review',
  'status-and-remedies',
  'policy-analysis',
  'theory-essay',
  'case-study',
]);
const used: ReadonlySet<Field> = new Set<Field>([
  'military',
  'engineering',
  'agriculture',
  'management',
  'economics',
  'education',
  'interdisciplinary',
]);

/** Benefits and barriers: where a list has what is good in a thing and no remedies, it is no list of troubles. */
function asksSides(title: TitleUnderstanding): boolean {
  const sorts = listSides(title).map(sortListed);
  return sorts.some((sort) => sort === 'role' || sort === 'gains') && !sorts.includes('steps');
}

/** What the title asks has chapters of its own, and those of its kind would answer something else. */
function asksOnly(title: TitleUnderstanding, field: Field, material: Material): boolean {
  const { kind, signs, bearing, contexts } = title;
  if (bearing !== null && findUse(title) === null) return false;
  const isUnsure = title.confidence.kind < sureEnough;
  if (
    (used.has(field) || (field === 'art' && title.language === 'ja')) &&
    (usable.has(kind) || (isUnsure && kind === 'teaching-design')) &&
    !signs.includes('review') &&
    !contexts.some(({ kind: sort }) => sort === 'case') &&
    findUse(title) !== null
  )
    return true;
  if (findMeansUse(title, field) !== null && (usable.has(kind) || isUnsure)) return true;
  // 子ども食堂の役割と運営上の課題: a role is no trouble, and each side has a chapter.
  if (kind === 'status-and-remedies' && asksSides(title)) return true;
  const sort = findAsked(title, field);
  if (kind !== 'status-and-remedies' || sort === null || findQuestion(title) !== null) return false;
  // 直播带货退货率高的原因 asks for no remedies; what breaks has plans of its own, and so has what is known to ail people.
  if (sort === 'causes')
    return !signs.includes('remedy') && findTechnicalCore(field, title) === null && field !== 'medicine';
  return sort !== 'change' || (material.subjectChains().length < 2 && !isKnownHarm(title));
}

/** «Consumo de alcohol y rendimiento en universitarios»: a habit of people and what may come of it are asked of them. */
const isHabitOf = ({ language, kind, bearing, contexts, signs }: TitleUnderstanding): boolean =>
  language === 'es' &&
  kind === 'relation-test' &&
  bearing !== null &&
  !signs.includes('review') &&
  (/^(?:uso|consumo|adicción|dependencia|hábitos|exposición)(?!\p{L})/iu.test(bearing.cause) ||
    / y /u.test(bearing.cause)) &&
  contexts.some(({ kind: sort }) => sort === 'population');

/** The plan by the form of the title alone, where its kind is a guess or its matter of no sort that is known; null where the plan of its kind may be trusted. */
export function findOpen(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  // 外包的利弊: pros and cons have chapters, and none of them is a trouble to be mended.
  if (title.kind === 'status-and-remedies' && sortAsked(title) === 'balance') return planOpen(title, field, material);
  if (title.sides !== null || isWeighed(title)) return null;
  // Whoever names what stands between two things means to test it.
  if (title.kind === 'relation-test' && (title.bearing?.through || title.bearing?.under)) return null;
  if (isHabitOf(title)) return null;
  const poles = findPoles(title);
  // The answers that a title offers are weighed, whatever kind its thing was taken for.
  if (poles !== null) return weighable.has(title.kind) ? nameThing(title, poles, material) : null;
  const struggle = findStruggle(title);
  if (struggle) return struggle;
  // What a thing is used for is asked, not what has been written on the thing.
  if (title.kind === 'review' && !title.signs.includes('review') && findUsedIn(title) !== null)
    return planOpen(title, field, material);
  if (asksOnly(title, field, material)) return planOpen(title, field, material);
  // The law on two things that a title sets side by side is the law on both.
  if (title.kind === 'doctrinal-law' && title.bearing === null) {
    const pair = findHalves(title);
    if (pair) return nameBoth(title, pair, planLaw(material, 0, title));
  }
  if (title.kind !== 'history-narrative' && findTrio(title) !== null) return planOpen(title, field, material);
  const isUnsure = title.confidence.kind < sureEnough && !isBorneOut(title, field);
  // In law a matter of no known sort is a matter of its rules.
  const isNorm = isUnsure || (title.signs.includes('norm') && isOfNoSort(title, field, material));
  if (isNorm && field === 'law' && findQuestion(title) === null && title.bearing === null) {
    const read: TitleUnderstanding = { ...title, kind: 'doctrinal-law' };
    return { title: read, chapters: planLaw(material, 0, read), names: {} };
  }
  if (isUnsure || isOfNoSort(title, field, material)) return planOpen(title, field, material);
  const question = findQuestion(title);
  if (question === null) return isTornName(title) ? planOpen(takeWhole(title), field, material) : null;
  // Why the unions opposed it so late is not why they opposed it: the question stands as it was put.
  if (question.asks === 'why' && asksDegree(title)) return planOpen({ ...title, bearing: null }, field, material);
  if (question.asks === 'why' && keepsVerb(title)) return planOpen(withoutTime(title), field, material);
  // Whatever else a question was taken for, no thing has its name.
  // Why something is so is answered by reasons, whatever else is known of the thing; what broke or happened has plans of its own.
  if (
    question.asks === 'why' &&
    // What a thinker said and why is read in him.
    (field !== 'philosophy' || isTorn(title)) &&
    !toldElsewhere.has(title.kind) &&
    findTechnicalCore(field, title) === null &&
    !isToldCase(title)
  )
    return planOpen(title, field, material);
  // Which of two courses is better is answered by weighing them, not by what ails the thing.
  if (question.isChoice && !toldElsewhere.has(title.kind)) return planOpen(title, field, material);
  // How a shop keeps its customers is asked of the deed; nothing ails the shop.
  if (
    question.isHow &&
    title.signs.includes('remedy') &&
    title.kind === 'status-and-remedies' &&
    material.subjectChains().length < 2
  )
    return planOpen(title, field, material);
  // A question of law that is answered by yes or no is argued on the rules and the courts.
  if (question.asks === 'whether' && title.kind === 'doctrinal-law') return planOpen(title, field, material);
  // "Should Cyclists Need a Licence?": the deed alone has lost who would do it.
  if (question.asks === 'whether' && asksShould(title) && lacksDoer(title)) return planOpen(title, field, material);
  // Whether a thing should be done away with is not asked by what speaks for the thing.
  if (question.asks === 'whether' && asksShould(title) && undone.test(title.text))
    return planOpen(title, field, material);
  const isWide = title.language === 'zh' || title.language === 'ja';
  const isArgued =
    title.kind === 'theory-essay' &&
    (question.asks === 'other' || (question.asks === 'whether' && isWide)) &&
    !asksShould(title) &&
    !asksVerdict(title);
  return isTorn(title) || isTornName(title) || isArgued ? planOpen(title, field, material) : null;
}

/** The words before the colon, all of them: the name of the matter where no piece of them can be trusted. */
function takeWhole(title: TitleUnderstanding): TitleUnderstanding {
  const [head = title.text] = title.text.split(/\s*(?:[:：]|——)\s*/u);
  const object = isUnclosed(head) ? title.text : head;
  return { ...title, object, short: object, isAspectNamed: false, bearing: null };
}

const lacksDoer = ({ language, text, object }: TitleUnderstanding): boolean => {
  const doer = language === 'en' ? /^should (?:the )?(?<doer>\p{L}+) /iu.exec(text)?.groups?.doer : undefined;
  return (
    doer !== undefined &&
    namesPeople(doer, 'en') &&
    /^\p{L}+ing /iu.test(object) &&
    !object.toLowerCase().includes(doer.toLowerCase())
  );
};

const weighable: ReadonlySet<TitleKind> = new Set<TitleKind>(['status-and-remedies', 'case-study', 'doctrinal-law']);

/** By its own words: 机器换人 is one thing, and no machine. */
function nameThing(title: TitleUnderstanding, poles: Poles, material: Material): OpenPlan {
  const thing = grammars[title.language].fromTitle(poles.thing, title.text);
  const essay: TitleUnderstanding = { ...title, kind: 'theory-essay' };
  return nameWhole(essay, thing, planPoles(poles)(material, 0, essay));
}

const toldElsewhere: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'history-narrative',
  'lab-experiment',
  'clinical-study',
  'text-interpretation',
  'review',
]);
const undone =
  /\b(?:abolish|ban|prohibit|replace|scrap|legali[sz]e|allow|require|end|restrict|lower|raise|limit)(?:e?d)?\b|废除|取消|禁止|替代|取代|合法化|放开|限制|abol|prohib|legaliz|elimin|reemplaz|sustitu|廃止|禁止|合法化|引き下げ|引き上げ/iu;

const clause =
  /^(?:we|you|they|i|it|he|she|people|one|there|do|does|did|is|are|was|were|can|should|will|would|must|have|has)\b|\b(?:do|does|did|is|are|was|were|should|can|will|owe|need|want|become|make|get|love|hate|think|believe|know)\b/iu;
const spanishClause = /^(?:es|son|hay|debe|deben|puede|pueden|existe|tenemos|somos|podemos|debemos)(?!\p{L})/iu;

/** A question of yes or no is asked of what stands behind its verb. */
function isAskedOf(text: string, object: string): boolean {
  const asked =
    /^(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had)(?: there| we| it)?(?: (?:the|an?|any|our))? (?<rest>.+)$/iu.exec(
      text,
    )?.groups?.rest;
  const name = object.toLowerCase();
  return asked === undefined || !asked.toLowerCase().includes(name) || asked.toLowerCase().startsWith(name);
}

/** What was read as a thing is a piece of a sentence. */
function isTorn({ object, language, bearing, text }: TitleUnderstanding): boolean {
  if (bearing !== null) return false;
  if (language === 'en') return clause.test(object) || (/\?/u.test(text) && !isAskedOf(text, object));
  if (language === 'es') return spanishClause.test(object);
  return /^(?:我们|人们|人类|他们|你)|(?:应该|能否|是否)/u.test(object);
}
