import type { ContextKind } from '../../title-reading.ts';
import { endsAsCase, firmSource, hiddenCaseSource } from './lexicon/cases.ts';
import { classSource, patientSource, peopleSource } from './lexicon/people.ts';
import { knownPlace, placeSource } from './lexicon/places.ts';
import { agedSource, timeSource } from './lexicon/times.ts';

const whole = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})(?:地区|等地)?$`, 'u');
const isPlace = whole(placeSource);
const isTime = whole(timeSource, agedSource);
const isCase = whole(firmSource, hiddenCaseSource);
const isGroup = whole(peopleSource, patientSource, classSource);

/** 浙江德清, 福建晋江: what follows a place's name and nothing else lies there. */
const inside = new RegExp(`^${knownPlace}(?!的)[\\p{Script=Han}]{2,3}$`, 'u');
const noTown =
  /(?:数据|样本|面板|年鉴|指数|理论|模型|制造|经济|文化|文学|社会|政治|法律|语境|故事|模式|农户|农民|居民|学生|教师|家庭|农村|城市|乡村|工业|农业|市场|产业|行业|股市|电影|媒体|报刊|方言|档案|史料|传统|问题)$/u;

/** Said of what a title gives as its case or its place; elsewhere 湖北茶叶 is the tea of Hubei. */
export const liesInside = (text: string): boolean => inside.test(text) && !noTown.test(text);

/** What a name that stands as a context is: a work, a place, a time, a case, people, a rule. */
export function classify(text: string, otherwise: ContextKind): ContextKind {
  if (/[\uE000-\uE07F《]/u.test(text) && !/案|政策|事件/u.test(text)) return 'text';
  if (isPlace.test(text)) return 'place';
  if (isTime.test(text)) return 'time';
  if (isCase.test(text) || endsAsCase.test(text)) return 'case';
  if (isGroup.test(text)) return 'population';
  if (/(?:政策|条例|规划|纲要|战略|制度|法典|(?<![算方办作语书看疗魔做想手分析])法)$/u.test(text)) return 'policy';
  if (/(?:省|市|县|区|镇|村|州|地区|流域|国)$/u.test(text)) return 'place';
  return liesInside(text) ? 'place' : otherwise;
}
