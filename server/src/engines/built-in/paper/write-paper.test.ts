import { type Field, fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { type DraftBlock, parseDraft } from '../../draft-text.ts';
import { listEntries } from '../knowledge/knowledge.ts';
import { scoreEntries } from '../knowledge/select.ts';
import { sampleTitles } from '../sample-titles.ts';
import { listSentences, measurePaper } from './paper-quality.ts';
import { findFaults } from './prose-faults.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

const isSoak = process.env.YANMO_SOAK === '1';
/** One title a field each time; all of them in the soak. */
const titlesOf = (language: 'zh' | 'en', field: Field): readonly string[] =>
  sampleTitles[language][field].slice(0, isSoak ? undefined : 1);

const cases: [Language, Field, string, number][] = [
  ...fields.flatMap((field) =>
    titlesOf('zh', field).map((title): [Language, Field, string, number] => ['zh', field, title, 12_000]),
  ),
  ...fields.flatMap((field) =>
    titlesOf('en', field).map((title): [Language, Field, string, number] => ['en', field, title, 8_000]),
  ),
  ...fields.map((field): [Language, Field, string, number] => ['es', field, sampleTitles.es[field][0] ?? '', 5_000]),
  ...fields.map((field): [Language, Field, string, number] => ['ja', field, sampleTitles.ja[field][0] ?? '', 8_000]),
];

type Numbered = Extract<DraftBlock, { kind: 'figure' | 'table' }>;
const listNumbered = (blocks: readonly DraftBlock[]): Numbered[] =>
  blocks.filter(
    (block): block is Numbered => block.kind === 'figure' || (block.kind === 'table' && block.caption !== ''),
  );
const drawing: readonly Field[] = ['management', 'engineering', 'law', 'literature'];

describe('a text that is brought to its length', () => {
  it.each(cases)('in %s, %s: %s', (language, field, title, wordCount) => {
    const paper = writePaperAtOnce(requestPaper({ title, language, field, wordCount }), false);
    const quality = measurePaper(paper);
    expect(Math.abs(quality.units / wordCount - 1), 'length').toBeLessThanOrEqual(0.03);
    expect(quality.empty, 'sentences that speak of nothing').toBeLessThanOrEqual(0.15);
    expect(quality.largestFrame, 'largest share of a frame').toBeLessThanOrEqual(0.01);
    expect(quality.frameDistance, 'sentences between two uses of a frame').toBeGreaterThanOrEqual(30);
    expect(quality.repeated, 'sentences that stand twice').toEqual([]);
    expect(quality.connectives, 'sentences that open with a connective').toBeLessThanOrEqual(1 / 3);
    expect(quality.leastCover, 'words of a heading that its text takes up').toBeGreaterThanOrEqual(0.5);
    // Japanese clauses are not strung together, so their sentences differ less.
    expect(quality.spread, 'spread of sentence length').toBeGreaterThanOrEqual(language === 'ja' ? 0.2 : 0.25);
    const faulty = paper.sections.flatMap((section) =>
      section.pieces.flatMap((piece) =>
        piece.kind === 'sentences'
          ? piece.sentences.flatMap(({ text }) => findFaults(text, language).map((fault) => `${fault} | ${text}`))
          : [],
      ),
    );
    expect(faulty).toEqual([]);
    const own = scoreEntries(listEntries(field, language), paper.subject.about);
    const strange = listEntries(field, language).filter(({ id, sheet }) => sheet && !own.has(id));
    const spoken = new Set(listSentences(paper).flatMap(({ about }) => about));
    expect(
      strange.filter(({ id }) => spoken.has(id)).map(({ id }) => id),
      'what belongs to a subject that the title does not call for',
    ).toEqual([]);
    const { hypotheses, chains } = paper.argument;
    const text = paper.sections.map((section) => printSection(section, language)).join('\n');
    for (const { label, test } of hypotheses) {
      expect(test, `${label} is put to the test somewhere`).not.toBeNull();
      const stated = listSentences(paper).filter((sentence) => sentence.text.includes(label));
      expect(
        stated.map(({ move }) => move.split('.')[0]),
        `${label} is stated and tested`,
      ).toContain('hypothesis');
      expect(
        stated.some(({ move }) => move === 'hypothesis.test'),
        `${label} has its method`,
      ).toBe(true);
    }
    for (const { problem, cause, measure } of chains) {
      expect(
        [problem, cause, measure].every((name) => name !== ''),
        `${problem}: ${cause}: ${measure}`,
      ).toBe(true);
      if (problem) expect(text.toLowerCase()).toContain(problem.toLowerCase());
    }
    const blocks = paper.sections.flatMap((section) => parseDraft(printSection(section, language)));
    const numbered = listNumbered(blocks);
    if (drawing.includes(field)) expect(numbered.length, 'figures and tables').toBeGreaterThan(0);
    for (const block of numbered) {
      const before = blocks.slice(0, blocks.indexOf(block));
      const isNamed = before.some((one) => one.kind === 'paragraph' && one.text.includes(`[#${block.name}]`));
      expect(isNamed, `${block.caption} is spoken of before it stands`).toBe(true);
    }
    expect(new Set(numbered.map(({ name }) => name)).size, 'names of figures and tables').toBe(numbered.length);
    expect(numbered.filter(({ kind }) => kind === 'table').length, 'numbered tables').toBeLessThanOrEqual(3);
  });
});
