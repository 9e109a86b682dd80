import fs from 'node:fs';
import { type Language, languages } from '@yanmo/contract/languages';
import type { Reading } from '../title-reading.ts';

/** What is read with one and the same sureness: the object, a named aspect, one the title does not name, scopes or none. */
export const readingGroups = ['object', 'aspect', 'silent', 'contexts', 'none'] as const;
export type ReadingGroup = (typeof readingGroups)[number];

/** From which sureness of the rules on how often a reading was right, lowest first. */
export type Steps = readonly { from: number; right: number }[];
export type ConfidenceTable = Record<Language, Record<ReadingGroup, Steps>>;

export const confidenceFile = new URL('reading-confidence.tsv', import.meta.url);
const version = 'reading-confidence 1';

/** A language, a group, a sureness and how often it was right, a line. */
export function writeTable(table: ConfidenceTable): string {
  const lines = languages.flatMap((language) =>
    readingGroups.flatMap((group) =>
      table[language][group].map(({ from, right }) => [language, group, from.toFixed(2), right.toFixed(2)].join('\t')),
    ),
  );
  return `${version}\n${lines.join('\n')}\n`;
}

export function readTable(text: string): ConfidenceTable {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== version) throw new Error('the confidence of readings is of another version: train it again');
  const rows = lines.map((line) => line.split('\t'));
  const stepsOf = (language: Language, group: ReadingGroup): Steps =>
    rows
      .filter(([ownLanguage, ownGroup]) => ownLanguage === language && ownGroup === group)
      .map(([, , from, right]) => ({ from: Number(from), right: Number(right) }));
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(readingGroups.map((group) => [group, stepsOf(language, group)])),
    ]),
  ) as ConfidenceTable;
}

export const listGroups = ({ aspect, contexts, confidence }: Reading): [ReadingGroup, ReadingGroup, ReadingGroup] => [
  'object',
  aspect === null || confidence.aspect <= 0.4 ? 'silent' : 'aspect',
  contexts.some(({ isQuiet }) => !isQuiet) ? 'contexts' : 'none',
];

/** Part of the program as its modules are, and read with them: reading a title touches no file. */
const shipped = readTable(fs.readFileSync(confidenceFile, 'utf8'));

/** About the chance that each part of a reading is right, by how often the rules were as sure and right. */
export function believe(reading: Reading, language: Language): Reading['confidence'] {
  const [object, aspect, context] = listGroups(reading);
  // Less sure than the rules ever were on those titles: nothing was learned of it.
  const look = (group: ReadingGroup, sure: number): number => {
    const steps = shipped[language][group];
    return steps.findLast(({ from }) => from <= sure + 1e-9)?.right ?? Math.min(sure, steps[0]?.right ?? sure);
  };
  const { confidence } = reading;
  return {
    object: look(object, confidence.object),
    aspect: look(aspect, confidence.aspect),
    context: look(context, confidence.context),
  };
}
