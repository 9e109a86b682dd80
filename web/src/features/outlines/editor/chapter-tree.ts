import { countLeaves, giveWords, scaleTo, totalWords } from '@yanmo/contract/chapter-words';
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

/**
 * A heading whose only section moves away keeps half of the words that were theirs together: neither is left with
 * nothing, the whole stays as long as it was, and a move back gives them back.
 */
function relocate(before: readonly Chapter[], id: string, moved: readonly Placed[]): Chapter[] {
  const rows = flatten(before);
  const index = indexOf(rows, id);
  const row = rows[index];
  const parent = row && row.depth > 0 ? rows[parentIndex(rows, index)] : undefined;
  const own = ownWords(rows);
  const isLeft =
    parent &&
    flatten(build(moved)).some(({ chapter }) => chapter.id === parent.chapter.id && chapter.children.length === 0);
  if (row && isLeft) {
    const kept = Math.ceil(row.chapter.word_count / 2);
    own.set(parent.chapter.id, kept);
    const taken = scaleTo([row.chapter], row.chapter.word_count - kept);
    for (const [leaf, words] of ownWords(flatten(taken))) own.set(leaf, words);
  }
  return settle(build(moved), own);
}

/** A new heading has no words yet; its share comes to what is there, but not beyond what a paper may have. */
function withAdded(before: readonly Chapter[], rows: readonly Placed[]): Chapter[] {
  const added = giveWords(reshape(before, rows), wordCountLimits.minimum);
  return totalWords(added) > wordCountLimits.maximum ? scaleTo(added, wordCountLimits.maximum) : [...added];
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
  return withAdded(chapters, [...rows.slice(0, end), added, ...rows.slice(end)]);
}

export function addChild(chapters: readonly Chapter[], id: string, newId: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const end = subtreeEnd(rows, index);
  const added = { chapter: newChapter(newId), depth: row.depth + 1 };
  return withAdded(chapters, [...rows.slice(0, end), added, ...rows.slice(end)]);
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
  return relocate(chapters, id, moveRows(rows, index, index, row.depth + 1));
}

/** One level up, to the place after the heading it stood under; its later siblings stay where they are. */
export function outdent(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  const parentAt = row && row.depth > 0 ? parentIndex(rows, index) : -1;
  if (!row || parentAt < 0) return null;
  const size = subtreeEnd(rows, index) - index;
  return relocate(chapters, id, moveRows(rows, index, subtreeEnd(rows, parentAt) - size, row.depth - 1));
}

/** Past its sibling; at the edge, into the neighbouring heading of the level above. */
export function moveUp(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const sibling = siblingIndex(rows, index, 'before');
  if (sibling >= 0) return relocate(chapters, id, moveRows(rows, index, sibling, row.depth));
  const parent = row.depth === 0 ? -1 : parentIndex(rows, index);
  if (parent < 0 || siblingIndex(rows, parent, 'before') < 0) return null;
  return relocate(chapters, id, moveRows(rows, index, parent, row.depth));
}

export function moveDown(chapters: readonly Chapter[], id: string): Chapter[] | null {
  const rows = flatten(chapters);
  const index = indexOf(rows, id);
  const row = rows[index];
  if (!row) return null;
  const size = subtreeEnd(rows, index) - index;
  const sibling = siblingIndex(rows, index, 'after');
  if (sibling >= 0) return relocate(chapters, id, moveRows(rows, index, subtreeEnd(rows, sibling) - size, row.depth));
  const parent = row.depth === 0 ? -1 : parentIndex(rows, index);
  const uncle = parent < 0 ? -1 : siblingIndex(rows, parent, 'after');
  if (uncle < 0) return null;
  return relocate(chapters, id, moveRows(rows, index, uncle - size + 1, row.depth));
}

/** Where it was dropped: `index` counts the rows without it and what is below it. */
export function place(chapters: readonly Chapter[], id: string, index: number, depth: number): Chapter[] | null {
  const rows = flatten(chapters);
  const from = indexOf(rows, id);
  if (from < 0) return null;
  const rest = [...rows.slice(0, from), ...rows.slice(subtreeEnd(rows, from))];
  const deepest = rest[index - 1];
  if (depth < 0 || index < 0 || index > rest.length || depth > (deepest ? deepest.depth + 1 : 0)) return null;
  // What stands there belongs to the heading above; it is not taken away from it.
  if ((rest[index]?.depth ?? 0) > depth) return null;
  return relocate(chapters, id, moveRows(rows, from, index, depth));
}

/**
 * Of a heading with sections, the words are shared out among them in the proportions they have. Nothing is no length:
 * whoever wants no text under a heading removes it.
 */
export function setWords(chapters: readonly Chapter[], id: string, words: number): Chapter[] | null {
  const row = flatten(chapters).find(({ chapter }) => chapter.id === id);
  if (!row || !Number.isFinite(words) || words < 1) return null;
  const had = row.chapter.word_count;
  const room = Math.max(had, wordCountLimits.maximum - (totalWords(chapters) - had));
  const wanted = Math.round(Math.min(Math.max(words, countLeaves([row.chapter])), room));
  const changed = changeChapter(chapters, id, (found) => scaleTo([found], wanted)[0] ?? found);
  return settle(changed, ownWords(flatten(changed)));
}
