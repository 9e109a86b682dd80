import type { ReducedParagraph, ReducedPart } from '@yanmo/contract/reductions';

/** A changed sentence, or a whole paragraph where `part` is null. */
export interface Chosen {
  reduceKey: string;
  part: number | null;
}

export interface Change {
  reduceKey: string;
  part: number;
}

export const isChanged = ({ before, after }: ReducedPart): boolean => before !== after;

/** The changed sentences of a paragraph, in their order. */
export function changesOf({ reduce_key, parts }: ReducedParagraph): Change[] {
  return parts.flatMap((part, index) => (isChanged(part) ? [{ reduceKey: reduce_key, part: index }] : []));
}

/** The change after or before a place, which may be a paragraph as a whole; null at the end. */
export function nextChange(paragraphs: readonly ReducedParagraph[], from: Chosen | null, by: 1 | -1): Change | null {
  const all = paragraphs.flatMap((paragraph, row) => changesOf(paragraph).map((change) => ({ ...change, row })));
  const row = from ? paragraphs.findIndex(({ reduce_key }) => reduce_key === from.reduceKey) : -1;
  // A paragraph's own mark stands before its first sentence.
  const part = from?.part ?? -1;
  const isAfter = (one: { row: number; part: number }) => one.row > row || (one.row === row && one.part > part);
  const isBefore = (one: { row: number; part: number }) => one.row < row || (one.row === row && one.part < part);
  const found = by === 1 ? all.find(isAfter) : all.findLast(isBefore);
  return found ? { reduceKey: found.reduceKey, part: found.part } : null;
}
