import { verdictUnits } from '@yanmo/contract/measuring';
import {
  type DetectorModel,
  type RunKind,
  type RunTable,
  runKinds,
  type StyleWeights,
  scaleStyle,
  stepToWeight,
  weightToStep,
} from '../../server/src/text/detector/model.ts';
import { detectorVersion } from '../../server/src/text/detector/model-file.ts';
import { styleSize } from '../../server/src/text/detector/style.ts';
import { calibrate, chooseThresholds, type Scored } from './calibrate.ts';
import type { Example } from './examples.ts';
import { fitLinear, scoreRow } from './linear.ts';
import { commonWords, fillFrames, type Pieces } from './pieces.ts';
import { type Plan, plans, type TablePlan } from './plans.ts';
import { makeRows, type Rows } from './rows.ts';

/** Sources and variants evened out, then people and machines alike: no source decides alone. */
export function weighPieces(pieces: Pieces, evenness: number, isUsed: (example: Example) => boolean): Float64Array {
  const of = (index: number): Example => pieces.examples[pieces.example[index] as number] as Example;
  const keys = Array.from({ length: pieces.size }, (_, index) => {
    const { source, variant, label } = of(index);
    return isUsed(of(index)) ? `${source}\t${variant}\t${label}` : null;
  });
  const sizes = new Map<string, number>();
  for (const key of keys) if (key !== null) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const weights = Float64Array.from(keys, (key) => (key === null ? 0 : (sizes.get(key) as number) ** -evenness));
  const totals = [0, 0];
  for (const [index, weight] of weights.entries()) {
    const label = pieces.isMachine[index] as number;
    totals[label] = (totals[label] as number) + weight;
  }
  return weights.map((weight, index) => weight / (totals[pieces.isMachine[index] as number] as number));
}

function styleMoments({ style, size }: Pieces, weights: Float64Array): { means: number[]; deviations: number[] } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const means = Array.from({ length: styleSize }, (_, place) => {
    let sum = 0;
    for (let index = 0; index < size; index += 1)
      sum += (weights[index] as number) * (style[index * styleSize + place] as number);
    return sum / total;
  });
  const deviations = means.map((mean, place) => {
    let sum = 0;
    for (let index = 0; index < size; index += 1)
      sum += (weights[index] as number) * ((style[index * styleSize + place] as number) - mean) ** 2;
    return Math.max(1e-3, Math.sqrt(sum / total));
  });
  return { means, deviations };
}

function scaleStyles(
  { style, size }: Pieces,
  moments: { means: number[]; deviations: number[] },
  factor: number,
): Float64Array {
  const scaled = new Float64Array(size * styleSize);
  for (let index = 0; index < size; index += 1)
    scaled.set(
      scaleStyle(style, moments, index * styleSize).map((value) => value * factor),
      index * styleSize,
    );
  return scaled;
}

function spreadOf(scores: Float64Array): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
}

const emptyRows = (size: number): Rows => ({
  size,
  offsets: new Float64Array(size + 1),
  places: new Uint32Array(0),
  values: new Float32Array(0),
});

/** Rows of pieces, made once however often models are fitted to parts of them. */
export class PieceRows {
  readonly pieces: Pieces;
  readonly #made = new Map<string, Rows>();

  constructor(pieces: Pieces) {
    this.pieces = pieces;
  }

  get(kind: RunKind, { bits, orders }: TablePlan, common: readonly number[]): Rows {
    const key = `${kind} ${bits} ${orders.from} ${orders.to}`;
    const made =
      this.#made.get(key) ??
      makeRows(kind === 'frames' ? fillFrames(this.pieces, common) : this.pieces.rows[kind], bits, orders);
    if (kind !== 'frames') this.#made.set(key, made);
    return made;
  }
}

/** What is learned from all pieces that are used: everything but the way from score to probability. */
export type RawModel = Pick<DetectorModel, 'language' | 'common' | 'tables' | 'style' | 'base'>;

/** `others` are not learned from; their scores alone, not who wrote them, say how far each part spreads. */
export function fitRaw(
  train: PieceRows,
  others: PieceRows,
  isUsed: (example: Example) => boolean,
  { plan = plans[train.pieces.language], log }: { plan?: Plan; log?: (line: string) => void } = {},
): { raw: RawModel; score: (rows: PieceRows) => Float64Array } {
  const { language, size, isMachine, sources } = train.pieces;
  const weights = weighPieces(train.pieces, plan.evenness, isUsed);
  const common = commonWords(train.pieces, weights, plan.commonWords);
  const moments = styleMoments(train.pieces, weights);
  const style: StyleWeights = { ...moments, weights: new Array<number>(styleSize).fill(0) };
  let base = 0;
  const tables: RunTable[] = [];
  const parts: ((rows: PieceRows) => Float64Array)[] = [];
  const addStyle = (dense: Float64Array, enlarged: number, factor: number): void => {
    for (let place = 0; place < styleSize; place += 1)
      style.weights[place] = (style.weights[place] as number) + (dense[place] ?? 0) * enlarged * factor;
  };
  const styleScore = (pieces: Pieces, dense: Float64Array, enlarged: number): Float64Array => {
    const scaled = scaleStyles(pieces, moments, enlarged);
    return Float64Array.from({ length: pieces.size }, (_, index) => {
      let score = 0;
      for (let place = 0; place < dense.length; place += 1)
        score += (dense[place] as number) * (scaled[index * styleSize + place] as number);
      return score;
    });
  };
  for (const kind of runKinds) {
    const table = plan.tables[kind];
    if (!table) continue;
    const dense =
      table.style > 0
        ? { values: scaleStyles(train.pieces, moments, table.style), width: styleSize }
        : { values: new Float64Array(0), width: 0 };
    const rows = train.get(kind, table, common);
    const fit = fitLinear(rows, { ...table, weights, isMachine, sources, dense, rounds: plan.rounds });
    const scoreOf = (given: PieceRows): Float64Array => {
      const own = given.get(kind, table, common);
      const beside = styleScore(given.pieces, fit.dense, table.style);
      return Float64Array.from(
        { length: own.size },
        (_, row) => scoreRow(own, row, fit.runs) + (beside[row] as number),
      );
    };
    const factor = table.share / spreadOf(scoreOf(others));
    const runs = fit.runs.map((weight) => weight * factor);
    const sizes = runs
      .filter((weight) => weight !== 0)
      .map(Math.abs)
      .sort();
    const scale = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
    const steps = Int8Array.from(runs, (weight) => weightToStep(weight, scale));
    const asRead = Float32Array.from(steps, (step) => stepToWeight(step, scale));
    tables.push({ kind, orders: table.orders, bits: table.bits, steps, scale });
    addStyle(fit.dense, table.style, factor);
    base += fit.base * factor;
    log?.(`${kind}: ${rows.size} rows, ${rows.places.length} values, ${sizes.length} runs`);
    parts.push((given) => {
      const own = given.get(kind, table, common);
      return Float64Array.from({ length: own.size }, (_, row) => scoreRow(own, row, asRead));
    });
  }
  if (plan.style.share > 0) {
    const dense = { values: scaleStyles(train.pieces, moments, 1), width: styleSize };
    const options = { bits: 1, ridge: plan.style.ridge, leastRows: 1, leastSources: 1, rounds: plan.rounds };
    const fit = fitLinear(emptyRows(size), { ...options, weights, isMachine, sources, dense });
    const factor = plan.style.share / spreadOf(styleScore(others.pieces, fit.dense, 1));
    addStyle(fit.dense, 1, factor);
    base += fit.base * factor;
  }
  const raw: RawModel = { language, common, tables, style, base };
  return {
    raw,
    score: (given) => {
      const sums = styleScore(given.pieces, Float64Array.from(style.weights), 1).map((score) => score + base);
      for (const part of parts)
        for (const [row, score] of part(given).entries()) sums[row] = (sums[row] as number) + score;
      return sums;
    },
  };
}

export function listScored({ pieces }: PieceRows, scores: Float64Array): Scored[] {
  return Array.from(scores, (score, index) => {
    const { source, domain } = pieces.examples[pieces.example[index] as number] as Example;
    return {
      score,
      length: pieces.lengths[index] as number,
      isMachine: pieces.isMachine[index] === 1,
      source,
      stratum: `${source} ${domain}`,
    };
  });
}

/** Probability and thresholds, from texts that were not learned from. */
export function finishModel(raw: RawModel, others: PieceRows, scores: Float64Array): DetectorModel {
  const scored = listScored(others, scores);
  const { curve, curves } = calibrate(scored);
  const judged = scored.filter((_, index) => (others.pieces.units[index] as number) >= verdictUnits[raw.language]);
  const [all, long] = [chooseThresholds(scored, curve), chooseThresholds(judged, curve)];
  // Whichever is harder to reach: a paragraph is judged by them too.
  const thresholds = { machine: Math.max(all.machine, long.machine), human: Math.min(all.human, long.human) };
  return { version: detectorVersion, ...raw, curve, curves, thresholds };
}
