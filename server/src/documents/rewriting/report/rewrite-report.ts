import type { Language } from '@yanmo/contract/languages';
import type { comparedWith } from '@yanmo/contract/measuring';
import type { Rates, ReadText, ReducedParagraph, ReductionMode } from '@yanmo/contract/reductions';

/** What the report of a rewriting tells. All rates are in percent, as they are on the wire. */
export interface RewriteReport {
  /** Of the reduction. */
  id: string;
  /** In which it speaks: the buyer's. */
  language: Language;
  /** In which the text is written. */
  textLanguage: Language;
  title: string;
  mode: ReductionMode;
  units: number;
  /** What rewrote it, with its version. */
  engine: string;
  rounds: number;
  /** How it was measured, and when the delivered file was. */
  method: string;
  version: string;
  measuredAt: Date;
  comparedWith: readonly (typeof comparedWith)[number][];
  before: Rates;
  after: Rates;
  /** Where only some paragraphs were to be rewritten: all figures above are theirs, these of the whole. Null where all were. */
  whole: { units: number; paragraphs: number; chosen: number; before: Rates | null; after: Rates | null } | null;
  /** Null where nothing is promised. */
  promise: { maximum: number; isKept: boolean; isRefunded: boolean } | null;
  /** In the order of the text. */
  paragraphs: readonly Pick<ReducedParagraph, 'state' | 'why' | 'before' | 'after' | 'rates' | 'protected'>[];
  kept: ReadText['kept'];
  cleaned: number;
  /** How many rewritten paragraphs the file with tracked changes shows as they were; 0 where there is no such file. */
  leftInTracked: number;
}
