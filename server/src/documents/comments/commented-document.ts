import type { Language } from '@yanmo/contract/languages';
import type { ProtectedSpan } from '../rewriting/text-to-rewrite.ts';

/** A paragraph with text, as its reader sees it. */
export interface CommentedParagraph {
  /** Says where it stands in the file; the same file gives the same ids. */
  id: string;
  /** Without the blanks around it; breaks that were typed within are line ends. */
  text: string;
  /** What was typed before it to number it, and stays there: “（1）”. */
  lead: string;
  headingLevel: number | null;
  isInTable: boolean;
  /** False for what a program writes anew, and for boxes beside the text. */
  isEditable: boolean;
  /** Fields, links, formulas and signs of notes: what of them a new text no longer has goes from the file. */
  protectedSpans: ProtectedSpan[];
}

/** What somebody wrote at the margin. */
export interface Remark {
  author: string | null;
  /** As the file says it: often the writer's own time under another name, so that it is shown as a day. */
  at: string | null;
  text: string;
}

/** A stretch of the text of a paragraph. */
export interface CommentedRange {
  paragraphId: string;
  start: number;
  end: number;
}

/** Why the words that a comment is about cannot be changed by us. */
export const commentTroubles = [
  /** The file does not say where it belongs. */
  'NO_PLACE',
  /** On words that a tracked change deletes. */
  'DELETED',
  /** On a picture or a blank line. */
  'NO_TEXT',
  /** In a contents list, a field or a box, which the program writes anew. */
  'FIXED',
  /** Over more paragraphs than can be changed at once. */
  'TOO_WIDE',
] as const;
export type CommentTrouble = (typeof commentTroubles)[number];

/** A comment with the answers below it. */
export interface FoundComment extends Remark {
  /** As the file numbers it. */
  id: string;
  replies: Remark[];
  isResolved: boolean;
  /** In the order of the text, one a paragraph; of a comment that was set at a point, that point. */
  ranges: CommentedRange[];
  /** The words that it was set on, cut where they are long. */
  quote: string;
  trouble: CommentTrouble | null;
}

export interface CommentedDocument {
  /** Null for a fifth language. */
  language: Language | null;
  paragraphs: CommentedParagraph[];
  comments: FoundComment[];
  /** There were more than are read. */
  isCut: boolean;
}

export const commentLimits = {
  /** Of a file; who has more is told so. */
  comments: 1_000,
  /** That one comment may speak of, and still be done in one go. */
  paragraphs: 8,
  characters: 6_000,
  /** Below one comment; nobody goes through more of them. */
  replies: 100,
  /** Of one remark. */
  remark: 4_000,
  author: 100,
  quote: 600,
} as const;
