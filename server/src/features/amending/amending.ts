import { AmendTrouble, changeMakers, changeStates, Remark } from '@yanmo/contract/amending';
import type { Language } from '@yanmo/contract/languages';
import { z } from 'zod';

export interface AmendDocument {
  id: string;
  userId: string;
  fileKey: string;
  name: string;
  language: Language;
  createdAt: Date;
  updatedAt: Date;
}

export interface AmendParagraph {
  id: string;
  position: number;
  lead: string;
  original: string;
  text: string;
  version: number;
  headingLevel: number | null;
  isEditable: boolean;
  /** What a reader sees of fields, notes and formulas in it. */
  held: string[];
}

export const storedChange = {
  comment: z.object({ ...Remark.shape, replies: z.array(Remark), isResolved: z.boolean() }).nullable(),
  trouble: AmendTrouble.nullable(),
  ranges: z.array(z.object({ paragraphId: z.string(), start: z.int(), end: z.int() })),
  state: z.enum(changeStates),
  maker: z.enum(changeMakers).nullable(),
};

export interface Change {
  id: string;
  documentId: string;
  position: number;
  commentId: string | null;
  comment: z.output<typeof storedChange.comment>;
  trouble: z.output<typeof storedChange.trouble>;
  quote: string;
  heading: string | null;
  ranges: z.output<typeof storedChange.ranges>;
  state: (typeof changeStates)[number];
  instruction: string | null;
  variant: number;
  runId: string | null;
  base: string[] | null;
  proposed: string[] | null;
  maker: (typeof changeMakers)[number] | null;
  engineVersion: string | null;
  /** A code of the contract's error table. */
  error: string | null;
  say: string | null;
  reply: string | null;
}

/** Paragraphs of a change as one text, and back: a blank line parts two. */
export const joinPassage = (texts: readonly string[]): string => texts.join('\n\n');

/** Null where there are not as many as there were. A paragraph alone may be taken away altogether. */
export function partPassage(text: string, count: number): string[] | null {
  if (count === 1) return /\n\s*\n/u.test(text.trim()) ? null : [text.trim()];
  const texts = text
    .trim()
    .split(/\n[^\S\n]*\n\s*/u)
    .map((one) => one.trim());
  return texts.length === count ? texts : null;
}

/** Whether its paragraphs read so now. */
export const standsSo = (
  paragraphs: readonly Pick<AmendParagraph, 'text'>[],
  texts: readonly string[] | null,
): boolean => paragraphs.length === texts?.length && paragraphs.every(({ text }, index) => text === texts[index]);

/** Of its paragraphs together: grows whichever of them changes. */
export const versionOf = (paragraphs: readonly Pick<AmendParagraph, 'version'>[]): number =>
  paragraphs.reduce((sum, { version }) => sum + version, 0);
