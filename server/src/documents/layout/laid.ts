import type { Language } from '@yanmo/contract/languages';
import type { TextRun } from '../blocks.ts';
import type { DocumentType } from '../document.ts';
import type { Header, ParagraphStyle, StyleName, Template } from '../templates/template.ts';

/**
 * The plan of a document: what stands where, with every number, text and reference worked out. Word and PDF are both
 * written from it and work out nothing of the kind themselves, so that the two files agree.
 */
export interface Layout {
  type: DocumentType;
  language: Language;
  template: Template;
  metadata: { title: string; subject: string; author: string; keywords: readonly string[]; language: string };
  /** One after another; each begins a page, with its own header and page numbers. */
  sections: readonly LaidSection[];
  /** Every numbered or listed thing by its id: what a reference points at, what pages are asked for. */
  targets: ReadonlyMap<string, Target>;
  footnoteCount: number;
  /** Null where nothing was generated (a certificate). */
  aiLabel: { line: string; value: string } | null;
  /** Set across each page of a preview; null in the delivered file. */
  previewMark: string | null;
}

export interface LaidSection {
  kind: 'cover' | 'front' | 'body';
  /** Texts filled in; `{chapter}` alone is left, because it changes from page to page. */
  header: Header | null;
  pageNumber: {
    style: 'none' | 'arabic' | 'roman-upper' | 'roman-lower';
    align: 'left' | 'centre' | 'right';
    /** Holds `{page}` and perhaps `{pages}` (those of the section). */
    pattern: string;
    /** The first page's number: each section begins at 1. */
    start: 1;
  };
  items: readonly LaidItem[];
}

export type LaidItem =
  | LaidHeading
  | LaidParagraph
  | LaidList
  | LaidTable
  | LaidFigure
  | LaidFormula
  | LaidCoverFields
  | LaidSignatures
  | LaidContents
  | LaidReference
  | { kind: 'page-break' }
  /** Empty space that takes what is left of the page in these shares: a cover's title stands where the shares put it. */
  | { kind: 'space'; share: number };

export interface LaidHeading {
  kind: 'heading';
  id: string;
  level: 1 | 2 | 3 | 4;
  style: StyleName;
  /** With its surroundings ("第1章"), without the gap; null: the heading bears none. */
  number: string | null;
  gap: string;
  runs: readonly LaidRun[];
  /** The words alone, without the number. */
  text: string;
  startsPage: boolean;
  /** In the contents and in the file's outline. */
  isListed: boolean;
  /** Chapters count their captions anew; an appendix has letters; fixed parts (摘要) do not count. */
  role: 'chapter' | 'section' | 'appendix' | 'part';
}

export interface LaidParagraph {
  kind: 'paragraph';
  id: string;
  style: StyleName;
  runs: readonly LaidRun[];
  startsPage?: boolean;
}

/** Flat: `depth` 0 to 2, and `marker` as it is printed. */
export interface LaidList {
  kind: 'list';
  id: string;
  marker: 'bullet' | 'number' | 'circle' | 'box';
  items: readonly { depth: 0 | 1 | 2; marker: string; runs: readonly LaidRun[] }[];
}

/** `text` is what a reference prints: "图1-1"; `chapter` is null where captions are counted through the document. */
export interface LaidCaption {
  label: string;
  chapter: string | null;
  joint: string;
  ordinal: number;
  /** What stands between the label and the number: '' in Chinese, a blank elsewhere. */
  labelGap: string;
  text: string;
  runs: readonly LaidRun[];
}

export interface LaidCell {
  runs: readonly LaidRun[];
  columns: number;
  rows: number;
  align: 'left' | 'centre' | 'right';
}

export interface LaidTable {
  kind: 'table';
  id: string;
  caption: LaidCaption | null;
  /** Shares of the text width; they add up to 1. */
  widths: readonly number[];
  /** Points: smaller than the style's where the table would not fit otherwise. */
  sizePt: number;
  /** Too wide for an upright page even in small print. */
  isTurned: boolean;
  /** Short enough to stand on one page; a longer one goes on over pages, its head repeated. */
  isKeptWhole: boolean;
  head: readonly (readonly LaidCell[])[];
  rows: readonly (readonly LaidCell[])[];
  notes: readonly (readonly LaidRun[])[];
  rules: 'lines' | 'grid';
}

export interface LaidFigure {
  kind: 'figure';
  id: string;
  caption: LaidCaption;
  svg: string;
  /** Made to fit the text width and height. */
  widthMm: number;
  heightMm: number;
  alt: string;
  notes: readonly (readonly LaidRun[])[];
}

export interface LaidFormula {
  kind: 'formula';
  id: string;
  latex: string;
  /** "(1-1)"; null: none. */
  number: string | null;
  chapter: string | null;
  joint: string;
  ordinal: number;
}

/** Two columns: label, and value on a rule. An empty value is a rule to write on. */
export interface LaidCoverFields {
  kind: 'cover-fields';
  fields: readonly { label: string; value: string }[];
}

/** Label and rule side by side; two a line. */
export interface LaidSignatures {
  kind: 'signatures';
  labels: readonly string[];
}

export interface ContentsEntry {
  id: string;
  level: 1 | 2 | 3;
  number: string | null;
  gap: string;
  text: string;
  /** A preview lists what it does not hold: such an entry has no page and links nowhere. */
  isCut: boolean;
}

export interface LaidContents {
  kind: 'contents';
  entries: readonly ContentsEntry[];
  /** Of the usual distances between lines: less where a line or two would stand on a page of their own. */
  spacing: number;
}

export interface LaidReference {
  kind: 'reference';
  id: string;
  /** "[1]"; '' where entries are sorted by name. */
  label: string;
  runs: readonly LaidRun[];
}

export type LaidRun =
  | TextRun
  | { kind: 'break' }
  | { kind: 'formula'; latex: string }
  | { kind: 'citation'; works: readonly string[]; label: readonly TextRun[]; raised: boolean }
  /** With its brackets. */
  | { kind: 'placeholder'; text: string }
  /** `isCut`: the target is not in a preview, so the words link nowhere. */
  | { kind: 'reference'; target: string; text: string; isCut: boolean }
  | { kind: 'footnote'; id: string; number: number; runs: readonly LaidRun[] };

export interface Target {
  id: string;
  kind: 'heading' | 'figure' | 'table' | 'formula';
  /** "第1章", "2.1", "图1-1", "(1-1)": what a reference prints. */
  text: string;
}

export const styleOf = (layout: Layout, name: StyleName): ParagraphStyle => layout.template.styles[name];
