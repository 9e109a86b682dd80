import { z } from 'zod';

/** A cited sentence as it was judged last, under its section. */
export const CheckedClaim = z.looseObject({
  section: z.string(),
  sentence: z.string(),
  works: z.array(z.string()),
  verdict: z.enum(['SUPPORTED', 'PARTLY', 'NOT']),
  /** Of the works: those that bear it out by themselves, or cannot be left away. */
  supports: z.array(z.string()),
  why: z.string().default(''),
});
export type CheckedClaim = z.infer<typeof CheckedClaim>;

export const CitationCheck = z.looseObject({
  claims: z.array(CheckedClaim),
  /** Sentences that lost marks, because a revision did not make them true. */
  dropped: z.array(z.looseObject({ section: z.string(), sentence: z.string(), works: z.array(z.string()) })),
});
export type CitationCheck = z.infer<typeof CitationCheck>;

export const emptyCheck: CitationCheck = { claims: [], dropped: [] };

/** Of fewer of the sentences that are printed a share says nothing. */
const leastKnown = 0.9;

/**
 * AutoSurvey's figures on what is printed: sentences whose works together bear them out, of all that cite; and citations that
 * bear out a sentence which is borne out, of all. Null where too many sentences have changed since they were checked.
 */
export function rateCitations(
  { claims }: CitationCheck,
  printed: readonly { section: string; sentence: string; works: readonly string[] }[],
): { recall: number; precision: number } | null {
  const known = new Map(claims.map((claim) => [`${claim.section} ${claim.sentence}`, claim]));
  const judged = printed.flatMap(({ section, sentence }) => known.get(`${section} ${sentence}`) ?? []);
  if (judged.length === 0 || judged.length < printed.length * leastKnown) return null;
  const supported = judged.filter(({ verdict }) => verdict === 'SUPPORTED');
  const citations = judged.reduce((sum, { works }) => sum + works.length, 0);
  const precise = supported.reduce(
    (sum, { works, supports }) => sum + works.filter((id) => supports.includes(id)).length,
    0,
  );
  return { recall: supported.length / judged.length, precision: precise / Math.max(1, citations) };
}
