import { countDraft } from '@yanmo/contract/draft-count';
import { countUnits } from '@yanmo/contract/text-count';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../testing/expect-quick.ts';
import { type DraftBlock, listCitations, listPointers, parseDraft, plainDraft, printBlocks } from './draft-text.ts';

const blocks: DraftBlock[] = [
  { kind: 'heading', level: 2, text: '研究设计' },
  { kind: 'paragraph', text: '样本取自两所学校[@w-1]。' },
  { kind: 'list', isOrdered: true, items: ['核对记录', '整理数据'] },
  { kind: 'list', isOrdered: false, items: ['甲', '乙'] },
  {
    kind: 'table',
    caption: '变量表',
    name: 'tab-variables',
    head: ['变量', '定义'],
    rows: [
      ['努力', '投入的程度'],
      ['成绩', '[待补充数据: 成绩]'],
    ],
  },
  {
    kind: 'figure',
    shape: 'model',
    caption: '研究模型',
    name: 'fig-model',
    parts: [
      { id: 'x', group: 'independent', label: '努力' },
      { id: 'y', group: 'dependent', label: '成绩' },
    ],
    arrows: [{ from: 'x', to: 'y', label: 'H1' }],
  },
  { kind: 'paragraph', text: '如[#fig-model]所示。' },
];

describe('draft text', () => {
  it('comes back as it was printed', () => {
    expect(parseDraft(printBlocks(blocks))).toEqual(blocks);
  });
  it('keeps a bar or a line break in a cell from breaking the table', () => {
    const block: DraftBlock = { kind: 'table', caption: '', name: '', head: ['a', 'b'], rows: [['x|y', 'one\ntwo']] };
    expect(parseDraft(printBlocks([block]))).toMatchObject([{ rows: [['x／y', 'one two']] }]);
  });
  it('reads the tables that models write', () => {
    expect(parseDraft('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
      { kind: 'table', caption: '', name: '', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });
  it('counts words, not marks', () => {
    expect(plainDraft('## 标题\n\n正文[@abc]。')).toBe('标题\n正文。');
    expect(countDraft('| 甲 | 乙 |\n| 丙 | 丁 |\n: 表')).toBe(5);
    const drafts = [
      'Trams 3 [@a-1] run. [#tab-a] counts them [@b].\n\n1. one\n2. two 2\n\n- 三\n* 四',
      '| A 1 | B |\n|---|---|\n| c | 7 |\n: Counts 2024 {#tab-a}\n\n| alone |',
      '## 标题 2\n\n```figure model\nx {independent} Trams\n\ny {dependent} Work\nx -> y: H1\n: Model {#fig-a}\n```\n\n后面两字',
      '1. 一\n不是列表\n\n[your data: 12 riders] {#no} : x {#y}\n\n```figure model\nx {a} 没有写完',
    ];
    for (const draft of drafts) expect(countDraft(draft, { withGaps: true })).toBe(countUnits(plainDraft(draft)));
    // What is left to the student is no words of ours.
    expect(countDraft('[your data: 12 riders] ride')).toBe(1);
  });
  it('keeps a figure with which a paragraph begins', () => {
    for (const text of ['62.4% of them walk.', '-5.2% was the change.', '3.1 万户参加了调查。', '18.5% 的\n损耗']) {
      expect(parseDraft(text)).toEqual([{ kind: 'paragraph', text: text.replace('\n', ' ') }]);
      expect(countDraft(text)).toBe(countUnits(text));
    }
    expect(parseDraft('1.甲\n2. 乙')).toEqual([{ kind: 'list', isOrdered: true, items: ['甲', '乙'] }]);
    expect(parseDraft('- 5 个\n-乙')).toEqual([{ kind: 'list', isOrdered: false, items: ['5 个', '乙'] }]);
  });

  it('lists the works it cites, each once, in order', () => {
    expect(listCitations('一[@b]。二[@a]。三[@b]。')).toEqual(['b', 'a']);
  });
  it('points at tables and figures, and counts neither the pointer nor the figure', () => {
    const figure = printBlocks(blocks.slice(-2));
    expect(listPointers(`${figure}见[#tab-1]。`)).toEqual(['fig-model', 'tab-1']);
    expect(plainDraft(figure)).toBe('如所示。');
    expect(countDraft(figure)).toBe(3);
  });
  it('reads a figure whose lines are parted by blanks, and one that is still being written', () => {
    const [figure] = parseDraft('前文。\n```figure method\n\na 甲\n\nb 乙\n: 路线\n```\n后文。').slice(1);
    expect(figure).toMatchObject({ kind: 'figure', caption: '路线', parts: [{ label: '甲' }, { label: '乙' }] });
    expect(parseDraft('```figure model\nx {independ')).toEqual([]);
    expect(plainDraft('前文。\n\n```figure method\na 甲\n\nb 乙')).toBe('前文。');
  });
  it('shows no figure without parts, and keeps signs of its own out of the words', () => {
    expect(parseDraft('```figure model\n: 空图\n```')).toEqual([]);
    const [, , , , , figure] = blocks;
    if (figure?.kind !== 'figure') throw new Error('the sixth block is the figure');
    const hostile: DraftBlock = {
      ...figure,
      caption: 'a {#x} b',
      parts: [{ id: 'x', group: '', label: 'a\n```\n{b}' }],
    };
    expect(parseDraft(printBlocks([hostile]))).toMatchObject([
      { parts: [{ label: 'a （b）' }], caption: 'a （#x） b' },
    ]);
  });

  it('reads a table with a hundred thousand blanks in a cell and in its name as quickly as one without', () => {
    const blanks = '\u3000'.repeat(100_000);
    const text = `| a | b |\n| c${blanks}d |  e |\n: 表${blanks}名 {#tab-a}`;
    expectQuick(5_000, () => parseDraft(text));
    expect(parseDraft(text)).toEqual([
      {
        ...{ kind: 'table', caption: `表${blanks}名`, name: 'tab-a', head: ['a', 'b'] },
        rows: [[`c${blanks}d`, 'e']],
      },
    ]);
  });
});
