import type { ReadText } from '@yanmo/contract/reductions';
import type { Match, SimilarityReport } from '@yanmo/contract/similarity';
import type { Place } from './paragraph-marks.ts';

/** In order, and none over another. */
function merge(places: readonly Place[]): Place[] {
  const merged: Place[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** An order takes no more of one paragraph; whoever has so many has it all copied. */
const mostPlaces = 500;

/**
 * What a check found copied, by the key of the paragraph that holds it and by places in it. The report has headings and lists between
 * that a rewriting does not read, so that paragraphs are met by their words, one after the other. What is quoted stays quoted,
 * and what is anybody's may stand.
 */
export function copiesOfReport(
  { text, matches }: Pick<SimilarityReport, 'text' | 'matches'>,
  read: Pick<ReadText, 'text' | 'paragraphs'>,
): Record<string, Place[]> {
  const isOfAnother = ({ layer, is_quotation, is_in_references, is_common }: Match) =>
    layer === 'COPY' && !is_quotation && !is_in_references && !is_common;
  const copies = merge(matches.filter(isOfAnother));
  const found: Record<string, Place[]> = {};
  let after = 0;
  for (const { key, start, end } of read.paragraphs) {
    const words = read.text.slice(start, end);
    const next = text.indexOf(words, after);
    // Read in another order than it was checked in.
    const from = next === -1 ? text.indexOf(words) : next;
    if (from === -1) continue;
    after = Math.max(after, from + words.length);
    const own = copies
      .filter((copy) => copy.start < from + words.length && copy.end > from)
      .map((copy) => ({ start: Math.max(copy.start - from, 0), end: Math.min(copy.end - from, words.length) }));
    if (own.length > mostPlaces) found[key] = [{ start: 0, end: words.length }];
    else if (own.length > 0) found[key] = own;
  }
  return found;
}
