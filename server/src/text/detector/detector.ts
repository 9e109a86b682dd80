import type { NoVerdictReason, TextFeature, Verdict } from '@yanmo/contract/measuring';
import type { Span } from '../span.ts';

export interface ReadSentence extends Span {
  /** -1 to 1: how much it moves its paragraph towards a machine (positive) or a person. */
  weight: number;
  features: TextFeature[];
}

export interface ReadParagraph extends Span {
  /** 0 to 1, calibrated, read together with its neighbours; null where nothing can be said. */
  probability: number | null;
  low: number | null;
  high: number | null;
  verdict: Verdict;
  /** Units of text by which it weighs in the whole. */
  units: number;
  sentences: ReadSentence[];
}

export interface Reading {
  verdict: Verdict;
  noVerdict: NoVerdictReason | null;
  /** 0 to 1: the mean of the paragraphs, weighed by their length; null when the verdict is NONE. */
  rate: number | null;
  low: number | null;
  high: number | null;
  /** Strongest first; positive towards a machine. */
  features: { feature: TextFeature; weight: number }[];
  paragraphs: ReadParagraph[];
}

export interface Detector {
  read: (text: string) => Reading;
  /** 0 to 1: as the paragraph would be read between these neighbours. */
  score: (paragraph: string, around?: { before: string; after: string }) => number;
}
