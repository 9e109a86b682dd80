import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Posed } from '../../../../understanding/pose-question.ts';
import type { ContextKind, TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Slots } from '../section.ts';
import { introduce } from './open.ts';
import { type OpenPlan, ownOf } from './open-names.ts';
import { findQuestion, marks } from './open-question.ts';
import { answers, planQuestion } from './plan-question.ts';

const quote = ({ query, isClause }: Posed, language: Language): string => (isClause ? query : marks[language](query));

/** "Food waste and the question how staff decide": the one heading that introduces the question names its object. */
const introduceQuery = (posed: Posed, { language, object, text }: TitleUnderstanding): string => {
  const { ask } = answers[language];
  if (language !== 'en') return ask(marks[language](posed.full));
  const asked = ask(quote(posed, language));
  return posed.isApart ? `${grammars.en.fromTitle(object, text)} and ${asked}` : asked;
};

/** What the introduction asks and the conclusion answers, where the chapters are those of a kind. */
export const namePosed = (posed: Posed, title: TitleUnderstanding): Slots => ({
  ask: introduceQuery(posed, title),
  answer: answers[title.language].answer,
  query: quote(posed, title.language),
});

/** Works are read and trials are made, whatever is asked of them. */
const byKind: ReadonlySet<TitleKind> = new Set<TitleKind>(['text-interpretation', 'lab-experiment', 'clinical-study']);

/** Types whose chapters are those of the plan; a survey, a proposal or a review has chapters of its own and speaks of the object in them. */
const ownPlan: ReadonlySet<PaperType> = new Set<PaperType>(['thesis', 'course_paper', 'journal_article']);

/** Whether a question decides the plan, and not the kind of paper that it is put in. */
export const isPlannedAsPosed = ({ kind, bearing, confidence }: TitleUnderstanding, type: PaperType): boolean =>
  ownPlan.has(type) &&
  !(confidence.kind >= 0.65 && (byKind.has(kind) || (kind === 'relation-test' && bearing !== null)));

/** Scopes that stand beside a question and in none of its words. */
const placed: ReadonlySet<ContextKind> = new Set<ContextKind>(['place', 'population', 'case', 'setting', 'policy']);

/** What can be done, as against how something came about or works. */
const toDo = /どうすれば|どうしたら|いかにすれば|(?:怎样|怎么|如何)(?:样)?才能?|怎么办/u;

/** A question that a student wrote has the plan of a question, whatever the title was read to ask. */
export function planPosed(title: TitleUnderstanding, posed: Posed, field: Field): OpenPlan {
  const { language } = title;
  const query = quote(posed, language);
  const found = findQuestion({ ...title, text: posed.text, signs: [...title.signs, 'question'] });
  const asked: TitleUnderstanding = toDo.test(posed.text) ? { ...title, signs: [...title.signs, 'remedy'] } : title;
  const plan = planQuestion(
    asked,
    {
      query,
      fact: posed.asks === 'why' ? (found?.fact ?? null) : null,
      asks: posed.asks === 'how' ? 'other' : posed.asks,
      isChoice: found?.isChoice ?? false,
      isHow: posed.asks === 'how',
      tail: '',
    },
    field,
  );
  // "How staff decide what to throw away" says nothing of food waste, and no question of a city.
  const isScoped = title.contexts.some(
    ({ text, isQuiet, kind }) => !isQuiet && placed.has(kind) && !posed.full.toLowerCase().includes(text.toLowerCase()),
  );
  const first = posed.isApart || isScoped ? [introduce(ownOf(title)(title.object), language, 16)] : [];
  const { isAnswered: _, ...open } = plan;
  return {
    ...open,
    names: { ...open.names, ...namePosed(posed, title) },
    title: { ...title, kind: 'theory-essay', isAspectNamed: false },
    chapters: [...first, ...plan.chapters],
  };
}
