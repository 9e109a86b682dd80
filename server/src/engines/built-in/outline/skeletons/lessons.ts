import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const learned = /启示|教训|经验|\blessons?\b|lecciones|enseñanzas|教訓|示唆/iu;
const fought =
  /战争|冲突|战役|之战|海战|会战|行动|\b(?:wars?|conflict|campaign|battle|operation|invasion|siege)\b|guerra|conflicto|campaña|batalla|operación|invasión|戦争|紛争|戦役|海戦|会戦|作戦|侵攻/iu;

const drawnFor: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /\blessons (?:learned )?for (?<pupils>[^:?,]{4,50})$/iu,
  es: /(?:lecciones|enseñanzas) para (?<pupils>[^:?,]{4,50})$/iu,
};

interface Lesson {
  war: string;
  /** What the lessons are about; empty where the title draws them from the whole. */
  term: string;
  /** For whom they are drawn, where the title says so. */
  pupils?: string;
}

/** A war that something is to be learned from, and the side of it that is looked at. */
export function findLesson(
  field: Field,
  { text, language, object, aspect, contexts }: TitleUnderstanding,
): Lesson | null {
  if (field !== 'military' || !learned.test(text)) return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const other = contexts.find((context) => fought.test(context.text) && !fought.test(object));
  const drawer = drawnFor[language]?.exec(text)?.groups?.pupils;
  const pupils = drawer ? { pupils: own(drawer.replace(/^(?:the|el|la|los|las) /iu, '')) } : {};
  if (other) return { war: own(other.text), term: own(object), ...pupils };
  // "Drones in Nagorno-Karabakh": where arms were used is the war that teaches.
  const where = drawer
    ? contexts.find(
        ({ kind, text: place }) =>
          (kind === 'place' || (kind === 'setting' && /^\p{Lu}/u.test(place))) && !drawer.includes(place),
      )
    : undefined;
  if (where && !fought.test(object)) {
    const war = language === 'es' ? `la guerra en ${own(where.text)}` : `the war in ${own(where.text)}`;
    return { war, term: own(object), ...pupils };
  }
  if (!fought.test(object)) return null;
  const meant = /^对(?<term>.{2,14}?)的(?:启示|教训)/u.exec(aspect)?.groups?.term;
  const drawn = meant ?? contexts.find(({ kind }) => kind === 'setting' || kind === 'case')?.text ?? '';
  return { war: own(object), term: drawn === '' || drawer ? '' : own(drawn), ...pupils };
}

/** What happened, how that side of it was planned, done and failed, and what holds today. */
export const planLessons =
  ({ war, term, pupils }: Lesson): Core =>
  (_material, angle) => {
    const slots = { object: war, focus: war, ...(term === '' ? {} : { term }) };
    const course = section('lesson.course', 20, [part('lesson.forces'), part('lesson.stages')], slots);
    const show = section('lesson.show', 30, [part('lesson.plan'), part('lesson.carry'), part('lesson.fail')], slots);
    const forWhom = pupils ? { ...part('lesson.for', { population: pupils }), weight: 12 } : null;
    const drawn = [part('lesson.hold'), part('lesson.change'), forWhom ?? part('lesson.use')];
    return [course, show, section('lesson.draw', 26, angle % 2 === 1 ? drawn.toReversed() : drawn, slots)];
  };
