import { expect, it } from 'vitest';
import { citationOfWork } from './citation-of-work.ts';
import { formatReference } from './citations.ts';

const work: Parameters<typeof citationOfWork>[0] = {
  id: '6f1c1f60-3f0e-4f0e-9c55-0d6a3f1f0a11',
  title: '数字素养研究',
  authors: [{ family: '王', given: '小明' }],
  year: 2021,
  venue: '教育研究',
  volume: '42',
  issue: '3',
  pages: '12-20',
  doi: null,
  language: 'zh',
  type: 'article-journal',
};

it('prints the venue of a work as what holds it or who published it, as its type says', () => {
  const print = (change: Partial<typeof work>) =>
    formatReference('gbt7714-2025', citationOfWork({ ...work, ...change })).text;
  expect(print({})).toBe('王小明. 数字素养研究[J]. 教育研究，2021，42（3）：12-20.');
  const alone = { volume: null, issue: null, pages: null };
  expect(print({ ...alone, type: 'book' })).toBe('王小明. 数字素养研究[M]. [出版地不详]：教育研究，2021.');
  expect(print({ ...alone, type: 'thesis', year: null })).toBe('王小明. 数字素养研究[D]. 教育研究.');
  expect(print({ type: 'upload' })).toBe('王小明. 数字素养研究[J]. 教育研究，2021，42（3）：12-20.');
  expect(print({ ...alone, type: 'upload', venue: null })).toBe('王小明. 数字素养研究[Z]. 2021.');
});
