import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import { nameAbroad } from './english-names.ts';
import type { Subject } from './subject.ts';
import type { WritingContext } from './writing-context.ts';

type Named = Pick<Subject, 'language' | 'slots' | 'understanding'>;

/** What a sentence bears between its other words. */
const longest = { zh: 22, ja: 28, en: 100, es: 110 };
/** What a thing is in; what it is made from, comes after or is meant for is no part of its name. */
const inside = /^(?:in|at|on|within|across|among|en) /iu;

/** 家校合作中的 of 家校合作中的冲突及其化解: what a Chinese title sets right before its object. */
function findBefore({ slots: { long }, understanding: { text } }: Named): string | null {
  const { context, object } = long;
  if (!context || !object) return null;
  const between = /^\p{Script=Han}{0,2}中/u.exec(text.slice(text.indexOf(context) + context.length))?.[0];
  if (between === undefined || !text.includes(context)) return null;
  const behind = text.slice(text.indexOf(context + between) + context.length + between.length);
  // Students may stand between the two: 中学体育教学中学生运动损伤.
  const at = behind.replace(/^的/u, '').indexOf(object);
  return at >= 0 && at <= 2 ? `${context}${between}的` : null;
}

/** Where the title says *in Lagos*; of a place that it only names nobody knows what it has to do with the matter. */
function standsBehind(there: string, { slots: { long }, understanding: { text } }: Named): boolean {
  if (!inside.test(there) || !text.toLowerCase().includes(there.toLowerCase())) return false;
  // The effect of one thing on another on a third cannot be said.
  return !/^on /iu.test(there) || !long.matter?.includes(' on ');
}

/**
 * The paper's matter with what the title sets it in: *conflict* alone is any conflict.
 * For where a paper opens and where it concludes; in between the matter has its own name.
 */
export function nameWhole(subject: Named): string | undefined {
  const { language, slots, understanding } = subject;
  const { matter, context, there } = slots.long;
  // What is tried is set into beds and beakers, which do not make it another thing.
  if (!matter || understanding.language !== language || understanding.kind === 'lab-experiment') return matter;
  if (context && matter.includes(context)) return matter;
  const before = language === 'zh' ? findBefore(subject) : null;
  const behind = there && standsBehind(there, subject) ? ` ${there}` : '';
  const whole = `${before ?? ''}${matter}${behind}`;
  return whole.length > longest[language] ? matter : whole;
}

/**
 * The same in English, of a paper in another language, as far as it has an English name: *nurse burnout*, where the title sets nurses before burnout.
 */
export function nameWholeAbroad(object: string, context: WritingContext): string {
  const { language, slots, relation } = context.subject;
  const { matter, aspect, context: setting } = slots.long;
  // What is asked of it is said beside it.
  if (language === 'en' || relation === 'effect' || (aspect !== undefined && matter?.includes(aspect) !== false))
    return object;
  const isKnown =
    matter !== undefined && matter !== slots.long.object && readEnglishNames(matter, language).share === 1;
  const named = isKnown ? nameAbroad(matter, context) : null;
  if (named !== null) return named;
  const where = nameWhole(context.subject) === matter ? null : nameAbroad(setting, context);
  return where && !object.toLowerCase().includes(where.toLowerCase()) ? `${object} in ${where}` : object;
}
