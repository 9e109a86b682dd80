import { languages } from '@yanmo/contract/languages';
import { z } from 'zod';

const Text = z.string().min(1);

/** A scholarly work that facts of sheets rest on, with no more than the sheet tells of it; nobody bore it out. */
const CitedWorkLine = z.strictObject({
  kind: z.literal('work'),
  id: z.uuid({ error: 'is no id of a work; node -p "crypto.randomUUID()" makes a new one' }),
  title: Text,
  authors: z.array(z.strictObject({ family: Text, given: z.string() })).min(1),
  /** There are more authors than are named: "et al." */
  others: z.literal(true).optional(),
  year: z.int(),
  type: z.enum(['book', 'article', 'chapter', 'report', 'conference']),
  /** Left out of one in a language that papers are not written in. */
  language: z.enum(languages).optional(),
  venue: Text.optional(),
  volume: Text.optional(),
  issue: Text.optional(),
  pages: Text.optional(),
  publisher: Text.optional(),
  place: Text.optional(),
  edition: Text.optional(),
  doi: Text.optional(),
});
export type CitedWorkLine = z.infer<typeof CitedWorkLine>;

/** What a sheet cites word for word, and the works that are meant: of this file, or verified ones of the collection. */
const CiteLine = z.strictObject({
  kind: z.literal('cite'),
  cite: Text,
  works: z.array(z.uuid()).min(1),
  /** What it names beside them, and is no work: it stays in the text. */
  rest: Text.optional(),
});
export type CiteLine = z.infer<typeof CiteLine>;

/** A line of server/knowledge/works/cited.jsonl. What is cited and does not stand there is a law, a standard, a document, a case or an event. */
export const CitedLine = z.discriminatedUnion('kind', [CitedWorkLine, CiteLine]);
export type CitedLine = z.infer<typeof CitedLine>;
