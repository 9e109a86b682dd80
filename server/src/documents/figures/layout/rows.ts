/**
 * Boxes in rows with arrows between them. Rows follow each other along `v`, boxes of a row along `u`; a figure that reads from
 * left to right uses the same with x and y exchanged. Lines run only where no box can be: in the channel between two rows, or
 * in the margin beside all of them. So no arrow can cross a box, whatever the plan.
 */
export interface RowNode {
  id: string;
  du: number;
  dv: number;
  /** A diamond is touched only at its corners. */
  isPointed: boolean;
}

export interface RowArrow {
  from: string;
  to: string;
  /** Room for words beside the arrow. */
  label: { du: number; dv: number } | null;
}

export interface RowsInput {
  rows: readonly (readonly RowNode[])[];
  arrows: readonly RowArrow[];
  /** Between boxes of a row. */
  gap: number;
  /** Between rows that no arrow joins. */
  rowGap: number;
  /** Room that frames need before and after each row. */
  pads?: readonly { before: number; after: number }[];
  /** Rows are set in the middle of this extent, where they are narrower. */
  extent: number;
  /** Boxes stand below what leads to them, as far as this extent allows, instead of in the middle. */
  followWithin?: number;
  /** Between the rows and the first line in a margin. */
  marginPad?: number;
  /** Words stand before their line (left of it, above it), or on the side that is farther from the box's middle. */
  wordSide: 'before' | 'outer';
}

export interface PlacedNode extends RowNode {
  u: number;
  v: number;
  row: number;
  place: number;
}

export interface Spot {
  u: number;
  v: number;
}

export interface Route {
  points: Spot[];
  label: (Spot & { du: number; dv: number }) | null;
}

export interface RowsLayout {
  nodes: Map<string, PlacedNode>;
  /** In the order of the arrows. */
  routes: Route[];
  extentU: number;
  extentV: number;
  /** Of the rows alone, without the margins for lines. */
  rowsExtentU: number;
  /** Of the margin before the rows. */
  marginBefore: number;
}

export const trackGap = 9;
/** Straight part before a line turns, and the one that carries the head. */
export const stub = 7;
export const headStub = 11;
export const labelGap = 3;
