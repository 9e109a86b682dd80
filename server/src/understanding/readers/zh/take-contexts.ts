import type { Context, ContextKind } from '../../title-reading.ts';
import { widthOf } from '../mask-spans.ts';
import { classify } from './classify-context.ts';
import { domainSource, livingSource } from './lexicon/bearers.ts';
import { firmSource, hiddenCaseSource } from './lexicon/cases.ts';
import { classSource, notAfterPeople, patientSource, peopleSource, schoolSource } from './lexicon/people.ts';
import { personSource } from './lexicon/persons.ts';
import { notAfterPlace, placeSource } from './lexicon/places.ts';
import { agedSource, notAfterTime, timeSource } from './lexicon/times.ts';

export interface Taken {
  contexts: Context[];
  rest: string;
}

const at = (source: string, after = ''): RegExp => new RegExp(`^(${source})${after}`, 'u');

const based = /^(?:一种|一类)?(?:基于|运用|利用|采用|借助|依托)(?!与|和)(.{1,40}?)(?:的|，|,|对(?=.{2,}的))(?=.{2})/u;
const fromMatter = /^(?:从(.{1,20}?)(?:角度)?(?:看|谈起?|论)|([^的]{2,12}?)中?所见的?)(?=.{3})/u;
const ageBefore = new RegExp(
  `^((?!${firmSource}|${personSource}.*[作诗词文])(?:(?!的)[\\p{L}\\p{N}]){2,9}?(?:时代(?!价值|意义|精神|内涵|特征|特色|使命|主题)|时期))(?:的|，|,)?(?=.{4})`,
  'u',
);
const aimed = /^(?:面向|针对|指向)(.{2,24}?)的(?=.{2})/u;
const settingWord =
  '(?:背景|语境|环境|条件|形势|战略|目标|趋势|框架|政策|浪潮|常态|格局|约束|导向|引领|理念|冲击|影响|驱动|赋能|推动|改革|模式|时代|体制|机制|制度|要求|指导|引导|压力)';
const lensWord = '(?:视角|视域|视野|视阈|维度|观照|范式)';
const lensAtEnd = new RegExp(`${lensWord}$`, 'u');
const endsPlace = new RegExp(`^(?:我国|中国)${notAfterPlace}`, 'u');
/** A theory that is looked through says how a thing is read, not where it is. */
const theory = /(?:理论|主义|批评|[学论]|性别|女性|模型|[\uE080-\uE0FF])$/u;
const underLens = new RegExp(
  `^(.{2,20}?|[\\uE080-\\uE0FF])(?:的)?${lensWord}(?:之)?(?:下|中)?(?:的|，|,|看)?(?=.{2})`,
  'u',
);
const under = new RegExp(
  `^([\\uE000-\\uE0FF]|新(?=形势|常态|格局|环境|模式|条件|体制)|.{2,24}?)(${settingWord})(?:之)?下(?:的|，|,|对(?![外口比话抗接价联虾称偶数])|我国)?(?=.{2})`,
  'u',
);
const barelyUnder =
  /^([\uE080-\uE0FF]|[^的对在]{3,12}?)(?<!天|以|之|地|水|线|低|高|上|井|旗|名|笔)下(?!床|调|滑|跌|乡|属|行|岗|降|载|肢|游|水|文|层|一|沉|单|颌)(?:的|，|,)?(?=.{3})/u;
const dropped = /^(?:背景|语境|视角)$/u;

/** 我国 is where a Chinese paper is at home: worth saying only where nothing else is said. */
const home = /^(?:我国|中国)(?=.{2})(?![与和、及各])/u;

interface Rule {
  kind: ContextKind;
  pattern: RegExp;
  /** Fewest signs that must be left, so that the object stays a name. */
  leaves: number;
}

const openers: Rule[] = [
  { kind: 'case', pattern: at(firmSource, '(?:公司|集团|企业)?的?(?!案)'), leaves: 4 },
  { kind: 'time', pattern: at(`(?!${personSource}.*作)${agedSource}`, '的?(?!的)'), leaves: 3 },
  { kind: 'time', pattern: at(timeSource, `${notAfterTime}的?`), leaves: 3 },
  { kind: 'case', pattern: at(hiddenCaseSource, '的?'), leaves: 3 },
  { kind: 'place', pattern: at(placeSource, `(?!联大)${notAfterPlace}的?`), leaves: 4 },
  {
    kind: 'population',
    pattern: at('[美日德苏俄英法印]军|北约军队', '(?!事|队|舰|人|费|衔|官|国|民|工|备)的?'),
    leaves: 4,
  },
  { kind: 'place', pattern: at('国外|国内外|中外', '(?!合作|合资|文|名|市场)的?'), leaves: 4 },
  { kind: 'place', pattern: at('农村|乡村', '(?=留守|空巢|民宿|学校|医生)'), leaves: 4 },
  { kind: 'setting', pattern: at(livingSource, '(?=[A-Za-z])'), leaves: 4 },
  { kind: 'population', pattern: at(patientSource, '的?'), leaves: 4 },
  { kind: 'population', pattern: at(classSource, '(?:课堂|课程)?的?'), leaves: 4 },
  { kind: 'population', pattern: at(`[\\uE080-\\uE0FF]?${peopleSource}`, `(?:群体)?${notAfterPeople}的?`), leaves: 4 },
  { kind: 'population', pattern: at(schoolSource, '(?!生|教师|化|教育|体育|课|班|语|数)的?'), leaves: 4 },
  {
    kind: 'setting',
    pattern: at(
      domainSource,
      '(?!化|人|家|治理|振兴|更新|管理|旅游|居民|规划|设计|带货|卖货|营销|电商|销售|间|用户)的?',
    ),
    leaves: 4,
  },
];
const living: Rule = { kind: 'setting', pattern: at(livingSource, '的?'), leaves: 2 };
const leftBehind: Rule = { kind: 'population', pattern: at('(?:农村)?留守(?:儿童|老人|妇女)', '的?'), leaves: 2 };
const emptyTime = /^(?:现代|当代|近代|古代|近现代)$/u;
/** What is measured on a plant, an animal or a material whose name no list need know. */
const property =
  /^([\p{L}\p{N}]{2,8}?)((?:幼苗|种子|果实|叶片|根系|植株|采后|切花)?(?:生长发育|生长性能|生长|产量|品质|产量与品质|产量和品质|产量及品质|免疫力|免疫功能|光合特性|光合作用|生理特性|抗氧化能力|抗逆性|抗性|抗病性|萌发|发芽率|萌发率|存活率|繁殖性能|产奶量|产蛋性能|肉质|风味|贮藏品质|营养成分|开花|花期|寿命|瓶插寿命|凋亡|增殖|迁移|软化|褐变|保鲜效果|力学性能|耐久性|强度)(?:[与和及、].{2,10})?)$/u;
const common = /^(?:土壤|水体|细胞|植物|作物|动物|其|经济|产业|企业|社会|城市)$/u;
const anyGroup: Rule = {
  kind: 'population',
  pattern: at(
    `[^的与和对、]{1,6}?(?:患者|产妇|孕妇|儿童|青少年|学生|大学生|中学生|老年人|老人|妇女|女性|家庭|农户|员工|教师|护士|运动员|群体|幼儿|新生儿|早产儿|居民)`,
    '的?',
  ),
  leaves: 2,
};
const onBearers: Rule[] = [leftBehind, ...openers.map((rule) => ({ ...rule, leaves: 2 })), living, anyGroup];

const mostRounds = 6;

function takeOpener(text: string, rules: readonly Rule[]): { context: Context; rest: string } | null {
  for (const { kind, pattern, leaves } of rules) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const rest = text.slice(found[0].length);
    if (widthOf(rest) < leaves || /^[与和及、的]/u.test(rest)) continue;
    return { context: { text: found[1], kind }, rest };
  }
  return null;
}

/** Those who do what is studied, not those it is studied on: 父母教养方式, 教师期望. */
const agent = /^(?:父母|家长|母亲|教师|领导|家庭|同伴|政府)(?:教养|期望|陪伴|支持|参与|态度|行为|反馈|控制|监督|指导)/u;

/** 学生信息管理系统: whom a program serves is part of its name. */
const made = /(?:系统|平台|小程序|网站|APP|App|软件|数据库|机器人|商城)$/u;

const bound = new RegExp(
  `^(${hiddenCaseSource}|${firmSource}|${placeSource}(?!联大)${notAfterPlace}|${timeSource})(?=.{2,3}$)(?!小程序|公众号|朋友圈|视频号)`,
  'u',
);

/** Where, when and among whom, as far as it stands before a noun phrase. */
export function takeOpeners(text: string, kinds?: readonly ContextKind[]): Taken {
  if (agent.test(text)) return { contexts: [], rest: text };
  const known = made.test(text) ? openers.filter(({ kind }) => kind !== 'population') : openers;
  const rules = kinds ? known.filter(({ kind }) => kinds.includes(kind)) : known;
  const contexts: Context[] = [];
  let rest = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = takeOpener(rest, rules);
    if (!found) break;
    contexts.push(found.context);
    rest = found.rest;
  }
  // 法国大革命: too short without its place, which is said beside it all the same.
  const kept = contexts.length === 0 ? bound.exec(rest) : null;
  if (kept?.[1]) contexts.push({ text: kept[1], kind: classify(kept[1], 'case') });
  return { contexts, rest };
}

/** What an effect is watched on: patients, plants, animals, and whatever may open a phrase. */
export function takeBearers(text: string, isLiving = false): Taken {
  const contexts: Context[] = [];
  let rest = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = takeOpener(rest, onBearers);
    if (!found || emptyTime.test(found.context.text)) break;
    contexts.push(found.context);
    rest = found.rest;
  }
  const bred = isLiving && contexts.length === 0 ? property.exec(rest) : null;
  if (bred?.[1] && bred[2] && !common.test(bred[1])) {
    contexts.push({ text: bred[1], kind: 'setting' });
    rest = bred[2];
  }
  return { contexts, rest };
}

const whole = [
  classSource,
  `${peopleSource}(?:群体)?`,
  schoolSource,
  firmSource,
  hiddenCaseSource,
  placeSource,
  timeSource,
  agedSource,
].map((source) => new RegExp(`^(?:${source})$`, 'u'));

/** A row of contexts as its members: 民国时期北京. */
export function splitRow(text: string): Context[] {
  const row: Context[] = [];
  let rest = text;
  while (rest) {
    const rule = openers.find(({ pattern }) => pattern.test(rest));
    const found = rule?.pattern.exec(rest);
    if (!rule || !found?.[1] || row.length >= mostRounds) break;
    row.push({ text: found[1], kind: rule.kind });
    rest = rest.slice(found[0].length);
  }
  return rest ? [{ text, kind: classify(text, 'population') }] : row;
}

/** Whether a phrase is nothing but a time, a place, a case or people, or a row of such. */
export function isOnlyContext(text: string): boolean {
  let rest = text;
  for (let round = 0; round < mostRounds && rest; round += 1) {
    if (whole.some((pattern) => pattern.test(rest))) return true;
    const found = openers.map(({ pattern }) => pattern.exec(rest)?.[0] ?? '').find(Boolean);
    if (!found) return false;
    rest = rest.slice(found.length);
  }
  return rest === '';
}

/** What opens a title by the means or the background that it names as such. */
export function takeContexts(text: string): Taken & { isHome: boolean } {
  const contexts: Context[] = [];
  let rest = text;
  let isHome = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const seen = fromMatter.exec(rest);
    const source = seen?.[1] ?? seen?.[2];
    if (seen && source) {
      contexts.push({ text: source, kind: classify(source, 'case') });
      rest = rest.slice(seen[0].length);
      continue;
    }
    const age = ageBefore.exec(rest);
    if (age?.[1]) {
      contexts.push({ text: age[1], kind: 'time' });
      rest = rest.slice(age[0].length);
      continue;
    }
    const means = based.exec(rest);
    if (means?.[1]) {
      const word = means[1].replace(lensAtEnd, '');
      contexts.push({ text: word, kind: classify(word, 'means') });
      rest = rest.slice(means[0].length);
      continue;
    }
    const aim = aimed.exec(rest);
    if (aim?.[1]) {
      contexts.push({ text: aim[1], kind: 'population' });
      rest = rest.slice(aim[0].length);
      continue;
    }
    const lens = underLens.exec(rest);
    if (lens?.[1] && !/[的中]/u.test(lens[1])) {
      contexts.push({ text: lens[1], kind: 'means', ...(theory.test(lens[1]) ? { isQuiet: true as const } : {}) });
      rest = rest.slice(lens[0].length);
      continue;
    }
    const setting = under.exec(rest);
    if (setting?.[1] && setting[2]) {
      const keepsWord =
        !dropped.test(setting[2]) &&
        (setting[1] === '新' || /^(?:政策|战略|模式|制度|机制|改革|体制|目标|格局|常态|理念)$/u.test(setting[2]));
      contexts.push({
        text: keepsWord ? `${setting[1]}${setting[2]}` : setting[1],
        kind: setting[2] === '政策' ? 'policy' : 'setting',
      });
      rest = rest.slice(setting[0].length);
      continue;
    }
    const bare = barelyUnder.exec(rest);
    if (bare?.[1]) {
      contexts.push({ text: bare[1], kind: classify(bare[1], 'setting') });
      rest = rest.slice(bare[0].length);
      continue;
    }
    const own = home.exec(rest);
    if (own && endsPlace.test(rest)) {
      isHome = true;
      rest = rest.slice(2).replace(/^的/u, '');
      continue;
    }
    break;
  }
  return { contexts, rest, isHome };
}
