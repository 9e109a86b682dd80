import type { Language } from '@yanmo/contract/languages';
import type { CheckedParagraph, matchLayers } from '@yanmo/contract/similarity';
import type { Span } from '../span.ts';

/** Places of the text. What lies in no paragraph is treated as prose. */
export interface ParagraphToCheck extends Span {
  kind: CheckedParagraph['kind'];
  /** A quotation set apart as a paragraph of its own: it needs no marks. */
  isQuotation?: boolean;
}

export interface TextToCheck {
  /** Without invisible characters. */
  text: string;
  language: Language;
  /** In the order of the text; none overlaps another. */
  paragraphs: readonly ParagraphToCheck[];
}

export interface FoundMatch extends Span {
  sourceId: string;
  layer: (typeof matchLayers)[number];
  units: number;
  /** 0 to 1: how much of the two is the same. */
  similarity: number;
  isQuotation: boolean;
  isInReferences: boolean;
  /** Too short, or in too many texts, to be anybody's: it is shown, and in no rate. */
  isCommon: boolean;
  /** The other side: the words around, the place in them, and where they begin in the source. */
  source: Span & { text: string; offset: number; page: number | null };
}

export interface CheckedSource {
  id: string;
  /** Of the units that the headline counts; from the union of its places. */
  units: number;
  rate: number;
  /** How much of the source stands in the text, 0 to 1. */
  contained: number;
}

/** 0 to 1 each, as SimilarityRates of the contract says. */
export interface CheckedRates {
  headline: number;
  withoutQuotations: number;
  withReferences: number;
  inside: number;
  paraphrase: number;
}

export interface CheckedText {
  /** What the headline is of. */
  units: number;
  rates: CheckedRates;
  paragraphs: (Span & Pick<CheckedParagraph, 'kind' | 'units' | 'rate' | 'paraphrase'>)[];
  /** In the order of the text. Of a place that many sources share, those of the sources that hold most of the text. */
  matches: FoundMatch[];
  /** Most units first; those with matches of the layer COPY that are counted, and then the others. */
  sources: CheckedSource[];
  /** Own sources that are earlier versions of the text: in no match and no rate. */
  earlierVersions: string[];
  repeated: (Span & { like: Span })[];
  /** More was found than is kept; the rates count all of it. */
  isCut: boolean;
}

/** Counted up whenever the same text against the same sources would get other figures. */
export const similarityMethod = 'yanmo';
export const similarityVersion = 's6';
