import type { CheckedText, TextToCheck } from './checked.ts';
import type { Passage, PassageId, Postings } from './corpus.ts';
import { describeMatch, shareOf } from './describe-match.ts';
import { isEarlierVersion, shareSources } from './earlier-versions.ts';
import { type Copies, type Copy, findCopies, hasCopiedRun } from './find-copies.ts';
import { findParaphrases, PassageReader } from './find-paraphrases.ts';
import type { FollowedSentence } from './leads.ts';
import { holdPassedOver } from './passed-over.ts';
import { masked, type Prepared, prepareText, prose } from './prepared.ts';
import { countKinds, markQuoted, markSpans, markStretches, rate, rateSources } from './rates.ts';
import type { Repeated } from './repeated-inside.ts';
import { weighCopies } from './weigh-copies.ts';

/** Where a corpus holds what the text holds, in which passages its sentences may stand in other words, and what the text says twice. */
export interface Found {
  postings: Postings;
  /** Not read, though they hold something of the text. */
  passedOver: readonly PassageId[];
  followed: readonly FollowedSentence[];
  repeated: readonly Repeated[];
}

/** Matches that are kept, and of one place. */
const mostMatches = 2_000;
const mostOfPlace = 5;

/** All that a check says, from what the corpus answered and the passages that were chosen. */
export function judgeText(
  text: TextToCheck,
  { postings, passedOver, ...found }: Found,
  passages: readonly Passage[],
  prepared: Prepared = prepareText(text),
  reader: PassageReader = new PassageReader(),
): CheckedText {
  const copies = findCopies(prepared, postings, passages);
  holdPassedOver(copies.holders, prepared, postings, { passedOver, passages });
  return judgeCopies(text, copies, found, { passages, prepared, reader });
}

interface Read {
  passages: readonly Passage[];
  prepared: Prepared;
  reader: PassageReader;
}

/** The same, once the copies are known. */
export function judgeCopies(
  text: TextToCheck,
  { copies: all, holders }: Copies,
  { followed, repeated }: Omit<Found, 'postings' | 'passedOver'>,
  { passages, prepared, reader }: Read,
): CheckedText {
  const counts = countKinds(prepared);
  const shares = shareSources(all);
  const earlier = new Set(shares.filter((share) => isEarlierVersion(share, counts.prose)).map(({ id }) => id));
  const copies = all.filter(({ region }) => !earlier.has(region.sourceId));
  const counted = weighCopies(prepared, text.language, copies, holders);
  // What was edited so far that it does not count as a copy may still be somebody's in other words.
  const settled = new Set(copies.filter((copy) => counted.has(copy) || isFaithful(copy)));
  const paraphrases = findParaphrases(text.text, prepared, followed, {
    passages: passages.filter(({ sourceId }) => !earlier.has(sourceId)),
    ...{ reader, isCopied: markStretches(prepared, settled) },
  });
  const isQuoted = markQuoted(text, prepared);
  const isCopied = markStretches(prepared, counted);
  const isParaphrase = markStretches(prepared, paraphrases);
  for (const { from, to } of settled) isParaphrase.fill(0, from, to);
  const sources = rateSources(prepared, { copies, counted, paraphrases }, shares, counts.prose);
  const rank = new Map(sources.map(({ id }, index) => [id, index]));
  const shown = copies.filter(
    (copy) =>
      settled.has(copy) || hasCopiedRun(copy, prepared.areWide) || !paraphrases.some((one) => areOfOnePlace(one, copy)),
  );
  const found = [...shown.map((copy) => ({ ...copy, isCommon: !counted.has(copy) })), ...paraphrases].sort(
    (one, other) =>
      (rank.get(one.region.sourceId) ?? 0) - (rank.get(other.region.sourceId) ?? 0) || one.from - other.from,
  );
  const kept = keepMatches(found, prepared.tokens.length);
  return {
    units: counts.prose,
    rates: {
      headline: rate(prepared, isCopied, counts.prose, isProse),
      withoutQuotations: rate(prepared, isCopied, counts.prose, (kind, at) => kind === prose && !isQuoted[at]),
      withReferences: rate(prepared, isCopied, counts.prose + counts.references, (kind) => kind !== masked),
      inside: rateInside(prepared, repeated, counts.prose),
      paraphrase: rate(prepared, isParaphrase, counts.prose, isProse),
    },
    paragraphs: text.paragraphs.map(({ start, end, kind }, index) => {
      const { from, to } = prepared.paragraphs[index] as { from: number; to: number };
      return {
        ...{ start, end, kind, units: to - from },
        rate: shareOf(isCopied, 1, from, to),
        paraphrase: shareOf(isParaphrase, 1, from, to),
      };
    }),
    matches: kept
      .map((one) => describeMatch(prepared, isQuoted, one))
      .sort((one, other) => one.start - other.start || one.end - other.end),
    sources,
    earlierVersions: [...earlier],
    repeated: [...repeated],
    isCut: kept.length < found.length,
  };
}

const isProse = (kind: number): boolean => kind === prose;

/** The share of what stood in the text before. */
export const rateInside = (
  prepared: Prepared,
  repeated: readonly Repeated[],
  units: number = countKinds(prepared).prose,
): number => rate(prepared, markSpans(prepared, repeated), units, isProse);

/** Short or everybody's words are what they are; only what was edited can have been put in other words. */
const isFaithful = ({ from, to, same }: Copy): boolean => same >= 0.9 * (to - from);

interface OfSource {
  region: { sourceId: string };
  from: number;
  to: number;
}

const areOfOnePlace = (one: OfSource, other: OfSource): boolean =>
  one.region.sourceId === other.region.sourceId && one.from < other.to && other.from < one.to;

/** Those of the first sources first; a place that everybody holds is shown with a few of them. */
function keepMatches<One extends { from: number; to: number }>(found: readonly One[], length: number): One[] {
  const shown = new Uint8Array(length);
  const kept: One[] = [];
  for (const one of found) {
    if (kept.length === mostMatches) break;
    let least = mostOfPlace;
    for (let at = one.from; at < one.to; at += 1) least = Math.min(least, shown[at] as number);
    if (least >= mostOfPlace) continue;
    for (let at = one.from; at < one.to; at += 1) shown[at] = (shown[at] as number) + (shown[at] === 255 ? 0 : 1);
    kept.push(one);
  }
  return kept;
}
