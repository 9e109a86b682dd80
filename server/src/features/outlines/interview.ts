import { englishTitleLength } from '@yanmo/contract/codes';
import {
  type AnswerField,
  type AnswerId,
  answerLength,
  coverAnswerIds,
  coverAnswerLength,
  type Interview,
  isCoverAnswer,
  type QuestionId,
} from '@yanmo/contract/interview';
import type { Language } from '@yanmo/contract/languages';
import type { Answers } from '../../engines/built-in/own-material/answer-facts.ts';
import { chooseQuestions, keepAnswered } from '../../engines/built-in/own-material/interview/choose-questions.ts';
import { coverLabels, questionWords } from '../../engines/built-in/own-material/interview/question-words.ts';
import { knowSubjectInThread } from '../../engines/built-in/own-material/thread/own-material-tasks.ts';
import { joinNames } from '../../engines/built-in/paper/telling/join-names.ts';
import type { Engine } from '../../engines/engine.ts';
import { understandAtOnce } from '../../engines/understand-at-once.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { getOutline } from './outline-writings.ts';
import * as store from './store.ts';

interface Sent {
  id: AnswerId;
  text: string;
}

/** A line of a cover is one line. */
const cleanAnswer = ({ id, text }: Sent): string =>
  isCoverAnswer(id) || id === 'english_title'
    ? text.replace(/\s+/gu, ' ').trim()
    : text.replace(/\r\n?/gu, '\n').trim();

/** Questions about the paper of an outline, and what was answered. */
export function createInterviews(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  engine: Pick<Engine, 'kind'>,
) {
  async function present(outline: store.Outline, language: Language): Promise<Interview> {
    const { form, answers } = outline;
    const reading = outline.understanding ?? readTitle(outline, engine.kind);
    const known = await knowSubjectInThread(threads, {
      title: form.title,
      field: form.field,
      language: form.language,
    });
    const chosen = chooseQuestions(reading.kind, form.language, known);
    const answered = (Object.keys(answers) as AnswerId[]).map((id): QuestionId => (isCoverAnswer(id) ? 'cover' : id));
    const questions = keepAnswered(chosen, new Set(answered)).map((id) => ({
      id,
      text: questionWords[language][id].text
        .replace('{object}', () => reading.object)
        .replace('{people}', () => joinNames(known.unknownPeople, language) || reading.object),
      hint: questionWords[language][id].hint,
      fields: fieldsOf(id, answers, language),
    }));
    const isFinished = outline.interviewedAt !== null;
    return {
      questions,
      answered: questions.filter(({ fields }) => fields.some(({ text }) => text !== '')).length,
      is_finished: isFinished,
      is_due: !isFinished && engine.kind === 'BUILT_IN',
    };
  }

  return {
    async ask(userId: string, key1: string, language: Language): Promise<Interview> {
      return present(await getOutline(db, userId, key1), language);
    },

    async answer(
      userId: string,
      { key1, answers, isFinished }: { key1: string; answers: readonly Sent[]; isFinished: boolean | undefined },
      language: Language,
    ): Promise<Interview> {
      const said = Object.fromEntries(answers.map((answer) => [answer.id, cleanAnswer(answer)])) as Answers;
      const outline = await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        return store.keepAnswers(tx, userId, key1, {
          answers: said,
          ...(isFinished === undefined ? {} : { interviewedAt: isFinished ? clock.now() : null }),
        });
      });
      if (!outline) throw new AppError('not_found');
      return present(outline, language);
    },
  };
}

function fieldsOf(id: QuestionId, answers: Answers, language: Language): AnswerField[] {
  if (id === 'cover') {
    return coverAnswerIds.map((field) => ({
      ...{ id: field, label: coverLabels[language][field], text: answers[field] ?? '' },
      ...{ form: 'LINE' as const, maximum: coverAnswerLength },
    }));
  }
  const isLine = id === 'english_title';
  const maximum = isLine ? englishTitleLength : answerLength;
  return [{ id, label: '', text: answers[id] ?? '', form: isLine ? 'LINE' : 'TEXT', maximum }];
}

/** By rule: a question is no reason to ask an engine. */
function readTitle({ form, extraRequirements }: store.Outline, engine: Engine['kind']) {
  const { title, language, type, field, product: level, word_count: wordCount } = form;
  return understandAtOnce({ title, language, type, field, level, wordCount, extraRequirements }, engine).understanding;
}
