import type { Copy } from './find-copies.ts';

/** An own text that stands here for the larger part, and makes up so much of this one, is the same work at an earlier time. */
const ofSource = 0.5;
const ofText = 0.3;

export interface SourceShare {
  id: string;
  isOwn: boolean;
  /** How much of the source stands in the text, 0 to 1. */
  contained: number;
  /** How many of the text's tokens its copies hold. */
  tokens: number;
}

/** Tokens that lie in at least one of the stretches. */
export function countUnion(stretches: readonly { from: number; to: number }[]): number {
  let count = 0;
  let reached = 0;
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    count += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return count;
}

export function shareSources(copies: readonly Copy[]): SourceShare[] {
  const bySource = new Map<string, Copy[]>();
  for (const copy of copies) {
    const own = bySource.get(copy.region.sourceId);
    if (own) own.push(copy);
    else bySource.set(copy.region.sourceId, [copy]);
  }
  return [...bySource].map(([id, own]) => {
    const passage = own[0]?.region.passages[0];
    const there = own.map(({ region, first, last }) => ({
      from: region.firstToken + first,
      to: region.firstToken + last,
    }));
    return {
      id,
      isOwn: passage?.isOwn ?? false,
      contained: Math.min(1, countUnion(there) / Math.max(1, passage?.sourceTokens ?? 1)),
      tokens: countUnion(own),
    };
  });
}

/** Of a text of so many tokens. */
export const isEarlierVersion = ({ isOwn, contained, tokens }: SourceShare, length: number): boolean =>
  isOwn && contained >= ofSource && tokens >= ofText * length;
