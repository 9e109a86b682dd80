import { Language, languages } from '@yanmo/contract/languages';
import { z } from 'zod';

const Text = z.string().min(1);

/** How a work was found to exist: its text was read, an index has the record, a catalogue or the publisher lists it. */
export const evidenceLevels = ['text', 'index', 'catalogue'] as const;

/** A line of server/knowledge/works/<field>.jsonl. What is not certain is left out. */
export const WorkLine = z.strictObject({
  kind: z.literal('work'),
  /** The record's id in every database, so that a corrected title stays the same record. */
  id: z.uuid({ error: 'is no id of a work; node -p "crypto.randomUUID()" makes a new one' }),
  title: Text,
  authors: z.array(z.strictObject({ family: Text, given: z.string() })),
  year: z.int().nullable().default(null),
  /** The journal or, for a book, the publisher. */
  venue: Text.nullable().default(null),
  volume: Text.optional(),
  issue: Text.optional(),
  type: z.enum(['book', 'article', 'chapter', 'report']),
  language: z.enum(languages),
  /** A few words of what it is about, in its own language, for search; ours, not quoted. */
  about: Text,
  /** Words of titles that it may be cited under, by the language of the title. */
  topics: z.partialRecord(Language, z.array(Text).min(1)).optional(),
  borneOut: z
    .array(z.strictObject({ level: z.enum(evidenceLevels), by: Text, on: z.iso.date() }))
    .min(1)
    .optional(),
});
export type WorkLine = z.infer<typeof WorkLine>;
