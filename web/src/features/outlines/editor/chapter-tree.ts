import { wordCountLimits } from '@yanmo/contract/codes';
import { type Chapter, maximumChapterDepth, maximumChapters } from '@yanmo/contract/outlines';

/** Headings under one heading, and chapters of an outline: what the contract takes. */
export const maximumSiblings = 50;

/** A heading with its place: depth 0 is a chapter, `path` counts from 1. */
export interface Row {
  chapter: Chapter;
  depth: number;
  path: readonly number[];
}

type Placed = Pick<Row, 'chapter' | 'depth'>;

export function flatten(chapters: readonly Chapter[], path: readonly number[] = []): Row[] {
  return chapters.flatMap((chapter, index) => {
    const own = [...path, index + 1];
    return [{ chapter, depth: path.length, path: own }, ...flatten(chapter.children, own)];
  });
}

export function totalWords(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { word_count }) => sum + word_count, 0);
}

/** Splits a total by weights into whole parts that add up to it; what rounding leaves goes to the largest remainders. */
export function splitByWeight(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  const shares = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
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

/** What the server takes. An operation whose result it would refuse is not done at all. */
export function isAcceptable(chapters: readonly Chapter[]): boolean {
  const rows = flatten(chapters);
  const lists = [chapters, ...rows.map(({ chapter }) => chapter.children)];
  return (
    rows.length >= 1 &&
    rows.length <= maximumChapters &&
    new Set(rows.map(({ chapter }) => chapter.id)).size === rows.length &&
    lists.every((list) => list.length <= maximumSiblings) &&
    rows.every(({ depth, chapter }) => depth < maximumChapterDepth && chapter.word_count <= wordCountLimits.maximum)
  );
}

/** Changes one heading and copies only the way to it: rows that did not change are not drawn again. */
export function changeChapter(
  chapters: readonly Chapter[],
  id: string,
  change: (chapter: Chapter) => Chapter,
): Chapter[] {
  return chapters.map((chapter) => {
    if (chapter.id === id) return change(chapter);
    const children = changeChapter(chapter.children, id, change);
    const isSame = children.every((child, index) => child === chapter.children[index]);
    return isSame ? chapter : { ...chapter, children };
  });
}

function subtreeEnd(rows: readonly Placed[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, place) => place > index && row.depth <= depth);
  return next < 0 ? rows.length : next;
}

function indexOf(rows: readonly Placed[], id: string): number {
  return rows.findIndex(({ chapter }) => chapter.id === id);
}

function parentIndex(rows: readonly Placed[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  return rows.findLastIndex((row, place) => place < index && row.depth === depth - 1);
}

/** The sibling before or after, or -1. */
function siblingIndex(rows: readonly Placed[], index: number, side: 'before' | 'after'): number {
  const depth = rows[index]?.depth ?? 0;
  if (side === 'after') {
    const end = subtreeEnd(rows, index);
    return rows[end]?.depth === depth ? end : -1;
  }
  const parent = parentIndex(rows, index);
  return rows.findLastIndex((row, place) => place < index && place > parent && row.depth === depth);
}

/** Takes a heading with all below it to another place; `index` counts the rows without it. */
function moveRows(rows: readonly Placed[], from: number, index: number, depth: number): Placed[] {
  const end = subtreeEnd(rows, from);
  const shift = depth - (rows[from]?.depth ?? 0);
  const moved = rows.slice(from, end).map((row) => ({ ...row, depth: row.depth + shift }));
  const rest = [...rows.slice(0, from), ...rows.slice(end)];
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)];
}

function build(rows: readonly Placed[]): Chapter[] {
  const roots: Chapter[] = [];
  const open: Chapter[] = [];
  for (const { chapter, depth } of rows) {
    const copy: Chapter = { ...chapter, children: [] };
    open.length = depth;
    const parent = depth === 0 ? undefined : open[depth - 1];
    (parent ? parent.children : roots).push(copy);
    open[depth] = copy;
  }
  return roots;
}

/** The words that stand on the heading itself: a heading with sections under it is as long as they are together. */
function ownWords(rows: readonly Placed[]): Map<string, number> {
  return new Map(
    rows.map(({ chapter }) => [chapter.id, chapter.children.length === 0 ? chapter.word_count : 0] as const),
  );
}

/**
 * Sums from the leaves up. Words are not lost by a change of shape: a leaf that got sections hands its words to the
 * first of them, and whoever moved took theirs along.
 */
function settle(chapters: readonly Chapter[], own: ReadonlyMap<string, number>): Chapter[] {
  const settleOne = (chapter: Chapter, handed: number): Chapter => {
    const words = (own.get(chapter.id) ?? chapter.word_count) + handed;
    if (chapter.children.length === 0) return { ...chapter, word_count: words };
    const children = chapter.children.map((child, index) => settleOne(child, index === 0 ? words : 0));
    return { ...chapter, children, word_count: totalWords(children) };
  };
  return chapters.map((chapter) => settleOne(chapter, 0));
}

function reshape(before: readonly Chapter[], rows: readonly Placed[]): Chapter[] {
  return settle(build(rows), ownWords(flatten(before)));
}

export function newChapter(id: string): Chapter {
  return { id, title: '', summary: '', word_count: 0, works: [], children: [] };
}

export function addAfter(chapters: readonly Chapter[], id: string, newId: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const end = subtreeEnd(rows, index);
  const added = { chapter: newChapter(newId), depth: row.depth };
  return reshape(chapters, [...rows.slice(0, end), added, ...rows.slice(end)]);
}

export function addChild(chapters: readonly Chapter[], id: string, newId: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const end = subtreeEnd(rows, index);
  const added = { chapter: newChapter(newId), depth: row.depth + 1 };
  return reshape(chapters, [...rows.slice(0, end), added, ...rows.slice(end)]);
}

/** With all below it. The words of an only section stay with the heading above, which they were meant for. */
export function remove(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const rest = [...rows.slice(0, index), ...rows.slice(subtreeEnd(rows, index))];
  const own = ownWords(rows);
  const parent = row.depth === 0 ? undefined : rows[parentIndex(rows, index)];
  if (parent?.chapter.children.length === 1) own.set(parent.chapter.id, row.chapter.word_count);
  return settle(build(rest), own);
}

export function indent(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row || siblingIndex(rows, index, 'before') < 0) return null;
  return reshape(chapters, moveRows(rows, index, index, row.depth + 1));
}

/**
 * One level up, to the place after the heading it stood under; its later siblings stay where they are. The words of an
 * only section stay with that heading, which handed them down when it got the section: Tab and Shift-Tab change nothing.
 */
export function outdent(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  const parentAt = row && row.depth > 0 ? parentIndex(rows, index) : -1;
  const parent = rows[parentAt];
  if (!row || !parent) return null;
  const size = subtreeEnd(rows, index) - index;
  const moved = moveRows(rows, index, subtreeEnd(rows, parentAt) - size, row.depth - 1);
  const own = ownWords(rows);
  if (size === 1 && parent.chapter.children.length === 1) {
    own.set(parent.chapter.id, row.chapter.word_count);
    own.set(id, 0);
  }
  return settle(build(moved), own);
}

/** Past its sibling; at the edge, into the neighbouring heading of the level above. */
export function moveUp(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const sibling = siblingIndex(rows, index, 'before');
  if (sibling >= 0) return reshape(chapters, moveRows(rows, index, sibling, row.depth));
  const parent = row.depth === 0 ? -1 : parentIndex(rows, index);
  if (parent < 0 || siblingIndex(rows, parent, 'before') < 0) return null;
  return reshape(chapters, moveRows(rows, index, parent, row.depth));
}

export function moveDown(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const size = subtreeEnd(rows, index) - index;
  const sibling = siblingIndex(rows, index, 'after');
  if (sibling >= 0) return reshape(chapters, moveRows(rows, index, subtreeEnd(rows, sibling) - size, row.depth));
  const parent = row.depth === 0 ? -1 : parentIndex(rows, index);
  const uncle = parent < 0 ? -1 : siblingIndex(rows, parent, 'after');
  if (uncle < 0) return null;
  return reshape(chapters, moveRows(rows, index, uncle - size + 1, row.depth));
}

/** Where it was dropped: `index` counts the rows without it and what is below it. */
export function place(chapters: readonly Chapter[], id: string, index: number, depth: number): Chapter[] | null {
  const rows = flatten(chapters);
  const from = indexOf(rows, id);
  if (from < 0) return null;
  const rest = [...rows.slice(0, from), ...rows.slice(subtreeEnd(rows, from))];
  const deepest = rest[index - 1];
  if (depth < 0 || index < 0 || index > rest.length || depth > (deepest ? deepest.depth + 1 : 0)) return null;
  return reshape(chapters, moveRows(rows, from, index, depth));
}

function scaleLeaves(chapter: Chapter, words: number): Chapter {
  if (chapter.children.length === 0) return { ...chapter, word_count: words };
  const parts = splitByWeight(
    words,
    chapter.children.map(({ word_count }) => word_count),
  );
  const children = chapter.children.map((child, index) => scaleLeaves(child, parts[index] ?? 0));
  return { ...chapter, children, word_count: words };
}

/** Of a heading with sections, the words are shared out among them in the proportions they have. */
export function setWords(chapters: readonly Chapter[], id: string, words: number): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  const chapter = rows.findLast((candidate, at) => at <= index && candidate.depth === 0);
  if (!row || !chapter || !Number.isFinite(words)) return null;
  const room = wordCountLimits.maximum - (chapter.chapter.word_count - row.chapter.word_count);
  const wanted = Math.round(Math.min(Math.max(words, 0), room));
  const changed = changeChapter(chapters, id, (found) => scaleLeaves(found, wanted));
  return settle(changed, ownWords(flatten(changed)));
}

export function fitToTarget(chapters: readonly Chapter[], target: number): Chapter[] {
  const parts = splitByWeight(
    target,
    chapters.map(({ word_count }) => word_count),
  );
  return chapters.map((chapter, index) => scaleLeaves(chapter, parts[index] ?? 0));
}
