import { describe, expect, it } from 'vitest';
import { type Block, plainRun } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { type DocumentInput, DocumentInvalid, parseDocument } from './document.ts';

const withBlocks = (...blocks: Block[]): DocumentInput => ({
  type: 'course_paper',
  language: 'zh',
  templateId: 'zh-standard',
  title: '题目',
  chapters: [{ id: 'c1', title: [plainRun('绪论')], blocks }],
  aiLabel: { produceId: 'p1' },
});
const paragraph = (id: string, ...runs: Extract<Block, { kind: 'paragraph' }>['runs']): Block => ({
  kind: 'paragraph',
  id,
  look: 'body',
  runs,
});
const cell = (text: string, columns = 1, rows = 1) => ({ runs: [plainRun(text)], columns, rows });
const table = (rows: ReturnType<typeof cell>[][]): Block => ({
  kind: 'table',
  id: 't1',
  alignments: ['left', 'left', 'left'],
  head: [],
  rows,
  notes: [],
  rules: 'lines',
});

function problemsOf(document: DocumentInput): readonly string[] {
  try {
    parseDocument(document);
    return [];
  } catch (error) {
    if (error instanceof DocumentInvalid) return error.problems;
    throw error;
  }
}

describe('a document is refused with the place of each problem', () => {
  it('when an id stands twice', () => {
    expect(problemsOf(withBlocks(paragraph('a', plainRun('1')), paragraph('a', plainRun('2'))))).toEqual([
      'chapters.0.blocks.1: the id a stands twice',
    ]);
  });

  it('when a reference points at nothing, or at something without a number', () => {
    const problems = problemsOf(
      withBlocks(
        paragraph('a', { kind: 'reference', target: 'nowhere' }),
        paragraph('b', { kind: 'reference', target: 'a' }),
      ),
    );
    expect(problems).toEqual([
      'chapters.0.blocks.0: nothing with a number has the id nowhere',
      'chapters.0.blocks.1: nothing with a number has the id a',
    ]);
  });

  it('when a citation, also one in a footnote, names a work that is not in the references', () => {
    const citation = { kind: 'citation', works: ['w1'], label: [plainRun('[1]')], raised: true } as const;
    expect(
      problemsOf(
        withBlocks(
          paragraph('a', {
            kind: 'footnote',
            id: 'n1',
            runs: [{ ...citation, works: ['w1'], label: [plainRun('[1]')] }],
          }),
        ),
      ),
    ).toEqual(['chapters.0.blocks.0: the references hold no work w1']);
  });

  it.each([
    ['is too narrow', [[cell('a'), cell('b')]], 'chapters.0.blocks.0.rows.0: 3 columns are needed, the cells fill 2'],
    ['is too wide', [[cell('a', 2), cell('b', 2)]], 'chapters.0.blocks.0.rows.0: the cells do not fit 3 columns'],
    [
      'overlaps a cell from above',
      [[cell('a', 1, 2), cell('b', 2)], [cell('c', 3)]],
      'chapters.0.blocks.0.rows.1: the cells do not fit 3 columns',
    ],
    [
      'reaches below the table',
      [[cell('a', 1, 2), cell('b', 2)]],
      'chapters.0.blocks.0.rows.0: a cell reaches below the last row',
    ],
  ])('when a row %s', (_, rows, problem) => {
    expect(problemsOf(withBlocks(table(rows)))).toEqual([problem]);
  });

  it('when a link is no web address', () => {
    const [problem] = problemsOf(withBlocks(paragraph('a', { ...plainRun('x'), href: 'javascript:alert(1)' })));
    expect(problem).toContain('chapters.0.blocks.0.runs.0.href');
  });
});

it('accepts cells that reach down and fill every row', () => {
  expect(
    problemsOf(
      withBlocks(
        table([
          [cell('a', 1, 2), cell('b', 2)],
          [cell('c'), cell('d')],
        ]),
      ),
    ),
  ).toEqual([]);
});

it('leaves out what no XML can carry, and keeps the rest as it was', () => {
  const document = parseDocument(withBlocks(paragraph('a', plainRun('甲\u0000\u0008乙\ud800丙\n丁😀\ufffe'))));
  const [block] = document.chapters[0]?.blocks ?? [];
  expect(block?.kind === 'paragraph' && block.runs).toEqual([plainRun('甲乙\ufffd丙 丁😀')]);
});

it('leaves out what ends the typesetter, and keeps whole what scripts and emoji are made of', () => {
  expect(cleanText('基于\u202e深\u202d度\u2067学\u2069习\u200f')).toBe('基于深度学习');
  expect(cleanText('inter\u00adnational')).toBe('international');
  expect(cleanText(`a${'\u0301'.repeat(300)}b`)).toBe(`a${'\u0301'.repeat(15)}b`);
  expect(cleanText('क्'.repeat(140)).length).toBeLessThan(20);
  for (const whole of ['नमस्ते दुनिया', '👨🏻‍👩🏻‍👧🏻‍👦🏻', 'שָׁלוֹם', 'Tiếng Việt', '葛\u{e0100}', 'می\u200cخواهم'])
    expect(cleanText(whole)).toBe(whole);
});
