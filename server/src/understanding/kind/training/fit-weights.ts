import type { Feature } from '../kind-features.ts';
import { softmax } from '../kind-model.ts';

export interface Example {
  features: readonly Feature[];
  /** Index of the right class. */
  right: number;
  /** How much it counts. */
  weight: number;
}

export interface Fitted {
  names: string[];
  /** By feature, then class. */
  weights: Float64Array;
}

interface Row {
  at: Int32Array;
  values: Float64Array;
  right: number;
  weight: number;
}

/** A feature that few titles bear says more of them than of its kind, and would tell what they were. */
function listNames(examples: readonly Example[], leastCount: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= leastCount ? [name] : [])).sort();
}

/** Loss and gradient of a multinomial logistic regression with a penalty on the squares of its weights. */
function makeLoss(rows: readonly Row[], classes: number, penalty: number, size: number) {
  return (weights: Float64Array): { loss: number; gradient: Float64Array } => {
    const gradient = new Float64Array(size);
    let loss = 0;
    for (let index = 0; index < size; index += 1) {
      const weight = weights[index] ?? 0;
      loss += (penalty * weight * weight) / 2;
      gradient[index] = penalty * weight;
    }
    for (const { at, values, right, weight } of rows) {
      const scores = new Float64Array(classes);
      for (let item = 0; item < at.length; item += 1) {
        const [start, value] = [(at[item] ?? 0) * classes, values[item] ?? 0];
        for (let kind = 0; kind < classes; kind += 1)
          scores[kind] = (scores[kind] ?? 0) + value * (weights[start + kind] ?? 0);
      }
      const chances = softmax(scores);
      loss -= weight * Math.log(Math.max(chances[right] ?? 0, 1e-12));
      chances[right] = (chances[right] ?? 0) - 1;
      for (let item = 0; item < at.length; item += 1) {
        const [start, value] = [(at[item] ?? 0) * classes, (values[item] ?? 0) * weight];
        for (let kind = 0; kind < classes; kind += 1) {
          gradient[start + kind] = (gradient[start + kind] ?? 0) + value * (chances[kind] ?? 0);
        }
      }
    }
    return { loss, gradient };
  };
}

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
};
const add = (left: Float64Array, right: Float64Array, factor: number): Float64Array =>
  left.map((value, index) => value + factor * (right[index] ?? 0));

/** L-BFGS with halved steps. The loss is convex: any start leads to the same place. */
function minimise(
  lossAt: (weights: Float64Array) => { loss: number; gradient: Float64Array },
  size: number,
  rounds: number,
): Float64Array {
  let weights: Float64Array = new Float64Array(size);
  let { loss, gradient } = lossAt(weights);
  const memory: { step: Float64Array; change: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let direction: Float64Array = gradient.map((value) => -value);
    const shares: number[] = [];
    for (const { step, change, scale } of memory.toReversed()) {
      const share = dot(step, direction) * scale;
      shares.push(share);
      direction = add(direction, change, -share);
    }
    const last = memory.at(-1);
    const size0 = last ? 1 / (last.scale * dot(last.change, last.change)) : 1 / Math.sqrt(dot(gradient, gradient));
    direction = direction.map((value) => value * size0);
    for (const { step, change, scale } of memory) {
      direction = add(direction, step, (shares.pop() ?? 0) - dot(change, direction) * scale);
    }
    const slope = dot(gradient, direction);
    let length = 1;
    let next = lossAt(add(weights, direction, length));
    while (next.loss > loss + 1e-4 * length * slope && length > 1e-6) {
      length /= 2;
      next = lossAt(add(weights, direction, length));
    }
    const step = direction.map((value) => value * length);
    const change = add(next.gradient, gradient, -1);
    const curve = dot(step, change);
    if (curve > 1e-10) memory.push({ step, change, scale: 1 / curve });
    if (memory.length > 8) memory.shift();
    weights = add(weights, step, 1);
    const gain = loss - next.loss;
    ({ loss, gradient } = next);
    if (gain < 1e-4 * Math.abs(loss) * 0.01) break;
  }
  return weights;
}

export function fitWeights(
  examples: readonly Example[],
  { classes, penalty, leastCount, rounds }: { classes: number; penalty: number; leastCount: number; rounds: number },
): Fitted {
  const names = listNames(examples, leastCount);
  const places = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features, right, weight }): Row => {
    const known = features.filter(({ name }) => places.has(name));
    return {
      at: Int32Array.from(known, ({ name }) => places.get(name) ?? 0),
      values: Float64Array.from(known, ({ value }) => value),
      right,
      weight,
    };
  });
  const size = names.length * classes;
  return { names, weights: minimise(makeLoss(rows, classes, penalty, size), size, rounds) };
}
