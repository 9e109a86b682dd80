import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { countShared } from '../../../../text/word-overlap.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { findSpan } from '../title-spans.ts';
import { nameOnce } from './design-names.ts';
import { ofChain } from './listed.ts';
import { joinSide, type OpenPlan, of } from './open-names.ts';
import { namesPeople } from './people.ts';
import { findTechnicalCore } from './technical-remedies.ts';
import { listSides } from './title-lists.ts';

/** What one half of a title asks, where no plan of a kind answers it beside another half. */
type HalfSort =
  | 'gauge'
  | 'spread'
  | 'cause'
  | 'change'
  | 'mechanism'
  | 'ethics'
  | 'traits'
  | 'answer'
  | 'passage'
  | 'reception';

const sorts: readonly (readonly [HalfSort, RegExp])[] = [
  ['gauge', /(?:测度|测算|评价|评估)$/u],
  ['spread', /^(?:区域|时空|空间|地区|省际)(?:差异|格局|演变|分异|演化|特征)$/u],
  ['cause', /^(?:成因|诱因|原因|形成原因|要因|原因)$/u],
  ['change', /^(?:历史|形制|风格|传播)?(?:演变|变迁|嬗变|流变|演进|沿革|变遷|変遷|変容)(?:过程|历程)?$/u],
  ['mechanism', /(?:机理|机制|原理|機構|メカニズム|仕組み)$/u],
  ['ethics', /^(?:伦理|道德|倫理的?)(?:问题|困境|风险|争议|挑战|問題|課題)$/u],
  ['traits', /(?:审美|艺术|风格|形式|语言|造型|美学|表現)?(?:特征|特点|特色|特质|特徴|特色)$/u],
  ['passage', /^(?:海外|域外|在.{2,6}的)?(?:译介|翻译|传播|翻訳|[英仏独中露韓和]訳|紹介)$/u],
  ['reception', /^(?:海外|域外|读者)?(?:接受|受容)$/u],
  [
    'answer',
    /(?:治理|规制|防治|防控|防除|防范|抑制|控制|减振措施|措施|对策|优化|改进|改造|预防|修复|消减|应对|対策|防止|抑制|規制)$/u,
  ],
];
const sortHalf = (term: string): HalfSort | null => sorts.find(([, cue]) => cue.test(term))?.[0] ?? null;

/** Pairs of questions of which the usual plans answer one alone. */
const asked: ReadonlySet<string> = new Set([
  ...['change+answer', 'change+traits', 'traits+change', 'mechanism+answer', 'ethics+answer'],
  ...['passage+reception', 'passage+traits', 'gauge+spread', 'cause+answer'],
]);

const natural: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'medicine']);
const crafted: ReadonlySet<Field> = new Set<Field>(['art', 'literature']);

function listParts(
  beside: HalfSort,

  sort: HalfSort,
  { term, thing }: Record<'term' | 'thing', string>,
  field: Field,
  material: Material,
): Section[] {
  // What cools a battery does not keep its separator from shrinking: what is known has to speak of the thing.
  const known = material
    .subjectAnswers()
    .filter(({ problem, cause, measure }) => countShared(`${problem} ${cause} ${measure}`, thing) > 0);
  switch (sort) {
    case 'gauge':
      return [part('fold.index'), part('fold.data'), part('fold.level')];
    case 'spread':
      return [part('fold.place'), part('fold.gap'), part('fold.source')];
    case 'cause':
      return [part('tech.inner'), part('tech.outer'), part('mech.key')];
    case 'change':
      return [part('shift.stages'), part('fold.contrast'), part('fold.force', { term })];
    case 'mechanism':
      return [part('mech.stages'), part('mech.key'), part('fold.evidence')];
    case 'ethics':
      return [part('fold.values'), part('fold.wronged'), part('fold.blame')];
    case 'traits':
      return crafted.has(field)
        ? [part('craft.form'), part('craft.sign'), part('craft.sense')]
        : [part('fold.points'), part('thing.differ'), part('fold.beside')];
    case 'passage':
      return [part('fold.makers'), part('fold.routes'), part('fold.choices')];
    case 'reception':
      return [part('fold.critics'), part('fold.readers'), part('fold.taken')];
    case 'answer':
      if (beside === 'ethics') return [part('fold.duty'), part('fold.rules'), part('fold.mend')];
      // What is known to answer the very subject has names.
      if (known.length >= 2 && beside === 'change')
        return known.slice(0, 3).map((chain) => part('fold.step', { ...chain }));
      return natural.has(field)
        ? [part('fold.means'), part('fold.yield'), part('fold.plan')]
        : [part('fold.duty'), part('fold.rules'), part('fold.mend')];
  }
}

const untold: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'design-artefact',
  'teaching-design',
  'lab-experiment',
  'clinical-study',
  'doctrinal-law',
]);

const introduce = (thing: string, { language }: TitleUnderstanding): Section =>
  namesPeople(thing, language)
    ? section('folk.side', 16, [part('folk.who', of(thing)), part('folk.need', of(thing))], of(thing))
    : section('both.one', 16, [part('both.sense', of(thing)), part('both.forms', of(thing))], of(thing));

/** 银饰纹样的演变与审美特征, 热收缩的机理与抑制: each half has a chapter, and then what the first says of the second. */
function findAskedTwice(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const [first = '', second = '', ...more] = listSides(title);
  const [one, two] = [sortHalf(first), sortHalf(second)];
  if (more.length > 0 || !one || !two || !asked.has(`${one}+${two}`)) return null;
  // What is known of a trouble, or has signs and a cure, is told by that.
  if (one === 'cause' && !(field === 'engineering' || field === 'science')) return null;
  if (one === 'cause' && (findTechnicalCore(field, title) !== null || material.subjectChains().length >= 2))
    return null;
  const { object, aspect, language } = title;
  const each = ([term, sort]: readonly [string, HalfSort], at: number): Section =>
    section('sides.each', 26 - at, listParts(at === 0 ? two : one, sort, { term, thing: object }, field, material), {
      ...{ term, object },
      // The questions are answered, and not what raises them.
      focus: joinSide[language](at === 1 && one === 'ethics' ? `${object}${first}` : object, term),
    });
  const tie = [part(one === 'change' || two === 'change' ? 'fold.kept' : 'fold.link'), part('fold.open')];
  const chapters = [
    // A book has an author and a kind, and no range of meaning.
    one === 'passage'
      ? section('text.world', 16, [part('text.author'), part('text.genre')], of(object))
      : introduce(object, title),
    each([first, one], 0),
    each([second, two], 1),
    // What was measured is explained and used; it says nothing of where it was measured.
    one === 'gauge'
      ? section('fold.read', 16, [part('side.next'), part('fold.open')])
      : section('fold.tie', 16, tie, { a: first, b: second }),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false };
  return nameOnce(read, findSpan(title, object, aspect) ?? joinSide[language](object, aspect), chapters);
}

const told = /生活|活动|事业|生产|教育|管理|建设|经营|贸易|救济|防御|组织|信仰|消费|婚姻|交往|出版|宣传/u;

/** 西南联大的日常生活与学术生产: two sides of what was, each as it was, and what they had to do with each other. */
function findPastSides(title: TitleUnderstanding): OpenPlan | null {
  if (title.kind !== 'history-narrative' || title.language !== 'zh') return null;
  const { language } = title;
  // 知青返城后的就业与家庭生活: what was read as one name is a thing and two sides of it.
  const whole = title.isAspectNamed
    ? null
    : /^(?<thing>[^与和、]{2,12})的(?<both>[^与和、的]{2,8}[与和][^与和、的]{2,8})$/u.exec(title.object)?.groups;
  const object = whole?.thing ?? title.object;
  const aspect = whole?.both ?? title.aspect;
  const [first = '', second = '', ...more] = listSides({ ...title, aspect, isAspectNamed: true });
  const sides = [first, second];
  if (
    more.length > 0 ||
    sides.some((side) => side.length < 2 || ofChain.test(side)) ||
    !sides.some((side) => told.test(side))
  )
    return null;
  if (!whole && sides.some((side) => side.length < 4)) return null;
  const each = (term: string, at: number): Section =>
    section(
      'sides.each',
      25 - at,
      at === 0 ? [part('fold.scene'), part('fold.folk')] : [part('was.forms'), part('was.people'), part('was.shift')],
      {
        ...{ term, object },
        focus: joinSide[language](object, term),
      },
    );
  const both = { a: first, b: second };
  const chapters = [
    section('was.ground', 16, [part('was.before'), part('was.need')], of(object)),
    each(first, 0),
    each(second, 1),
    section('tale.link', 18, [part('tale.ways'), part('tale.back')], both),
    section('tale.mean', 14, [part('tale.effect'), part('tale.views')], both),
  ];
  return nameOnce(
    { ...title, isAspectNamed: false },
    findSpan(title, object, aspect) ?? joinSide[language](object, aspect),
    chapters,
  );
}

const weighed: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'text-interpretation',
  'theory-essay',
  'history-narrative',
]);

/** 《牡丹亭》当代舞台改编的得与失: what it gained, what it lost and by which standard; an adaptation is no picture. */
function findGainLoss(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (title.language !== 'zh' || !crafted.has(field) || !weighed.has(title.kind)) return null;
  const { object, aspect } = title;
  if (!/^得失$|^得与失$|^成败得失$|^成与败$/u.test(aspect)) return null;
  const chapters = [
    section('thing.what', 18, [part('thing.origin'), part('thing.forms')], of(object)),
    section('fold.gain', 26, [part('fold.won'), part('fold.praise')], of(object)),
    section('fold.loss', 26, [part('fold.lost'), part('fold.blamed')], of(object)),
    section('fold.judge', 20, [part('fold.scale'), part('fold.open')], of(object)),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false };
  return nameOnce(read, joinSide.zh(object, aspect), chapters);
}

const causeAnd: Readonly<Partial<Record<TitleUnderstanding['language'], RegExp>>> = {
  zh: /^(?<thing>[^：:，、—的]{3,16})的?(?<why>原因|成因|(?:治理|管理|保护|监管)困境)(?:与|和|及其?)(?<other>[^：:，、—的与和]{3,12})的(?<task>困境|作用|责任|应对|角色|路径|短板|可行性|应用|引入|前景)$/u,
  ja: /^(?<thing>[^、：と]{4,20})の(?<why>原因|要因|背景)と(?<other>[^、：と]{3,14})の(?<task>課題|あり方|役割|可能性|意義)$/u,
};

/** 若者の投票率低下の原因と主権者教育の課題: why one thing is so, and what another can do about it; neither is where the other stands. */
function findCauseAnd(title: TitleUnderstanding): OpenPlan | null {
  const { language, text } = title;
  const { thing, why, other, task } = causeAnd[language]?.exec(text.split(/——|―|[：:]/u)[0] ?? text)?.groups ?? {};
  if (!thing || !why || !other || !task) return null;
  const [a, b] = [joinSide[language](thing, why), joinSide[language](other, task)];
  // 流浪猫的治理困境: what is stuck is the keeping of them in check.
  const deed = /^(?<deed>治理|管理|保护|监管)困境$/u.exec(why)?.groups?.deed ?? '';
  const stuck = `${thing}${deed}${deed ? '困境' : ''}`;
  const chapters = [
    section('cause.state', 20, [part('why.seen'), part('why.range')], of(stuck)),
    section('cause.told', 26, [part('gap.inner'), part('gap.outer'), part('gap.order')], of(stuck)),
    section('sides.each', 26, [part('gap.tried'), part('gap.signs'), part('gap.need')], { ...of(b), term: b }),
    section('fold.tie', 16, [part('fold.link'), part('fold.open')], { a, b }),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object: thing, short: thing, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter((context) => !text.includes(context.text)),
  };
  return nameOnce(read, language === 'zh' ? `${a}与${b}` : `${a}と${b}`, chapters);
}

const spreading =
  /^(?<thing>[^、：と]{3,20})の(?<deed>分布拡大|拡大|侵入|増加|普及|流行|減少|進出)と(?<hit>[^、：と]{2,16})への影響$/u;

/** アメリカザリガニの分布拡大と在来生物への影響: how it spread, and what that did to what was there; spreading is not acted on. */
function findSpread(title: TitleUnderstanding): OpenPlan | null {
  const [head = title.text] = title.text.split(/――|[―—：:]/u);
  const { thing, deed, hit } = (title.language === 'ja' ? spreading.exec(head)?.groups : null) ?? {};
  if (!thing || !deed || !hit) return null;
  const chapters = [
    introduce(thing, title),
    section('sides.each', 26, [part('shift.stages'), part('shift.uneven'), part('fold.force', { term: deed })], {
      ...{ term: deed, object: thing, focus: `${thing}の${deed}` },
    }),
    section('sides.each', 28, [part('thing.near'), part('thing.far'), part('fold.evidence')], {
      ...{ term: `${hit}への影響`, object: thing, focus: `${hit}への影響` },
    }),
    section('fold.tie', 16, [part('fold.link'), part('fold.mend')], { a: deed, b: `${hit}への影響` }),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object: thing, short: thing, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter(({ text }) => !head.includes(text)),
  };
  return nameOnce(read, `${thing}の${deed}と${hit}への影響`, chapters);
}

const reused: Readonly<Partial<Record<TitleUnderstanding['language'], RegExp>>> = {
  zh: /^(?<thing>[^：:，、—与和]{0,8}(?:闲置|废弃|空置|老旧|撂荒|废旧)[^：:，、—与和的]{2,10})的?(?<deed>盘活|再利用|活化利用|活化|开发利用|改造利用)(?:路径|策略|模式|对策|方案|途径|问题)?(?:研究|探析|探讨)?$/u,
  ja: /^(?<thing>(?:(?!と(?!して))[^、：]){2,20})の(?<deed>利活用|活用|再利用)(?:策|方策|方法|法|の方策|の可能性)$/u,
};

/** What nobody uses any more; game or straw is simply there. */
const idle = /闲置|废弃|空置|老旧|撂荒|废旧|空き|廃|放棄|遊休|閉校|休耕|跡地|未利用/u;

/** 空き家の活用策, 闲置校舍的盘活路径: how many there are, what could be made of them, which is best and what it takes. */
function findReused(title: TitleUnderstanding): OpenPlan | null {
  const { language, text } = title;
  const { thing, deed } = reused[language]?.exec(text.split(/——|[―—：:]/u)[0] ?? text)?.groups ?? {};
  if (!thing || !deed || /技術|データ|人材|制度|教材|ICT|AI|SNS/u.test(thing)) return null;
  // 闲置校舍盘活: one 的 in a heading will do.
  const focus = language === 'zh' ? `${thing}${deed}` : joinSide[language](thing, deed);
  const chapters = [
    idle.test(thing)
      ? section('reuse.now', 20, [part('reuse.count'), part('reuse.why')], of(thing))
      : introduce(thing, title),
    section('pick.options', 26, [part('pick.list'), part('pick.tried')], { object: thing, focus }),
    section('pick.weigh', 22, [part('pick.cost'), part('pick.people'), part('pick.bound')], of(thing)),
    section('pick.choice', 18, [part('pick.when'), part('pick.steps')], { object: thing, focus }),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object: thing, short: thing, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter((context) => !thing.includes(context.text)),
  };
  return nameOnce(read, focus, chapters);
}

/** Two questions that one title asks of one thing; null where a plan of its kind answers both. */
export function findTwofold(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const { language, bearing, sides, signs, kind } = title;
  if (signs.includes('review') || (kind === 'history-narrative' && field !== 'history')) return null;
  const whole =
    kind === 'history-narrative' || kind === 'doctrinal-law'
      ? null
      : (findCauseAnd(title) ?? findSpread(title) ?? findReused(title));
  if (whole) return whole;
  if ((language !== 'zh' && language !== 'ja') || bearing || sides || untold.has(kind)) return null;
  return findPastSides(title) ?? findGainLoss(title, field) ?? findAskedTwice(title, field, material);
}
