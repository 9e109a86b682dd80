import type { Context } from '../../title-reading.ts';
import { type Core, plainCore } from '../core.ts';
import { diseaseSource, domainSource } from './lexicon/bearers.ts';
import { classSource, patientSource, peopleSource, schoolSource } from './lexicon/people.ts';
import { takeBearers } from './take-contexts.ts';
import { wordAspect } from './word-aspect.ts';

const nouns =
  '(?:应用效果|应用价值|应用现状|应用前景|应用进展|应用研究|应用|运用|使用|实践|体现|作用|地位|价值|角色|诊断价值|表现|渗透|融入|推广|实施|效果|意义|影响|困境|问题|功能|传播|发展|呈现|再现|创新|创新应用|创造性转化)';
const applied = new RegExp(
  `^(.{1,60}?)在(?!线|校|职|场|内|于|地|即)(.{1,50}?)(?:领域|方面|过程|活动)?(?:中|上|里|内|下)?(?:的|之)(.{0,6}?${nouns}.{0,16})$`,
  'u',
);
const place =
  /^(.{1,40}?)在(?!线|校|职|场|于)([^的]{1,20}?)(?:地区|中)?的(传播|影响|发展|接受|实践|翻译|译介|命运|兴起|困境|失败|本土化|中国化|流行)(.{0,12})$/u;
/** Modern, new, this age: they say nothing about where. */
const empty = /^(?:现代|当代|当今|新时期|日常|实际|各类|相关|我国)/u;
const activity =
  /(?:教学|课程|课堂|管理|造价管理|治疗|诊断|鉴别|良恶性鉴别|护理|设计|施工|康复|急救|检测|监测|评价|培养|教育|训练|手术|营销|传播|保护|生产|加工|栽培|种植|养殖|服务|治理|决策|评估|控制|预测|创作)$/u;
const isGroup = new RegExp(`^(?:${patientSource}|${peopleSource})$`, 'u');
const isSchool = new RegExp(`^(${classSource}|${schoolSource})(.{0,10})$`, 'u');
const isDisease = new RegExp(
  `^(.{0,10}?${diseaseSource}|.{2,14}?(?:病|症|炎|癌|损伤|综合征|骨折|结节|肿瘤|梗死|梗塞|感染|疾病))(.{0,8})$`,
  'u',
);
const isDomain = new RegExp(`^(${domainSource})(.{2,10})$`, 'u');
const policies = /(?:振兴|战略|政策|改革|一带一路|双减|建设|思政|核心素养)$/u;

function readWhere(where: string): { context: Context | null; inside: string } {
  const plain = where.replace(empty, '') || where;
  if (/^(?:企业|公司|教学|学校|社会|生活|实践|工作|战争)$/u.test(plain)) return { context: null, inside: '' };
  if (isGroup.test(plain)) return { context: { text: plain, kind: 'population' }, inside: '' };
  const school = isSchool.exec(plain);
  if (school?.[1]) return { context: { text: school[1], kind: 'population' }, inside: school[2] ?? '' };
  const illness = isDisease.exec(plain);
  if (illness?.[1] && !/^(?:模型|数据|预测|传播)/u.test(illness[2] ?? ''))
    return { context: { text: illness[1], kind: 'population' }, inside: illness[2] ?? '' };
  const domain = isDomain.exec(plain);
  if (domain?.[1] && domain[2]) return { context: { text: domain[1], kind: 'setting' }, inside: domain[2] };
  if (policies.test(plain)) return { context: { text: plain, kind: 'policy' }, inside: '' };
  const opened = takeBearers(plain);
  const [first] = opened.contexts;
  if (first) return { context: first, inside: opened.rest };
  return { context: null, inside: plain };
}

/** 甲在乙中的应用: the use of it there is asked; a school's subject, patients, a policy are its surroundings. */
export function readApplication(text: string): Core | null {
  const found = applied.exec(text) ?? place.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  const [, object, where, noun, more = ''] = found;
  if (/[与和及、对]$/u.test(object)) return null;
  const { context, inside } = readWhere(where);
  const isTrial =
    (/患者|病|症|炎|癌/u.test(where) && !/(?:模型|数据|预测|传播)$/u.test(where)) ||
    /^(?:诊断|鉴别|良恶性鉴别)$/u.test(inside);
  const asked = wordAspect(`${noun}${more}`);
  const short = inside.length <= 7 && !/领域$/u.test(inside) ? inside : '';
  const isPlaceOnly = /^(?:地位|作用|角色)/u.test(asked);
  const aspect =
    /^(?:诊断|鉴别|良恶性鉴别)$/u.test(inside) && /^应用|^价值/u.test(asked)
      ? '诊断价值'
      : isTrial && asked === '应用'
        ? '应用效果'
        : isPlaceOnly
          ? asked
          : wordAspect(`${short.replace(/^良恶性/u, '')}${asked}`);
  const contexts = context ? [context] : [];
  if (!context && inside && !aspect.includes(inside) && !/战争|社会/u.test(inside)) {
    contexts.push({ text: inside, kind: 'setting' });
  }
  return plainCore(object.replace(/的$/u, ''), aspect, 0.85, {
    contexts,
    signs: [
      'application',
      ...(isTrial ? (['trial'] as const) : []),
      ...(activity.test(where) && /教学|课/u.test(where) ? (['teaching'] as const) : []),
    ],
  });
}

/** 小学音乐课堂奥尔夫教学法的应用 has no 在; what opens it was taken before. */
export const useOf = (object: string, aspect: string): boolean => /^(?:应用|运用)/u.test(aspect) && object.length >= 3;
