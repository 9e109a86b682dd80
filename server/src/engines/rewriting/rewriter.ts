import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { leftReasons, ProtectedKind, ReductionMode } from '@yanmo/contract/reductions';
import type { Span } from '../../text/span.ts';
import type { EngineCall } from '../engine-call.ts';

/** One paragraph of prose; headings, cells and references are not asked about. */
export interface RewriteRequest {
  language: Language;
  mode: ReductionMode;
  text: string;
  /** The paragraphs before and behind it, with which a detector reads it; '' where there is none. */
  around: { before: string; after: string };
  /**
   * Stretches of `text` that stand elsewhere too, or are ready-made phrases, as they were measured; modes REPETITION and BOTH. The whole
   * of it where a student says that it stands elsewhere. Nothing else is changed for repetition's sake.
   */
  repeated: readonly Span[];
  /** 0 to 1: the rate at which a paragraph is fine. */
  target: number;
  /** Whose terms are never changed; null where nobody has said: those of every field then. */
  field: Field | null;
  /** Terms beside them: a paper's own, its keywords, its title's. */
  terms: readonly string[];
  /** By how much of its length a paragraph may grow or shrink; 0.2 where nothing is said. */
  lengthShare?: number;
  /** From 1. A later round goes further than those before it. */
  round: number;
  /** What earlier rounds made of it, so that a later one comes out otherwise. */
  earlier: readonly string[];
}

export interface ProtectedSpan extends Span {
  kind: ProtectedKind;
}

/** `before` of all parts is the text that was given, `after` of all is the rewriting; either may be taken in each. */
export interface RewrittenPart {
  before: string;
  after: string;
}

export type LeftReason = (typeof leftReasons)[number];

/** Why a candidate was refused. */
export const candidateFaults = [
  'SPANS',
  'ADDED',
  'NEGATION',
  'COMPARISON',
  'QUANTITY',
  'MODALITY',
  'LENGTH',
  'CONTENT',
  'LANGUAGE',
  'SIGNS',
  'SCRIPTS',
  'DOUBLED',
  'PUNCTUATION',
  'BRACKETS',
  'SAME',
  'NO_ANSWER',
] as const;
export type CandidateFault = (typeof candidateFaults)[number];

export interface Rewriting {
  state: 'REWRITTEN' | 'LEFT';
  /** Null where it was rewritten. */
  why: LeftReason | null;
  /** As it was given where it was left. */
  text: string;
  parts: RewrittenPart[];
  /** Places in the text that was given. */
  protected: ProtectedSpan[];
  /** 0 to 1, of the paragraph with its neighbours; null in a language without a detector. */
  rates: { before: number | null; after: number | null };
  /** 0 to 1: how much of what it says by weight is still said in the same words or in words for the same. */
  similarity: number;
  /** What candidates were refused for, each once. */
  refused: CandidateFault[];
}

/** What says a paragraph in other words and keeps what it says. The same request gives the same answer under the same step's key. */
export interface Rewriter {
  rewrite(request: RewriteRequest, call: EngineCall): Promise<Rewriting>;
}
