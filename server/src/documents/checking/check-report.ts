import type { Language } from '@yanmo/contract/languages';
import type {
  CheckedParagraph,
  FoundSource,
  Match,
  SimilarityRates,
  SimilarityReport,
} from '@yanmo/contract/similarity';

/** What the report of a check tells. Rates are in percent and places are UTF-16 offsets, as they are on the wire. */
export interface CheckReport {
  /** In which it speaks: the buyer's. */
  language: Language;
  /** In which the text is written. */
  textLanguage: Language;
  title: string;
  /** Of the whole text. */
  units: number;
  /** Invisible characters and look-alikes that were taken out before. */
  cleaned: number;
  certificateNumber: string;
  /** The public page that confirms it, whole: it is printed, and drawn as a code. */
  verifyUrl: string;
  method: string;
  version: string;
  measuredAt: Date;
  rates: SimilarityRates;
  /** What was chosen to compare with; what was not is said too. */
  comparedWith: SimilarityReport['compared_with'];
  /** Earlier versions of the same text among the owner's own, which are no sources. */
  leftOut: number;
  /** As it was checked. */
  text: string;
  paragraphs: readonly CheckedParagraph[];
  /** By their rate, the highest first: in this order they are numbered. */
  sources: readonly FoundSource[];
  matches: readonly Match[];
  /** More was found than `matches` holds. */
  isCut: boolean;
  repeated: SimilarityReport['repeated'];
}
