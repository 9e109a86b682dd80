import { languages } from '@yanmo/contract/languages';
import { collectionLevels } from '@yanmo/contract/works';
import { z } from 'zod';

const Text = z.string().min(1);
const Topics = z.array(Text).min(3);

/** A line of server/knowledge/works/<field>.jsonl. What nobody bore out is left out. */
export const WorkLine = z.strictObject({
  kind: z.literal('work'),
  /** The record's id in every database, so that a corrected title stays the same record. */
  id: z.uuid({ error: 'is no id of a work; node -p "crypto.randomUUID()" makes a new one' }),
  title: Text,
  authors: z.array(z.strictObject({ family: Text, given: z.string() })).min(1),
  year: z.int().optional(),
  type: z.enum(['book', 'article', 'chapter', 'report', 'conference']),
  language: z.enum(languages),
  /** The journal, the proceedings or the book that holds it. */
  venue: Text.optional(),
  volume: Text.optional(),
  issue: Text.optional(),
  pages: Text.optional(),
  publisher: Text.optional(),
  /** Where the table of publishers' places does not say it, or says another. */
  place: Text.optional(),
  edition: Text.optional(),
  doi: Text.optional(),
  isbn: Text.optional(),
  /** A few words of what it is about, in its own language, for search and for sentences on it; ours, not quoted. */
  about: Text,
  /** Words of titles that it may be cited under, by the language of the title; ours. */
  topics: z.strictObject({ zh: Topics, en: Topics, es: Topics.optional(), ja: Topics.optional() }),
  /** On method alone: it is cited where a method is set out and nowhere else. */
  serves: z.literal('method').optional(),
  borneOut: z.strictObject({ level: z.enum(collectionLevels), by: z.array(Text).min(1), on: z.iso.date() }),
});
export type WorkLine = z.infer<typeof WorkLine>;
