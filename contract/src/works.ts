import { z } from 'zod';
import { Language } from './languages.ts';

export const Author = z.object({ family: z.string(), given: z.string() });
export type Author = z.infer<typeof Author>;

/** Where a record comes from; UPLOAD is the student's own file. */
export const workSources = ['UPLOAD', 'STARTER', 'IMPORT', 'OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR'] as const;

/** A record of the literature. What is not certain is null. */
export const Work = z.object({
  id: z.uuid(),
  title: z.string(),
  authors: z.array(Author),
  year: z.int().nullable(),
  venue: z.string().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  pages: z.string().nullable(),
  doi: z.string().nullable(),
  abstract: z.string().nullable(),
  language: Language.nullable(),
  type: z.string(),
  source: z.string(),
  /** Null until an index, a file or an import has borne the record out. */
  verified: z.object({ by: z.string(), matched_at: z.iso.datetime() }).nullable(),
  publisher: z.string().nullable(),
  place: z.string().nullable(),
  edition: z.string().nullable(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
  is_retracted: z.boolean(),
  /** Null where nobody says. */
  is_open_access: z.boolean().nullable(),
});
export type Work = z.infer<typeof Work>;
