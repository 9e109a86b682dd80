import { listPieces } from '../../../../text/word-overlap.ts';
import type { Spot } from '../read-outline.ts';
import type { ToldFact } from './told-fact.ts';

/** Words of a heading that a fact takes up. */
const eachShared = 1.1;
const mostShared = 2.5;
/** Words of headings that say nothing of what stands below them. */
const joining: ReadonlySet<string> = new Set(
  'what which who whom how why when where there here can has have had been was were are not other others more most some than its that these those out over under about carry taken made cómo qué que cuál quién dónde cuando más otro otra otros otras este esta estos estas hay son fue han sido puede pueden'.split(
    ' ',
  ),
);

/** What only one heading of a paper says, and how much of that a fact takes up. */
export function readHeadings(leaves: readonly Spot[]) {
  const titles = new Map(leaves.map((leaf) => [leaf, listPieces(leaf.section.title)]));
  /** What only this heading says: the paper's own subject stands in most of them. */
  const isOwnPiece = (piece: string): boolean =>
    !joining.has(piece) &&
    leaves.filter((leaf) => titles.get(leaf)?.has(piece)).length <= Math.max(1, leaves.length / 5);
  const headings = new Map(leaves.map((leaf) => [leaf, [...(titles.get(leaf) ?? [])].filter(isOwnPiece)] as const));
  const ownOf = (leaf: Spot): readonly string[] => headings.get(leaf) ?? [];
  const shareOf = (fact: ToldFact, leaf: Spot): number =>
    Math.min(mostShared, ownOf(leaf).filter((piece) => fact.pieces.has(piece)).length * eachShared);
  return { ownOf, shareOf };
}
