import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@yanmo/contract/languages';
import { titleKinds } from '@yanmo/contract/understanding';
import { weightsFile, writeModel } from '../server/src/understanding/kind/kind-model.ts';
import { crossValidate, type Trial } from '../server/src/understanding/kind/training/cross-validate.ts';
import { fitModel, type LabelledKind } from '../server/src/understanding/kind/training/kind-examples.ts';

/**
 * Learns the weights by which the kind of a title is decided, from labelled titles (titles.jsonl in the folder) and our own.
 * The same titles give the same file. What it prints is how titles were decided that the weights had not seen.
 */
const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data/titles' } } });
const file = path.join(values.data, 'titles.jsonl');
const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
const labels = lines.map((line) => JSON.parse(line) as LabelledKind);

const percent = (trials: readonly Trial<LabelledKind>[]): string =>
  `${((100 * trials.filter(({ isRight }) => isRight).length) / trials.length).toFixed(1)} % of ${trials.length}`;

const trials = crossValidate(labels);
for (const language of languages) {
  console.log(`${language}\t${percent(trials.filter(({ label }) => label.lang === language))}`);
}
for (const kind of titleKinds) console.log(`${kind}\t${percent(trials.filter(({ label }) => label.kind === kind))}`);
console.log(`all\t${percent(trials)}`);

const confusions = new Map<string, number>();
for (const { label, kind, isRight } of trials) {
  if (isRight) continue;
  const pair = `${label.kind} taken for ${kind}`;
  confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
}
for (const [pair, count] of [...confusions].sort(([, left], [, right]) => right - left).slice(0, 20)) {
  console.log(`${count}\t${pair}`);
}

console.log('said to be sure\ttitles\tright');
for (const [from, to] of [
  [0, 0.4],
  [0.4, 0.6],
  [0.6, 0.8],
  [0.8, 0.95],
  [0.95, 1.01],
] as const) {
  const own = trials.filter(({ confidence }) => confidence >= from && confidence < to);
  if (own.length > 0) console.log(`${from} to ${Math.min(to, 1)}\t${own.length}\t${percent(own)}`);
}

fs.writeFileSync(weightsFile, writeModel(fitModel(labels, ['early', 'later', 'after-misses'])));
console.log(`wrote ${path.relative('.', weightsFile.pathname)}, ${fs.statSync(weightsFile).size} bytes`);
// What a silent title is taken to ask goes by its kind: by the new weights, in a program that has read them.
process.exitCode = spawnSync(process.execPath, ['scripts/train-readings.ts'], { stdio: 'inherit' }).status ?? 1;
