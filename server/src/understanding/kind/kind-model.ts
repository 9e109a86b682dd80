import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import type { Feature } from './feature.ts';

/** Learned weights: for each feature how far it speaks for each kind, in the order of the contract. */
export type KindModel = ReadonlyMap<string, ArrayLike<number>>;

export function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely each kind is; features that the model does not know say nothing. */
export function weighKinds(model: KindModel, features: readonly Feature[]): Float64Array {
  const scores = new Float64Array(titleKinds.length);
  for (const { name, value } of features) {
    const weights = model.get(name);
    if (!weights) continue;
    for (let kind = 0; kind < scores.length; kind += 1) {
      scores[kind] = (scores[kind] ?? 0) + value * (weights[kind] ?? 0);
    }
  }
  return softmax(scores);
}

/** The likeliest of those that are not ruled out. */
export function takeLikeliest(
  chances: Float64Array,
  ruledOut: readonly TitleKind[] = [],
): { kind: TitleKind; confidence: number } {
  const open = chances.map((chance, index) => (ruledOut.includes(titleKinds[index] ?? titleKinds[0]) ? 0 : chance));
  const confidence = Math.max(...open);
  return { kind: titleKinds[open.indexOf(confidence)] ?? titleKinds[0], confidence };
}

export const weightsFile = new URL('kind-weights.tsv', import.meta.url);
const version = 'kind-weights 2';
/** Weights are kept in whole fiftieths: finer changes no decision. */
const fineness = 50;
/** A feature whose weights are all below this hardly speaks. */
const least = 5;

/** One feature a line: its name, then a number a kind; nothing for nought. A feature that hardly speaks is left out. */
export function writeModel(model: KindModel): string {
  const lines = [...model].flatMap(([name, weights]) => {
    const rounded = Array.from(weights, (weight) => Math.round(weight * fineness));
    const numbers = rounded.map((weight) => weight || '').join(' ');
    return rounded.some((weight) => Math.abs(weight) >= least) ? [`${name}\t${numbers}`] : [];
  });
  return `${version}\t${titleKinds.join(' ')}\n${lines.join('\n')}\n`;
}

export function readModel(text: string): KindModel {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== `${version}\t${titleKinds.join(' ')}`)
    throw new Error('the weights of kinds are of another version: train them again');
  return new Map(
    lines.map((line) => {
      const [name = '', weights = ''] = line.split('\t');
      return [name, Float32Array.from(weights.split(' '), (weight) => Number(weight) / fineness)];
    }),
  );
}
