import type { PaperSection } from '../../../engines/engine.ts';
import { listLeaves } from '../paper-basis.ts';
import { closesPaper, opensPaper } from './part-headings.ts';

/**
 * Sections that can only be written when the others are: those of the first and the last chapter, where they open and close
 * the paper. A paper that is nothing else has none.
 */
export function listFrame(chapters: readonly PaperSection[]): Set<string> {
  const [first] = chapters;
  const last = chapters.at(-1);
  const frames = [
    ...(first && opensPaper(first.title) ? [first] : []),
    ...(last && last !== first && closesPaper(last.title) ? [last] : []),
  ];
  const ids = new Set(listLeaves(frames).map(({ id }) => id));
  return ids.size === listLeaves(chapters).length ? new Set() : ids;
}
