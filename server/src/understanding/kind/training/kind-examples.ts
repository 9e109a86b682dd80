import fs from 'node:fs';
import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import { cleanTitle } from '../../clean-title.ts';
import { type KindQuestion, listFeatures } from '../kind-features.ts';
import type { KindModel } from '../kind-model.ts';
import { type Example, fitWeights } from './fit-weights.ts';

export interface LabelledKind {
  title: string;
  lang: Language;
  field: Field;
  level?: Level;
  kind: TitleKind;
}

/** Titles written for this: "@ language", "# kind", then a field and a title a line. */
export function readOwnTitles(): LabelledKind[] {
  const lines = fs
    .readFileSync(new URL('own-titles.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  let lang: Language = 'zh';
  let kind: TitleKind = titleKinds[0];
  return lines.flatMap((line): LabelledKind[] => {
    const [head = '', ...rest] = line.split(' ');
    const text = rest.join(' ');
    if (head === '@') lang = text as Language;
    else if (head === '#') kind = text as TitleKind;
    else return [{ title: text, lang, field: head as Field, kind }];
    return [];
  });
}

export function askKind({ title, lang, field, level }: Omit<LabelledKind, 'kind'>): KindQuestion {
  return { text: cleanTitle(title), language: lang, field, level: level ?? null };
}

/** Own titles count less: they are as one thinks that students write. */
const ownWeight = 0.7;

const makeExample = (label: LabelledKind, weight: number): Example => ({
  features: listFeatures(askKind(label)),
  right: titleKinds.indexOf(label.kind),
  weight,
});

export function fitModel(labels: readonly LabelledKind[]): KindModel {
  const seen = new Set(labels.map(({ title }) => title));
  const own = readOwnTitles().filter(({ title }) => !seen.has(title));
  const examples = [
    ...labels.map((label) => makeExample(label, 1)),
    ...own.map((label) => makeExample(label, ownWeight)),
  ];
  const classes = titleKinds.length;
  const { names, weights } = fitWeights(examples, { classes, penalty: 1.3, leastCount: 3, rounds: 150 });
  return new Map(names.map((name, index) => [name, weights.subarray(index * classes, (index + 1) * classes)]));
}
