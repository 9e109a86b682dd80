import type { Chapter } from './outlines.ts';

/** How long the whole is: the sum of its chapters, which are the sums of their sections. Prices and targets go by it. */
export function totalWords(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + wordsOf(chapter), 0);
}

function wordsOf(chapter: Chapter): number {
  return chapter.children.length === 0 ? chapter.word_count : totalWords(chapter.children);
}

/** Headings that have text of their own, and no words for it, in the order of reading. */
export function listWordless(chapters: readonly Chapter[]): Chapter[] {
  return chapters.flatMap((chapter) => {
    if (chapter.children.length > 0) return listWordless(chapter.children);
    return chapter.word_count > 0 ? [] : [chapter];
  });
}

export function countLeaves(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : countLeaves(children)), 0);
}

/** Splits a total by weights into whole parts that add up to it exactly; what rounding leaves goes to the largest remainders. */
export function splitByWeight(total: number, weights: readonly number[]): number[] {
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = usable.reduce((left, right) => left + right, 0);
  const shares = usable.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const parts = shares.map(Math.floor);
  let left = total - parts.reduce((one, other) => one + other, 0);
  const byRemainder = shares.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** What a heading without words gets: as many as its siblings have on average. */
function meanOf(counts: readonly number[]): number {
  const known = counts.filter((count) => count > 0);
  if (known.length === 0) return 0;
  return Math.max(1, Math.round(known.reduce((sum, count) => sum + count, 0) / known.length));
}

/**
 * No section stays without words, or it would be a heading over nothing: one that has none gets the mean of its
 * siblings; where none of them has any, they share what the heading above them had, at the top the whole's `target`.
 * What has words keeps them. The same tree comes back when there is nothing to give.
 */
export function giveWords(chapters: readonly Chapter[], target: number): readonly Chapter[] {
  return listWordless(chapters).length === 0 ? chapters : giveEach(chapters, target);
}

function giveEach(chapters: readonly Chapter[], budget: number): Chapter[] {
  const given = chapters.map((chapter) => {
    const words = wordsOf(chapter) || chapter.word_count;
    return words > 0 ? giveOne(chapter, words) : chapter;
  });
  const mean = meanOf(given.map(wordsOf));
  const even = splitByWeight(
    Math.max(budget, chapters.length),
    chapters.map(() => 1),
  );
  return given.map((chapter, index) => (wordsOf(chapter) > 0 ? chapter : giveOne(chapter, mean || (even[index] ?? 1))));
}

function giveOne(chapter: Chapter, words: number): Chapter {
  if (chapter.children.length === 0) return { ...chapter, word_count: words };
  const children = giveEach(chapter.children, words);
  return { ...chapter, children, word_count: totalWords(children) };
}

/** By weight, but no part below its least; what those get more is taken from the largest. */
function splitWithLeast(total: number, weights: readonly number[], least: readonly number[]): number[] {
  const parts = splitByWeight(total, weights);
  let owed = 0;
  for (const [index, minimum] of least.entries()) {
    const lacking = Math.max(0, minimum - (parts[index] ?? 0));
    parts[index] = (parts[index] ?? 0) + lacking;
    owed += lacking;
  }
  const spareOf = (index: number) => (parts[index] ?? 0) - (least[index] ?? 0);
  const richest = parts.map((_part, index) => index).sort((a, b) => spareOf(b) - spareOf(a));
  for (const index of richest) {
    const taken = Math.min(owed, spareOf(index));
    parts[index] = (parts[index] ?? 0) - taken;
    owed -= taken;
  }
  return parts;
}

/** Gives the whole another length: every section keeps its proportion, and at least one word. */
export function scaleTo(chapters: readonly Chapter[], target: number): Chapter[] {
  const parts = splitWithLeast(
    target,
    chapters.map(wordsOf),
    chapters.map((chapter) => countLeaves([chapter])),
  );
  return chapters.map((chapter, index) => {
    const words = parts[index] ?? 1;
    if (chapter.children.length === 0) return { ...chapter, word_count: words };
    const children = scaleTo(chapter.children, words);
    return { ...chapter, children, word_count: totalWords(children) };
  });
}
