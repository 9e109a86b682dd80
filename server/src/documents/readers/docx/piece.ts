import type { MarkKind } from '../document-model.ts';

/** Tags around a run that say something about it, like an insertion that nobody has accepted yet. */
export interface Wrapper {
  open: string;
  close: string;
}

/** Text with the looks of its run. */
export interface TextPiece {
  kind: 'text';
  text: string;
  /** The run's properties as they stand in the file; empty where it has none. */
  properties: string;
  wrappers: readonly Wrapper[];
  /** The run as it stands in the file, where this is all that it holds. */
  raw: string | null;
}

/** Anything else in a paragraph. It is moved and kept as a whole, never looked into. */
export interface ObjectPiece {
  kind: 'object';
  what: MarkKind;
  /** What a reader sees of it. */
  text: string;
  xml: string;
  /** Holds a place in the file and cannot be taken out alone: half a bookmark, the range of a comment. */
  isAnchor: boolean;
  /** Runs alone can be marked as deleted; a formula or a link cannot. */
  isRuns: boolean;
}

export type Piece = TextPiece | ObjectPiece;

export interface ParagraphPieces {
  /** Anchors before and after everything else: they stay at the ends and need no marks. */
  leading: ObjectPiece[];
  middle: Piece[];
  trailing: ObjectPiece[];
  /** A field that begins or ends in another paragraph goes through this one. */
  isInField: boolean;
}

/** The signs around the number of a mark; where a text has them itself, they are taken for an object, and get a mark. */
export const markStart = '⟦';
export const markEnd = '⟧';

export const markOf = (number: number): string => `${markStart}${number}${markEnd}`;

/** The text of a paragraph with a mark for each object, in order. */
export function markText(pieces: readonly Piece[]): string {
  let number = 0;
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      number += 1;
      return markOf(number);
    })
    .join('');
}
