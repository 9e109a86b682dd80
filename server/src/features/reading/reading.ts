import { VerifiedReference } from '@yanmo/contract/explore';
import { Language } from '@yanmo/contract/languages';
import { Finding, findingStates, ReadTerm, readingStates } from '@yanmo/contract/reading';
import { z } from 'zod';
import type { PaperPart } from '../../documents/paper-parts/find-parts.ts';
import type { PaperParagraph } from '../../documents/paper-parts/flatten-blocks.ts';
import { partKinds } from '../../documents/paper-parts/part-kinds.ts';

/** A part of the paper as it is kept; paragraphs from `start` up to `end`, the heading first. */
export const StoredPart = z.looseObject({
  level: z.int(),
  title: z.string().nullable(),
  kind: z.enum(partKinds).nullable(),
  page: z.int().nullable(),
  lastPage: z.int().nullable(),
  start: z.int(),
  end: z.int(),
});
export type StoredPart = PaperPart;

export const StoredReference = z.looseObject({ text: z.string(), page: z.int().nullable(), paragraph: z.int() });

export const StoredParagraph = z.looseObject({
  text: z.string(),
  page: z.int().nullable(),
  level: z.int().nullable(),
  isRow: z.boolean(),
});
export type StoredParagraph = PaperParagraph;

export const storedReading = {
  readerLanguage: Language,
  language: Language.nullable(),
  state: z.enum(readingStates),
  outline: z.array(StoredPart),
  references: z.array(StoredReference),
};

export interface StoredReading {
  id: string;
  userId: string;
  fileKey: string;
  fileName: string;
  fileType: string;
  readerLanguage: Language;
  title: string;
  language: Language | null;
  pages: number | null;
  state: (typeof readingStates)[number];
  error: string | null;
  engine: string;
  runId: string | null;
  isByPages: boolean;
  outline: StoredPart[];
  references: z.infer<typeof StoredReference>[];
  planned: number;
  createdAt: Date;
}

export const StoredTerms = z.object({ state: z.enum(findingStates), terms: z.array(ReadTerm) });

/** What was found, by kind. */
export const storedFindings = {
  SUMMARY: Finding,
  OVERVIEW: Finding,
  METHODS: Finding,
  LIMITS: Finding,
  TERMS: StoredTerms,
  REFERENCES: z.object({ references: z.array(VerifiedReference) }),
} as const;
export type FindingKind = keyof typeof storedFindings;

export interface StoredFinding {
  kind: FindingKind;
  position: number;
  content: unknown;
}
