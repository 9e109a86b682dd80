import type { ContextKind } from '../../title-reading.ts';
import { endsAsCase, firmSource, hiddenCaseSource } from './lexicon/cases.ts';
import { classSource, patientSource, peopleSource } from './lexicon/people.ts';
import { placeSource } from './lexicon/places.ts';
import { agedSource, timeSource } from './lexicon/times.ts';

const whole = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})(?:地区|等地)?$`, 'u');
const isPlace = whole(placeSource);
const isTime = whole(timeSource, agedSource);
const isCase = whole(firmSource, hiddenCaseSource);
const isGroup = whole(peopleSource, patientSource, classSource);

/** What a name that stands as a context is: a work, a place, a time, a case, people, a rule. */
export function classify(text: string, otherwise: ContextKind): ContextKind {
  if (/[\uE000-\uE07F《]/u.test(text) && !/案|政策|事件/u.test(text)) return 'text';
  if (isPlace.test(text)) return 'place';
  if (isTime.test(text)) return 'time';
  if (isCase.test(text) || endsAsCase.test(text)) return 'case';
  if (isGroup.test(text)) return 'population';
  if (/(?:政策|条例|规划|纲要|战略|制度|法典|(?<![算方办作语书看疗魔做想手分析])法)$/u.test(text)) return 'policy';
  if (/(?:省|市|县|区|镇|村|州|地区|流域|国)$/u.test(text)) return 'place';
  return otherwise;
}
