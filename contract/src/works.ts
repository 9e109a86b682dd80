import { z } from 'zod';
import { Language } from './languages.ts';

export const Author = z.object({ family: z.string(), given: z.string() });
export type Author = z.infer<typeof Author>;

/** Where a record comes from; UPLOAD is the student's own file, IMPORT an entry of a list. */
export const workSources = ['UPLOAD', 'STARTER', 'IMPORT', 'OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR'] as const;

/**
 * What stands behind a record. VERIFIED: an index, or somebody who bore out a record of our library. AT_HAND: the student
 * uploaded the work itself, and its title and authors stand in the text that was read. GIVEN: an entry that the student
 * typed or imported. UNPROVEN: a record of our library that nobody has borne out.
 */
export const standings = ['VERIFIED', 'AT_HAND', 'GIVEN', 'UNPROVEN'] as const;
export const Standing = z.enum(standings);
export type Standing = z.infer<typeof Standing>;

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
  /** Null until an index, or an import that we made ourselves, has borne the record out. */
  verified: z.object({ by: z.string(), matched_at: z.iso.datetime() }).nullable(),
  standing: Standing,
  /** Of one that is GIVEN: the student said that it may be printed all the same. */
  is_allowed: z.boolean(),
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

/** No invented source: what nobody bore out is printed only at its giver's word, and what was retracted never. */
export const mayBePrinted = (work: Pick<Work, 'standing' | 'is_allowed' | 'is_retracted'>): boolean =>
  !work.is_retracted &&
  (work.standing === 'VERIFIED' || work.standing === 'AT_HAND' || (work.standing === 'GIVEN' && work.is_allowed));

/** Works by what stands behind them. */
export const SourceCounts = z.object({ verified: z.int(), at_hand: z.int(), given: z.int() });
export type SourceCounts = z.infer<typeof SourceCounts>;

export const countSources = (works: readonly Pick<Work, 'standing'>[]): SourceCounts => {
  const count = (standing: Standing): number => works.filter((work) => work.standing === standing).length;
  return { verified: count('VERIFIED'), at_hand: count('AT_HAND'), given: count('GIVEN') };
};
