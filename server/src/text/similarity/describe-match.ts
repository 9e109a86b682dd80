import type { Tokens } from '../comparing/tokens.ts';
import type { Span } from '../span.ts';
import type { FoundMatch } from './checked.ts';
import type { Copy } from './find-copies.ts';
import type { Paraphrase } from './find-paraphrases.ts';
import { type Prepared, references } from './prepared.ts';
import type { Region } from './regions.ts';

/** Of the source around the place, on each side. */
const contextLength = 80;

export const shareOf = (marks: Uint8Array, wanted: number, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at += 1) if (marks[at] === wanted) count += 1;
  return to > from ? count / (to - from) : 0;
};

interface Place {
  tokens: Tokens;
  from: number;
  to: number;
}

/** What opens belongs to what follows it, and all other marks to what they stand behind. */
const opens = /[([{<《〈【〔]/u;
const opening = /[([{<《〈【〔"']/u;

/** How many marks stand in both behind (or before) the tokens: a stop that was copied belongs to the copy. */
function sharedMarks(own: Place, other: Place, isBehind: boolean): number {
  const marksOf = ({ tokens, from, to }: Place): string => {
    const { text } = tokens.source;
    return isBehind
      ? text.slice(tokens.ends[to - 1], tokens.starts[to] ?? text.length)
      : [...text.slice(tokens.ends[from - 1] ?? 0, tokens.starts[from])].reverse().join('');
  };
  const [one, two] = [marksOf(own), marksOf(other)];
  let count = 0;
  const belongs = (sign: string): boolean => sign !== ' ' && (isBehind ? !opens.test(sign) : opening.test(sign));
  while (count < one.length && one[count] === two[count] && belongs(one[count] as string)) count += 1;
  return count;
}

function spanWith({ tokens, from, to }: Place, before: number, behind: number): Span {
  return tokens.source.toOriginal({
    start: (tokens.starts[from] as number) - before,
    end: (tokens.ends[to - 1] as number) + behind,
  });
}

function describeSource(region: Region, { start, end }: Span): FoundMatch['source'] {
  const from = startOfSign(region.text, Math.max(0, start - contextLength));
  const to = startOfSign(region.text, Math.min(region.text.length, end + contextLength));
  const first = region.passages.find(
    (passage) => passage.start - region.start < end && passage.start - region.start + passage.text.length > start,
  );
  return {
    ...{ text: region.text.slice(from, to), start: start - from, end: end - from, offset: region.start + from },
    page: first?.page ?? null,
  };
}

/** Never in the middle of a character of two units. */
const startOfSign = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
};

/** A found place as the report shows it. */
export function describeMatch(
  prepared: Prepared,
  isQuoted: Uint8Array,
  found: (Copy & { isCommon: boolean }) | Paraphrase,
): FoundMatch {
  const { region, from, to, first, last } = found;
  const own: Place = { tokens: prepared.tokens, from, to };
  const other: Place = { tokens: region.tokens, from: first, to: last };
  const isCopy = 'same' in found;
  const before = isCopy ? sharedMarks(own, other, false) : 0;
  const behind = isCopy ? sharedMarks(own, other, true) : 0;
  const similarity = isCopy ? found.same / (to - from) : found.similarity;
  return {
    ...spanWith(own, before, behind),
    sourceId: region.sourceId,
    layer: isCopy ? 'COPY' : 'PARAPHRASE',
    units: to - from,
    similarity: Math.min(1, Math.round(similarity * 1000) / 1000),
    isQuotation: shareOf(isQuoted, 1, from, to) > 0.5,
    isInReferences: shareOf(prepared.kinds, references, from, to) > 0.5,
    isCommon: isCopy && found.isCommon,
    source: describeSource(region, spanWith(other, before, behind)),
  };
}
