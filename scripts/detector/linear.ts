import { randomFrom } from './random.ts';
import type { Rows } from './rows.ts';

export interface LinearFit {
  /** A weight for each place of the table. */
  runs: Float32Array;
  /** For what stands beside the runs. */
  dense: Float64Array;
  base: number;
}

export interface LinearOptions {
  bits: number;
  isMachine: Uint8Array;
  /** For each row; 0 leaves it out. */
  weights: Float64Array;
  /** Which source a row is from. */
  sources: Uint8Array;
  /** Some values beside the runs, `width` a row. */
  dense: { values: Float64Array; width: number };
  /** How strongly weights are held near nought. */
  ridge: number;
  /** Runs that stand in fewer rows or sources than this are left out. */
  leastRows: number;
  leastSources: number;
  rounds: number;
}

const countBits = (value: number): number => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Runs by how many rows they stand in, the commonest first, so that what is asked most lies together; rare ones are left out. */
function numberColumns(
  rows: Rows,
  { bits, weights, sources, leastRows, leastSources }: LinearOptions,
): { columns: Int32Array; width: number } {
  const seen = new Uint32Array(1 << bits);
  const from = new Uint32Array(1 << bits);
  for (let row = 0; row < rows.size; row += 1) {
    if (weights[row] === 0) continue;
    const source = 1 << ((sources[row] as number) % 32);
    for (let at = rows.offsets[row] as number; at < (rows.offsets[row + 1] as number); at += 1) {
      const place = rows.places[at] as number;
      seen[place] = (seen[place] as number) + 1;
      from[place] = (from[place] as number) | source;
    }
  }
  const columns = new Int32Array(1 << bits).fill(-1);
  const kept: number[] = [];
  for (let place = 0; place < seen.length; place += 1)
    if ((seen[place] as number) >= leastRows && countBits(from[place] as number) >= leastSources) kept.push(place);
  kept.sort((left, right) => (seen[right] as number) - (seen[left] as number) || left - right);
  for (const [column, place] of kept.entries()) columns[place] = column;
  return { columns, width: kept.length };
}

/**
 * A linear model: squared hinge loss, held near nought, one row after the other in the dual (as liblinear does). Its score
 * is no probability yet. The same rows give the same weights.
 */
export function fitLinear(rows: Rows, options: LinearOptions): LinearFit {
  const { bits, weights, isMachine, ridge, rounds } = options;
  const { columns, width } = numberColumns(rows, options);
  const used: number[] = [];
  for (let row = 0; row < rows.size; row += 1) if ((weights[row] as number) > 0) used.push(row);
  const total = used.reduce((sum, row) => sum + (weights[row] as number), 0);
  const offsets = new Float64Array(used.length + 1);
  const ids = new Uint32Array(rows.places.length);
  const values = new Float32Array(rows.places.length);
  const beside = options.dense.width + 1;
  const denses = new Float64Array(used.length * beside);
  const norms = new Float64Array(used.length);
  let filled = 0;
  for (const [index, row] of used.entries()) {
    let norm = 0;
    for (let at = rows.offsets[row] as number; at < (rows.offsets[row + 1] as number); at += 1) {
      const column = columns[rows.places[at] as number] as number;
      if (column < 0) continue;
      const value = rows.values[at] as number;
      ids[filled] = column;
      values[filled] = value;
      norm += value * value;
      filled += 1;
    }
    offsets[index + 1] = filled;
    for (let place = 0; place < beside; place += 1) {
      const value = place < beside - 1 ? (options.dense.values[row * (beside - 1) + place] as number) : 1;
      denses[index * beside + place] = value;
      norm += value * value;
    }
    norms[index] = norm;
  }
  const runs = new Float64Array(width);
  const dense = new Float64Array(beside);
  const duals = new Float64Array(used.length);
  const order = Uint32Array.from(used.keys());
  const random = randomFrom(11);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const held = order[at] as number;
      order[at] = order[other] as number;
      order[other] = held;
    }
    for (const index of order) {
      const row = used[index] as number;
      const sign = isMachine[row] === 1 ? 1 : -1;
      const from = offsets[index] as number;
      const to = offsets[index + 1] as number;
      const beginning = index * beside;
      let score = 0;
      for (let at = from; at < to; at += 1) score += (runs[ids[at] as number] as number) * (values[at] as number);
      for (let place = 0; place < beside; place += 1)
        score += (dense[place] as number) * (denses[beginning + place] as number);
      const soft = (ridge * total) / (2 * (weights[row] as number));
      const dual = duals[index] as number;
      const slope = sign * score - 1 + dual * soft;
      const next = Math.max(0, dual - slope / ((norms[index] as number) + soft));
      if (next === dual) continue;
      duals[index] = next;
      const step = (next - dual) * sign;
      for (let at = from; at < to; at += 1) {
        const id = ids[at] as number;
        runs[id] = (runs[id] as number) + step * (values[at] as number);
      }
      for (let place = 0; place < beside; place += 1)
        dense[place] = (dense[place] as number) + step * (denses[beginning + place] as number);
    }
  }
  const spread = new Float32Array(1 << bits);
  for (let place = 0; place < spread.length; place += 1) {
    const column = columns[place] as number;
    if (column >= 0) spread[place] = runs[column] as number;
  }
  return { runs: spread, dense: dense.subarray(0, beside - 1), base: dense[beside - 1] as number };
}

export function scoreRow(rows: Rows, row: number, runs: Float32Array): number {
  let score = 0;
  for (let at = rows.offsets[row] as number; at < (rows.offsets[row + 1] as number); at += 1)
    score += (runs[rows.places[at] as number] as number) * (rows.values[at] as number);
  return score;
}
