import { describe, expect, it } from 'vitest';
import { countDraft, type DraftBlock, listCitations, parseDraft, plainDraft, printBlocks } from './draft-text.ts';

const blocks: DraftBlock[] = [
  { kind: 'heading', level: 2, text: '研究设计' },
  { kind: 'paragraph', text: '样本取自两所学校[@w-1]。' },
  { kind: 'list', isOrdered: true, items: ['核对记录', '整理数据'] },
  { kind: 'list', isOrdered: false, items: ['甲', '乙'] },
  {
    kind: 'table',
    caption: '变量表',
    head: ['变量', '定义'],
    rows: [
      ['努力', '投入的程度'],
      ['成绩', '[待补充数据: 成绩]'],
    ],
  },
];

describe('draft text', () => {
  it('comes back as it was printed', () => {
    expect(parseDraft(printBlocks(blocks))).toEqual(blocks);
  });
  it('keeps a bar or a line break in a cell from breaking the table', () => {
    const block: DraftBlock = { kind: 'table', caption: '', head: ['a', 'b'], rows: [['x|y', 'one\ntwo']] };
    expect(parseDraft(printBlocks([block]))).toMatchObject([{ rows: [['x／y', 'one two']] }]);
  });
  it('reads the tables that models write', () => {
    expect(parseDraft('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
      { kind: 'table', caption: '', head: ['a', 'b'], rows: [['1', '2']] },
    ]);
  });
  it('counts words, not marks', () => {
    expect(plainDraft('## 标题\n\n正文[@abc]。')).toBe('标题\n正文。');
    expect(countDraft('| 甲 | 乙 |\n| 丙 | 丁 |\n: 表')).toBe(5);
  });
  it('lists the works it cites, each once, in order', () => {
    expect(listCitations('一[@b]。二[@a]。三[@b]。')).toEqual(['b', 'a']);
  });
});
