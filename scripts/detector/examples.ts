import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { ReadLanguage } from '../../server/src/text/detector/grams.ts';

export interface Example {
  text: string;
  label: 'human' | 'ai';
  domain: string;
  source: string;
  generator: string;
  variant: string;
  /** The prompt, the pair or the title: what belongs together is never parted. */
  group: string;
}

export const defaultData = '../shared/data/detector';

export const hasExamples = (folder: string): boolean =>
  ['zh', 'en'].every((language) => ['train', 'val'].every((part) => fs.existsSync(fileOf(folder, language, part))));

const fileOf = (folder: string, language: string, part: string): string =>
  path.join(folder, `${language}.${part}.jsonl.gz`);

export function readExamples(folder: string, language: ReadLanguage, part: 'train' | 'val'): Example[] {
  return zlib
    .gunzipSync(fs.readFileSync(fileOf(folder, language, part)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
}
