import type { Orders, ReadLanguage } from './grams.ts';
import { styleSize } from './style.ts';

/** What runs are counted of. */
export const runKinds = ['characters', 'words', 'frames'] as const;
export type RunKind = (typeof runKinds)[number];

/** A linear model over the runs of one kind. */
export interface RunTable {
  kind: RunKind;
  orders: Orders;
  /** The table has 2^bits places. */
  bits: number;
  /** For each place its weight, as one of 255 steps. */
  steps: Int8Array;
  scale: number;
}

/** One way from the score to a probability; which one a text deserves is not known, so there are several. */
export interface Curve {
  slope: number;
  /** How much steeper with the logarithm of the length. Length alone moves nothing: long texts are no more a person's. */
  slopeByLength: number;
  base: number;
}

export interface StyleWeights {
  means: number[];
  deviations: number[];
  weights: number[];
}

export interface DetectorModel {
  version: string;
  language: ReadLanguage;
  /** Words that stand in a frame as themselves. */
  common: number[];
  tables: RunTable[];
  style: StyleWeights;
  base: number;
  curve: Curve;
  /** The same, drawn anew from other mixtures of sources. */
  curves: Curve[];
  /** From `machine` on a text is called likely a machine's, up to `human` likely a person's. */
  thresholds: { machine: number; human: number };
}

/** Steps are finer near nought, where most weights lie. */
export const stepToWeight = (step: number, scale: number): number => Math.sign(step) * (step / 127) ** 2 * scale;
export const weightToStep = (weight: number, scale: number): number =>
  Math.sign(weight) * Math.round(127 * Math.sqrt(Math.min(1, Math.abs(weight) / scale)));

const mostDeviation = 3;

/** The standardised style, cut where a single odd value would outweigh all the rest. */
export function scaleStyle(
  style: ArrayLike<number>,
  { means, deviations }: Pick<StyleWeights, 'means' | 'deviations'>,
  offset = 0,
): Float64Array {
  const scaled = new Float64Array(styleSize);
  for (let index = 0; index < styleSize; index += 1) {
    const value = ((style[offset + index] as number) - (means[index] as number)) / (deviations[index] as number);
    scaled[index] = Math.max(-mostDeviation, Math.min(mostDeviation, value));
  }
  return scaled;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const shortestLength = Math.log(60);
const longestLength = Math.log(1_000);

/** Of the length in characters; beyond what was seen nothing more is gained or lost. */
export const lengthOf = (language: ReadLanguage, characters: number): number =>
  Math.max(shortestLength, Math.min(longestLength, Math.log(language === 'en' ? characters / 3 : characters))) - 5.5;

export const bend = ({ slope, slopeByLength, base }: Curve, score: number, length: number): number =>
  sigmoid((slope + slopeByLength * length) * score + base);
