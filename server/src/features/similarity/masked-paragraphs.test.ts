import { describe, expect, it } from 'vitest';
import { aiLabelLine } from '../../documents/ai-label.ts';
import type { KeptReason } from '../../documents/rewriting/text-to-rewrite.ts';
import { findMasked } from './masked-paragraphs.ts';

const masked = (...given: [KeptReason | null, string][]): boolean[] =>
  findMasked(given.map(([why, text]) => ({ why, text, lead: '', kind: why === null ? 'PROSE' : 'KEPT' })));

const sentence = '渡口的老人每逢月初便沿街敲着铜锣走过，孩子们跟在后面学他的腔调。';
const unended = '合并相邻停靠点可以使单车日行里程缩短四分之一';

describe('what is masked', () => {
  it('is a cover up to the first sentence: a list without stops behind it is text', () => {
    expect(masked(['COVER', '毕业论文'], [null, `${unended}——以三个乡镇为例的研究`], ['COVER', '学生：李明'])).toEqual([
      ...[true, false, true],
    ]);
    expect(masked(['COVER', '毕业论文'], [null, sentence], ['COVER', unended])).toEqual([true, false, false]);
  });

  it('is a line of contents that names what stands in the text', () => {
    expect(
      masked(
        ['CONTENTS', `1.1 ${unended}……3`],
        ['CONTENTS', '绪论\t1'],
        ['CONTENTS', `二、${unended}...3 2.2 雨季塌方使替代路线的价值高于平日估计...4`],
        ['HEADING', unended],
        [null, sentence],
        ['CONTENTS', '雨季塌方使替代路线的价值高于平日估计，因此预算按最坏的月份编制……1'],
      ),
    ).toEqual([true, true, false, false, false, false]);
  });

  it('is a cell of the cover, and how a paper of ours says that a machine helped, and no more under that name', () => {
    expect(masked(['COVER', '课程论文'], ['TABLE', '指导教师'], [null, sentence], ['TABLE', '指导教师'])).toEqual([
      ...[true, true, false, false],
    ]);
    const title: [KeptReason, string] = ['HEADING', '人工智能使用说明'];
    expect(masked(title, [null, sentence], ['HEADING', '致谢'], [null, sentence])).toEqual([false, true, false, false]);
    expect(masked(title, [null, sentence.repeat(20)])).toEqual([false, false]);
  });

  it('is the label alone, and statements as far as statements go', () => {
    expect(masked(['LABEL', aiLabelLine.zh], ['LABEL', `${unended}。${aiLabelLine.zh}`])).toEqual([true, false]);
    expect(masked(['STATEMENT', sentence], ['STATEMENT', sentence.repeat(100)])).toEqual([true, false]);
  });
});
