import type { TitleKind } from '@yanmo/contract/understanding';
import { isSampled } from '../../../understanding/kind/sampled.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { findStudyDesign } from '../../../understanding/titles/study-design.ts';
import { findMinds } from './skeletons/minds.ts';
import { asksPrevalence } from './skeletons/prevalence.ts';

/** What an outline takes otherwise than the title was read; null where it takes nothing otherwise. */
export type Recast = (title: TitleUnderstanding) => Partial<TitleUnderstanding> | null;

/** Two thinkers are no place where a matter was looked at: their chapters name them. */
export const nameMinds: Recast = (title) => {
  const minds = findMinds(title);
  if (!minds) return null;
  const isSaid = (text: string): boolean => text.includes(minds.a) && text.includes(minds.b);
  return { contexts: title.contexts.filter(({ text }) => !isSaid(text)), isAspectNamed: false };
};

const found =
  /^(?:.+?における)?(?<thing>[^の]{2,16}|[^の]{1,8}中の[^の]{2,14})の(?:空間|時空間|季節)?(?:分布|濃度|起源|由来|発生源|動態|組成|実態)(?:(?:と|および)(?:その)?[^の]{2,6})?$/u;

/** マイクロプラスチックの分布と発生源: where it is and whence is what samples tell of it, and neither acts on the other. */
function nameFound(title: TitleUnderstanding): Partial<TitleUnderstanding> | null {
  const thing = title.kind === 'review' ? undefined : found.exec(title.text)?.groups?.thing;
  const plain: TitleUnderstanding = { ...title, bearing: null };
  return thing && isSampled(plain, title.text, 'science')
    ? {
        ...{ object: thing, short: thing, isAspectNamed: false, bearing: null },
        contexts: title.contexts.filter(({ text }) => !thing.includes(text)),
      }
    : null;
}

/** What is asked of a pollutant stands behind it; samples are taken of the pollutant. */
export const nameSampled: Recast = (title) => {
  if (title.language === 'ja') return nameFound(title);
  if (title.language !== 'zh' || !isSampled(title, title.text, 'science') || title.kind === 'review') return null;
  const object = title.object.replace(
    /(?:的|及其|[与和及、]|污染(?=特征|状况|现状|水平|评价)|空间|时空|生态|健康|潜在|环境|赋存|释放)*(?:特征|状况|现状|水平|分布|来源|风险|含量|形态|评价|解析)+(?:[与和及、].+)?$/u,
    '',
  );
  // 巢湖沉积物中磷的赋存形态: phosphorus is named with where it lies.
  const where = title.contexts.find(({ kind }) => kind === 'setting')?.text;
  if (object.length < 3 && object !== title.object && where && title.text.includes(where))
    return {
      object: `${where}${object}`,
      short: `${where}${object}`,
      isAspectNamed: false,
      contexts: title.contexts.filter(({ text }) => text !== where),
    };
  return object.length >= 3 && object !== title.object ? { object, short: object, isAspectNamed: false } : null;
};

const observing: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'clinical-study',
  'lab-experiment',
  'case-study',
  'status-and-remedies',
  'theory-essay',
]);

/** A cohort or cases with controls: the title says how its people were studied, and nothing was tried on them. */
export const nameDesign: Recast = ({ kind, text, language, object, bearing, signs }) => {
  if (findStudyDesign(text) === null) return null;
  // What people were given is looked up as well; nobody's case is told.
  if (bearing === null && !signs.includes('factors'))
    return (language === 'en' || language === 'es') && observing.has(kind) ? { kind: 'clinical-study' } : null;
  // Risk factors are looked for; the illness is what has them.
  const ill = language === 'en' ? /^(?:risk )?factors for (?<ill>.+)$/iu.exec(object)?.groups?.ill : undefined;
  if (!observing.has(kind) && !ill) return null;
  return { ...(observing.has(kind) ? { kind: 'relation-test' } : {}), ...(ill ? { object: ill, short: ill } : {}) };
};

/** 夜勤における困難と支援のあり方: the difficulties are asked of those who have them, and the support answers them. */
export const nameSupported: Recast = ({ kind, language, text }) => {
  const found =
    language === 'ja' && kind !== 'review'
      ? /^(?<hard>.{3,30}?(?:における|が抱える|の抱える|の)(?:困難(?:感)?|悩み|負担|生きづらさ))と(?:その)?(?<help>.{0,6}支援(?:の(?:あり方|在り方|方法|課題))?)$/u.exec(
          text,
        )?.groups
      : undefined;
  return found?.hard && found.help
    ? {
        kind: 'relation-test',
        object: found.hard,
        short: found.hard,
        aspect: found.help,
        isAspectNamed: false,
        bearing: null,
        contexts: [],
      }
    : null;
};

/** How common something is has no effect on what goes with it. */
export const nameCommon: Recast = (title) =>
  asksPrevalence(title) && (title.bearing !== null || /^(?:prevalence|prevalencia|incidencia)/iu.test(title.aspect))
    ? {
        bearing: null,
        signs: title.signs.filter((sign) => sign !== 'factors' && sign !== 'effect'),
        isAspectNamed: false,
      }
    : null;

/** «Plan de marketing para una cafetería»: the plan is made; the café is there or will be. */
export const namePlan: Recast = ({ kind, language, object, aspect, text, contexts }) => {
  if (kind !== 'design-artefact' || language !== 'es' || /negocio|empresa/iu.test(aspect)) return null;
  if (
    !/^(?:programa|plan|propuesta|proyecto) de /iu.test(aspect) ||
    !text.toLowerCase().startsWith(aspect.toLowerCase())
  )
    return null;
  // What a programme is for belongs to its name; whom a plan is for has a place of its own.
  const isAim = /^\p{L}+[aei]r(?: |$)/u.test(object);
  const setting = isAim ? [] : [{ text: object, kind: 'setting' as const }];
  return {
    object: isAim ? `${aspect} para ${object}` : aspect,
    short: aspect,
    isAspectNamed: false,
    contexts: [...setting, ...contexts],
  };
};

/** 地方書店の経営課題と生き残り戦略: the trade has troubles; its troubles have none. */
export const nameTroubled: Recast = ({ kind, language, object }) => {
  const thing =
    kind === 'status-and-remedies' && language === 'ja'
      ? /^(?<thing>.{4,}?)(?:上の|における)?(?:課題|問題点)$/u.exec(object)?.groups?.thing
      : undefined;
  return thing && !/の$/u.test(thing) ? { object: thing, isAspectNamed: false, bearing: null } : null;
};

/** "Recent advances in federated learning": what a review is called is no part of what it reviews. */
export const nameReviewed: Recast = ({ kind, language, aspect, isAspectNamed }) =>
  kind === 'review' &&
  isAspectNamed &&
  (language === 'en' || language === 'es') &&
  /^(?:(?:recent|latest|new|current|recientes|nuevos|últimos) )?(?:advances|progress|developments|trends|directions|avances|progresos|tendencias)(?: recientes)?$/iu.test(
    aspect,
  )
    ? { isAspectNamed: false }
    : null;

/** 来源、风险与修复研究进展: that it is a review is said by its chapters. */
export const nameListed: Recast = ({ kind, language, object, aspect, isAspectNamed }) => {
  if (kind !== 'review') return null;
  // 治療の進歩: what has become of it lately is what a review tells.
  const progressing = language === 'ja' ? object.replace(/の(?:進歩|進展|最新動向|動向と展望)$/u, '') : object;
  if (progressing !== object && progressing.length > 1) return { object: progressing };
  if (language !== 'zh' || !isAspectNamed) return null;
  if (/^(?:国内外|临床|最新|新)*(?:研究)?(?:新)?进展$/u.test(aspect)) return { isAspectNamed: false };
  // 研究进展与应用前景: what any review asks is no side of the thing.
  if (
    /^(?:国内外)?(?:研究)?(?:进展|现状|综述|热点)(?:及其?|与|和|、)(?:应用|发展|未来|研究)?(?:前景|展望|趋势|现状)$/u.test(
      aspect,
    )
  )
    return { isAspectNamed: false };
  const sides = aspect.replace(/的?(?:(?:最新|新)?(?:研究)?进展|研究综述|研究现状|研究述评|综述|述评)$/u, '');
  return sides !== aspect && sides.length >= 2 && sides !== '研究' ? { aspect: sides } : null;
};
