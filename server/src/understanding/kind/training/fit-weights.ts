import type { Feature } from '../feature.ts';

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
  /** Where the weights of each feature begin. */
  starts: Int32Array;
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

function turnToChances(scores: Float64Array): void {
  const top = Math.max(...scores);
  let sum = 0;
  for (let kind = 0; kind < scores.length; kind += 1) {
    scores[kind] = Math.exp((scores[kind] ?? 0) - top);
    sum += scores[kind] ?? 0;
  }
  for (let kind = 0; kind < scores.length; kind += 1) scores[kind] = (scores[kind] ?? 0) / sum;
}

type LossAt = (weights: Float64Array, gradient: Float64Array) => number;

/** Loss of a multinomial logistic regression with a penalty on the squares of its weights; fills in the gradient. */
function makeLoss(rows: readonly Row[], classes: number, penalty: number): LossAt {
  const scores = new Float64Array(classes);
  return (weights, gradient) => {
    let loss = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const weight = weights[index] ?? 0;
      loss += (penalty * weight * weight) / 2;
      gradient[index] = penalty * weight;
    }
    for (const { starts, values, right, weight } of rows) {
      scores.fill(0);
      for (let item = 0; item < starts.length; item += 1) {
        const start = starts[item] ?? 0;
        const value = values[item] ?? 0;
        for (let kind = 0; kind < classes; kind += 1)
          scores[kind] = (scores[kind] ?? 0) + value * (weights[start + kind] ?? 0);
      }
      turnToChances(scores);
      loss -= weight * Math.log(Math.max(scores[right] ?? 0, 1e-12));
      scores[right] = (scores[right] ?? 0) - 1;
      for (let item = 0; item < starts.length; item += 1) {
        const start = starts[item] ?? 0;
        const value = (values[item] ?? 0) * weight;
        for (let kind = 0; kind < classes; kind += 1)
          gradient[start + kind] = (gradient[start + kind] ?? 0) + value * (scores[kind] ?? 0);
      }
    }
    return loss;
  };
}

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
};
/** Adds to the vector in place: there are hundreds of thousands of weights and hundreds of steps. */
const add = (vector: Float64Array, other: Float64Array, factor: number): Float64Array => {
  for (let index = 0; index < vector.length; index += 1)
    vector[index] = (vector[index] ?? 0) + factor * (other[index] ?? 0);
  return vector;
};
const scale = (vector: Float64Array, factor: number): Float64Array => {
  for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) * factor;
  return vector;
};

interface Step {
  step: Float64Array;
  change: Float64Array;
  curve: number;
}

/** The way down by the last steps and what they changed. */
function findDirection(gradient: Float64Array, memory: readonly Step[]): Float64Array {
  const direction = scale(gradient.slice(), -1);
  const shares: number[] = [];
  for (const { step, change, curve } of memory.toReversed()) {
    const share = dot(step, direction) / curve;
    shares.push(share);
    add(direction, change, -share);
  }
  const last = memory.at(-1);
  scale(direction, last ? last.curve / dot(last.change, last.change) : 1 / Math.sqrt(dot(gradient, gradient)));
  for (const { step, change, curve } of memory) {
    add(direction, step, (shares.pop() ?? 0) - dot(change, direction) / curve);
  }
  return direction;
}

/** L-BFGS with halved steps. The loss is convex: any start leads to the same place. */
function minimise(lossAt: LossAt, size: number, rounds: number): Float64Array {
  let weights: Float64Array = new Float64Array(size);
  let gradient: Float64Array = new Float64Array(size);
  let loss = lossAt(weights, gradient);
  const memory: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = findDirection(gradient, memory);
    const slope = dot(gradient, direction);
    let length = 1;
    let next = add(weights.slice(), direction, length);
    const nextGradient = new Float64Array(size);
    let nextLoss = lossAt(next, nextGradient);
    while (nextLoss > loss + 1e-4 * length * slope && length > 1e-6) {
      length /= 2;
      next = add(weights.slice(), direction, length);
      nextLoss = lossAt(next, nextGradient);
    }
    const step = scale(direction, length);
    const change = add(nextGradient.slice(), gradient, -1);
    const curve = dot(step, change);
    if (curve > 1e-10) memory.push({ step, change, curve });
    if (memory.length > 8) memory.shift();
    const gain = loss - nextLoss;
    [weights, gradient, loss] = [next, nextGradient, nextLoss];
    if (gain < 1e-5 * Math.abs(loss)) break;
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
      starts: Int32Array.from(known, ({ name }) => (places.get(name) ?? 0) * classes),
      values: Float64Array.from(known, ({ value }) => value),
      right,
      weight,
    };
  });
  return { names, weights: minimise(makeLoss(rows, classes, penalty), names.length * classes, rounds) };
}
