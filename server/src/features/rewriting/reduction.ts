import { Language } from '@yanmo/contract/languages';
import {
  ProtectedKind,
  paragraphStates,
  Rates,
  ReductionMode,
  reductionSources,
  unchangedReasons,
} from '@yanmo/contract/reductions';
import { z } from 'zod';
import type { Span } from '../../text/span.ts';

/** What of a file stays as it is, counted. */
export const Kept = z.looseObject({
  tables: z.number(),
  figures: z.number(),
  formulas: z.number(),
  footnotes: z.number(),
  citations: z.number(),
});
export type Kept = z.infer<typeof Kept>;

/** Of a text of which only some paragraphs are rewritten: how many, and what all of it measures. */
export const Whole = z.looseObject({
  units: z.number(),
  paragraphs: z.number(),
  chosen: z.number(),
  before: Rates.nullable(),
  after: Rates.nullable(),
});
export type Whole = z.infer<typeof Whole>;

/** A text that is rewritten, as it is kept. */
export interface Reduction {
  id: string;
  userId: string;
  /** Null until it is paid for. */
  itemId: string | null;
  outTradeNo: string | null;
  fingerprint: string;
  source: (typeof reductionSources)[number];
  mode: ReductionMode;
  language: Language;
  /** In which its report speaks: the buyer's. */
  reportLanguage: Language;
  title: string;
  units: number;
  isTracked: boolean;
  fileKey: string | null;
  cleaned: number;
  kept: Kept;
  /** Of what is rewritten. */
  ratesBefore: Rates | null;
  ratesAfter: Rates | null;
  /** Null where all of it is rewritten. */
  whole: Whole | null;
  round: number;
  engine: string;
  engineVersion: string;
  runId: string | null;
  /** In percent; null where nothing is promised. */
  promised: number | null;
  isPromiseKept: boolean | null;
  handFileKey: string | null;
  reason: string | null;
  version: number;
  packedVersion: number | null;
  folder: string | null;
  packRunId: string | null;
  removedAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const storedReduction = {
  source: z.enum(reductionSources),
  mode: ReductionMode,
  language: Language,
  reportLanguage: Language,
  kept: Kept,
  ratesBefore: Rates.nullable(),
  ratesAfter: Rates.nullable(),
  whole: Whole.nullable(),
};

export const Part = z.looseObject({ before: z.string(), after: z.string(), isAccepted: z.boolean() });
export type Part = z.infer<typeof Part>;

export interface Paragraph {
  position: number;
  /** Its place in the file. */
  key: string;
  state: (typeof paragraphStates)[number];
  why: (typeof unchangedReasons)[number] | null;
  before: string;
  units: number;
  parts: Part[];
  /** Places in `before` that no rewriting touches, and those that stand elsewhere too or are ready-made phrases. */
  protected: { start: number; end: number; kind: ProtectedKind }[];
  repeated: Span[];
  /** Of a paragraph that was chosen by the report of a check: what stands in other texts. */
  copied: Span[];
  /** In percent. */
  rateBefore: number | null;
  rateAfter: number | null;
  /** The round that came to it last. */
  round: number;
  earlier: string[];
  tries: number;
  runId: string | null;
}

export const storedParagraph = {
  state: z.enum(paragraphStates),
  why: z.enum(unchangedReasons).nullable(),
  parts: z.array(Part),
  protected: z.array(z.looseObject({ start: z.number(), end: z.number(), kind: ProtectedKind })),
  repeated: z.array(z.looseObject({ start: z.number(), end: z.number() })),
  copied: z.array(z.looseObject({ start: z.number(), end: z.number() })),
};

/** As its owner has it by now: of each part the one that counts. */
export function textOf({ before, parts }: Pick<Paragraph, 'before' | 'parts'>): string {
  if (parts.length === 0) return before;
  return parts.map((part) => (part.isAccepted ? part.after : part.before)).join('');
}

/** What was ordered to be rewritten. */
export const isChosen = ({ state }: Pick<Paragraph, 'state'>): boolean => state !== 'KEPT';

/** That, and what could have been. */
export const isProse = ({ state, why }: Pick<Paragraph, 'state' | 'why'>): boolean =>
  state !== 'KEPT' || why === 'NOT_CHOSEN';

/** A paragraph that is not waiting and not being worked on. */
export const isDone = ({ state }: Pick<Paragraph, 'state'>): boolean => state !== 'WAITING' && state !== 'REWRITING';
