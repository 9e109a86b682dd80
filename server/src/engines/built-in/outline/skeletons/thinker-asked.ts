import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import type { OpenPlan } from './open-names.ts';
import { findQuestion } from './open-question.ts';
import { planQuestion } from './plan-question.ts';

const name = String.raw`\p{Lu}[\p{L}.’'-]+(?: (?:de |del |von |van |y )?\p{Lu}[\p{L}.’'-]+){0,3}`;
const readings: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: new RegExp(
    `^(?:(?:[Aa]|[Tt]he|[Aa]n) )?(?:[\\p{L}-]+ )?(?:[Rr]eading|[Rr]ereading|[Ii]nterpretation|[Aa]nswer|[Rr]esponse|[Pp]erspective|[Aa]pproach|[Aa]ccount) (?:of|from|by|after|with|through) (?<who>${name})$|^(?:(?:[Rr]eading|[Ff]ollowing|[Ww]ith|[Aa]fter|[Tt]hinking with) )(?<reader>${name})$`,
    'u',
  ),
  es: new RegExp(
    `^(?:(?:[Uu]na|[Ll]a) )?(?:[\\p{L}-]+ )?(?:[Ll]ectura|[Rr]electura|[Ii]nterpretación|[Rr]espuesta|[Mm]irada|[Pp]erspectiva|[Rr]eflexión) (?:de|desde|a partir de|con) (?<who>${name})$|^(?:[Ss]egún|[Dd]esde|[Cc]on) (?<reader>${name})$`,
    'u',
  ),
};

/** "Is It Ever a Duty? A Reading of Rawls": the thinker is read for an answer, and the answer is tested. */
export function findThinkerAsked(title: TitleUnderstanding): OpenPlan | null {
  const question = findQuestion(title);
  const reading = readings[title.language];
  if (!question || !reading || !/[?]/u.test(title.text)) return null;
  const found = reading.exec(question.tail)?.groups;
  const a = found?.who ?? found?.reader;
  if (!a) return null;
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter(({ text }) => !a.includes(text) && !text.includes(a)),
  };
  const { names } = planQuestion(read, question, 'philosophy');
  const slots = { a };
  return {
    title: read,
    names,
    chapters: [
      section('thinkask.read', 28, [part('thinkask.terms'), part('thinkask.texts'), part('thinkask.view')], slots),
      section('thinkask.test', 28, [part('thinkask.for'), part('thinkask.doubt'), part('thinkask.reply')], slots),
      section('ask.stand', 20, [part('ask.own'), part('ask.limit')]),
    ],
  };
}
