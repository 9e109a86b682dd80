import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { isWideLanguage as isWide } from '../../../text/wide-language.ts';
import { people } from '../../../understanding/readers/en/lexicon.ts';
import { headOf } from '../../../understanding/readers/en/noun-phrase.ts';
import type { ContextKind, TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { zhGrammar } from '../grammar/zh.ts';
import { findAttitude, findFate, findIllness, findSpanishTask, nameUse, withOwner } from './name-matter.ts';

/** Words that say what is done with an object, not which side of it is meant; a heading has its own for that. */
const asking: Record<Language, RegExp> = {
  zh: /^(?:(?:现状|缓解|护理干预|改善|兴起|形成|复兴|崛起|衰落|起源|确立|失误|误译|发生规律|综合防控|防控|突破|预防|破解|突围|化解|纾解|困难|偏差|矫正|瓶颈|误区|不足|障碍|应对|治理|提升|时空变化|时空分布|时空演变|变化|评估|成效|设立|证明|性质|规制|救济|培养|发生|防治|传承|传播|保护|实施效果|实施|地位|反制|问题|困境|挑战|机遇|对策|建议|措施|策略|路径|出路|成因|原因|动因|影响因素|因素|影响|作用|关系|意义|价值|启示|思考|研究|分析|探析|探究|探讨|设计|实现|开发|构建|实践|应用|运用|应用效果|优化|改进|完善|创新|发展|评价|测定|检测|制备|表征|综述|进展|研究进展|述评|评析|审视|展望|比较|对比|异同|解读|阐释|认定|适用|疗效|效果|有效性|观察|体会|护理|案例|调查|历程|演变|变迁|兴衰|嬗变|考察|防范|干预|概述|内涵|特征|表现|机制|模式|存在的|主要|法律)(?:与|及其|及|和|、|的)?)+$/u,
  en: /^(?:(?:the|its|their|a|an|and|of|current|present|main|key|critical|possible|state|status|problems?|issues?|challenges?|opportunities|remed(?:y|ies)|solutions?|measures|strateg(?:y|ies)|causes?|effects?|impacts?|influence|role|relation(?:ship)?|analysis|study|design|implementation|development|evaluation|assessment|review|survey|comparison|interpretation|meaning|history|evolution|course|consequences?|lessons?|debate|effectiveness|determinants|factors|case|prevalence|application|examination|exploration|overview|prospects|explanation|determination|synthesis|properties|policy|scope|origins?|background|aftermath|legacy|outcome|rise|fall|desirability|wrongness)[,\s]*)+$/iu,
  es: /^(?:(?:el|la|los|las|su|sus|un|una|y|e|de|del|actual|principales|situación|estado|problemas?|retos|desafíos|oportunidades|soluciones|medidas|estrategias?|causas?|efectos?|impacto|influencia|papel|relación|análisis|estudio|diseño|implementación|desarrollo|evaluación|revisión|encuesta|comparación|interpretación|significado|historia|evolución|curso|consecuencias|lecciones|debate|eficacia|determinantes|factores|caso|prevalencia|aplicación|exploración|perspectivas|alcance|propiedades|política|lectura|orígenes|origen|antecedentes|reforma y)[,\s]*)+$/iu,
  ja: /^(?:(?:現状|文献検討|文献レビュー|文献研究|問題|課題|対策|方策|解決策|展望|原因|要因|影響|影響要因|役割|関係|関連|意義|研究|分析|考察|検討|設計|実装|開発|構築|実践|応用|適用|評価|測定|作製|合成|効果|有効性|比較|異同|解釈|読解|変遷|歴史|経緯|展開|動向|研究動向|レビュー|事例|調査|特性|特徴|機能|提案|是非|存廃|議論|論争|敗因|勝因|有無|あり方|在り方|課題と今後の展望|今後の展望|今後の課題|展望)(?:と|および|及び|や|・|の|その)?)+$/u,
};

/** 旅游宣传文本的翻译策略的问题 would carry one 的 too many: a short side joins a short object without it. */
const closeUp = (text: string): string =>
  /[》”]的|中的|《/u.test(text) ? text : text.replace(/^([^的]{2,10})的([^的“”]{2,6})$/u, '$1$2');

const longestSpan: Record<Language, number> = { zh: 24, ja: 30, en: 80, es: 90 };

/** Both as the title joins them, where it sets them side by side: nothing reads better than the student's own words. */
function findSpan({ text, language }: TitleUnderstanding, one: string, other: string): string | null {
  const [lower, first, second] = [text.toLowerCase(), one.toLowerCase(), other.toLowerCase()];
  const [at, near] = [lower.indexOf(first), lower.indexOf(second)];
  if (at < 0 || near < 0) return null;
  const span = text.slice(Math.min(at, near), Math.max(at + one.length, near + other.length));
  const between = at < near ? text.slice(at + one.length, near) : text.slice(near + other.length, at);
  if (isWide(language) && !/^(?:|的|[中里]的?|の|の中の|における|と|に対する|への|をめぐる|に関する)$/u.test(between))
    return null;
  if (span.length > longestSpan[language] || /[:：;；?？—―]/u.test(span)) return null;
  return language === 'zh' ? closeUp(span) : span;
}

/** 农村居民收入: whose income it is stands before it in the title, and belongs to its name. */
function withNeighbour({ text, language, contexts }: TitleUnderstanding, span: string): string {
  if (!isWide(language)) return span;
  const found = contexts
    .flatMap((context) => [context.text + span, `${context.text}${language === 'zh' ? '的' : 'の'}${span}`])
    .find((joined) => text.includes(joined) && joined.length <= 14);
  return found ?? span;
}

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
  /(?:[与和及、]|及其|的)?(?:原因|成因|缓解|防范|护理干预|改善|动因|对策|策略|路径|措施|建议|问题|现状|困境|困难|破解|突围|化解|纾解|偏差|矫正|瓶颈|突破|挑战|影响因素|因素|启示|意义|研究|分析|探析|特征|特点|完善|优化|应用|运用|地位|作用|设计|实现|开发|构建|比较|对比|调查|培养|提升|干预|发生|防治|证明)$/u;

/** What is asked of the object as part of its name; null where the two would not stand together. */
function findSide(title: TitleUnderstanding): string | null {
  const { object, aspect, language } = title;
  if (language !== 'zh') return findSpan(title, object, aspect) === null ? null : aspect;
  // 需求与困境: a need beside its troubles is asked about, not part of a name.
  let side = aspect.replace(/^需求(?=[与和及、])|[与和及、]$/gu, '');
  if (title.kind === 'policy-analysis')
    side = side.replace(/(?<=政策)(?:实施|执行)?(?:评估|评价|效果|成效|执行)?$/u, '');
  while (asks.test(side)) side = side.replace(asks, '');
  const isSaid = title.text.includes(side) || title.text.replace(/及其|以及|及|和/gu, '与').includes(side);
  return side.length >= 2 && !object.includes(side) && isSaid ? side : null;
}

export const findContext = ({ contexts }: TitleUnderstanding, ...kinds: readonly ContextKind[]): string | null =>
  contexts.find(({ kind }) => kinds.includes(kind))?.text ?? null;

/** 支气管哮喘患儿 and 家长 side by side are one group: the parents of those children. */
export function findPopulation({ contexts, text, bearing, language }: TitleUnderstanding): string | null {
  const groups = contexts
    .filter(({ kind }) => kind === 'population')
    .map(({ text: group }) => group)
    // 小学校 has pupils, but no voice of its own.
    .filter((group) => language !== 'ja' || !/(?:学校|大学|高校|企業|病院|施設|自治体|地域|園)$/u.test(group))
    // 小学英语 is a subject, and nobody is asked.
    .filter(
      (group) =>
        language !== 'zh' || !/(?:英语|语文|数学|物理|化学|历史|地理|生物|政治|体育|音乐|美术|科学)$/u.test(group),
    );
  // Those are asked in whom the effect shows.
  const shown = bearing && groups.find((group) => text.includes(group + bearing.outcome));
  if (shown) return shown;
  // 脑卒中 is had by 脑卒中偏瘫患者, who are the ones that are treated.
  const named = language === 'zh' && groups[0] ? /^.{2,12}?患者/u.exec(text.slice(text.indexOf(groups[0])))?.[0] : null;
  if (named) return named;
  const [first = null, second] = groups;
  return first !== null && second && text.includes(first + second) ? first + second : first;
}

const standing =
  /伦理|道德|应用|运用|推广|地位|作用|转化|ethic|moral|application|role|place|ética|moral|papel|aplicaci|倫理|是非|役割|応用/iu;
/** What people lived in and by is what a history of it tells, not the place where they did. */
const lived = /(?:生活|制度|组织|教育|商业|贸易|社会|文化|习俗|风俗|信仰|交通|慈善|救济|女性|妇女|报刊)$/u;
const isOneThing = ({ kind }: TitleUnderstanding, side: string): boolean =>
  kind === 'doctrinal-law' ||
  kind === 'policy-analysis' ||
  kind === 'teaching-design' ||
  (kind === 'history-narrative' && lived.test(side)) ||
  (kind === 'theory-essay' && !standing.test(side));

/** The limits of self-defence are self-defence again, a reform of pensions is the reform, 正当防卫的限度条件 is 限度条件. */
function nameBelow({ language, object, kind, short }: TitleUnderstanding, side: string, focus: string): string {
  // 誹謗中傷に対する法的規制 is 誹謗中傷の規制 again, not 法的規制 of whatever.
  if (
    language === 'ja' &&
    kind === 'doctrinal-law' &&
    /^(?:法的|[^の]{2,4}上の)?(?:規制|保護|責任|課題|問題|対応|統制)$/u.test(side)
  )
    return `${short}${short.includes('の') ? 'の' : ''}${side.replace(/^(?:法的|[^の]{2,4}上の)/u, '')}`;
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

/** What is judged is the thing, not its ethics. */
const ethicsOf =
  /^(?:the )?(?:ethics|morality) of (?:the )?|^(?:la )?(?:ética|moral) (?:del? )(?:la |los |las )?|(?:的?伦理(?:问题|困境|审视)?|の倫理(?:性|的問題)?)$/iu;

/** What is asked about is at times the object with what it does: the failure, the claim, the protection, the method. */
function nameDeed({ kind, aspect, text, signs }: TitleUnderstanding, object: string): string | null {
  const change = /^(增多|减少|涨价|流行|走低|走高|增长快|困难)的原因$/u.exec(aspect)?.[1];
  if (change && signs.includes('question')) return object + change;
  if (kind === 'history-narrative') {
    const deed = /^(失败|爆发|兴起|衰落|衰亡|灭亡|覆灭|解体|崩溃|成功|胜利|失利|崛起)的?(?:原因|成因|根源)/u.exec(
      aspect,
    )?.[1];
    if (deed) return object + deed;
    // 难童救济: the relief has a course, the children have none.
    return /^(?:救济|救助|赈济|收容|安置|保护|传播|治理|防治)$/u.test(aspect) && text.includes(object + aspect)
      ? object + aspect
      : null;
  }
  if ((kind === 'theory-essay' || kind === 'text-interpretation') && signs.includes('question')) {
    const claim = /^(.{2,12})的(?:可能性|正当性)$/u.exec(aspect)?.[1];
    return claim && text.includes(claim) ? object + claim : null;
  }
  // ABS系统的故障诊断与维修: it is the fault that has signs and causes.
  if (kind === 'status-and-remedies') {
    const fault = /^(?:故障|缺陷|病害|渗漏|裂缝|异响)/u.exec(aspect)?.[0];
    return fault && new RegExp(`的?${fault}`, 'u').test(text) && !object.endsWith(fault) ? object + fault : null;
  }
  if (kind === 'doctrinal-law') return /^(?:法律)?保护/u.test(aspect) ? `${object}保护` : null;
  if (kind === 'clinical-study') return /护理(?:体会|经验|心得|要点)$/u.test(object) ? object.slice(0, -2) : null;
  if (kind !== 'design-artefact') return null;
  const both = /^与(.{3,10})的关系$/u.exec(aspect)?.[1];
  if (both && object.length + both.length <= 17 && text.includes(`${object}与${both}`)) return `${object}与${both}`;
  const built =
    /^(.{0,8}(?:方法|算法|模型|系统|平台|装置|框架|技术|方案|规划|调度|优化|控制|识别|检测|预测|分类|分割|诊断|定位|跟踪))(?:的?(?:研究|设计|实现).*)?$/u.exec(
      aspect,
    )?.[1];
  return built && text.includes(object + built) ? object + built : null;
}

/** 过劳问题: what is unwanted is a problem by itself, and a heading says 过劳的突出表现. */
const withoutProblem = (name: string): string => {
  const bare = name.replace(/的?问题$/u, '');
  return bare !== name && zhGrammar.improve(bare).improve === '缓解' ? bare : name;
};

/** 林黛玉的悲剧命运 stands before further 的; a comparison is not compared. */
const nameObject = (title: TitleUnderstanding): string => {
  const { object: whole, language, sides, kind } = title;
  // The chapters of a policy paper say themselves that it is carried out.
  const object =
    kind === 'policy-analysis' && language === 'zh'
      ? whole.replace(/(?<=.{2}政策)(?:执行|(?:实施)?(?:效果|成效)|实施|落实)$/u, '')
      : whole;
  const compared = sides ? object.replace(/(?:的?(?:比较|对比)|の比較)$/u, '') || object : object;
  const named = kind === 'theory-essay' ? compared.replace(ethicsOf, '') || compared : compared;
  if (language === 'zh') {
    const done = nameDeed(title, named);
    if (done !== null) return done;
  }
  // 某 says only that the name is kept back; a heading does without.
  return language === 'zh' ? closeUp(withoutProblem(named).replace(/^某(?=.{4})/u, '')) : named;
};

const quotesWork = /《[^》]+》$/u;
const isWork = (text: string): boolean => /^[《“"『「«].*[》”"』」»]$/u.test(text);

/** What is made or tried is named by itself; what is done with it is what the paper's chapters are about. */
const tried: ReadonlySet<TitleKind> = new Set<TitleKind>(['design-artefact', 'clinical-study', 'lab-experiment']);

const isTried = ({ kind, language }: TitleUnderstanding): boolean =>
  tried.has(kind) || (kind === 'teaching-design' && isWide(language));

/** Old patterns used in the design of new goods: the goods are what is made, and the patterns tell them from others. */
function findMade({ kind, language, text }: TitleUnderstanding): { whole: string; goods: string } | null {
  if (kind !== 'design-artefact' || language !== 'zh') return null;
  const found =
    /(?:^|[：:下])(?<source>[^在，：:—]{2,14})在(?<goods>[^在，：]{2,12}?)(?:设计|包装设计)[中里]的?(?:应用|运用|表达|体现)/u.exec(
      text,
    )?.groups;
  if (!found?.source || !found.goods) return null;
  return { whole: `融入${found.source.replace(/的/gu, '')}的${found.goods}`, goods: found.goods };
}

/** What changed, where the heading has its own word for the change. */
const changed = /の(?:変容|変化|変貌|転換)$|^(?:cambios?|transformaci(?:ón|ones)) (?:del?|en) (?:el |la |los |las )?/iu;

const tests =
  /^(?<tested>.+?) (?:in|for) (?:the )?(?:differential )?(?:diagnosis|detection|screening) of |^(?<tested>.+?) en (?:el |la )?(?:diagnóstico|cribado|detección) de/iu;
const makings =
  /^(?:green |facile |one-step )?(?:synthesis|preparation|fabrication)(?: and characteri[sz]ation)? of |^(?:síntesis|preparación)(?: verde)?(?: y caracterización)? (?:de |del )/iu;

const adsorbs = /^(?:adsorption|adsorptive removal|biosorption) of .+? (?:on|onto|by|with) (?<material>.+)$/iu;

/** The test that is judged, not the illness it finds; the material that is made, not its making. */
function findTried({ kind, text, object }: TitleUnderstanding): string | null {
  if (kind === 'clinical-study') {
    const tested = tests.exec(text)?.groups?.tested;
    return tested && !/[:：]/u.test(tested) ? tested : null;
  }
  const taken = kind === 'lab-experiment' ? adsorbs.exec(object)?.groups?.material : undefined;
  if (taken) return `${taken} as an adsorbent`;
  return kind === 'lab-experiment' && makings.test(object) ? object.replace(makings, '') : null;
}

/** An ability is not taught but fostered. */
const findTaught = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'teaching-design' &&
  language === 'zh' &&
  /(?:能力|[^动]力|素养|兴趣|习惯|意识|思维|品质|情感)$/u.test(object)
    ? `${object}培养`
    : null;

const paired: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'history-narrative',
  'theory-essay',
  'case-study',
  'text-interpretation',
  'review',
]);

/** "Free will and moral responsibility": where nothing is measured, the theme is both, as the title joins them. */
function findPair(title: TitleUnderstanding): string | null {
  const { kind, language, object, aspect, bearing } = title;
  if (language !== 'en' || !paired.has(kind)) return null;
  const other =
    bearing?.outcome ??
    /^(?:relation|tension|link|role)s? (?:to|with|in) (?:the )?(?<other>.+)$/iu.exec(aspect)?.groups?.other;
  const span = other ? findSpan(title, object, other) : null;
  return span && / and /iu.test(span) ? span : null;
}

/** What a program does to a thing is what is built, not the thing. */
const tasks = /^(?:detection|prediction|recognition|classification|forecasting|segmentation|estimation|monitoring)$/iu;
function findTask({ kind, language, object, aspect, isAspectNamed }: TitleUnderstanding): string | null {
  if (kind !== 'design-artefact' || language !== 'en' || !isAspectNamed || !tasks.test(aspect)) return null;
  return object.split(/\s+/u).length > 4 || / (?:of|in|for|and) /iu.test(object)
    ? `${aspect} of ${object}`
    : `${object.replace(/(?<=[^su]{2})s$/u, '')} ${aspect}`;
}

/** A weapon has no course; its use has. */
const tools =
  /^(?:[\p{L}-]+ )?(?:drones|tanks|submarines|aircraft|missiles|artillery|machine guns|radar|railways|poison gas|chemical weapons|landmines|mercenaries|helicopters|satellites|propaganda)$/iu;
const findLives = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'history-narrative' && language === 'en' && people.has(headOf(object)) && !/[’']/u.test(object)
    ? `the work and life of ${object}`
    : null;
const findUse = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'history-narrative' && language === 'en' && tools.test(object) ? `the use of ${object}` : null;

const ownerOf = (who: string): string => `${who}${/s$/u.test(who) ? '’' : '’s'}`;

/** "Copyright in works made by machines": a branch of law is too wide without what it is asked of. */
function findRuled(title: TitleUnderstanding): string | null {
  const { kind, language, object, isAspectNamed } = title;
  const matter = findContext(title, 'setting');
  if (kind !== 'doctrinal-law' || language !== 'en' || isAspectNamed || !matter) return null;
  return object.split(/\s+/u).length <= 2 ? findSpan(title, object, matter) : null;
}

/** Whether something can do a thing is asked of that power. */
function findPower({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  const power = kind === 'theory-essay' && language === 'en' && /^capacity for \S+$/iu.test(aspect);
  return power ? `${ownerOf(object)} ${aspect}` : null;
}

/** Firms and people have no extent and no forms; their difficulties have. */
function findTroubled({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  if (kind !== 'status-and-remedies' || language !== 'en') return null;
  if (/^\S+ (?:problems|difficulties|challenges|shortages)$/iu.test(aspect)) return `the ${aspect} of ${object}`;
  const head = headOf(object);
  return (people.has(head) ||
    /^(?:retailers?|firms?|enterprises|companies|smes|businesses|shops|start-?ups)$/u.test(head)) &&
    /problem|challenge|difficult|obstacle|barrier|^causes|responses/iu.test(aspect)
    ? `the difficulties of ${object}`
    : null;
}

/** "Kant on lying": what is discussed is his view. */
function findView({ kind, language, object, text, contexts }: TitleUnderstanding): string | null {
  const thinker = contexts.find((context) => context.kind === 'case')?.text;
  if (kind !== 'theory-essay' || language !== 'en' || !thinker) return null;
  if (!text.toLowerCase().startsWith(`${thinker.toLowerCase()} on `)) return null;
  const isThe = text.toLowerCase().includes(` on the ${object.toLowerCase()}`);
  return `${ownerOf(thinker)} view of ${isThe ? 'the ' : ''}${object}`;
}

/** What headings call the matter of a title, as spans of the title in its own language. */
export function nameTitle(title: TitleUnderstanding): TitleNames {
  const { aspect: asked, isAspectNamed, bearing, language, kind } = title;
  const owned = withOwner(title, nameObject(title));
  const made = findMade(title);
  const object =
    made?.whole ??
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
      ? /^.{2,10}(?:[诗词赋曲]|小说|散文|戏剧|剧作|诗歌|作品)$/u.exec(findContext(title, 'setting') ?? '')?.[0]
      : undefined;
  const readIn = setIn !== null && (language !== 'en' || /^\p{Lu}/u.test(setIn)) ? setIn : null;
  const work =
    findContext(title, 'text') ??
    sung ??
    (isWork(object) || (kind === 'text-interpretation' && quotesWork.test(object)) ? object : readIn);
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
    return { object: cause, aspect: outcome, focus: cause, work, below: null };
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
  const side = isAspectNamed && !isTried(title) && !asking[language].test(asked.trim()) ? findSide(title) : null;
  const focus = side === null ? object : (findSpan(title, object, side) ?? object);
  if (kind === 'text-interpretation' && sung !== undefined && work === sung && !object.includes(sung))
    return { object: sung, aspect: object, focus: object, work, below: null };
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
    return { object: work, aspect: focus, focus: findSpan(title, focus, work) ?? focus, work, below: null };
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
