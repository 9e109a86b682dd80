import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';

const zhTaken =
  /^(?:(?<under>不同[^下]{1,12}?)(?:条件|水平|浓度)?下)?(?<a>[^对]{2,24})对(?<b>[^对]{2,20}?)的(?<term>吸附|去除|脱除|降解|催化降解|光催化降解|富集|萃取)(?:性能|特性|效果|行为|能力|机理|效率|动力学|规律|及其机理|性能及机理)*(?:的?(?:影响因素|试验|实验))?(?:研究|分析|探究)?$/u;
const jaTaken =
  /^(?:(?<under>[^、：]{1,12}?)の異なる条件下における)?(?<a>[^、：]{2,24}?)による(?<b>[^、：]{2,20}?)の(?<term>吸着|除去|分解|光触媒分解|回収|抽出)(?:特性|性能|効果|挙動|機構|能力)?(?:の(?:評価|検討|解明))?(?:に関する(?:研究|検討|基礎的研究))?$/u;
const bench: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'interdisciplinary']);

const read = (title: TitleUnderstanding, object: string): TitleUnderstanding => ({
  ...{ ...title, kind: 'lab-experiment', object, short: object, isAspectNamed: false, bearing: null, sides: null },
  contexts: title.contexts.filter(({ kind, text }) => kind === 'means' || !title.text.includes(text)),
});

/** 生物炭对水中四环素的吸附性能: what a material takes up has a capacity, a course in time and a mechanism; nobody lays out plots. */
export function findUptake(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text } = title;
  if (!bench.has(field) || title.kind === 'review') return null;
  const [head = text] = text.split(/——|[：:]/u);
  const form = language === 'zh' ? zhTaken : language === 'ja' ? jaTaken : null;
  const { a, b, term, under } = form?.exec(head)?.groups ?? {};
  if (!a || !b || !term) return null;
  const aspect = (under ?? '').replace(/^不同的?/u, '');
  const isTaken = /吸附|吸着/u.test(term);
  const slots = { a, b, term, ...(aspect === '' ? {} : { aspect }) };
  const chapters: Section[] = [
    section('uptake.method', 24, [part('uptake.stuff'), part('uptake.assay'), part('uptake.runs')], slots),
    section(
      'uptake.result',
      32,
      [
        aspect !== '' && part('uptake.under'),
        part('uptake.time'),
        isTaken ? part('uptake.curve') : part('uptake.level'),
        isTaken && aspect === '' && part('uptake.level'),
      ],
      slots,
    ),
    section('uptake.why', 24, [part('uptake.bond'), aspect !== '' && part('uptake.cond'), part('uptake.use')], slots),
  ];
  const name = language === 'zh' ? `${a}对${b}的${term}` : `${a}による${b}の${term}`;
  return nameOnce(read(title, a), name, chapters, 'finding');
}

/** What wears a material out, by the property that withstands it. */
const exposures: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  zh: [
    [/抗冻|冻融/u, '冻融循环'],
    [/抗渗|渗透/u, '水压力'],
    [/碳化/u, '碳化'],
    [/硫酸盐/u, '硫酸盐侵蚀'],
    [/氯离子|氯盐|海水|盐雾/u, '氯盐侵蚀'],
    [/耐酸|酸雨|酸性/u, '酸性侵蚀'],
    [/高温|耐火|火灾/u, '高温'],
    [/老化|耐候|紫外/u, '老化'],
    [/耐磨|磨损/u, '磨损'],
    [/耐腐蚀|腐蚀|锈蚀/u, '腐蚀'],
    [/干湿/u, '干湿循环'],
    [/耐久/u, '侵蚀环境'],
  ],
  ja: [
    [/凍結融解|耐凍害|凍害/u, '凍結融解作用'],
    [/透水|水密/u, '水圧'],
    [/中性化|炭酸化/u, '中性化'],
    [/塩害|塩化物|海水/u, '塩化物の浸透'],
    [/硫酸塩|耐硫酸/u, '硫酸塩の作用'],
    [/耐火|高温|火災/u, '高温'],
    [/耐候|劣化|紫外線/u, '促進劣化'],
    [/摩耗/u, '摩耗'],
    [/腐食|耐食/u, '腐食環境'],
    [/耐久/u, '劣化環境'],
  ],
};
const lasting =
  /^(?<thing>.{3,24}?)的?(?<aspect>(?:抗冻|抗渗|抗碳化|碳化|耐久|耐腐蚀|抗腐蚀|耐候|抗老化|老化|耐磨|耐火|抗硫酸盐侵蚀|抗氯离子渗透|抗盐冻|耐高温)(?:性能|特性|性|能力)?)(?:的)?(?:试验|实验)?(?:研究|分析|评价)?$/u;
const jaLasting =
  /^(?<thing>.{3,24}?)の(?<aspect>(?:凍結融解抵抗性|耐凍害性|耐久性|中性化抵抗性|遮塩性|塩分浸透抵抗性|耐候性|耐摩耗性|耐火性|耐食性|耐硫酸性))(?:の(?:評価|検討|実験的検討)|に関する(?:実験的)?(?:研究|検討))?$/u;
const cast =
  /混凝土|砂浆|水泥|沥青|砌块|砖|钢|涂层|木材|竹材|复合材料|胶|石材|土|コンクリート|モルタル|アスファルト|鋼|塗膜|木材|複合材/u;

/** 再生骨料混凝土抗冻性能: what lasts under frost or salt is exposed cycle by cycle; nobody loads it until it bends. */
export function findDurable(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text } = title;
  if (field !== 'engineering' && field !== 'science') return null;
  if (title.kind === 'review' || title.bearing !== null) return null;
  const [head = text] = text.split(/——|[：:]/u);
  const form = language === 'zh' ? lasting : language === 'ja' ? jaLasting : null;
  const { thing, aspect } = form?.exec(head)?.groups ?? {};
  const term = exposures[language]?.find(([mark]) => mark.test(aspect ?? ''))?.[1];
  if (!thing || !aspect || !term || !cast.test(thing)) return null;
  const slots = { object: thing, focus: thing, aspect, term };
  const chapters: Section[] = [
    section('durable.plan', 26, [part('specimen.materials'), part('durable.expose'), part('durable.index')], slots),
    section('durable.result', 32, [part('durable.look'), part('durable.loss'), part('durable.mixed')], slots),
    section('durable.why', 24, [part('durable.micro'), part('durable.model'), part('specimen.use')], slots),
  ];
  return nameOnce(
    read(title, thing),
    language === 'zh' ? `${thing}${aspect}` : `${thing}の${aspect}`,
    chapters,
    'finding',
  );
}

const bred = /品种|种质|品系|品種|系統/u;

/** 以济麦22与晋麦47为例: the two that are set side by side may stand as cases. */
function listCases({ text, contexts }: TitleUnderstanding): string[] {
  const named = contexts.find(({ kind }) => kind === 'case')?.text ?? '';
  const both = /比较|对比|差异|比較|差異/u.test(text) ? named.split(/[与和、]|と(?=.)/u) : [];
  return both.length === 2 ? both : [];
}

/** 高温登熟障害の品種間差異: two cultivars are grown side by side and measured; neither was founded, and neither learns from the other. */
export function findCultivars(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text, object, contexts, isAspectNamed } = title;
  if ((field !== 'agriculture' && field !== 'science') || !bred.test(text)) return null;
  if (language !== 'zh' && language !== 'ja') return null;
  const [a, b] = title.sides ?? listCases(title);
  if (!a || !b) return null;
  const stem = object.replace(/(?:的|の)?(?:品种|品種)(?:间|間)?(?:差异|差異|比较|比較)$/u, '');
  // 两个冬小麦品种耐旱性: the crop and what is asked of it.
  const grown = /^(?:[两二]个?)?(?<crop>.{1,8}?)品种的?(?<trait>.{2,})$/u.exec(stem)?.groups;
  const within = contexts.find(({ kind, text: said }) => kind === 'setting' && text.includes(`${said}の${stem}`))?.text;
  const isNamed = stem.includes(a) || stem.includes(b);
  const aspect = grown?.trait ?? (isNamed ? (isAspectNamed ? title.aspect : '') : stem);
  if (aspect === '') return null;
  const slots = { a, b, aspect };
  const chapters: Section[] = [
    section('cultivar.plan', 24, [part('cultivar.stock'), part('cultivar.plot'), part('cultivar.trait')], slots),
    section('cultivar.result', 30, [part('cultivar.sign'), part('cultivar.yield'), part('cultivar.stage')], slots),
    section('cultivar.why', 24, [part('cultivar.body'), part('cultivar.place')], slots),
    section('cultivar.choice', 14, [part('cultivar.fit'), part('cultivar.tend')], slots),
  ];
  const whole = within ? `${within}の${aspect}` : `${grown?.crop ?? ''}${aspect}`;
  return nameOnce(
    read(title, whole),
    language === 'zh' ? `${whole}的品种间差异` : `${whole}の品種間差異`,
    chapters,
    'finding',
  );
}

/** What can be done to a crop or a herd in one way or another. */
const zhWay =
  '(?:栽培|种植|农法|农业|饲养|养殖|施肥|耕作|免耕|翻耕|移栽|直播|育苗|灌溉|滴灌|漫灌|喷灌|沟灌|处理|模式|方式|方法|覆膜|贮藏|干燥|发酵)';
const jaWay =
  '(?:栽培|農法|飼育|給餌|施肥|耕起|移植|直播|直播栽培|育苗|灌水|処理|防除|乾燥|貯蔵|肥育|放牧|舎飼い|[^とに、]{1,6}(?:法|区))';
const zhWays = new RegExp(
  `^(?<a>[^与和、]{0,10}${zhWay})[与和](?<b>[^与和、]{0,10}?${zhWay})(?:条件)?(?:下|对|中)?的?(?<o>[^：，]{2,20}?)(?:的影响|影响的|的)?(?:比较|对比|差异)(?:研究|分析|试验)?$`,
  'u',
);
const jaWays = new RegExp(
  `^(?<a>[^とに、]{0,10}${jaWay})と(?<b>[^とに、]{0,10}?${jaWay})(?:における|での|による)(?<o>[^、：]{2,24}?)の(?:比較|違い|差異)(?:に関する(?:研究|検討))?$`,
  'u',
);

/** 有機栽培と慣行栽培におけるトマトの収量と品質の比較: two ways are tried side by side, and neither of them has levels. */
export function findWays(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text } = title;
  if (field !== 'agriculture' && field !== 'science') return null;
  const [head = text] = text.split(/――|——|[―—：:]/u);
  const form = language === 'zh' ? zhWays : language === 'ja' ? jaWays : null;
  const { a, b, o } = form?.exec(head)?.groups ?? {};
  if (!a || !b || !o) return null;
  // 产量和品质: each of two measures has a section.
  const stem = /^(?<crop>.{1,8}(?:的|の))?(?<one>[^与和との的]{2,8})[与和と](?<two>[^与和との的]{2,8})$/u.exec(
    o,
  )?.groups;
  const measured = stem?.one && stem.two ? [stem.one, stem.two] : [o];
  const slots = { a, b, aspect: o };
  const chapters: Section[] = [
    section('cultivar.plan', 26, [part('trial.plot'), part('cultivar.plot'), part('cultivar.trait')], slots),
    section(
      'cultivar.result',
      30,
      [...measured.map((aspect) => part('ways.each', { aspect })), part('cultivar.stage')],
      slots,
    ),
    section('ways.why', 22, [part('ways.soil'), part('ways.body')], slots),
    section('ways.choice', 16, [part('ways.cost'), part('ways.fit')], slots),
  ];
  const name = language === 'zh' ? `${a}与${b}的${o}差异` : `${a}と${b}における${o}の違い`;
  return nameOnce(read(title, o), name, chapters, 'finding');
}
