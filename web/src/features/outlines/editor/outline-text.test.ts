import { expect, test } from 'vitest';
import { newChapter } from './chapter-tree.ts';
import { writeOutlineText } from './outline-text.ts';

const form = {
  title: '社区助餐研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  product: 'UNDERGRADUATE',
  word_count: 12_000,
} as const;

test('headings are numbered in the manner of the paper’s language, sections stand under their chapter', () => {
  const section = { ...newChapter('s'), title: '收支失衡', summary: '客流与成本。' };
  const chapters = [{ ...newChapter('c'), title: '运营困境', children: [section] }];
  expect(writeOutlineText(form, chapters)).toBe('社区助餐研究\n\n第1章 运营困境\n  1.1 收支失衡\n    客流与成本。\n');
  expect(writeOutlineText({ ...form, language: 'en' }, chapters)).toContain('\nChapter 1 运营困境\n');
});
