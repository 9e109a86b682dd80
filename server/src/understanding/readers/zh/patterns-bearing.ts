import type { Context } from '../../title-reading.ts';
import { type Core, plainCore } from '../core.ts';
import { patientSource, peopleSource } from './lexicon/people.ts';
import { takeBearers, takeOpeners } from './take-contexts.ts';
import { wordAspect } from './word-aspect.ts';

const notFor =
  '(?!策|比|话|象|口|称|照|外(?!国|商|贸|资|卖|来)|内(?!卷|容|部)|立(?!法)|抗|联|流|偶|虾|冲(?!动|突)|接(?!种)|等|应|峙|换|手)';
const effectNoun =
  '(?:影响|作用|效应|效果|冲击|贡献|启示|意义|干预|疗效|危害|促进作用|抑制作用|调节作用|保护作用|溢出效应|识别|吸附|降解|去除|感知|态度|认知|接受|改造|塑造|重塑|挑战|反思|批判|超越|继承|改编|误读|防护|防护作用|抗性|响应|要求|需求)';
const effect = new RegExp(
  `^(.{1,80}?)(?<!针|相|绝|应|面|反|校|配|核|派)对于?${notFor}(.{2,60}?)(?:的|之)?(${effectNoun}(?:机制|机理|路径|因素|程度|能力|观察|评价|作用|效果|性能|动力学)?)((?:及其?|与|和|、|以及).{1,24})?$`,
  'u',
);
const short = new RegExp(
  `^(.{2,40}?)(?<!针|相|绝|应|面|反|校|配|核|派)对于?${notFor}(.{1,40}?)(?:的|之)([\\p{L}\\p{N}]{0,8}${effectNoun}[\\p{L}\\p{N}]{0,4})((?:及其?|与|和|、|以及).{1,24})?$`,
  'u',
);
const link =
  /^(.{2,60}?)(?:与|和|同(?![伴学事龄伙辈步行质等]))(.{1,40}?)(?:的|之|之间的?|间的?)?(关系|相关性|关联性?|耦合协调(?:关系)?|耦合关系|互动(?:关系)?|因果关系|相互作用|协同发展|协调发展|相关关系|辩证关系)((?:及其?|与|和|、).{1,24})?$/u;
const also =
  /^(.{2,60}?)的?((?:时空变化|时空演变|变化特征|分布特征|变化|现状|特征|分布)(?:及其?|以及其?))与(.{2,30}?)的(关系|相关性|关联)$/u;
const verb =
  /^(.{2,40}?)(?<!通过)(影响|促进|推动|赋能|驱动|助推|助力|带动|抑制|缓解|调控|诱导|介导|改善|减轻)(.{2,30}?)(?:的|之)?(作用机制|作用机理|影响机制|内在机理|内在逻辑|机制|机理|效应|效果|作用|实证)((?:及其?|与|和|、).{1,20})?$/u;
const treatment =
  /^(.{1,40}?)(联合.{1,16}?)?(?:在)?(治疗|防治|预防|辅助治疗|用于|应用于|诊断|干预|护理)(.{2,40}?)(?:中)?(?:的|之)?((?:临床)?(?:疗效|效果|应用效果|应用价值|诊断价值|价值|临床观察|疗效观察|观察|安全性|体会|应用|作用)(?:观察|评价|分析)?(?:(?:与|和|及其?|、).{2,12})?)$/u;
const isGroup = new RegExp(`^(?:${patientSource}|${peopleSource})$`, 'u');
const replacing = /^(.{2,20}?)(替代.{1,12})$/u;

/** 饲料中添加益生菌: what is given is studied, not where it is put nor in how many doses. */
const putWhere =
  /^(?:(?:基础)?[日饲]粮|饲料|饮水|培养基|营养液|叶面|土壤|根际|混凝土|水泥)中?(?=(?:添加|补充|喷施|施用|掺入|掺加|增施))/u;
const inDoses = /(?<=^(?:添加|补充|喷施|施用|掺入|掺加|增施)?)不同(?:水平|剂量|浓度|比例|用量|梯度|掺量)的?/u;
const given = (cause: string): string => cause.replace(putWhere, '').replace(inDoses, '');

const dropsEmpty = (text: string): string => text.replace(/^(?:我国|中国|其)(?=.)/u, '').replace(/的$/u, '');

/** 甲对乙的影响: what bears on what; the people or plants it is watched on are its surroundings. */
export function readEffect(text: string, isLiving: boolean): Core | null {
  const found = short.exec(text) ?? effect.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  const [, cause, affected, noun, added = ''] = found;
  if (/[与和及、其]$/u.test(cause)) return null;
  const isHome = /^(?:我国|中国)./u.test(affected);
  const bearers = takeBearers(dropsEmpty(affected), isLiving);
  const outcome = bearers.rest;
  const contexts: Context[] = bearers.contexts.filter(
    ({ text: word }) => !/^(?:居民|企业|学生|城乡|城市)$/u.test(word),
  );
  if (isHome && contexts.length === 0 && affected.length > 3) contexts.push({ text: '中国', kind: 'place' });
  const kept = contexts.length === bearers.contexts.length ? outcome : dropsEmpty(affected);
  const isWhole = isGroup.test(kept) && /干预|疗效|影响|作用|效果/u.test(noun) && contexts.length === 0;
  if (isWhole) contexts.push({ text: kept, kind: 'population' });
  const aspect = wordAspect(isWhole ? `${noun}${added}` : `对${kept}的${noun}${added}`).replace(
    '思想政治教育',
    '思政教育',
  );
  return plainCore(given(cause).replace(/的$/u, ''), aspect, 0.9, {
    contexts,
    bearing: { cause: given(cause), outcome: kept, through: null, under: null },
    signs: ['effect'],
  });
}

const between =
  /^(.{2,24}?)在(.{2,30}?)(?:与|和)(.{2,30}?)(?:之间|间|关系中|关系)?的?(?:链式|部分)?(中介|调节)(作用|效应)$/u;

/** 丙在甲与乙之间的中介作用: what stands between is the object, the two are what it stands between. */
export function readBetween(text: string): Core | null {
  const found = between.exec(text);
  if (!found?.[1] || !found[2] || !found[3] || !found[4]) return null;
  const [one, other] = [takeBearers(found[2]), takeBearers(found[3])];
  const isThrough = found[4] === '中介';
  return plainCore(found[1], `在${one.rest}与${other.rest}间的${found[4]}${found[5] ?? '作用'}`, 0.85, {
    contexts: [...one.contexts, ...other.contexts],
    bearing: {
      cause: one.rest,
      outcome: other.rest,
      through: isThrough ? found[1] : null,
      under: isThrough ? null : found[1],
    },
    signs: ['effect'],
  });
}

/** 甲与乙的关系. */
export function readLink(text: string): Core | null {
  const both = also.exec(text);
  if (both?.[1] && both[2] && both[3] && both[4]) {
    const first = both[2].replace(/(?:及其?|与|以及)其?$/u, '');
    return plainCore(both[1].replace(/的$/u, ''), `${first}与${both[3]}${both[4]}`, 0.7, {
      bearing: { cause: both[3], outcome: both[1], through: null, under: null },
      signs: ['effect', 'status'],
    });
  }
  const found = link.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  const [, one, otherRaw, noun, added = ''] = found;
  if (/协同发展|协调发展/u.test(noun)) {
    return plainCore(`${one}与${otherRaw}`, wordAspect(`${noun}${added}`), 0.75, { signs: ['effect'] });
  }
  const bearers = takeBearers(otherRaw);
  const open = takeOpeners(one);
  return plainCore(open.rest, wordAspect(`与${bearers.rest}的${noun}${added}`), 0.85, {
    contexts: [...open.contexts, ...bearers.contexts],
    bearing: { cause: open.rest, outcome: bearers.rest, through: null, under: null },
    signs: ['effect'],
  });
}

/** 甲影响乙的机制, 甲赋能乙的路径. */
export function readVerb(text: string): Core | null {
  const found = verb.exec(text);
  if (!found?.[1] || !found[2] || !found[3] || !found[4]) return null;
  const [, whole, act, matter, noun, added = ''] = found;
  if (/[的与和及、]$/u.test(whole) || /因素|作用$/u.test(matter)) return null;
  // 甲通过乙抑制丙: by way of what it acts is no part of its name.
  const by = /^(.{2,24}?)(?:通过|经由?)(?:调控|激活|抑制|靶向)?(.{2,20})$/u.exec(whole);
  const cause = by?.[1] ?? whole;
  return plainCore(cause, wordAspect(`${act}${matter}的${noun}${added}`), 0.7, {
    bearing: { cause, outcome: matter, through: by?.[2] ?? null, under: null },
    signs: ['effect'],
  });
}

const furthering =
  /^(?:以|由|用)?(?<cause>[^，：的]{2,24}?)(?<act>助力(?!器|车)|赋能|助推|推动|带动|促进(?!会|剂)|驱动(?!力|器|程序|型)|引领|撬动)(?<matter>[^，：、]{2,24}?)(?:[的之](?:发展|实践|实施|优化|创新|主要|存在的)?)?(?<asked>(?:(?:现实|存在的|面临的)?(?:现状|困境|问题|难点|瓶颈|障碍|短板|路径|进路|对策|策略|措施|举措|建议|模式|机遇|挑战|逻辑|经验|出路|优势|作用|机制|机理)(?:[与和、]|以及|及其|及)?(?:其)?)+)$/u;
/** What is asked of a furthering that is no test of it: why it does not work yet, and how it could. */
const asksMore = /困境|问题|难点|瓶颈|障碍|短板|路径|进路|对策|策略|措施|举措|建议|模式|机遇|挑战|出路|现状/u;

/** 甲助力乙的困境与路径: what 甲 does for 乙 is the matter, and both are its ends. */
export function readFurthered(text: string): Core | null {
  const { cause, act, matter, asked } = furthering.exec(text)?.groups ?? {};
  if (!cause || !act || !matter || !asked || !asksMore.test(asked)) return null;
  // 创新驱动发展战略, 健康促进: the verb is part of a name.
  if (/[与和及、通过]$|^(?:创新|健康|消费|需求)$/u.test(cause) || /^(?:发展战略|力)|[与和及]$/u.test(matter))
    return null;
  return plainCore(`${cause}${act}${matter}`, wordAspect(asked), 0.75, {
    bearing: { cause, outcome: matter, through: null, under: null },
  });
}

/** 甲治疗乙的疗效: what is given is the object, the illness its surroundings. */
export function readTreatment(text: string): Core | null {
  const found = treatment.exec(text);
  if (!found?.[1] || !found[4] || !found[5]) return null;
  const [, means, joined = '', act = '', illness, noun] = found;
  if (/[的与和及、在对]$/u.test(means) || /的/u.test(illness)) return null;
  const diagnostic = act === '诊断' && !noun.includes('诊断') ? '诊断' : '';
  return plainCore(`${means}${joined}`, wordAspect(`${diagnostic}${noun}`), 0.85, {
    contexts: [{ text: illness, kind: 'population' }],
    bearing: { cause: `${means}${joined}`, outcome: illness, through: null, under: null },
    signs: ['trial', ...(/护理|体会/u.test(`${means}${noun}`) ? (['care'] as const) : [])],
  });
}

const told =
  /^([^的与和]{2,24}?)对([^的]{2,16}?)(?:患者)?的?((?:早期)?(?:诊断|预测|预后|鉴别诊断|临床)(?:评估)?价值)$/u;

/** 血清标志物对脓毒症的诊断价值: what tells an illness is the object, the illness its surroundings. */
export function readTold(text: string): Core | null {
  const found = told.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  return plainCore(found[1], found[3], 0.85, { contexts: [{ text: found[2], kind: 'population' }], signs: ['trial'] });
}

/** 甲替代乙对丙的影响 is about 甲; kept whole in the object where nothing follows. */
export const withoutReplaced = (object: string): string => replacing.exec(object)?.[1] ?? object;

/** 校园欺凌与学校的应对: what is answered is the object, who answers belongs to what is asked. */
const answered =
  /^(.{2,20}?)[与和]((?:[\p{Script=Han}]{0,4}?)(?:政府|国家|学校|高校|教师|家庭|家长|社区|社会|企业|平台|媒体|司法|法院|警方|公安机关|医院|护士|银行|国际社会|联合国|行业|监管部门))(的?)(应对(?:策略|措施)?|对策|回应|责任|角色|作用|职责|举措|介入|担当)$/u;

export function readAnswered(text: string): Core | null {
  const found = answered.exec(text);
  if (!found?.[1] || !found[2] || !found[4]) return null;
  return plainCore(found[1], `${found[2]}${found[3] ?? ''}${found[4]}`, 0.7, { signs: ['remedy'] });
}
