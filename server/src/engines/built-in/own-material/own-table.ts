import type { DraftFigure } from '../../draft-figure.ts';

/** A table of the student's own data, as it goes into a paper. */
export interface OwnTable {
  /** What `[#name]` in prose points at. */
  name: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Words by which a heading calls for it. */
  terms: readonly string[];
  /** The work of the request that it was read in; left out where it is the student's own. */
  cite?: string;
  /** What can be computed from it, as clauses that are told beside it. */
  says?: readonly string[];
  /** The same values drawn, where they can be. */
  chart?: DraftFigure;
}
