import type { ComparedTexts, FoundSource, Match, SimilarityRates } from '@yanmo/contract/similarity';

export type OtherRate = Exclude<keyof SimilarityRates, 'headline'>;

export interface CheckWording {
  kind: string;
  headline: string;
  /** What the large figure means. */
  meaning: Record<'none' | 'trace' | 'common' | 'uncompared', string> & { some: (rate: string) => string };
  counted: string;
  rates: Record<OtherRate, { name: string; note: string }>;
  strip: { title: string; from: string; to: string; uncounted: string; none: string };
  lanes: Record<Match['layer'] | 'REPEATED', string>;
  facts: Record<'number' | 'measuredAt' | 'units' | 'method' | 'comparedWith' | 'notCompared', string>;
  /** Units are characters where words are written without blanks between them. */
  length: (units: string, isCharacters: boolean) => string;
  compared: Record<ComparedTexts, { name: string; count: (texts: number, shown: string) => string }>;
  verify: string;
  cleaned: (count: number) => string;
  leftOut: (count: number) => string;
  limitsTitle: string;
  /** The first says whose figures these are. */
  limits: readonly string[];
  sourcesTitle: string;
  noSources: string;
  sourceKinds: Record<FoundSource['kind'], string>;
  untitled: string;
  /** Of somebody else's paper, instead of its title. */
  withoutIdentity: string;
  onlyParaphrase: string;
  onlyCommon: string;
  moreSources: (shown: number, all: number) => string;
  textTitle: string;
  legendNumber: string;
  uncountedParagraphs: string;
  matchesTitle: string;
  sides: Record<'text' | 'source', string>;
  /** What was left out of a side that is too long to print. */
  gap: string;
  /** In the place of another user's words. */
  unprinted: string;
  sameWords: string;
  page: (page: number) => string;
  source: (number: number) => string;
  place: (number: number) => string;
  similarity: (percent: string) => string;
  /** A phrase of the trade. */
  common: string;
  quotation: string;
  inReferences: string;
  longest: (shown: number, all: number) => string;
  isCut: string;
  qrCode: string;
}
