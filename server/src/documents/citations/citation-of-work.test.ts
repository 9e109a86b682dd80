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

it('keeps the names that topics and abstract give away, and prints an edition that the title ends with behind it', () => {
  const print = (style: 'apa' | 'gbt7714-2025', change: Partial<typeof work>) =>
    formatReference(style, citationOfWork({ ...work, ...change })).text;
  const english: Partial<typeof work> = {
    language: 'en',
    title: 'The Quiet Years of the River Guard in Lindholm',
    authors: [{ family: 'Vega', given: 'Ana' }],
  };
  expect(print('apa', english)).toContain('The quiet years of the river guard in lindholm');
  const topics = { en: ['River Guard', 'volunteers', 'local history'] };
  const abstract = 'We ask how volunteers in Lindholm kept watch. The years were quiet.';
  expect(print('apa', { ...english, topics, abstract })).toContain('The quiet years of the River Guard in Lindholm');
  const book = {
    type: 'book',
    title: '田野与书斋（第二版）',
    publisher: '某某出版社',
    place: '南京',
    volume: null,
    issue: null,
    pages: null,
  };
  expect(print('gbt7714-2025', book)).toBe('王小明. 田野与书斋[M]. 2版. 南京：某某出版社，2021.');
  expect(print('gbt7714-2025', { ...book, edition: '2' })).toBe('王小明. 田野与书斋[M]. 2版. 南京：某某出版社，2021.');
});
