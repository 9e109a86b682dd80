import { z } from 'zod';
import { englishTitleLength, englishTitleLetters } from './codes.ts';
import { defineRoute } from './route.ts';

/** What a student may be asked before a paper is ordered; which of it, the title's kind and what is known of its subject decide. */
export const questionIds = [
  'definition',
  'setting',
  'people',
  'actors',
  'problems',
  'causes',
  'rules',
  'passages',
  'materials',
  'requirements',
  'method',
  'data',
  'example',
  'objections',
  'view',
  'english_title',
  'cover',
] as const;
export const QuestionId = z.enum(questionIds);
export type QuestionId = z.infer<typeof QuestionId>;

/** What the cover of a paper shows; each is a line of one question. */
export const coverAnswerIds = [
  'cover_school',
  'cover_department',
  'cover_major',
  'cover_class',
  'cover_author',
  'cover_number',
  'cover_supervisor',
  'cover_date',
] as const;
export type CoverAnswerId = (typeof coverAnswerIds)[number];

export const answerIds = [...questionIds.filter((id) => id !== 'cover'), ...coverAnswerIds] as const;
export const AnswerId = z.enum(answerIds);
export type AnswerId = z.infer<typeof AnswerId>;

/** Of one answer; a line of the cover and the English title are shorter. */
export const answerLength = 2_000;
export const coverAnswerLength = 80;

export const isCoverAnswer = (id: AnswerId): id is CoverAnswerId => id.startsWith('cover_');

const textIds = questionIds.filter((id) => id !== 'cover' && id !== 'english_title');
/** An empty text takes an answer back. */
const Answer = z.discriminatedUnion('id', [
  z.strictObject({ id: z.enum(textIds), text: z.string().trim().max(answerLength) }),
  z.strictObject({ id: z.enum(coverAnswerIds), text: z.string().trim().max(coverAnswerLength) }),
  z.strictObject({
    id: z.literal('english_title'),
    text: z
      .string()
      .trim()
      .max(englishTitleLength)
      .regex(new RegExp(`^$|${englishTitleLetters.source}`, 'u'), 'english_title_letters'),
  }),
]);

export const AnswerField = z.object({
  id: AnswerId,
  /** Empty where the question itself says it. */
  label: z.string(),
  /** The answer as it is kept; empty while there is none. */
  text: z.string(),
  form: z.enum(['LINE', 'TEXT']),
  maximum: z.int(),
});
export type AnswerField = z.infer<typeof AnswerField>;

export const OutlineQuestion = z.object({
  id: QuestionId,
  /** In the caller's language, with the title's own object in it. */
  text: z.string(),
  hint: z.string(),
  fields: z.array(AnswerField),
});
export type OutlineQuestion = z.infer<typeof OutlineQuestion>;

export const Interview = z.object({
  /** Six to ten, the most useful first. */
  questions: z.array(OutlineQuestion),
  /** Questions with an answer. */
  answered: z.int(),
  /** The student has said that it is enough, or that he would rather not. */
  is_finished: z.boolean(),
  /** A paper is asked about before it is ordered: nobody has said so yet, and what would write it knows the more for it. */
  is_due: z.boolean(),
});
export type Interview = z.infer<typeof Interview>;

const prefix = '/api/ai-paper/paper/outline';
const Key = z.string().min(1).max(40);

export const askOutlineQuestions = defineRoute({
  method: 'GET',
  path: `${prefix}/questions`,
  who: 'user',
  summary:
    'Six to ten short questions about a paper of this outline, made from what its title asks and from what is not known of its subject, with the answers that are kept. All may be left out.',
  query: z.strictObject({ key1: Key }),
  result: Interview,
});

export const saveOutlineAnswers = defineRoute({
  method: 'POST',
  path: `${prefix}/answers`,
  who: 'user',
  summary:
    'Keep answers with the outline; those that are not sent stay as they are, an empty text takes one back. A paper that is ordered from now on is written from them, and its cover shows what they say.',
  body: z.strictObject({
    key1: Key,
    answers: z
      .array(Answer)
      .max(answerIds.length)
      .refine((answers) => new Set(answers.map(({ id }) => id)).size === answers.length, 'invalid'),
    is_finished: z.boolean().optional(),
  }),
  result: Interview,
});
