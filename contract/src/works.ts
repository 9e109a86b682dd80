import { z } from 'zod';
import { Language } from './languages.ts';

/** `suffix`: Jr., III. A name that has no parts (a body, an ideographic name in one piece) is all family. */
export const Author = z.object({ family: z.string(), given: z.string(), suffix: z.string().optional() });
export type Author = z.infer<typeof Author>;

/** Stands behind the authors of a work that does not name all of them. */
export const unnamedOthers: Author = { family: 'et al.', given: '' };
export const listNamed = (authors: readonly Author[]): Author[] =>
  authors.filter(({ family }) => family !== unnamedOthers.family);

/**
 * Where a record comes from; UPLOAD is the student's own file, IMPORT an entry of a list, COLLECTION came with the program,
 * and so did SHEET: what is known of a subject names it.
 */
export const workSources = [
  'UPLOAD',
  'COLLECTION',
  'SHEET',
  'IMPORT',
  'OPENALEX',
  'CROSSREF',
  'SEMANTIC_SCHOLAR',
] as const;

/**
 * What stands behind a record. VERIFIED: an index, or somebody who bore out a record of our library. AT_HAND: the student
 * uploaded the work itself, and its title and authors stand in the text that was read. GIVEN: an entry that the student
 * typed or imported. NAMED: what we know of a subject rests on it and names it; no index and no bibliography was asked.
 * UNPROVEN: a record of our library that nobody has borne out.
 */
export const standings = ['VERIFIED', 'AT_HAND', 'GIVEN', 'NAMED', 'UNPROVEN'] as const;
export const Standing = z.enum(standings);
export type Standing = z.infer<typeof Standing>;

/** What the collection's records were held against; the first three bear a record out, the others let it be found. */
export const collectionLevels = ['two_bibliographies', 'identifier', 'catalogue', 'one_bibliography', 'text'] as const;
export type CollectionLevel = (typeof collectionLevels)[number];

/** Whether a record of such a level is verified: what one list or a mere mention says is not enough. */
export const bearsOutAlone = (level: CollectionLevel): boolean =>
  level === 'two_bibliographies' || level === 'identifier' || level === 'catalogue';

export const Topics = z.partialRecord(Language, z.array(z.string()));
export type Topics = z.infer<typeof Topics>;

/** Who bore a record out, by what, and when. `sources` are names: of bibliographies, of a catalogue. */
export const Evidence = z.object({
  by: z.string(),
  level: z.enum(['index', ...collectionLevels]),
  on: z.iso.date(),
  sources: z.array(z.string()),
  doi: z.string().nullable(),
  url: z.string().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

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
  /** What it is about, in the words of whoever put it into the collection; by language. */
  topics: Topics.optional(),
  /** It is on method: cited where a method is set out and nowhere else. */
  is_on_method: z.boolean().optional(),
  /** What is known of how the record was borne out, newest last. */
  evidence: z.array(Evidence).optional(),
  standing: Standing,
  /** Of one that is GIVEN: the student said that it may be printed all the same. */
  is_allowed: z.boolean(),
  publisher: z.string().nullable(),
  place: z.string().nullable(),
  edition: z.string().nullable(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
  is_retracted: z.boolean(),
  /** Of one that was: the notice that says so, where it is known. */
  retraction_doi: z.string().nullable().optional(),
  /** Null where nobody says. */
  is_open_access: z.boolean().nullable(),
});
export type Work = z.infer<typeof Work>;

/** A record that does not say who wrote it, when and where it appeared can be found; a reference made of it would have holes. */
export const isComplete = (work: Pick<Work, 'authors' | 'year' | 'venue' | 'publisher'>): boolean =>
  work.authors.length > 0 && work.year !== null && Boolean(work.venue ?? work.publisher);

/**
 * No invented source: what nobody bore out is printed only at its giver's word, and what was retracted never. What the
 * student brought may lack something, and so may what a sentence rests on; what we offer may not.
 */
export const mayBePrinted = (
  work: Pick<Work, 'standing' | 'is_allowed' | 'is_retracted' | 'authors' | 'year' | 'venue' | 'publisher'>,
): boolean =>
  !work.is_retracted &&
  ((work.standing === 'VERIFIED' && isComplete(work)) ||
    work.standing === 'AT_HAND' ||
    work.standing === 'NAMED' ||
    (work.standing === 'GIVEN' && work.is_allowed));

/** Works by what stands behind them. */
export const SourceCounts = z.object({ verified: z.int(), at_hand: z.int(), given: z.int(), named: z.int() });
export type SourceCounts = z.infer<typeof SourceCounts>;

export const countSources = (works: readonly Pick<Work, 'standing'>[]): SourceCounts => {
  const count = (standing: Standing): number => works.filter((work) => work.standing === standing).length;
  return { verified: count('VERIFIED'), at_hand: count('AT_HAND'), given: count('GIVEN'), named: count('NAMED') };
};
