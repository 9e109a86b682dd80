import { maximumChapterDepth } from '@yanmo/contract/outlines';
import type { Row } from './chapter-tree.ts';

export interface DropPlace {
  /** Among the rows without the dragged heading and what is below it. */
  index: number;
  depth: number;
}

/**
 * Where a dragged heading would come to stand: the row it hovers over gives the place, the sideways way the level. It
 * never takes the headings after it under itself, and never goes deeper than one level below the heading before it.
 */
export function findDropPlace(
  rows: readonly Row[],
  dragged: { id: string; overId: string; offsetLevels: number },
): DropPlace | null {
  const from = rows.findIndex(({ chapter }) => chapter.id === dragged.id);
  const row = rows[from];
  if (!row) return null;
  const below = rows.slice(from + 1).findIndex(({ depth }) => depth <= row.depth);
  const end = below < 0 ? rows.length : from + 1 + below;
  const height = Math.max(...rows.slice(from, end).map(({ depth }) => depth)) - row.depth;
  const shown = [...rows.slice(0, from + 1), ...rows.slice(end)];
  const over = shown.findIndex(({ chapter }) => chapter.id === dragged.overId);
  if (over < 0) return null;
  const rest = shown.filter((_row, place) => place !== from);
  const before = rest[over - 1];
  const after = rest[over];
  const deepest = Math.min(before ? before.depth + 1 : 0, maximumChapterDepth - 1 - height);
  const shallowest = after?.depth ?? 0;
  if (shallowest > deepest) return null;
  return { index: over, depth: Math.min(Math.max(row.depth + dragged.offsetLevels, shallowest), deepest) };
}
