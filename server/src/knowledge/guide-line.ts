import type { Language } from '@yanmo/contract/languages';
import { z } from 'zod';

/**
 * What a line of server/knowledge/guide/<language>.jsonl may say: the writing guide, from which students' questions are answered, and
 * words that its search takes for one another. `scripts/check-knowledge.ts` holds the files to it.
 */

/** The languages that have a file. */
export const guideLanguages: readonly Language[] = ['zh', 'en', 'es', 'ja'];

/** What a question is about, in the order in which a paper comes to be. */
export const guideGroups = [
  'topic',
  'structure',
  'opening',
  'literature',
  'methods',
  'statistics',
  'results',
  'closing',
  'abstract',
  'citing',
  'integrity',
  'language',
  'format',
  'process',
  'defence',
  'planning',
  'ethics',
  'wellbeing',
] as const;

const Text = z.string().min(1);
const Id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not an id such as abstract-length');

/** One question with its answer. An id means the same question in every language; the answers are each written for its own students. */
const GuideEntry = z.strictObject({
  kind: z.literal('entry'),
  id: Id,
  group: z.enum(guideGroups),
  title: Text,
  /** How students ask it. */
  forms: z.array(Text).min(3),
  /** Words besides that a question on it may hold. */
  words: z.array(Text).min(1).optional(),
  /** Markdown. */
  answer: Text,
  /** Ids of entries that one may want to read next. */
  related: z.array(Id).min(1),
  /** The standards or manuals that it rests on. */
  norms: z.array(Text).min(1).optional(),
});

/** Words that students use for one another; the first stands for all of them while texts are compared. */
const AlikeLine = z.strictObject({ kind: z.literal('alike'), words: z.array(Text).min(2) });

export const GuideLine = z.discriminatedUnion('kind', [GuideEntry, AlikeLine]);
export type GuideLine = z.infer<typeof GuideLine>;
export type GuideEntry = z.infer<typeof GuideEntry>;
export type AlikeLine = z.infer<typeof AlikeLine>;
