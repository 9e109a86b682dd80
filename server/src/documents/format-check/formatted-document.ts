import type { Align, FoundLine } from './formats.ts';

export interface FormattedRun {
  text: string;
  /** Null where nothing in the file names one. */
  eastAsian: string | null;
  latin: string;
  sizePt: number;
  bold: boolean;
  italic: boolean;
  /** Six digits; null for black, or what the reader's program takes for it. */
  colour: string | null;
  isRaised: boolean;
}

export interface ParagraphFormat {
  align: Align;
  line: FoundLine;
  /** Null where the reader's program decides. */
  beforePt: number | null;
  afterPt: number | null;
  /** In characters of the paragraph's own size, where the file says it so; else in points. */
  firstLineChars: number | null;
  firstLinePt: number;
  hangingPt: number;
  leftPt: number;
  rightPt: number;
  hasRuleBelow: boolean;
}

export interface FormattedParagraph {
  kind: 'paragraph';
  /** Counted through the whole file from 1, wherever it stands. */
  number: number;
  text: string;
  runs: FormattedRun[];
  style: string | null;
  /** 1 to 9, as its style or itself says. */
  headingLevel: number | null;
  /** The number that a list puts before it, which stands nowhere in its text. */
  label: string | null;
  format: ParagraphFormat;
  hasImage: boolean;
  hasFormula: boolean;
  /** A line of a table of contents that a program makes. */
  isContents: boolean;
  startsPage: boolean;
  section: number;
}

export interface FormattedTable {
  kind: 'table';
  paragraphs: FormattedParagraph[];
  rows: number;
  columns: number;
  section: number;
}

export type FormattedBlock = FormattedParagraph | FormattedTable;

/** A header or a footer. */
export interface RunningPart {
  /** With `{page}` and `{pages}` in the place of what is counted. */
  text: string;
  hasPageNumber: boolean;
  /** It takes its words from a heading. */
  followsHeading: boolean;
  /** Where the words stand, and where the page number does. */
  align: Align;
  hasRuleBelow: boolean;
  runs: FormattedRun[];
}

export interface FormattedSection {
  widthMm: number;
  heightMm: number;
  isTurned: boolean;
  marginsMm: { top: number; bottom: number; left: number; right: number };
  gutterMm: number;
  headerMm: number;
  footerMm: number;
  header: RunningPart | null;
  footer: RunningPart | null;
  /** Word's name of it: decimal, upperRoman. */
  numberFormat: string;
  numberStart: number | null;
  isContinuous: boolean;
}

export interface FormattedDocument {
  title: string | null;
  blocks: FormattedBlock[];
  sections: FormattedSection[];
}

export function* paragraphsIn(blocks: readonly FormattedBlock[]): Generator<FormattedParagraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block;
    else yield* block.paragraphs;
  }
}
