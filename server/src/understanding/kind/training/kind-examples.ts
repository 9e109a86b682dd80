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

/**
 * Titles written for this: early ones; later ones, nearer to how the labels were given; and those written after the weights'
 * misses had been read, which would make whatever is measured on the same misses too kind.
 */
export type OwnSet = 'early' | 'later' | 'after-misses';

/** A file a language: "# kind", then a field and a title a line. */
export function readOwnTitles(sets: readonly OwnSet[]): (LabelledKind & { set: OwnSet })[] {
  return sets.flatMap((set) =>
    languages.flatMap((lang) => {
      const lines = fs
        .readFileSync(new URL(`own-titles/${set}/${lang}.txt`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n');
      let kind: TitleKind = titleKinds[0];
      return lines.flatMap((line) => {
        const [head = '', ...rest] = line.split(' ');
        const text = rest.join(' ');
        if (head !== '#') return [{ title: text, lang, field: head as Field, kind, set }];
        kind = text as TitleKind;
        return [];
      });
    }),
  );
}

export function askKind({ title, lang, field, level }: Omit<LabelledKind, 'kind'>): KindQuestion {
  return { text: cleanTitle(title), language: lang, field, level: level ?? null };
}

const makeExample = (label: LabelledKind, weight: number): Example => ({
  features: listFeatures(askKind(label)),
  right: titleKinds.indexOf(label.kind),
  weight,
});

/** Another reader's labels count for more than our own, which outnumber them nine to one. */
const labelledWeight = 7;
const ownWeight: Readonly<Record<OwnSet, number>> = { early: 1, later: 3, 'after-misses': 2 };

/** Titles that it learned from are easier than new ones: as fitted it would be surer of those than it is right. */
const cooling = 0.7;

export function fitModel(labels: readonly LabelledKind[], sets: readonly OwnSet[]): KindModel {
  const seen = new Set(labels.map(({ title }) => title));
  const own = readOwnTitles(sets).filter(({ title }) => !seen.has(title));
  const examples = [
    ...labels.map((label) => makeExample(label, labelledWeight)),
    ...own.map((label) => makeExample(label, ownWeight[label.set])),
  ];
  const classes = titleKinds.length;
  const { names, weights } = fitWeights(examples, { classes, penalty: 2, leastCount: 4, rounds: 100 });
  const cooled = weights.map((weight) => weight * cooling);
  return new Map(names.map((name, index) => [name, cooled.subarray(index * classes, (index + 1) * classes)]));
}
