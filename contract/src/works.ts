import { z } from 'zod';
import { Language } from './languages.ts';

export const Author = z.object({ family: z.string(), given: z.string() });
export type Author = z.infer<typeof Author>;

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
  verified: z.object({ by: z.string(), matched_at: z.iso.datetime() }).nullable(),
});
export type Work = z.infer<typeof Work>;
