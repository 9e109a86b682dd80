import type { Language } from '@yanmo/contract/languages';
import { z } from 'zod';

/**
 * What a line of server/knowledge/thesaurus/<language>.jsonl may say: a word of academic prose that belongs to no field, and what may
 * take its place where. `scripts/check-knowledge.ts` holds the files to it.
 */

/** The languages that have a file. */
export const thesaurusLanguages: readonly Language[] = ['zh', 'en'];

export const wordKinds = ['verb', 'noun', 'adjective', 'adverb', 'connective', 'phrase'] as const;

/**
 * Places that no word can name: the beginning of a sentence; of a clause (a sentence's too); punctuation or the end behind; a figure or a
 * protected span beside. In English also the parts of speech that decide a frame: a determiner or possessive, a content word, a noun
 * phrase that is an object, one in the plural, an -ing form, a form of “be” or its like, a modal verb, a preposition or conjunction.
 */
export const contextSigns = [
  '@sentence',
  '@clause',
  '@end',
  '@number',
  '@span',
  '@determiner',
  '@noun',
  '@object',
  '@plural',
  '@ing',
  '@be',
  '@modal',
  '@preposition',
] as const;

const Text = z.string().min(1);
/** Any of them will do. Words as they stand in the text, or the signs above. */
const Context = z.array(Text).min(1);

const Replacement = z.strictObject({
  text: Text,
  /** What must stand right before and right after, what must not. */
  before: Context.optional(),
  after: Context.optional(),
  notBefore: Context.optional(),
  notAfter: Context.optional(),
  /** What must, what must not stand farther on in the clause; before the word in the clause. */
  ahead: Context.optional(),
  notAhead: Context.optional(),
  behind: Context.optional(),
  notBehind: Context.optional(),
  /** How surely meaning and grammar stay where all this holds. */
  safety: z.number().min(0.5).max(1),
});

/** In English a verb is given in its base form, its first word inflected by rule, a noun in the singular; both in American spelling. */
export const ThesaurusLine = z.strictObject({
  kind: z.enum(wordKinds),
  word: Text,
  /** Other forms of the word, each with the forms of the replacements in their order. */
  forms: z.array(z.strictObject({ word: Text, texts: z.array(Text).min(1) })).optional(),
  /** Longer words that hold this one and are something else. */
  notIn: Context.optional(),
  replacements: z.array(Replacement).min(1),
});
export type ThesaurusLine = z.infer<typeof ThesaurusLine>;
export type Replacement = z.infer<typeof Replacement>;
