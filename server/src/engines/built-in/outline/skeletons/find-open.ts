import type { Field } from '@yanmo/contract/codes';
import { asksMending } from '../../../../understanding/asks-mending.ts';
import type { Sign, TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { asking } from '../asking-words.ts';
import { isPattern } from '../kind-clauses.ts';
import type { Material } from '../material.ts';
import { hasCourse, isToldCase } from './case.ts';
import { isPlainEvent } from './history.ts';
import { ofChain } from './listed.ts';
import { findGood, findHarm, isKnownHarm } from './matters/find-matter.ts';
import { answering, type OpenPlan, planOpen } from './open.ts';
import { findQuestion } from './open-question.ts';
import { isDebated, isPolicy, isStrategic } from './policy.ts';
import { isBareScience } from './science-topic.ts';
import { namesHarm } from './status-and-remedies.ts';
import { findTechnicalCore } from './technical-remedies.ts';
import { asksShould, findPlainTheory } from './theory.ts';
import { listSides } from './title-lists.ts';
import { findPoles, isPhenomenon, isWeighed } from './topic.ts';
import { asksVerdict } from './whether.ts';

/**
 * Below this a guess of the kind is not planned by. Tried by five folds on labelled titles: where a wrong kind costs four to six times
 * what a plain outline does, 0.65 costs least.
 */
export const sureEnough = 0.65;

const measuring: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'medicine']);
const said =
  /影响|作用|效应|相关性|关系|\b(?:effects?|impact|influence|relationship|association|correlation|determinants|predictors)\b|efectos?|impacto|influencia|relación|影響|効果|関連|関係/iu;

const answered =
  /(?:支援|対策|対応|防止|予防|帮扶|救助|保障|防控|防治)$|\b(?:support|prevention|reduction)$|(?:apoyo|prevención|reducción|detección|respuestas?|intervención)(?: [^:]{0,40})?$/iu;
const made =
  /系统|平台|装置|软件|算法|模型|设备|小程序|网站|机器人|传感器|方案|\b(?:system|app|application|platform|device|software|algorithm|model|robot|website|sensor|controller|network|machine|tool|plan|campaign|brand|logo|package|packaging)\b|sistema|aplicación|plataforma|dispositivo|algoritmo|modelo|robot|máquina|システム|アプリ|装置|ロボット|ソフト|アルゴリズム|モデル|機/iu;

const loaded = /behaviou?r|strength|properties|性能|特性|强度|comportamiento|resistencia|propiedades|強度|挙動|性質/iu;
const thought =
  /概念|思想|理论|原则|\b(?:concept|principles?|theory|doctrine|idea|ethics)\b|concepto|principio|teoría|doctrina|理論|原則/iu;

/** What the title itself says for a kind that the weights are not sure of. */
function isBorneOut(title: TitleUnderstanding, field: Field): boolean {
  const { kind, signs, bearing, contexts, text } = title;
  const has = (...some: Sign[]): boolean => some.some((sign) => signs.includes(sign));
  switch (kind) {
    case 'design-artefact':
      return has('design');
    case 'teaching-design':
      return has('teaching', 'design');
    case 'review':
      return has('review') || ((field === 'science' || field === 'engineering') && isBareScience(field, title));
    case 'lab-experiment':
      return measuring.has(field) && (bearing !== null || has('preparation', 'trial') || loaded.test(text));
    case 'clinical-study':
      return has('trial') || bearing !== null;
    case 'relation-test':
      return (
        (bearing !== null && (said.test(text) || has('question'))) ||
        has('factors', 'survey') ||
        isPattern(title) ||
        (field === 'science' && contexts.some(({ kind: sort }) => sort === 'place' || sort === 'setting'))
      );
    case 'text-interpretation':
      return field === 'literature' || field === 'art' || contexts.some(({ kind: sort }) => sort === 'text');
    case 'doctrinal-law':
      return field === 'law';
    case 'status-and-remedies':
      return has('problem', 'remedy') || answered.test(text) || findTechnicalCore(field, title) !== null;
    case 'history-narrative':
      return field === 'history' || has('history');
    case 'case-study':
      return has('case') || isToldCase(title);
    case 'policy-analysis':
      return has('policy');
    case 'theory-essay':
      return !findPlainTheory(title, field) && (field !== 'military' || thought.test(text));
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

/** Kinds whose usual plan says things of its matter that the title does not bear out. */
function isOfNoSort(title: TitleUnderstanding, field: Field, material: Material): boolean {
  const { kind, signs, bearing } = title;
  const has = (...some: Sign[]): boolean => some.some((sign) => signs.includes(sign));
  switch (kind) {
    case 'status-and-remedies':
      if (findTechnicalCore(field, title) === null && (isPhenomenon(title) || isListOfSides(title))) return true;
      return (
        !has('problem', 'remedy', 'factors') &&
        bearing === null &&
        !isKnownHarm(title) &&
        !namesHarm(title.object) &&
        !asksMending(title) &&
        findHarm(title).length === 0 &&
        findGood(title).length === 0 &&
        findTechnicalCore(field, title) === null &&
        field !== 'science' &&
        field !== 'engineering' &&
        material.subjectChains().length < 2
      );
    case 'case-study':
      return !hasCourse(title) || isListOfSides(title);
    case 'theory-essay':
      return findPlainTheory(title, field);
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
      return isPlainEvent(title);
    case 'design-artefact':
      return (
        !has('design', 'application', 'preparation') &&
        title.confidence.kind < 0.9 &&
        !made.test(title.text) &&
        field !== 'art'
      );
    case 'relation-test':
      return bearing === null && !has('factors', 'survey', 'effect', 'comparison') && !measuring.has(field);
    default:
      return false;
  }
}

/** The plan by the form of the title alone, where its kind is a guess or its matter of no sort that is known; null where the plan of its kind may be trusted. */
export function findOpen(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  if (title.sides !== null || isWeighed(title) || findPoles(title) !== null) return null;
  const isUnsure = title.confidence.kind < sureEnough && !isBorneOut(title, field);
  if (isUnsure || isOfNoSort(title, field, material)) return planOpen(title, field);
  const question = findQuestion(title);
  if (question === null) return null;
  // Whatever else a question was taken for, no thing has its name.
  const isWide = title.language === 'zh' || title.language === 'ja';
  const isArgued =
    title.kind === 'theory-essay' &&
    (question.asks === 'other' || (question.asks === 'whether' && isWide)) &&
    !asksShould(title) &&
    !asksVerdict(title);
  return isTorn(title) || isArgued ? planOpen(title, field) : null;
}

const clause =
  /^(?:we|you|they|i|it|he|she|people|one|there|do|does|did|is|are|was|were|can|should|will|would|must|have|has)\b|\b(?:do|does|did|is|are|was|were|should|can|will|owe|need|want|become|make|get|love|hate|think|believe|know)\b/iu;
const spanishClause = /^(?:es|son|hay|debe|deben|puede|pueden|existe|tenemos|somos|podemos|debemos)(?!\p{L})/iu;

/** What was read as a thing is a piece of a sentence. */
function isTorn({ object, language, bearing }: TitleUnderstanding): boolean {
  if (bearing !== null) return false;
  if (language === 'en') return clause.test(object);
  if (language === 'es') return spanishClause.test(object);
  return /^(?:我们|人们|人类|他们|你)|(?:应该|能否|是否)/u.test(object);
}
