import fs from 'node:fs';
import path from 'node:path';
import type { Field, Level } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { crossValidate } from '../../server/src/understanding/kind/training/cross-validate.ts';
import { presentUnderstanding, understandTitle } from '../../server/src/understanding/understand-title.ts';
import type { Figure } from './figure.ts';

const parts = ['object', 'aspect', 'context', 'kind'] as const;
type Part = (typeof parts)[number];

export interface LabelledTitle {
  title: string;
  lang: Language;
  field: Field;
  level: Level;
  object: string;
  aspect: string;
  context: string | null;
  kind: TitleKind;
}

const goals: Record<Language, Record<Part, number>> = {
  zh: { object: 0.92, aspect: 0.85, context: 0.88, kind: 0.9 },
  en: { object: 0.92, aspect: 0.85, context: 0.88, kind: 0.9 },
  es: { object: 0.8, aspect: 0.8, context: 0.8, kind: 0.8 },
  ja: { object: 0.8, aspect: 0.8, context: 0.8, kind: 0.8 },
};

/** Where the words of two texts agree at least so much, they name the same thing. */
const leastAgreement = 0.6;

export function listTokens(text: string, language: Language): string[] {
  const plain = text.toLowerCase().normalize('NFKC');
  return language === 'zh' || language === 'ja'
    ? (plain.match(/[\p{L}\p{N}]/gu) ?? [])
    : (plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

export function measureAgreement(found: string, wanted: string, language: Language): number {
  const [ours, theirs] = [listTokens(found, language), listTokens(wanted, language)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0;
  const left = new Map<string, number>();
  for (const token of theirs) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of ours) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    shared += 1;
  }
  return (2 * shared) / (ours.length + theirs.length);
}

/** A context that a reader added from what he knows cannot be read from the title. */
export function standsInTitle({ title, context, lang }: LabelledTitle): boolean {
  if (context === null) return true;
  const inTitle = new Set(listTokens(title, lang));
  const tokens = listTokens(context, lang);
  return tokens.filter((token) => inTitle.has(token)).length / tokens.length > 0.5;
}

export interface Mark {
  label: LabelledTitle;
  part: Part;
  found: string;
  wanted: string;
  isRight: boolean;
}

export function markTitle(label: LabelledTitle): Mark[] {
  const { title, lang, field, level } = label;
  const read = presentUnderstanding(understandTitle({ title, language: lang, field, level }));
  return parts.flatMap((part): Mark[] => {
    if (part === 'context' && !standsInTitle(label)) return [];
    const [found, wanted] = [read[part], label[part] ?? ''];
    const isRight = part === 'kind' ? found === wanted : measureAgreement(found, wanted, lang) >= leastAgreement;
    return [{ label, part, found, wanted, isRight }];
  });
}

/** Two of three titles are for tuning; the third shows what tuning did not see. */
export const isHeldBack = ({ title }: Pick<LabelledTitle, 'title'>): boolean => {
  let sum = 0;
  for (const character of title) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % 3 === 0;
};

export function readLabelledTitles(): LabelledTitle[] | null {
  const file = path.resolve(import.meta.dirname, '../../../shared/data/titles/titles.jsonl');
  if (!fs.existsSync(file)) return null;
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as LabelledTitle);
}

const share = (marks: readonly Mark[]): number => marks.filter(({ isRight }) => isRight).length / marks.length;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** Kinds are learned from all these titles: how unseen ones fare is told only by weights that did not see them. */
function measureUnseenKinds(labels: readonly LabelledTitle[]): Figure[] {
  const trials = crossValidate(labels);
  const shareOf = (own: readonly { isRight: boolean }[]): number =>
    own.filter(({ isRight }) => isRight).length / own.length;
  return languages.map((language): Figure => {
    const own = trials.filter(({ label }) => label.lang === language);
    const held = own.filter(({ label }) => isHeldBack(label));
    return {
      name: `kind of ${own.length} unseen titles in ${language} (five folds), and of the ${held.length} nobody looked at`,
      value: `${percent(shareOf(own))}, ${percent(shareOf(held))}`,
      bar: percent(goals[language].kind),
      isMet: shareOf(held) >= goals[language].kind,
    };
  });
}

/** With `--misses=zh` the titles that were read otherwise are listed, without those held back. */
export function measureUnderstanding({ isFull }: { isFull: boolean }): Figure[] {
  const labels = readLabelledTitles();
  if (labels === null) return [{ name: 'labelled titles', value: 'not here', bar: '', isMet: null }];
  const marks = labels.flatMap(markTitle);
  const asked = process.argv.find((argument) => argument.startsWith('--misses='))?.slice('--misses='.length);
  for (const { label, part, found, wanted, isRight } of marks) {
    if (isRight || label.lang !== asked || isHeldBack(label)) continue;
    console.log(`${part}\t${label.title}\t[${found}]\tfor\t[${wanted}]\t${label.field}`);
  }
  const figures = languages.flatMap((language) =>
    parts.map((part): Figure => {
      const own = marks.filter((mark) => mark.part === part && mark.label.lang === language);
      const held = own.filter(({ label }) => isHeldBack(label));
      const goal = goals[language][part];
      const isLearned = part === 'kind';
      return {
        name: `${part} of ${own.length} titles in ${language}, ${isLearned ? 'all learned from' : `and of the ${held.length} not tuned on`}`,
        value: isLearned ? percent(share(own)) : `${percent(share(own))}, ${percent(share(held))}`,
        bar: `${percent(goal)}`,
        isMet: isLearned ? null : share(own) >= goal,
      };
    }),
  );
  return isFull ? [...figures, ...measureUnseenKinds(labels)] : figures;
}
