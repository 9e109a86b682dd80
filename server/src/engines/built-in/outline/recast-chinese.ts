import type { TitleKind } from '@yanmo/contract/understanding';
import type { Recast } from './recast-studies.ts';

const painted = /(?:画|山水|花鸟|花卉|书法|草书|行书|隶书|楷书|壁画|雕塑|石刻|造像|版画|篆刻|写意|白描|年画|剪纸)$/u;

const technique = /(?:笔法|墨法|用笔|用墨|笔墨|设色|皴法|线条|刀法|技法|赋彩|章法|描法|运笔)$/u;

/** 黄宾虹山水画中的积墨法: what is asked is the technique, and the pictures are where it is seen. */
const nameTechnique: Recast = ({ language, object, aspect, isAspectNamed, text, contexts, confidence }) =>
  language === 'zh' && isAspectNamed && painted.test(object) && technique.test(aspect) && text.includes(`${object}中`)
    ? {
        ...{ object: aspect, short: aspect, isAspectNamed: false, bearing: null, kind: 'text-interpretation' },
        contexts: [{ text: object, kind: 'setting' }, ...contexts],
        confidence: { ...confidence, kind: 0.7 },
      }
    : null;

const visited =
  /——(?:基于|来自|以)(?<where>[\p{Script=Han}A-Z]{2,14}?)的?(?:田野调查|田野考察|实地调查|调查|考察|调研|观察|案例)$/u;
const everywhere = /^(?:乡村|农村|城市|农业|山区|基层)$/u;

/** 乡村教师专业发展——基于黔西南的田野调查: where one went is a place and no means; 乡村 is part of the name. */
const nameVisited: Recast = ({ language, text, contexts, object }) => {
  const where = language === 'zh' ? visited.exec(text)?.groups?.where : undefined;
  const at = where ? contexts.findIndex((context) => context.kind === 'means' && context.text === where) : -1;
  if (!where || at < 0) return null;
  const [head = text] = text.split('——');
  const front = contexts.filter(
    ({ kind, text: said }) => (kind === 'place' && everywhere.test(said)) || kind === 'population',
  );
  const whole = front.map(({ text: said }) => said).join('') + object;
  const isWhole = head.includes(whole);
  const others = contexts.filter((context, index) => index !== at && !(isWhole && front.includes(context)));
  return {
    ...(isWhole ? { object: whole, short: whole } : {}),
    contexts: [{ text: where, kind: 'case' }, ...others],
  };
};

/** 徐渭大写意花卉中的墨法: what is looked for in pictures is read in them, where the kind is a guess. */
const namePainted: Recast = ({ kind, language, contexts, confidence, bearing, sides, isAspectNamed }) =>
  language === 'zh' &&
  kind === 'theory-essay' &&
  confidence.kind < 0.5 &&
  bearing === null &&
  sides === null &&
  !isAspectNamed &&
  contexts.some((context) => context.kind === 'setting' && painted.test(context.text))
    ? { kind: 'text-interpretation', confidence: { ...confidence, kind: 0.7 } }
    : null;

const changed =
  /(?<cause>[^，：:—]{3,30}(?:变化|变动|变迁|演变|转变|调整|转型|升级))及其对(?<outcome>[^，：:—对]{2,16})的(?<asked>影响(?:机制|机理|效应|路径)?)(?:研究|分析|探析|探究)?(?=——|[：:]|$)/u;

/** 支出结构变化及其对教育焦虑的影响机制: the change acts on what stands behind it; nobody asks what brought it about. */
export const nameChanged: Recast = ({ language, kind, text, object, bearing, signs, contexts }) => {
  const { cause, outcome, asked } = (language === 'zh' && bearing === null ? changed.exec(text)?.groups : null) ?? {};
  if (!cause?.endsWith(object) || !outcome || kind === 'review' || kind === 'history-narrative') return null;
  return {
    ...{ kind: 'relation-test', aspect: `对${outcome}的${asked}`, isAspectNamed: true },
    bearing: { cause: object, outcome, through: null, under: null },
    signs: [...signs.filter((sign) => sign !== 'factors' && sign !== 'concept' && sign !== 'effect'), 'effect'],
    contexts: contexts.filter((context) => !outcome.includes(context.text)),
  };
};

const fared =
  /^(?:[^与和及、]{0,6}(?:成功|经验|优势|亮点|创新|成就|成效|得|特色)[^与和及、]{0,4})[与和及、](?:[^与和及、]{0,6}(?:隐忧|隐患|问题|不足|挑战|困境|教训|失|短板|危机))$/u;

/** 海底捞服务营销的成功之道与隐忧: what went well and what may not is what the chapters find; no firm carries it out. */
const nameFared: Recast = ({ language, kind, aspect, isAspectNamed, bearing }) =>
  language === 'zh' && kind === 'case-study' && isAspectNamed && bearing === null && fared.test(aspect)
    ? { isAspectNamed: false }
    : null;

const held = /^(?<liability>.*责任(?:主体|归属|承担|分配|分担)?)的?(?:认定|界定|确定|判定)(?:标准|规则|问题|路径)?$/u;

const foundBy =
  /^(?:(?:司法|法律|刑法)(?:认定|适用)(?:标准|规则|问题|困境|难点|研究)?|(?:认定|判断|界定|判定)(?:标准|规则|问题|难点))$/u;

/** 侵权责任主体认定: courts find who is liable; nobody finds the finding. */
const nameLiable: Recast = ({ language, kind, object, aspect, isAspectNamed }) => {
  const liability =
    language === 'zh' && kind === 'doctrinal-law' && isAspectNamed ? held.exec(aspect)?.groups?.liability : null;
  if (liability) return { aspect: liability };
  // 高空抛物罪的司法认定: courts find the offence, and it is the offence that has elements.
  // 正当防卫中“不法侵害”的认定标准: one 的 in a heading will do.
  return language === 'zh' && kind === 'doctrinal-law' && isAspectNamed && foundBy.test(aspect)
    ? { isAspectNamed: false, object: object.replace(/中的(?=“)/u, '中') }
    : null;
};

const carried =
  /(?:纹样|纹饰|图案|元素|色彩|符号|图形|意象|造型|工艺|剪纸|刺绣|年画|蜡染|书法|文字|神话|文化)在(?:现代|当代)?[^在，：]{2,12}?(?:设计|包装设计)[中里]的?(?:创新)?(?:应用|运用|表达|转化|体现)/u;
const thought: ReadonlySet<TitleKind> = new Set<TitleKind>(['theory-essay', 'status-and-remedies', 'case-study']);

/** 蜡染纹样在家居产品设计中的应用: goods are designed that carry the pattern; nobody weighs principles of applying it. */
const nameCarried: Recast = ({ language, kind, text, confidence }) =>
  language === 'zh' && thought.has(kind) && carried.test(text)
    ? { kind: 'design-artefact', confidence: { ...confidence, kind: Math.max(confidence.kind, 0.7) } }
    : null;

const furthered =
  /^(?<cause>[^，：？?—吗]{2,14}?)(?:是否|能否|真的|会|能|可以)?(?:促进|提升|提高|推动|带动|抑制|降低|加剧|缓解|改善|增加|减少|缩小|扩大|改变|挤出|影响)了?(?<outcome>[^，：？?—吗]{2,16}?)了?吗?(?=[？?]|——|$)/u;

/** 绿色金融促进企业绿色创新了吗？——来自试验区的证据: whether it did is tested on what the title brings as evidence. */
const nameFurthered: Recast = ({ language, text, bearing, signs, confidence, contexts }) => {
  if (language !== 'zh' || bearing !== null || !signs.includes('question') || !/证据|数据|实证|检验|准自然/u.test(text))
    return null;
  const { cause, outcome } = furthered.exec(text)?.groups ?? {};
  if (!cause || !outcome || cause.length + outcome.length < 5) return null;
  return {
    ...{ kind: 'relation-test', object: cause, short: cause, aspect: `对${outcome}的影响`, isAspectNamed: true },
    bearing: { cause, outcome, through: null, under: null },
    signs: ['question', 'effect'],
    // 来自准自然实验的证据: how it is tested is no place.
    contexts: contexts.filter(
      ({ text: said }) => !outcome.includes(said) && !cause.includes(said) && !/(?:实验|数据|样本|证据)$/u.test(said),
    ),
    confidence: { ...confidence, kind: Math.max(confidence.kind, 0.8) },
  };
};

/** 宋代女性的财产权利: whose it was belongs to the name of what is told. */
const nameWhose: Recast = ({ language, kind, object, short, text, contexts, bearing }) => {
  if (language !== 'zh' || kind !== 'history-narrative' || bearing) return null;
  const whose = contexts.find(
    (context) => context.kind === 'population' && text.includes(`${context.text}的${object}`),
  );
  if (!whose || object.length > 8) return null;
  return {
    object: `${whose.text}${object}`,
    short: whose.text.length + short.length <= 10 ? `${whose.text}${short}` : short,
    contexts: contexts.filter((context) => context !== whose),
  };
};

const whyAnd = /^(?<thing>.{2,20}?)的?(?<why>原因|成因|动因|诱因)(?:及其?|与|和|、|以及)(?<deed>[^与和及、的]{2,6})$/u;

/** 员工离职原因及留人策略: what has causes is leaving, and keeping people is what answers it. */
const nameWhyAnd: Recast = ({ language, kind, object, aspect, bearing }) => {
  if (language !== 'zh' || bearing || (kind !== 'status-and-remedies' && kind !== 'case-study')) return null;
  const { thing, why, deed } = /^(?:策略|对策|措施|路径|方案|建议|办法)/u.test(aspect)
    ? (whyAnd.exec(object)?.groups ?? {})
    : {};
  return thing && why && deed
    ? {
        ...{ kind: 'status-and-remedies', object: thing, short: thing, aspect: `${why}与${deed}${aspect}` },
        isAspectNamed: false,
      }
    : null;
};

const natured =
  /^(?:论|试论|浅析|浅论|略论)?(?<thing>[^：:，、—]{2,16}?)的(?:法律)?(?:性质|属性|定性)(?:及其?|与|和|以及)(?<other>[^：:，、—]{2,20}?)(?:研究|问题研究|探析|分析)?(?=——|[：:]|$)/u;

/** 打赏行为的法律性质及未成年人打赏的返还: what it is in law is asked first, and what is asked next hangs on it. */
const nameNatured: Recast = ({ language, kind, text, contexts }) => {
  const { thing } = (language === 'zh' && kind === 'doctrinal-law' ? natured.exec(text)?.groups : null) ?? {};
  return thing
    ? {
        ...{ object: thing, short: thing, aspect: '法律性质', isAspectNamed: true },
        contexts: contexts.filter((context) => !thing.includes(context.text)),
      }
    : null;
};

const worked =
  /^(?<thing>[^：:，、—]{4,20}?(?:支护|加固|吊装|施工|开挖|结构|地基处理|降水|拆除|改造|衬砌|围堰))(?:方案|工艺)?的?(?:比选|设计|优化|选择|选型)(?:与|及其?|和)(?:施工|变形|沉降|安全|质量|现场)*(?:监测|监控|控制|验算|检测|管理)(?:研究|分析)?$/u;

/** 深基坑支护方案比选与施工监测: both are done on one work; neither acts on the other. */
const nameWorkedUp: Recast = ({ language, kind, text, confidence }) => {
  const { thing } =
    (language === 'zh' && kind !== 'review' && kind !== 'history-narrative' ? worked.exec(text)?.groups : null) ?? {};
  return thing
    ? {
        ...{ kind: 'design-artefact', object: thing, short: thing, aspect: '设计', isAspectNamed: true, bearing: null },
        confidence: { ...confidence, kind: Math.max(confidence.kind, 0.8) },
        signs: ['design'],
      }
    : null;
};

const cameUp =
  /^(?:论|试论|略论)?(?<thing>[^：:，、与和—]{2,18}?)的?(?<turn>创办|创立|创设|设立|开办|兴办|传入|引入|修建|开通|兴起|崛起|兴盛|繁荣|衰落|衰败|没落|瓦解|解体)(?:及其?|与|和)(?:其)?(?<asked>(?:对[^：:，—]{2,14}的)?[^：:，、与和—的]{0,6}影响)(?:研究|探析)?$/u;

/** 江南市镇的兴起及其社会影响: the rise is told, and what came of it; neither is a place that was founded and reshaped. */
const nameCameUp: Recast = ({ language, kind, text, contexts, bearing }) => {
  const { thing, turn, asked } =
    (language === 'zh' && kind === 'history-narrative' && !bearing ? cameUp.exec(text)?.groups : null) ?? {};
  if (!thing || !turn || !asked) return null;
  const time = contexts.find((context) => context.kind === 'time' && thing.startsWith(context.text));
  const bare = time ? thing.slice(time.text.length).replace(/^的/u, '') : thing;
  if (bare.length < 2) return null;
  return {
    ...{ object: bare + turn, short: bare + turn, aspect: asked, isAspectNamed: false },
    contexts: contexts.filter((context) => !bare.includes(context.text)),
  };
};

/** 基于弗兰克福特案例的讨论: the case is what is discussed by, and is said. */
const nameDiscussed: Recast = ({ language, signs, contexts }) => {
  if (language !== 'zh' || !signs.includes('question')) return null;
  const at = contexts.findIndex(
    ({ kind, text }) => kind === 'means' && /案例?的(?:讨论|分析|考察|反思|思考)$/u.test(text),
  );
  return at < 0
    ? null
    : {
        contexts: contexts.map((context, index) =>
          index === at ? { text: context.text.replace(/的[^的]+$/u, ''), kind: 'means' } : context,
        ),
      };
};

/** In the order in which they are tried. */
export const chineseRecasts: readonly Recast[] = [
  nameWhyAnd,
  nameDiscussed,
  nameCameUp,
  nameNatured,
  nameWorkedUp,
  namePainted,
  nameTechnique,
  nameFared,
  nameLiable,
  nameCarried,
  nameFurthered,
  nameWhose,
  nameVisited,
];
