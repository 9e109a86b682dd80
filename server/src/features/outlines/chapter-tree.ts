import { randomUUID } from 'node:crypto';
import { giveWords, listWordless, scaleTo, splitByWeight } from '@yanmo/contract/chapter-words';
import { type Chapter, maximumChapters } from '@yanmo/contract/outlines';
import type { DraftChapter } from '../../engines/engine.ts';

/**
 * Gives an engine's headings their ids, and word counts that add up to the target at every level. A weight of nothing
 * is an engine's slip, not a section without text. With no target yet, nothing is counted.
 */
export function placeDraft(drafts: readonly DraftChapter[], wordCount: number): Chapter[] {
  const placed = placeEach(drafts, wordCount);
  if (wordCount === 0 || listWordless(placed).length === 0) return placed;
  return scaleTo(giveWords(placed, wordCount), wordCount);
}

function placeEach(drafts: readonly DraftChapter[], wordCount: number): Chapter[] {
  const counts = splitByWeight(
    wordCount,
    drafts.map(({ weight }) => weight),
  );
  return drafts.map((draft, index) => ({
    id: randomUUID(),
    title: draft.title,
    summary: draft.summary,
    word_count: counts[index] ?? 0,
    works: [...draft.works],
    children: placeEach(draft.children, counts[index] ?? 0),
  }));
}

export function* walkChapters(chapters: readonly Chapter[]): Generator<Chapter> {
  for (const chapter of chapters) {
    yield chapter;
    yield* walkChapters(chapter.children);
  }
}

export type TreeProblem = 'too_many_chapters' | 'repeated_id';

export function findTreeProblem(chapters: readonly Chapter[]): TreeProblem | null {
  const ids = new Set<string>();
  let count = 0;
  for (const { id } of walkChapters(chapters)) {
    count += 1;
    if (count > maximumChapters) return 'too_many_chapters';
    if (ids.has(id)) return 'repeated_id';
    ids.add(id);
  }
  return null;
}

/** A heading with sections under it is as long as they are together; what the student sets on the leaves is kept. */
export function sumWordCounts(chapters: readonly Chapter[]): Chapter[] {
  return chapters.map((chapter) => {
    if (chapter.children.length === 0) return chapter;
    const children = sumWordCounts(chapter.children);
    return { ...chapter, children, word_count: children.reduce((sum, child) => sum + child.word_count, 0) };
  });
}
