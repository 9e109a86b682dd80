/** A paragraph or a heading of a text, as whoever read the text found it. */
export interface TextBlock {
  text: string;
  /** From 1; null: it is no heading. */
  headingLevel: number | null;
  /** On which it begins; null where the text has no pages. */
  page: number | null;
}

/** A stretch of a text that can be shown on its own: whole paragraphs, or whole sentences of a long one. */
export interface Passage {
  /** The headings that it stands below, the outermost first; null where there is none. */
  heading: string | null;
  page: number | null;
  text: string;
}

/** Between the headings of a path. */
export const headingSeparator = ' › ';
