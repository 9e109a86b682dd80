import type { Language } from '@yanmo/contract/languages';
import type { ProtectedKind, ReadText } from '@yanmo/contract/reductions';
import type { FileToRead } from '../readers/file-kind.ts';
import { FileRefused } from '../readers/reading.ts';

/** What is rewritten: a file of its owner, or what they pasted. */
export type Manuscript = { kind: 'file'; file: FileToRead } | { kind: 'text'; text: string };

export const manuscriptExtensions = ['docx', 'pdf', 'txt'] as const;
export type ManuscriptSource = 'DOCX' | 'PDF' | 'TXT' | 'TEXT';

/** Why a paragraph is not rewritten. */
export const keptReasons = [
  'HEADING',
  'CAPTION',
  'TABLE',
  'REFERENCES',
  'COVER',
  'CONTENTS',
  'STATEMENT',
  /** A questionnaire, as it was handed out. */
  'SURVEY',
  'KEYWORDS',
  'QUOTATION',
  'FORMULA',
  'CODE',
  'LABEL',
  /** In a box beside the text, or in a field that its program writes anew. */
  'OUTSIDE',
  /** No sentence. */
  'SHORT',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** A place in the text of a paragraph that comes back as it is: a field, a link, a formula, the sign of a note. */
export interface ProtectedSpan {
  start: number;
  end: number;
  kind: ProtectedKind;
}

export interface ManuscriptParagraph {
  /** Says where it stands in the file; the same file gives the same ids. A line that was broken by hand has one of its own. */
  id: string;
  /** Without the blanks around it. */
  text: string;
  /** What was typed before it to number it, and stays there: “（1）”. */
  lead: string;
  kind: 'PROSE' | 'KEPT';
  /** Null for prose. */
  why: KeptReason | null;
  headingLevel: number | null;
  protectedSpans: ProtectedSpan[];
}

export interface TextToRewrite {
  source: ManuscriptSource;
  title: string;
  language: Language;
  paragraphs: ManuscriptParagraph[];
  /** What stays as it is. */
  kept: ReadText['kept'];
  /** Invisible characters and look-alikes; the texts above have none, nor has the file that is written. */
  cleaned: number;
}

export interface RewrittenParagraph {
  id: string;
  text: string;
}

/** Nothing in it can be rewritten: tables alone, headings, a list of references. */
export class NoProse extends FileRefused {
  override name = 'NoProse';
  /** Of all that it holds. */
  readonly units: number;
  constructor(units: number) {
    super('file_without_text');
    this.units = units;
  }
}

export const proseOf = ({ paragraphs }: Pick<TextToRewrite, 'paragraphs'>): ManuscriptParagraph[] =>
  paragraphs.filter(({ kind }) => kind === 'PROSE');
