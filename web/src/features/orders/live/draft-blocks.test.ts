import { expect, test } from 'vitest';
import { type DraftBlock, type DraftRun, readDraft } from './draft-blocks.ts';

const words = (runs: readonly DraftRun[]): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : run.kind === 'gap' ? `<${run.text}>` : `<${run.kind}>`)).join('');
const firstOf = (text: string): DraftBlock | undefined => readDraft(text)[0];
const paragraph = (text: string): string => {
  const block = firstOf(text);
  return block?.kind === 'paragraph' ? words(block.runs) : `not a paragraph: ${block?.kind}`;
};

test('a paragraph that begins with a figure is no list', () => {
  for (const text of ['62.4% of them walk.', '-5.2% was the change.', '3.1 万户参加了调查。']) {
    expect(readDraft(text)).toMatchObject([{ kind: 'paragraph' }]);
  }
});

test('paragraphs, headings and lists are told apart', () => {
  const blocks = readDraft('One line\nand its rest.\n\n## A heading\n\n- first\n- second\n\n1. one\n2. two');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'list', 'list']);
  expect(blocks[3]).toMatchObject({ isOrdered: true });
  expect(paragraph('One line\nand its rest.')).toBe('One line and its rest.');
});

test('citations are one mark where they stand together, pointers and gaps have marks of their own', () => {
  expect(paragraph('Access matters [@w-1][@w2]; see [#tab-1]. [your data: fares] ends')).toBe(
    'Access matters<citation>; see <pointer>. <your data: fares> ends',
  );
  expect(paragraph('样本量为[待补充数据：问卷回收数]。')).toBe('样本量为<待补充数据：问卷回收数>。');
  expect(paragraph('An interval [0, 1] is no mark.')).toBe('An interval [0, 1] is no mark.');
});

test.each([' [@w-', ' [@', ' [your da', ' [your data: far', '[#fig'])(
  'a mark that has only begun (%s) is held back',
  (open) => {
    expect(paragraph(`It is known${open}`)).toBe('It is known');
  },
);

test('a table grows row by row, its caption without its name', () => {
  const growing = firstOf('| Mode | Share |\n| --- | --- |\n| Tram | 12');
  expect(growing).toMatchObject({ kind: 'table', caption: '' });
  expect(growing?.kind === 'table' && growing.rows.map((row) => row.map(words))).toEqual([
    ['Mode', 'Share'],
    ['Tram', '12'],
  ]);
  expect(firstOf('| A | B |\n| 1 | 2 |\n: Shares by mode {#tab-modes}')).toMatchObject({ caption: 'Shares by mode' });
});

test('a figure is its caption, from its first line on, blank lines in it or not', () => {
  expect(readDraft('Before.\n\n```figure model\nx {independent} Fe')).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'figure', caption: '' },
  ]);
  const whole = readDraft('```figure model\nx Feedback\n\nx -> y\n: The model {#fig-model}\n```\n\nAfter.');
  expect(whole).toMatchObject([{ kind: 'figure', caption: 'The model' }, { kind: 'paragraph' }]);
});
