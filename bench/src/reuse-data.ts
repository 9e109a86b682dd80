import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@yanmo/contract/languages';
import {
  defaultData as detectorData,
  type Example,
  hasExamples,
  readExamples,
} from '../../scripts/detector/examples.ts';

export const defaultData = '../shared/data/reuse';

export interface ReuseCase {
  id: number;
  type: string;
  reused: string;
  source: string;
}

const linesOf = (folder: string, name: string): string[] =>
  fs.readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n');

export const hasReuseData = (folder: string): boolean =>
  fs.existsSync(path.join(folder, 'zh-cases.jsonl')) && hasExamples(detectorData);

export const readZhCases = (folder: string): ReuseCase[] =>
  linesOf(folder, 'zh-cases.jsonl').map((line) => JSON.parse(line) as ReuseCase);

export const readP4p = (folder: string): ReuseCase[] =>
  linesOf(folder, 'p4p-pairs.jsonl').map((line) => {
    const { id, plagiarised, source } = JSON.parse(line) as { id: number; plagiarised: string; source: string };
    return { id, type: 'p4p', reused: plagiarised, source };
  });

/** Pairs of sentences that share their words; whether they say the same too. */
export const readPaws = (folder: string, language: Language): { one: string; other: string; isSame: boolean }[] =>
  linesOf(folder, `paws-x/dev-${language}.tsv`).map((line) => {
    const [one = '', other = '', label] = line.split('\t');
    return { one, other, isSame: label === '1' };
  });

/** People's texts. */
export const readHuman = (
  language: 'zh' | 'en',
  part: 'train' | 'val',
  isIn: (example: Example) => boolean,
): Example[] => readExamples(detectorData, language, part).filter((each) => each.label === 'human' && isIn(each));

const samples = path.join(import.meta.dirname, '../../docs/samples');

/** The papers of docs/samples, as one text. */
export const readSamples = (language: Language): string =>
  fs
    .readdirSync(samples)
    .filter((name) => name.startsWith(`${language}-`))
    .map((name) => fs.readFileSync(path.join(samples, name), 'utf8'))
    .join('\n\n');

/** The same numbers in every run. */
export function createDice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}
