import { bend, type Curve, sigmoid } from '../../server/src/text/detector/model.ts';
import { minimise } from './lbfgs.ts';
import { randomFrom } from './random.ts';
import { quantile } from './rank.ts';

/** A text that the weights were not learned from. */
export interface Scored {
  score: number;
  /** As `lengthOf` gives it. */
  length: number;
  isMachine: boolean;
  source: string;
  /** Source and kind of text: these are weighed alike, however many texts they have. */
  stratum: string;
}

const drawn = 40;

/** Each stratum weighs the same, and so do machines and people. */
function weighAlike(texts: readonly Scored[]): number[] {
  const keyOf = ({ stratum, isMachine }: Scored): string => `${stratum}\t${isMachine}`;
  const sizes = new Map<string, number>();
  for (const text of texts) sizes.set(keyOf(text), (sizes.get(keyOf(text)) ?? 0) + 1);
  const strata = [true, false].map(
    (isMachine) => [...sizes.keys()].filter((key) => key.endsWith(`\t${isMachine}`)).length,
  );
  return texts.map((text) => 1 / (sizes.get(keyOf(text)) as number) / (strata[text.isMachine ? 0 : 1] as number));
}

function fitCurve(texts: readonly Scored[], weights: readonly number[]): Curve {
  const evaluate = (point: Float64Array, slope: Float64Array): number => {
    const [a = 0, b = 0, c = 0] = point;
    let value = 0;
    for (const [index, { score, length, isMachine }] of texts.entries()) {
      const weight = weights[index] as number;
      const odds = (a + b * length) * score + c;
      const margin = isMachine ? odds : -odds;
      value += weight * (margin > 30 ? 0 : Math.log1p(Math.exp(-margin)));
      const pull = weight * (sigmoid(odds) - (isMachine ? 1 : 0));
      slope[0] = (slope[0] as number) + pull * score;
      slope[1] = (slope[1] as number) + pull * score * length;
      slope[2] = (slope[2] as number) + pull;
    }
    // What length does is learned only as far as the texts insist on it.
    value += 0.02 * b * b;
    slope[1] = (slope[1] as number) + 0.04 * b;
    return value;
  };
  const [slope = 1, slopeByLength = 0, base = 0] = minimise(Float64Array.from([1, 0, 0]), evaluate, {
    rounds: 100,
    tolerance: 1e-9,
  });
  return { slope, slopeByLength, base };
}

/** The way from score to probability; and the same for other mixtures of strata, which is what an interval is made of. */
export function calibrate(texts: readonly Scored[]): { curve: Curve; curves: Curve[] } {
  const strata = [...new Set(texts.map(({ stratum }) => stratum))];
  const random = randomFrom(5);
  const curves: Curve[] = [];
  while (curves.length < drawn) {
    const times = new Map<string, number>();
    for (let draw = 0; draw < strata.length; draw += 1) {
      const stratum = strata[Math.floor(random() * strata.length)] as string;
      times.set(stratum, (times.get(stratum) ?? 0) + 1);
    }
    const part = texts.filter(({ stratum }) => times.has(stratum));
    if (!part.some(({ isMachine }) => isMachine) || part.every(({ isMachine }) => isMachine)) continue;
    const weights = weighAlike(part).map((weight, index) => weight * (times.get((part[index] as Scored).stratum) ?? 0));
    curves.push(fitCurve(part, weights));
  }
  return { curve: fitCurve(texts, weighAlike(texts)), curves };
}

/** At most this share of any people's source is called a machine's. */
export const mostWrong = 0.05;
/** Of the machines', all strata alike, at most this share is called a person's. */
const mostMissed = 0.1;

export function chooseThresholds(texts: readonly Scored[], curve: Curve): { machine: number; human: number } {
  const chances = (isMachine: boolean): number[][] =>
    [
      ...Map.groupBy(
        texts.filter((text) => text.isMachine === isMachine),
        ({ source }) => source,
      ).values(),
    ]
      .map((own) => own.map(({ score, length }) => bend(curve, score, length)))
      // Of a handful nothing can be said.
      .filter((own) => own.length >= 20);
  const machine = Math.max(...chances(false).map((own) => quantile(own, 1 - mostWrong))) + 1e-6;
  const missed = chances(true).map((own) => quantile(own, mostMissed));
  const human = missed.reduce((sum, each) => sum + each, 0) / missed.length;
  return { machine: Math.min(0.99, Math.max(0.5, machine)), human: Math.min(machine / 2, Math.max(0.05, human)) };
}
