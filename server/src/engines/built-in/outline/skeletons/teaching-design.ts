import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';

const seeksStrategies = /策略|培养|提升|激发|strateg|cultivat|foster|estrategia|fomento|方略|育成|指導の工夫/iu;

const units: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /[:,–—] (?:an? |the )?(?<unit>\p{L}+-(?:week|lesson|day|session|hour|period) (?:teaching |learning )?(?:unit|sequence|module|course|programme|program|plan|workshop|project|series))\b/iu,
  es: /[:,–—] (?:una? |el |la )?(?<unit>(?:unidad|secuencia|módulo|curso|taller|proyecto|programa)(?: didáctic[oa])? de \p{L}+ (?:semanas|sesiones|clases|horas|días))(?!\p{L})/iu,
};

/** "A six-lesson unit": what the title says of the plan itself. */
const findUnit = ({ language, text }: TitleUnderstanding): string | null =>
  units[language]?.exec(text)?.groups?.unit?.toLowerCase() ?? null;

/** What it is learned through and how long it takes, where an English or Spanish title says so. */
function listOwn(title: TitleUnderstanding): Section[] {
  const { language, contexts, text } = title;
  if (language !== 'en' && language !== 'es') return [];
  const means = contexts.find(({ kind }) => kind === 'means')?.text;
  const unit = findUnit(title);
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  return [
    ...(means ? [{ ...part('lesson.through', { term: own(means) }), weight: 12 }] : []),
    ...(unit === null ? [] : [{ ...part('lesson.weeks', { term: unit }), weight: 12 }]),
  ];
}

/** From the learners and what they are to learn through the design to the classroom and back. */
export const planTeaching: Core = (material, angle, title) => {
  const { text, language, contexts } = title;
  // 基于项目式学习: what the lessons are built on has a section that says how.
  const isNamed = (language === 'zh' || language === 'ja') && contexts.some(({ kind }) => kind === 'means');
  const theory = material.theory();
  const ground = section('lesson.ground', 18, [part('lesson.learners'), part('lesson.content'), part('lesson.status')]);
  const activity = part('lesson.activity', {}, [part('lesson.before'), part('lesson.during'), part('lesson.after')]);
  const design = section('lesson.design', 28, [
    part('lesson.goal'),
    theory !== '' && part('frame.applied', { theory }),
    isNamed && part('lesson.means'),
    part('lesson.principle'),
    ...listOwn(title),
    findUnit(title) === null && activity,
    part('lesson.example'),
  ]);
  const strategies = section('lesson.strategy', 26, [
    part('lesson.motive'),
    part('lesson.scaffold'),
    part('lesson.talk'),
    angle % 2 === 1 && part('lesson.after'),
  ]);
  const practice = section('lesson.practice', 22, [
    part('lesson.class'),
    part('lesson.process'),
    part('lesson.adjust'),
  ]);
  const check = section('lesson.check', 20, [
    part('lesson.product'),
    part('lesson.voice'),
    part('lesson.limit'),
    part('lesson.revise'),
  ]);
  if (seeksStrategies.test(text)) {
    const aims = section('lesson.design', 18, [part('lesson.goal'), part('lesson.principle'), activity]);
    return angle % 3 === 1 ? [ground, strategies, aims, check] : [ground, aims, strategies, check];
  }
  // Nobody designs a lesson before knowing whom it is for: another outline words and weighs the same steps otherwise.
  if (angle % 3 === 1) return [{ ...ground, weight: 22 }, design, { ...practice, weight: 18 }, check];
  return angle % 3 === 2 ? [ground, design, strategies, check] : [ground, design, practice, check];
};
