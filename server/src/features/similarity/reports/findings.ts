import { CheckedParagraph, matchLayers, sourceKinds } from '@yanmo/contract/similarity';
import { z } from 'zod';
import type { CheckedText, FoundMatch } from '../../../text/similarity/checked.ts';
import type { DescribedSource } from '../index/describe-sources.ts';
import { percentOf } from './percent-of.ts';

const Place = { start: z.int(), end: z.int() };

/** A source as it was when the text was checked. */
export const KeptSource = z.looseObject({
  id: z.string(),
  kind: z.enum(sourceKinds),
  title: z.string().nullable(),
  authors: z.array(z.string()),
  year: z.int().nullable(),
  venue: z.string().nullable(),
  doi: z.string().nullable(),
  /** In percent. */
  rate: z.number(),
  units: z.int(),
});
export type KeptSource = z.infer<typeof KeptSource>;

export const KeptMatch = z.looseObject({
  id: z.string(),
  sourceId: z.string(),
  layer: z.enum(matchLayers),
  ...Place,
  units: z.int(),
  similarity: z.number(),
  isQuotation: z.boolean(),
  isInReferences: z.boolean(),
  isCommon: z.boolean(),
  source: z.looseObject({
    /** Null for a paper of somebody else: its words are read where they stand, as long as they stand there. */
    text: z.string().nullable(),
    ...Place,
    page: z.int().nullable(),
    /** Where `text` begins in the source. */
    offset: z.int(),
  }),
});
export type KeptMatch = z.infer<typeof KeptMatch>;

/** What a check found, as it is kept. */
export const storedFindings = {
  paragraphs: z.array(CheckedParagraph),
  sources: z.array(KeptSource),
  matches: z.array(KeptMatch),
  repeated: z.array(z.object({ ...Place, like: z.object(Place) })),
  earlierVersions: z.array(z.object({ kind: z.enum(sourceKinds), title: z.string() })),
};

export interface Findings {
  paragraphs: CheckedParagraph[];
  sources: KeptSource[];
  matches: KeptMatch[];
  repeated: { start: number; end: number; like: { start: number; end: number } }[];
  earlierVersions: { kind: KeptSource['kind']; title: string }[];
  isCut: boolean;
}

export const noFindings: Findings = {
  ...{ paragraphs: [], sources: [], matches: [], repeated: [], earlierVersions: [], isCut: false },
};

/** More places than anybody looks through; the rates count all of them. */
const mostMatches = 2_000;
const mostSources = 300;
const mostRepeated = 2_000;

/** What was measured, as it is kept. */
export function findingsOf(checked: CheckedText, described: ReadonlyMap<string, DescribedSource>): Findings {
  const sources = checked.sources.slice(0, mostSources).flatMap(({ id, rate, units }): KeptSource[] => {
    const known = described.get(id);
    return known ? [{ ...known, rate: percentOf(rate), units }] : [];
  });
  const kindOf = new Map(sources.map(({ id, kind }) => [id, kind]));
  const known = checked.matches.filter(({ sourceId }) => kindOf.has(sourceId));
  // Of too many the longest, in the order of the text.
  const longest = new Set([...known].sort((one, other) => other.units - one.units).slice(0, mostMatches));
  const matches = known.filter((match) => longest.has(match));
  return {
    paragraphs: checked.paragraphs.map(({ start, end, kind, units, rate, paraphrase }) => ({
      ...{ start, end, kind, units, rate: percentOf(rate), paraphrase: percentOf(paraphrase) },
    })),
    sources,
    matches: matches.map((match, index) => keptMatch(match, `m${index + 1}`, kindOf.get(match.sourceId) === 'SITE')),
    repeated: checked.repeated.slice(0, mostRepeated).map(({ start, end, like }) => ({
      ...{ start, end, like: { start: like.start, end: like.end } },
    })),
    earlierVersions: checked.earlierVersions.flatMap((id) => {
      const { kind, title } = described.get(id) ?? {};
      return kind ? [{ kind, title: title ?? '' }] : [];
    }),
    isCut: checked.isCut || matches.length < checked.matches.length || checked.repeated.length > mostRepeated,
  };
}

function keptMatch(match: FoundMatch, id: string, isOfOthers: boolean): KeptMatch {
  const { sourceId, layer, start, end, units, similarity, isQuotation, isInReferences, isCommon, source } = match;
  const { page, offset } = source;
  return {
    ...{ id, sourceId, layer, start, end, units, similarity, isQuotation, isInReferences, isCommon },
    source: isOfOthers
      ? { text: null, start: 0, end: source.end - source.start, page: null, offset: offset + source.start }
      : { text: source.text, start: source.start, end: source.end, page, offset },
  };
}
