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

const founded =
  /^(?:设置|设立|创设|建立|建置|创立|兴建|兴废|兴衰|沿革)(?:与|和|及其?|、)(?:其)?(?:演变|沿革|变迁|发展|废止|裁撤|运作|职能|衰落)$/u;

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
];
