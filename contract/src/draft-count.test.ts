import { describe, expect, it } from 'vitest';
import { countDraft } from './draft-count.ts';
import { isRowToFill, withoutGaps } from './gap-mark.ts';

const table = (...rows: string[]): string =>
  [rows[0], '| - | - | - |'.replaceAll('-', '---'), ...rows.slice(1)].join('\n');

describe('what is left to the student', () => {
  it.each([
    ['[待补充数据: 样本量与回收率]', 12],
    ['[待补充数据：样本量]', 8],
    ['[your data: the sample, and how it was drawn]', 9],
    ['[Datos por aportar: la muestra]', 5],
    ['[要データ: 標本の規模]', 9],
  ])('%s counts nothing, and what it did in orders of before', (mark, before) => {
    expect(countDraft(mark)).toBe(0);
    expect(countDraft(mark, { withGaps: true })).toBe(before);
    expect(withoutGaps(mark)).toBe('');
  });

  it('is no part of the sentence and the list that it stands in', () => {
    expect(countDraft('共收到[待补充数据: 份数]份问卷。')).toBe(6);
    expect(countDraft('1. 样本[待补充数据: 人数]\n2. [待补充数据: 日期]')).toBe(2);
    expect(countDraft('Returned were [your data: how many] forms [@w1].')).toBe(3);
  });

  it('is every row whose subject is open, or of which half is: a schedule without dates, a sheet of answers', () => {
    const schedule = table('| 时间 | 工作内容 | 阶段成果 |', '| [待补充数据: 时间 1] | 撰写初稿 | 论文初稿 |');
    expect(countDraft(`: 进度安排 {#tab-schedule}\n\n${schedule}`.replace('\n\n', '\n'))).toBe(0);
    expect(countDraft(schedule, { withGaps: true })).toBeGreaterThan(15);
    expect(countDraft(table('| 条目 | 同意 | 不同意 |', '| 我常用手机 | □ | □ |'))).toBe(0);
    expect(countDraft(table('| Item | First | Second |', '| Cost |  | ____ |'))).toBe(0);
  });

  it('takes nothing from a table that says something', () => {
    const said = table('| Item | First | Second |', '| Cost | 3 | – |', '| [your data: item] | 4 | 5 |');
    expect(countDraft(said)).toBe(5);
    expect(isRowToFill(['合计', '√', '–'])).toBe(false);
    expect(isRowToFill(['变量', '定义', '量表', '[待补充数据: 来源]'])).toBe(false);
    expect(isRowToFill(['变量', '定义', '', ''])).toBe(true);
  });

  it('is nothing else that stands between brackets', () => {
    expect(countDraft('他说[原文如此]不对 [1]。')).toBe(9);
    expect(countDraft('[your data is late] and [data: x]')).toBe(7);
  });
});
