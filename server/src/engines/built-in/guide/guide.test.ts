import fs from 'node:fs';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { guideLanguages } from '../../../knowledge/guide-line.ts';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { loadGuide } from './load-guide.ts';
import { searchGuide } from './search-guide.ts';

interface Question {
  text: string;
  /** The entries of which any answers it; none where the guide cannot know. */
  ids: string[];
  /** Weights, thresholds and wordings were chosen with the others in sight. */
  isHeld: boolean;
}

function readQuestions(language: Language): Question[] {
  const file = new URL(`testing/questions-${language}.tsv`, import.meta.url);
  const rows = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [text = '', ids = '', set] = row.split('\t');
    return { text, ids: ids === '-' ? [] : ids.split(' '), isHeld: set === 'held' };
  });
}

const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

/** What is reached, less two questions or so: a change of the guide must not cost more. */
const least: Readonly<Record<Language, { first: number; refused: number; heldFirst: number; heldRefused: number }>> = {
  zh: { first: 0.88, refused: 0.9, heldFirst: 0.75, heldRefused: 0.9 },
  en: { first: 0.88, refused: 0.88, heldFirst: 0.87, heldRefused: 0.75 },
  es: { first: 0.8, refused: 0.8, heldFirst: 0.8, heldRefused: 0.6 },
  ja: { first: 0.75, refused: 0.9, heldFirst: 0.7, heldRefused: 0.66 },
};

it.each([
  ['zh', '交通规则有哪些'],
  ['zh', '面试常见问题有哪些'],
  ['zh', '足球比赛的越位规则是什么？'],
  ['zh', '请假条格式怎么写'],
  ['en', 'What is the nurses’ salary?'],
  ['en', 'What are the rules of chess?'],
  ['es', '¿Cuáles son las normas de tráfico?'],
  ['es', '¿Qué estructura tiene el ADN?'],
  ['ja', 'DNAの構造は'],
] as const)('in %s does not take one of its words for the whole of %s', (language, question) => {
  expect(searchGuide(language, question, 3).filter(({ isSure }) => isSure)).toEqual([]);
});

describe.each(guideLanguages)('the writing guide in %s', (language) => {
  const questions = readQuestions(language);
  const answerable = questions.filter(({ ids }) => ids.length > 0);
  const unanswerable = questions.filter(({ ids }) => ids.length === 0);
  const isFirst = ({ text, ids }: Question): boolean => ids.includes(searchGuide(language, text, 1)[0]?.entry.id ?? '');
  const isRefused = ({ text }: Question): boolean => searchGuide(language, text, 3).every(({ isSure }) => !isSure);
  const held = ({ isHeld }: Question): boolean => isHeld;

  it('knows the entries that the questions name, and no question word for word', () => {
    const { entries } = loadGuide(language);
    const ids = new Set(entries.map(({ id }) => id));
    const forms = new Set(entries.flatMap((entry) => [...entry.forms, entry.title]));
    expect(answerable.flatMap((question) => question.ids).filter((id) => !ids.has(id))).toEqual([]);
    expect(questions.filter(({ text }) => forms.has(text))).toEqual([]);
  });

  it('finds the right entry first, and refuses what it cannot know', () => {
    const { first, refused, heldFirst, heldRefused } = least[language];
    expect(share(answerable.filter(isFirst), answerable)).toBeGreaterThanOrEqual(first);
    expect(share(unanswerable.filter(isRefused), unanswerable)).toBeGreaterThanOrEqual(refused);
    expect(share(answerable.filter(held).filter(isFirst), answerable.filter(held))).toBeGreaterThanOrEqual(heldFirst);
    expect(share(unanswerable.filter(held).filter(isRefused), unanswerable.filter(held))).toBeGreaterThanOrEqual(
      heldRefused,
    );
  });

  it('answers each of its own questions with its own entry', () => {
    const lost = loadGuide(language).entries.flatMap(({ id, forms }) =>
      forms.filter((form) => searchGuide(language, form, 1)[0]?.entry.id !== id),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '？！',
    '…'.repeat(5_000),
    '\u0000\ud800',
    '<img src=x onerror=alert(1)>',
    "'); DROP TABLE users; --",
  ])('is not sure of %j', (question) => {
    expect(searchGuide(language, question, 3).filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('reads a pasted text no longer than a question', () => {
    const pasted = '摘要 abstract resumen 要旨 '.repeat(100_000);
    expectQuick(60, () => searchGuide(language, pasted, 3));
  });
});
