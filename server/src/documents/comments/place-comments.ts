import type { ReadBlock, ReadParagraph } from '../readers/document-model.ts';
import {
  type MarkedLine,
  markedParagraphOf,
  NoteSigns,
  protectedSpansOf,
  textOfLine,
} from '../rewriting/marked-lines.ts';
import { type CommentedParagraph, type CommentedRange, commentLimits } from './commented-document.ts';
import type { CommentEdge, ParagraphEdges } from './read-anchors.ts';

/** What of a text a comment was set on. */
export interface PlacedComment {
  /** At most one more than can be changed at once. */
  ranges: CommentedRange[];
  /** How many paragraphs it goes over, those without text left out. */
  count: number;
  hasDeletion: boolean;
  /** A paragraph of it is a field's or a box's. */
  hasFixed: boolean;
}

export interface LinedParagraph {
  paragraph: ReadParagraph;
  isInTable: boolean;
  line: MarkedLine;
}

/** All paragraphs of a file in order, blank ones too; writing goes the same way as reading. */
export function* linedParagraphs(blocks: readonly ReadBlock[]): Generator<LinedParagraph> {
  const notes = new NoteSigns();
  function* through(inner: readonly ReadBlock[], isInTable: boolean): Generator<LinedParagraph> {
    for (const block of inner) {
      if (block.kind === 'table') for (const cell of block.rows.flat()) yield* through(cell.blocks, true);
      else yield { paragraph: block, isInTable, line: markedParagraphOf(block, notes) };
    }
  }
  yield* through(blocks, false);
}

interface FollowedComment extends PlacedComment {
  /** Where it goes on in the paragraph that is looked at; null while it is not open. */
  from: number | null;
  isEnded: boolean;
}

type Place = Pick<CommentedParagraph, 'id' | 'isEditable' | 'text'>;

/** Paragraphs with text, and which words of them each comment was set on. */
export function placeComments(
  blocks: readonly ReadBlock[],
  edges: ReadonlyMap<string, ParagraphEdges>,
): { paragraphs: CommentedParagraph[]; placed: Map<string, PlacedComment> } {
  const paragraphs: CommentedParagraph[] = [];
  const follower = new Follower();
  for (const { paragraph, isInTable, line } of linedParagraphs(blocks)) {
    const text = textOfLine(line);
    const { id, headingLevel, isEditable } = paragraph;
    if (text !== '') {
      const protectedSpans = protectedSpansOf(line);
      paragraphs.push({ id, text, lead: line.lead, headingLevel, isInTable, isEditable, protectedSpans });
    }
    follower.pass({ id, isEditable, text }, edgesInOrder(line, edges.get(id), text.length));
  }
  return { paragraphs, placed: follower.known };
}

/** Goes through a file from its first paragraph to its last. */
class Follower {
  readonly known = new Map<string, FollowedComment>();
  readonly #open = new Set<FollowedComment>();

  pass(place: Place, edges: readonly { edge: CommentEdge; at: number }[]): void {
    for (const { edge, at } of edges) {
      if (edge.kind === 'deletion') for (const comment of this.#open) comment.hasDeletion = true;
      else this.#take(edge, at, place);
    }
    for (const comment of this.#open) {
      addRange(comment, place, place.text.length);
      comment.from = 0;
    }
  }

  #take({ id, kind }: CommentEdge, at: number, place: Place): void {
    const comment: FollowedComment = this.known.get(id) ?? {
      ...{ ranges: [], count: 0, hasDeletion: false, hasFixed: false },
      ...{ from: null, isEnded: false },
    };
    this.known.set(id, comment);
    if (comment.isEnded) return;
    // One that was set at a point has a sign and no range.
    if (kind === 'start' || !this.#open.has(comment)) comment.from = at;
    if (kind === 'start') this.#open.add(comment);
    else {
      // The sign stands behind the range: one that never ends ends with it.
      addRange(comment, place, at);
      this.#open.delete(comment);
      comment.isEnded = true;
    }
  }
}

function addRange(comment: FollowedComment, { id, isEditable, text }: Place, to: number): void {
  if (text === '' || comment.from === null) return;
  const start = Math.min(comment.from, to);
  // A range that only touches a paragraph, at its end or before its first word, is not about it.
  if (start === to && comment.count > 0) return;
  if (!isEditable) comment.hasFixed = true;
  comment.count += 1;
  if (comment.ranges.length <= commentLimits.paragraphs) comment.ranges.push({ paragraphId: id, start, end: to });
}

function edgesInOrder(
  line: MarkedLine,
  own: ParagraphEdges | undefined,
  length: number,
): { edge: CommentEdge; at: number }[] {
  if (!own) return [];
  const found = own.before.map((edge) => ({ edge, at: 0 }));
  const add = (mark: string, at: number): void => {
    for (const edge of own.atMarks.get(mark) ?? []) found.push({ edge, at });
  };
  for (const [mark] of line.head.matchAll(/⟦\d+⟧/gu)) add(mark, 0);
  let at = 0;
  for (const part of line.parts) {
    if (part.kind === 'mark') add(part.mark, at);
    at += part.text.length;
  }
  for (const [mark] of line.tail.matchAll(/⟦\d+⟧/gu)) add(mark, length);
  return [...found, ...own.behind.map((edge) => ({ edge, at: length }))];
}
