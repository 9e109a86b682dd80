import { isWideLanguage as isWide } from '../../../text/wide-language.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { grammars } from '../grammar/grammars.ts';
import { asking } from './asking-words.ts';
import { isFurthered } from './furthered.ts';
import {
  findLives,
  findPair,
  findPower,
  findRuled,
  findStanding,
  findTask,
  findTroubled,
  findUse,
  findView,
} from './name-english.ts';
import { findAttitude, findFate, findIllness, findSpanishTask, nameUse, withOwner } from './name-matter.ts';
import { nameObject } from './name-object.ts';
import { findMade, findTaught, findTried, isTried } from './name-tried.ts';
import { findMinds } from './skeletons/minds.ts';
import { findContext } from './title-scopes.ts';
import { findSpan, withNeighbour } from './title-spans.ts';

export interface TitleNames {
  object: string;
  /** The side of the object that is studied, or what is acted on; null where the title only says what is done with it. */
  aspect: string | null;
  /** Both as one theme. */
  focus: string;
  /** The text, picture or piece that is read. */
  work: string | null;
  /** What sections call it once a chapter has named the whole; null where the object's own short form does. */
  below: string | null;
}

/** 失败原因, 培养策略: the words of asking at the end go, what is asked about stays. */
const asks =
  /[与和及、](?:控制|治理|管控|防控|应对|遏制|整治|消解|处置)$|(?:[与和及、]|及其|的)?(?:原因|成因|缓解|防范|护理干预|改善|动因|对策|策略|路径|措施|建议|问题|现状|困境|困难|出路|破解|突围|化解|纾解|偏差|矫正|瓶颈|突破|挑战|(?:危险|风险|影响|相关|保护|预测|制约|限制|阻碍|驱动)?因素|(?:(?:现代|当代|时代|现实|社会|历史)的?)?(?:启示|意义)|研究|分析|探析|特征|特点|完善|优化|应用|运用|地位|作用|设计|实现|开发|构建|比较|对比|调查|培养|提升|干预|发生(?:规律|特点)?|(?:综合|绿色|生物)?防治|证明|辨析|考辨|辨正|探微|再思考|再认识)$/u;

/** What is asked of the object as part of its name; null where the two would not stand together. */
function findSide(title: TitleUnderstanding): string | null {
  const { object, aspect: asked, language, text } = title;
  // Whether one may do a thing is asked by its ethics, where the title has the word.
  const aspect =
    /^(?:moral permissibility|ethical issues)$/u.test(asked) && /\bethics of\b/iu.test(text) ? 'ethics' : asked;
  if (language !== 'zh') return findSpan(title, object, aspect) === null ? null : aspect;
  // 需求与困境: a need beside its troubles is asked about, not part of a name.
  let side = aspect.replace(/^需求[与和及、]|[与和及、]$/gu, '');
  // 伦理困境: what befalls those in a novel is a theme of it, and nobody asks how to mend it.
  if (title.kind === 'text-interpretation' && /[与和及、]\p{Script=Han}{2,4}(?:困境|冲突|问题|挑战|偏差)$/u.test(side))
    return object.includes(side) || !title.text.includes(side) ? null : side;
  if (title.kind === 'policy-analysis')
    side = side.replace(/(?<=政策)(?:实施|执行)?(?:评估|评价|效果|成效|执行)?$/u, '');
  while (asks.test(side)) side = side.replace(asks, '');
  // 现状、短板: where one item of a list is asked, so are the others.
  if (
    side !== aspect &&
    /[、与和及]/u.test(side) &&
    side.split(/[、与和及]/u).some((item) => asks.test(`${item}`) && item.length <= 4)
  )
    return null;
  const isSaid = title.text.includes(side) || title.text.replace(/及其|以及|及|和/gu, '与').includes(side);
  return side.length >= 2 && !object.includes(side) && isSaid ? side : null;
}

const stood =
  /伦理|道德|应用|运用|推广|地位|作用|转化|ethic|moral|application|role|place|ética|moral|papel|aplicaci|倫理|是非|役割|応用/iu;
/** What people lived in and by is what a history of it tells, not the place where they did. */
const lived = /(?:生活|制度|组织|教育|商业|贸易|社会|文化|习俗|风俗|信仰|交通|慈善|救济|女性|妇女|报刊)$/u;
const isOneThing = ({ kind }: TitleUnderstanding, side: string): boolean =>
  kind === 'doctrinal-law' ||
  kind === 'policy-analysis' ||
  kind === 'teaching-design' ||
  (kind === 'history-narrative' && lived.test(side)) ||
  (kind === 'theory-essay' && !stood.test(side));

/** The limits of self-defence are self-defence again, a reform of pensions is the reform, 正当防卫的限度条件 is 限度条件. */
function nameBelow({ language, object, kind, short }: TitleUnderstanding, side: string, focus: string): string {
  // 誹謗中傷に対する法的規制 is 誹謗中傷の規制 again, not 法的規制 of whatever.
  if (
    language === 'ja' &&
    kind === 'doctrinal-law' &&
    /^(?:法的|[^の]{2,4}上の)?(?:規制|保護|責任|課題|問題|対応|統制)$/u.test(side)
  )
    if (/(?:課題|問題)$/u.test(side))
      // スマート契約の法的問題 is スマート契約 again: a question of the law is no part of its name.
      return short;
    else return `${short}${short.includes('の') ? 'の' : ''}${side.replace(/^(?:法的|[^の]{2,4}上の)/u, '')}`;
  if (isWide(language))
    return kind === 'doctrinal-law' || kind === 'theory-essay'
      ? side.length >= 4 && focus.length > 8 && (language !== 'zh' || !/[与和及、]/u.test(side))
        ? side
        : focus
      : focus;
  return kind === 'policy-analysis' || kind === 'teaching-design'
    ? focus.toLowerCase().startsWith(side.toLowerCase())
      ? side
      : focus
    : object;
}

/** 空き家問題と自治体の対応: the trouble is the matter, and what others do about it no part of its name. */
export const isAnswered = ({ kind, signs, object, aspect, contexts, text }: TitleUnderstanding): boolean =>
  kind === 'status-and-remedies' &&
  signs.includes('remedy') &&
  new RegExp(
    `${RegExp.escape(object)}(?:${[...contexts.map((context) => ` (?:in|en)(?: the| el| la)? ${RegExp.escape(context.text)}`), ''].join('|')})(?:[と与和]| and (?:the )?| y (?:el |la |los |las )?)${RegExp.escape(aspect)}`,
    'iu',
  ).test(text);

const quotesWork = /《[^》]+》$/u;
const isWork = (text: string): boolean => /^[《“"『「«].*[》”"』」»]$/u.test(text);

/** What changed, where the heading has its own word for the change. */
const changed =
  /[的の]?(?:变迁|转型|变革|演变|变化|转变|兴起|崛起|衰落|形成|重建|调整)$|の(?:変容|変化|変貌|転換)$|^(?:cambios?|transformaci(?:ón|ones)) (?:del?|en) (?:el |la |los |las )?/iu;

/** 初中物理探究式教学设计: what is designed is the teaching. */
const findLessonName = ({ kind, language, text, object }: TitleUnderstanding): string | null =>
  kind === 'teaching-design' && language === 'zh' && text.includes(`${object}教学`) && !/教学$/u.test(object)
    ? `${object}教学`
    : null;

const mended: ReadonlySet<TitleUnderstanding['kind']> = new Set([
  'status-and-remedies',
  'case-study',
  'policy-analysis',
] as const);

const longestBelow = 11;

/** 农村电商助力农产品销售: what the one does for the other is what falls short and is bettered; where that is long, the one is called alone below a chapter. */
function findFurthered(title: TitleUnderstanding): Omit<TitleNames, 'work'> | null {
  const { kind, object, bearing } = title;
  if (!mended.has(kind) || !isFurthered(title) || bearing === null) return null;
  return { object, aspect: null, focus: object, below: object.length > longestBelow ? bearing.cause : object };
}

/** What headings call the matter of a title, as spans of the title in its own language. */
export function nameTitle(title: TitleUnderstanding): TitleNames {
  const { aspect: asked, isAspectNamed, bearing, language, kind } = title;
  const owned = withOwner(title, nameObject(title));
  const made = findMade(title);
  const object =
    made?.whole ??
    findLessonName(title) ??
    findTask(title) ??
    findUse(title) ??
    findLives(title) ??
    findTaught(title) ??
    findTried(title) ??
    findSpanishTask(title) ??
    findAttitude(title) ??
    findFate(title) ??
    findIllness(title) ??
    owned;
  // A name that a reading is set in is the name of a work, whatever else it could be.
  const setIn = kind === 'text-interpretation' && !isWide(language) ? findContext(title, 'setting', 'case') : null;
  const sung =
    kind === 'text-interpretation' && language === 'zh' && bearing === null
      ? /^.{1,10}(?:[诗词赋曲]|小说|散文|戏剧|剧作|诗歌|作品)$/u.exec(findContext(title, 'setting') ?? '')?.[0]
      : undefined;
  const readIn = setIn !== null && (language !== 'en' || /^\p{Lu}/u.test(setIn)) ? setIn : null;
  const work =
    findContext(title, 'text') ??
    sung ??
    (isWork(object) || (kind === 'text-interpretation' && quotesWork.test(object)) ? object : readIn);
  const minds = findMinds(title);
  if (minds) {
    const theme = title.object;
    const focus = {
      zh: `${minds.a}与${minds.b}的${theme}`,
      en: `${theme} in ${minds.a} and ${minds.b}`,
      es: `${theme} en ${minds.a} y ${minds.b}`,
      ja: `${minds.a}と${minds.b}における${theme}`,
    }[language];
    return { object: theme, aspect: null, focus, work: null, below: theme };
  }
  const furthered = findFurthered(title);
  if (furthered) return { ...furthered, work };
  const pair = findPair(title);
  if (pair && (kind === 'case-study' || kind === 'review'))
    return { object: pair, aspect: null, focus: pair, work, below: null };
  if (pair && bearing) return { object: bearing.cause, aspect: bearing.outcome, focus: pair, work, below: null };
  if (pair && kind === 'text-interpretation') {
    const other = pair.slice(object.length).replace(/^ and /iu, '');
    return { object, aspect: other, focus: pair, work, below: null };
  }
  if (pair) return { object, aspect: null, focus: pair, work, below: null };
  if (bearing) {
    const cause = nameUse(title, withNeighbour(title, bearing.cause));
    const reached = withNeighbour(title, bearing.outcome);
    const outcome = kind === 'history-narrative' ? reached.replace(changed, '') || reached : reached;
    // 安史之乱与唐代财政制度: a history of what one did to the other is of both, and so is a review of it.
    const isOfBoth = (kind === 'history-narrative' && language === 'zh') || (kind === 'review' && isWide(language));
    const focus = isOfBoth ? grammars[language].join(cause, outcome) : cause;
    return { object: cause, aspect: outcome, focus, work, below: null };
  }
  const subject = language === 'en' ? /^use in teaching (?<subject>.+)$/iu.exec(asked)?.groups?.subject : undefined;
  if (subject) {
    const use = `${object} in ${subject} teaching`;
    return { object: use, aspect: null, focus: use, work, below: null };
  }
  const lessons = language === 'en' && /^teaching$/iu.test(asked);
  if (lessons && kind === 'status-and-remedies' && !/ (?:of|in|for|to|with|and) /iu.test(object)) {
    const practice = `${object} teaching`;
    return { object: practice, aspect: null, focus: practice, work, below: null };
  }
  if (lessons && kind === 'teaching-design') {
    const taught = `the teaching of ${object}`;
    return { object: taught, aspect: null, focus: taught, work, below: 'the teaching' };
  }
  const troubled = findTroubled(title);
  if (troubled)
    return { object: troubled, aspect: null, focus: troubled, work, below: troubled.replace(/ of .+$/u, '') };
  const ruled = findRuled(title);
  if (ruled) return { object: ruled, aspect: null, focus: ruled, work, below: object };
  const standing = findStanding(title);
  if (standing) return { object: standing, aspect: null, focus: standing, work, below: 'this status' };
  const power = findPower(title);
  if (power) return { object: power, aspect: null, focus: power, work, below: 'this capacity' };
  const view = findView(title);
  if (view)
    return {
      object: view,
      aspect: null,
      focus: view,
      work,
      below: view.replace(/ view of .+$/u, ' view').replace(/^.* (?=\S+ view$)/u, ''),
    };
  const side =
    isAspectNamed && !isTried(title) && !asking[language].test(asked.trim()) && !isAnswered(title)
      ? findSide(title)
      : null;
  const focus = side === null ? object : (findSpan(title, object, side) ?? object);
  if (kind === 'text-interpretation' && sung !== undefined && work === sung && !object.includes(sung))
    return { object: sung, aspect: object, focus: findSpan(title, sung, object) ?? object, work, below: null };
  // 王熙凤的管理才能及其悲剧命运: whose it is, and both sides of it.
  if (kind === 'text-interpretation' && language === 'zh' && work === null && side?.includes('与') && focus === object)
    return {
      object,
      aspect: side,
      focus: object.length + side.length <= 14 ? `${object}的${side}` : side,
      work,
      below: null,
    };
  // Women in Jane Eyre: the work is what is studied, what it shows is the side under study.
  if (kind === 'text-interpretation' && work !== null && !object.includes(work)) {
    // Where two works are read, one of them is no part of the theme's name.
    const whole = title.sides?.includes(work) ? focus : (findSpan(title, focus, work) ?? focus);
    return { object: work, aspect: focus, focus: whole, work, below: null };
  }
  // Heidegger's being-towards-death, the limits of self-defence: one thing is discussed, and the title names it by both.
  if (side !== null && isOneThing(title, side)) {
    return { object: focus, aspect: side, focus, work, below: nameBelow(title, side, focus) };
  }
  // 耕作放棄地の再生と地域活性化: what becomes of it stays named below the chapter.
  const [fate = ''] = side?.split('と') ?? [];
  if (language === 'ja' && side !== null && side !== fate && (kind === 'case-study' || kind === 'status-and-remedies'))
    return { object: `${object}の${fate}`, aspect: side, focus, work, below: null };
  return {
    object,
    aspect: side,
    focus,
    work,
    below: made?.goods ?? (object === owned && owned !== nameObject(title) ? title.short : null),
  };
}
