import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { findMade } from './name-tried.ts';
import type { Recast } from './recast-studies.ts';

const headOf = (text: string): string => text.split(/——|[：:]/u)[0] ?? text;
const sure = ({ confidence }: TitleUnderstanding): TitleUnderstanding['confidence'] => ({
  ...confidence,
  kind: Math.max(confidence.kind, 0.8),
});

const between =
  /(?:——|[：:])(?:兼论|论|基于|以)?(?<through>[^：:，、与和—]{2,10})的(?:部分|完全|链式)?(?<part>中介|调节)(?:作用|效应)(?:研究|检验|分析)?$/u;
const ends =
  /^(?<cause>[^与和对、，]{2,14})(?:[与和](?<beside>[^与和、，的]{2,16})(?:的关系)?|对(?<on>[^与和、，]{2,16}?)的影响(?:机制|研究|机理)?)$/u;

/** 父母期望与初中生学业拖延：自我效能感的中介作用: who names what stands between two things tests how one acts on the other. */
const nameBetween: Recast = (title) => {
  const { language, text, kind, contexts } = title;
  const { through, part } = (language === 'zh' && kind !== 'review' ? between.exec(text)?.groups : null) ?? {};
  const { cause: whole, beside, on } = through ? (ends.exec(headOf(text))?.groups ?? {}) : {};
  const acted = beside ?? on;
  if (!through || !whole || !acted) return null;
  // 初中生 before what they put off are those who are asked.
  const people = contexts.find((context) => context.kind === 'population' && acted.startsWith(context.text));
  const outcome = people && acted.length - people.text.length >= 2 ? acted.slice(people.text.length) : acted;
  const owner = contexts.find((context) => context.kind === 'population' && whole.startsWith(context.text));
  const cause = owner && whole.length - owner.text.length >= 2 ? whole.slice(owner.text.length) : whole;
  const isNew = ![cause, outcome, acted].includes(through);
  return {
    ...{ kind: 'relation-test', object: cause, short: cause, aspect: `对${outcome}的影响`, isAspectNamed: true },
    bearing: {
      ...{ cause, outcome: acted },
      through: isNew && part === '中介' ? through : null,
      under: isNew && part === '调节' ? through : null,
    },
    signs: ['effect'],
    contexts: contexts.filter((context) => context === people || context === owner || !through.includes(context.text)),
    confidence: sure(title),
  };
};

const helping = /^(?<bad>障碍|阻碍|阻碍因素|障碍因素|困难)(?:与|和|及其?|、)(?<good>促进因素|支持因素|有利因素|助力)$/u;

/** 自我管理的障碍与促进因素: both are what a thing hangs on; it does not act on its own obstacles. */
const nameHelping: Recast = (title) =>
  title.language === 'zh' && title.isAspectNamed && title.bearing === null && helping.test(title.aspect)
    ? { aspect: '影响因素', isAspectNamed: false, signs: title.signs.filter((sign) => sign !== 'problem') }
    : null;

const courses =
  '(?:设置|设立|创设|建立|建置|创立|创办|兴建|推行|实施|运行|运作|兴起|形成|演变|沿革|变迁|发展|职能|衰落|衰微|瓦解|解体|崩溃|终结|废止|废除|裁撤|兴废|兴衰)';
const founded = new RegExp(
  `^${courses}(?:与|和|及其?|、)(?:其)?(?:${courses}|(?:历史)?(?:困境|弊端|作用|意义|特点|成效|局限|影响|评价))$`,
  'u',
);

/** 市舶司的设置与演变: the office was set up and changed; setting it up and changing was neither. */
const nameFounded: Recast = ({ language, kind, aspect, isAspectNamed }) =>
  language === 'zh' && kind === 'history-narrative' && isAspectNamed && founded.test(aspect)
    ? { isAspectNamed: false }
    : null;

const atHome = /^(?<thing>.{2,16}?)在(?<where>我国|中国|国内|本土)$/u;
const besides = /(?:——|[：:])兼(?:评|论|及|谈|与)(?<other>[^：:—]{2,20})$/u;

/** 被遗忘权在我国的确立路径：兼评欧盟经验: where it is asked is no part of what is asked about, and what is looked at by the way is no place where it was studied. */
const nameAtHome: Recast = ({ language, object, short, text, contexts, signs }) => {
  if (language !== 'zh') return null;
  const thing = atHome.exec(object)?.groups?.thing;
  const other = besides.exec(text)?.groups?.other ?? '';
  const kept = other
    ? contexts.filter((context) => !/^兼/u.test(context.text) && !other.startsWith(context.text))
    : contexts;
  if (!thing && kept.length === contexts.length) return null;
  return {
    ...{ object: thing ?? object, short: thing ?? short, contexts: kept },
    signs: kept.some(({ kind }) => kind === 'case') ? signs : signs.filter((sign) => sign !== 'case'),
  };
};

const stuckAt = /^(?:教学)?(?:实施|开展|推进|落地|应用|教学)(?:的)?(?:现实)?(?:困境|难题|问题|障碍|瓶颈|难点)/u;

/** 项目式学习在地理教学中的实施困境: what goes wrong in class is asked; no lesson is planned. */
const nameStuckInClass: Recast = (title) =>
  title.language === 'zh' &&
  (title.kind === 'teaching-design' || title.confidence.kind < 0.6) &&
  title.bearing === null &&
  title.isAspectNamed &&
  title.signs.includes('problem') &&
  stuckAt.test(title.aspect)
    ? {
        ...{ kind: 'status-and-remedies', aspect: title.aspect.replace(/^教学(?=实施|开展|推进)/u, '') },
        ...{ signs: ['problem'], confidence: sure(title) },
        // A subject is taught, and is nobody.
        contexts: title.contexts.map((context) =>
          context.kind === 'population' && !/[生师员者童人]$/u.test(context.text)
            ? { ...context, kind: 'setting' }
            : context,
        ),
      }
    : null;

const lacking =
  /^(?<both>[^与和、]{2,14}(?:下降|下滑|恶化|降低|减退|上升|流失|增加|减少)[与和][^与和、的]{2,12}(?:不足|缺失|缺乏|欠缺|缺位|短缺))(?:问题|现象)?(?:研究|探析|分析)?$/u;

/** 体质健康下降与课外体育锻炼不足: two troubles stand side by side, and neither loses its word. */
const nameLacking: Recast = (title) => {
  const both =
    title.language === 'zh' && title.bearing === null ? lacking.exec(headOf(title.text))?.groups?.both : null;
  if (!both) return null;
  const people = title.contexts.find((context) => context.kind === 'population' && both.startsWith(context.text));
  const bare = people ? both.slice(people.text.length).replace(/^的/u, '') : both;
  return {
    ...{ kind: 'status-and-remedies', object: bare, short: bare, aspect: '成因与对策', isAspectNamed: false },
    ...{ signs: ['problem', 'factors', 'remedy'], confidence: sure(title) },
  };
};

const moral = /^(?:伦理|道德)(?:问题|困境|风险|争议|挑战)$/u;

/** 器官移植中的伦理问题及其治理: the questions are raised by what is done; they have no state and no troubles of their own. */
const nameMoral: Recast = ({ language, object, aspect, contexts, bearing }) => {
  if (language !== 'zh' || bearing || !moral.test(object)) return null;
  const where = contexts.find(({ kind }) => kind === 'setting' || kind === 'place' || kind === 'means');
  const answer = /(?<answer>治理|规制|应对|对策|防范)$/u.exec(aspect)?.groups?.answer;
  return where
    ? {
        ...{ object: where.text, short: where.text, isAspectNamed: true },
        aspect: answer ? `${object}与${answer === '对策' ? '应对' : answer}` : object,
        contexts: contexts.filter((context) => context !== where),
      }
    : null;
};

const troubled =
  /^(?<trouble>同质化|低俗化|商业化过度|过度商业化|空心化|泛化|内卷化|形式化|边缘化|碎片化|异化|失范|虚假宣传|乱象)(?:问题|现象|困境)?(?:及其?(?:对策|治理|应对|成因))?$/u;
const run: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'case-study',
  'theory-essay',
  'policy-analysis',
  'relation-test',
]);

/** 联名营销的同质化问题——以喜茶为例: what went wrong is told by how it shows, why, and what helps; nobody carries sameness out. */
const nameGoneWrong: Recast = (title) => {
  const trouble =
    title.language === 'zh' && title.isAspectNamed && run.has(title.kind)
      ? troubled.exec(title.aspect)?.groups?.trouble
      : undefined;
  return trouble
    ? {
        ...{ kind: 'status-and-remedies', object: `${title.object}${trouble}`, short: `${title.object}${trouble}` },
        ...{ aspect: '成因与对策', isAspectNamed: false, confidence: sure(title) },
        signs: [...new Set([...title.signs, 'problem' as const, 'remedy' as const])],
      }
    : null;
};

/** 壁画色彩在文创包装中的转译设计: that goods are designed is what the whole paper says. */
const nameDrawn: Recast = (title) =>
  title.isAspectNamed && /设计$/u.test(title.aspect) && findMade(title) !== null ? { isAspectNamed: false } : null;

/** 能否促进企业转型: whether a policy brings about something good is tested; what it is to bring about is no harm. */
const nameBroughtAbout: Recast = (title) =>
  title.language === 'zh' &&
  title.bearing !== null &&
  title.kind === 'status-and-remedies' &&
  title.signs.includes('question') &&
  !title.signs.includes('remedy') &&
  /(?:能否|是否|能不能|会不会|可否|有没有)(?:有效|显著|真正)?(?:促进|推动|提升|提高|改善|带动|增强|激发|抑制|降低|减少|缓解|缩小|加剧)/u.test(
    title.text,
  )
    ? { kind: 'relation-test', confidence: sure(title) }
    : null;

const machined =
  /^(?:某型?)?(?<part>[^：:，]{2,24}?)(?:零件)?的?(?:机械)?(?:加工|制造)?工艺(?:规程)?(?:设计)?(?:与|及其?|和)(?:专用|其|钻床|铣床|气动|液压)*夹具的?设计$/u;

/** 车床拨叉机械加工工艺规程及夹具设计: the fork is machined and held; neither its process nor its fixture is the part. */
const nameMachined: Recast = (title) => {
  const made = title.language === 'zh' ? machined.exec(headOf(title.text))?.groups?.part : undefined;
  return made
    ? {
        ...{ kind: 'design-artefact', object: made, short: made, aspect: '加工工艺与夹具设计', isAspectNamed: false },
        ...{ bearing: null, signs: ['design'], contexts: [], confidence: sure(title) },
      }
    : null;
};

const willing =
  /^(?<felt>[^与和、的对]{0,8}(?:意愿|意向|满意度|参与度|接受度|信任度|忠诚度|知晓度|支付意愿))(?:研究|调查|分析)?$/u;

/** 中小养殖户的退出意愿: what people are willing to do is asked of them; nobody has ways of bringing it about. */
const nameWilling: Recast = (title) => {
  const { language, kind, aspect, isAspectNamed, object, bearing, signs, contexts } = title;
  if (language !== 'zh' || !isAspectNamed || bearing || kind === 'review' || signs.includes('remedy')) return null;
  const felt = willing.exec(aspect)?.groups?.felt;
  if (!felt || !/(?:户|者|员|民|生|师|人|工|群体|家庭|居民|企业|家长|青年|女性|妇女|游客|用户)$/u.test(object))
    return null;
  return {
    ...{ kind: 'relation-test', object: felt, short: felt, aspect: '影响因素', isAspectNamed: true },
    ...{ signs: ['factors'], confidence: sure(title), contexts: [{ text: object, kind: 'population' }, ...contexts] },
  };
};

/** 赛珍珠笔下的中国农民形象: whose image it is belongs to its name; the novel was not written by that land. */
const nameDepicted: Recast = ({ language, kind, object, text, contexts }) => {
  if (language !== 'zh' || kind !== 'text-interpretation' || !/形象$/u.test(object)) return null;
  const land = contexts.find((context) => context.kind === 'place' && text.includes(context.text + object));
  if (!land || !contexts.some((context) => context.kind === 'text')) return null;
  const whole = land.text + object;
  return {
    ...{ object: whole, short: whole },
    contexts: contexts.filter((context) => context !== land && !/笔下$/u.test(context.text)),
  };
};

const guarded =
  /^(?<one>[^与和及、]{2,12}(?:风险|问题|威胁|攻击|危害|挑战|缺陷))(?:与|和|及其?)(?<two>[^与和及、]{2,10}(?:方法|技术|对策|策略|措施|机制|手段))$/u;

/** 联邦学习中的隐私泄露风险与防御方法综述: the threats have been sorted and so have the defences; both are of the technique. */
const nameGuardedReview: Recast = ({ language, kind, object, contexts }) => {
  const { one, two } = (language === 'zh' && kind === 'review' ? guarded.exec(object)?.groups : null) ?? {};
  const where = one ? contexts.find((context) => context.kind === 'setting' || context.kind === 'means') : undefined;
  return where && one && two
    ? {
        ...{ object: where.text, short: where.text, aspect: `${one}与${two}`, isAspectNamed: true },
        contexts: contexts.filter((context) => context !== where),
      }
    : null;
};

const stressed =
  /^(?<cause>[^，：、]{2,12}(?:胁迫|处理|缺乏|遮阴|淹水|干旱|低温|高温|条件))下(?:的)?(?<thing>[^，：、]{2,20}?)的?(?<sort>生理|生长|光合|代谢|生化|形态|转录组?)?(?:响应|反应|适应性?|变化)(?:特征|机制|规律)?(?:研究|分析)?$/u;
const measured: Readonly<Record<string, string>> = {
  ...{ 生理: '生理指标', 生长: '生长', 光合: '光合特性', 代谢: '代谢指标', 生化: '生化指标', 形态: '形态指标' },
};

/** 干旱胁迫下玉米幼苗根系的生理响应: the drought is set at levels, and what the roots do is measured; nothing is purified. */
const nameStressed: Recast = (title) => {
  const { cause, thing, sort } =
    (title.language === 'zh' && title.kind === 'lab-experiment' && !title.bearing
      ? stressed.exec(headOf(title.text))?.groups
      : null) ?? {};
  if (!cause || !thing) return null;
  const outcome = `${thing}${measured[sort ?? ''] ?? '性状'}`;
  return {
    ...{ object: cause, short: cause, aspect: `对${outcome}的影响`, isAspectNamed: true },
    ...{ bearing: { cause, outcome, through: null, under: null }, signs: ['effect', 'trial'] },
    contexts: title.contexts.filter(({ text }) => !cause.includes(text) && !thing.includes(text)),
  };
};

const gauged =
  /的?(?<asked>(?:发展)?(?:水平|效率|指数|程度|韧性|潜力)?(?:测度|测算|评价|评估)(?:与|及其?|和)(?:其)?(?:区域|时空|空间|地区|省际)(?:差异|格局|演变|分异|演化|特征))(?:研究|分析)?$/u;

/** 融合的水平测度与区域差异: it is measured, and then where it is high and low; the two that are joined are not set against each other. */
const nameGauged: Recast = (title) => {
  const [head] = [headOf(title.text)];
  const asked = title.language === 'zh' && title.kind !== 'review' ? gauged.exec(head)?.groups?.asked : undefined;
  if (!asked) return null;
  const before = head.slice(0, head.lastIndexOf(asked)).replace(/的$/u, '');
  const scopes = title.contexts.filter(({ kind }) => kind === 'place' || kind === 'time').map(({ text }) => text);
  const thing = scopes.reduce((rest, scope) => (rest.startsWith(scope) ? rest.slice(scope.length) : rest), before);
  const object = thing.replace(/^(?:基于.{2,16}的|的)/u, '');
  return object.length < 2
    ? null
    : {
        ...{ object, short: object, aspect: asked, isAspectNamed: true, sides: null, bearing: null },
        signs: title.signs.filter((sign) => sign !== 'comparison' && sign !== 'effect'),
      };
};

/** 德国与中国校企合作比较: who writes in Chinese asks what China can learn. */
const nameLearner: Recast = ({ language, sides }) =>
  language === 'zh' && sides && /^(?:中国|我国)$/u.test(sides[1] ?? '')
    ? { sides: [sides[1] ?? '', sides[0] ?? ''] }
    : null;

const rebuilt =
  /^(?<good>[^与和及、]{2,8})(?<bad>缺失|缺位|失衡|异化|弱化|式微|流失|消解|衰退|断裂|危机)(?:与|和|及其?|、)(?<deed>重建|重塑|重构|复归|回归|修复|再造)(?:路径|策略)?$/u;

/** 城市雕塑的公共性缺失与重建: what is lacking is built anew, and not the sculptures. */
const nameRebuilt: Recast = ({ language, aspect, isAspectNamed, bearing }) => {
  const { good, bad, deed } =
    (language === 'zh' && isAspectNamed && !bearing ? rebuilt.exec(aspect)?.groups : null) ?? {};
  return good && bad && deed ? { aspect: `${good}${bad}与${good}${deed}` } : null;
};

const wanting =
  /^(?<good>[^与和及、的]{2,8})(?:缺失|缺位|不足|缺乏|薄弱)(?:与|和|及其?)(?:其)?(?:完善|补足|健全|优化|改进|提升)(?:路径|对策|策略)?$/u;

/** 灵活就业人员的社会保障缺失与完善: what falls short is bettered; its lack is not. */
const nameWanting: Recast = ({ language, kind, object, aspect, isAspectNamed, bearing, text }) => {
  const good =
    language === 'zh' && kind === 'status-and-remedies' && isAspectNamed && !bearing
      ? wanting.exec(aspect)?.groups?.good
      : undefined;
  if (!good || !text.includes(`${object}的${good}`) || object.length + good.length > 14) return null;
  return { object: `${object}${good}`, short: good, aspect: '问题与对策', isAspectNamed: false };
};

const judged =
  /^(?:制度)?(?:实施|适用|司法|立法|运行|法律)?(?:效果|现状|困境|问题|检视|反思)(?:与|和|及其?|、)(?:其)?(?:立法|制度|司法|法律|规则)?(?:反思|完善|改进|出路|破解|应对|优化|重构|展望|回应)$/u;

/** 离婚冷静期制度的实施效果与反思: how a rule fares and how it may be bettered is what every chapter on the law tells. */
const nameJudged: Recast = ({ language, kind, aspect, isAspectNamed }) =>
  language === 'zh' && kind === 'doctrinal-law' && isAspectNamed && judged.test(aspect)
    ? { isAspectNamed: false }
    : null;

const received = /^(?<side>[^与和及、]{2,10})(?:与|和|及其?)(?:其)?(?:争议|评价|意义|影响|价值|启示|局限)$/u;

/** 余秀华诗歌的身体书写及其争议: what is read in poems is the writing; the dispute is how it was taken. */
const nameReceived: Recast = ({ language, kind, aspect, isAspectNamed }) => {
  const side =
    language === 'zh' && kind === 'text-interpretation' && isAspectNamed ? received.exec(aspect)?.groups?.side : null;
  return side ? { aspect: side } : null;
};

/** 是否加剧了银行的风险承担: one 的 in a heading will do. */
const nameClosedUp: Recast = (title) => {
  const { language, bearing, kind, signs } = title;
  const found =
    language === 'zh' && bearing && kind === 'relation-test' && signs.includes('question')
      ? /^(?<whose>[^的]{2,6})的(?<what>[^的]{2,6})$/u.exec(bearing.outcome)?.groups
      : null;
  if (!bearing || !found?.whose || !found.what) return null;
  const outcome = `${found.whose}${found.what}`;
  return { aspect: `对${outcome}的影响`, bearing: { ...bearing, outcome } };
};

/** In the order in which they are tried; they go before what is guessed of the kind. */
export const chineseForms: readonly Recast[] = [
  nameMachined,
  nameBetween,
  nameHelping,
  nameFounded,
  nameAtHome,
  nameStuckInClass,
  nameLacking,
  nameMoral,
  nameGoneWrong,
  nameDrawn,
  nameBroughtAbout,
  nameWilling,
  nameDepicted,
  nameGuardedReview,
  nameStressed,
  nameGauged,
  nameLearner,
  nameRebuilt,
  nameWanting,
  nameJudged,
  nameReceived,
  nameClosedUp,
];
