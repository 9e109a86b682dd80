import { randomUUID } from 'node:crypto';
import { type Chapter, maximumChapters } from '@yanmo/contract/outlines';
import type { DraftChapter } from '../../engines/engine.ts';

/** Splits a total by weights into whole parts that add up to it exactly; what rounding leaves goes to the largest remainders. */
export function splitByWeight(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = usable.reduce((left, right) => left + right, 0);
  const shares = usable.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const parts = shares.map(Math.floor);
  let left = total - parts.reduce((one, other) => one + other, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Gives an engine's headings their ids, and word counts that add up to the target at every level. */
export function placeDraft(drafts: readonly DraftChapter[], wordCount: number): Chapter[] {
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
    children: placeDraft(draft.children, counts[index] ?? 0),
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
