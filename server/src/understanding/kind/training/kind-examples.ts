import fs from 'node:fs';
import type { Field, Level } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
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

/** Titles written for this, a file a language: "# kind", then a field and a title a line. */
export function readOwnTitles(): LabelledKind[] {
  return languages.flatMap((lang) => {
    const lines = fs
      .readFileSync(new URL(`own-titles/${lang}.txt`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    let kind: TitleKind = titleKinds[0];
    return lines.flatMap((line): LabelledKind[] => {
      const [head = '', ...rest] = line.split(' ');
      const text = rest.join(' ');
      if (head !== '#') return [{ title: text, lang, field: head as Field, kind }];
      kind = text as TitleKind;
      return [];
    });
  });
}

export function askKind({ title, lang, field, level }: Omit<LabelledKind, 'kind'>): KindQuestion {
  return { text: cleanTitle(title), language: lang, field, level: level ?? null };
}

const makeExample = (label: LabelledKind, weight: number): Example => ({
  features: listFeatures(askKind(label)),
  right: titleKinds.indexOf(label.kind),
  weight,
});

/** Another reader's labels count for more than our own, which outnumber them eight to one. */
const labelledWeight = 3;

/** Titles that it learned from are easier than new ones: as fitted it would be surer of those than it is right. */
const cooling = 0.7;

export function fitModel(labels: readonly LabelledKind[]): KindModel {
  const seen = new Set(labels.map(({ title }) => title));
  const own = readOwnTitles().filter(({ title }) => !seen.has(title));
  const examples = [
    ...labels.map((label) => makeExample(label, labelledWeight)),
    ...own.map((label) => makeExample(label, 1)),
  ];
  const classes = titleKinds.length;
  const { names, weights } = fitWeights(examples, { classes, penalty: 1.4, leastCount: 4, rounds: 100 });
  const cooled = weights.map((weight) => weight * cooling);
  return new Map(names.map((name, index) => [name, cooled.subarray(index * classes, (index + 1) * classes)]));
}
