import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const learned = /启示|教训|经验|\blessons?\b|lecciones|enseñanzas|教訓|示唆/iu;
const fought =
  /战争|冲突|战役|之战|海战|会战|行动|\b(?:wars?|conflict|campaign|battle|operation|invasion|siege)\b|guerra|conflicto|campaña|batalla|operación|invasión|戦争|紛争|戦役|海戦|会戦|作戦|侵攻/iu;

interface Lesson {
  war: string;
  /** What the lessons are about; empty where the title draws them from the whole. */
  term: string;
}

/** A war that something is to be learned from, and the side of it that is looked at. */
export function findLesson(
  field: Field,
  { text, language, object, aspect, contexts }: TitleUnderstanding,
): Lesson | null {
  if (field !== 'military' || !learned.test(text)) return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const other = contexts.find((context) => fought.test(context.text) && !fought.test(object));
  if (other) return { war: own(other.text), term: own(object) };
  if (!fought.test(object)) return null;
  const meant = /^对(?<term>.{2,14}?)的(?:启示|教训)/u.exec(aspect)?.groups?.term;
  const drawn = meant ?? contexts.find(({ kind }) => kind === 'setting' || kind === 'case')?.text ?? '';
  return { war: own(object), term: drawn === '' ? '' : own(drawn) };
}

/** What happened, how that side of it was planned, done and failed, and what holds today. */
export const planLessons =
  ({ war, term }: Lesson): Core =>
  (_material, angle) => {
    const slots = { object: war, focus: war, ...(term === '' ? {} : { term }) };
    const course = section('lesson.course', 20, [part('lesson.forces'), part('lesson.stages')], slots);
    const show = section('lesson.show', 30, [part('lesson.plan'), part('lesson.carry'), part('lesson.fail')], slots);
    const drawn = [part('lesson.hold'), part('lesson.change'), part('lesson.use')];
    return [course, show, section('lesson.draw', 26, angle % 2 === 1 ? drawn.toReversed() : drawn, slots)];
  };
