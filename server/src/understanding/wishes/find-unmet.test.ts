import type { Wish } from '@yanmo/contract/understanding';
import { expect, it } from 'vitest';
import { findUnmet, type OutlineNode } from './find-unmet.ts';

const node = (title: string, ...children: string[]): OutlineNode => ({
  title,
  summary: '',
  children: children.map((child) => ({ title: child, summary: '', children: [] })),
});
const outline = [
  node('绪论', '研究背景', '已有研究'),
  node('乡村教师流失的理论基础'),
  node('乡村教师流失的现状', '问卷的设计与实施', '浙江省的基本情况'),
  node('缓解乡村教师流失的对策'),
  node('结论'),
];
const isMet = (read_as: Wish['read_as']): boolean => findUnmet(outline, [{ text: 'x', read_as }]).length === 0;

it('finds what an outline does not show, whoever wrote it', () => {
  expect(isMet({ kind: 'METHOD', what: 'questionnaire', chapter: 3 })).toBe(true);
  expect(isMet({ kind: 'METHOD', what: '问卷', chapter: 2 })).toBe(false);
  expect(isMet({ kind: 'METHOD', what: '访谈' })).toBe(false);
  expect(isMet({ kind: 'CHAPTER', what: '政策建议', chapter: 4 })).toBe(true);
  expect(isMet({ kind: 'CHAPTER', what: '家校合作' })).toBe(false);
  expect(isMet({ kind: 'PLACE', what: '浙江省' })).toBe(true);
  expect(isMet({ kind: 'CASE', what: '瑞幸' })).toBe(false);
  expect(isMet({ kind: 'EXCLUSION', what: '问卷' })).toBe(false);
  expect(isMet({ kind: 'EXCLUSION', what: '访谈' })).toBe(true);
  expect(isMet({ kind: 'ORDER', what: '理论', other: '现状' })).toBe(true);
  expect(isMet({ kind: 'ORDER', what: '现状', other: '理论' })).toBe(false);
  expect(isMet({ kind: 'ORDER', what: '对策', position: 'LAST' })).toBe(true);
  expect(isMet({ kind: 'SIZE', what: '五章', chapter: 5 })).toBe(true);
  expect(isMet({ kind: 'SIZE', what: '六章', chapter: 6 })).toBe(false);
  expect(isMet({ kind: 'SIZE', what: '六章', chapter: 6, bound: 'AT_MOST' })).toBe(true);
  expect(isMet({ kind: 'SIZE', what: '六章', chapter: 6, bound: 'AT_LEAST' })).toBe(false);
  expect(isMet({ kind: 'EMPHASIS', what: '现状' })).toBe(true);
  expect(isMet({ kind: 'EMPHASIS', what: '对策' })).toBe(false);
  expect(isMet({ kind: 'EMPHASIS', what: '', chapter: 4 })).toBe(false);
  expect(isMet({ kind: 'BREVITY', what: '理论' })).toBe(true);
  expect(isMet({ kind: 'BREVITY', what: '现状' })).toBe(false);
  expect(isMet({ kind: 'COMPARISON', what: '德国' })).toBe(false);
});

it('holds nobody to what cannot be met', () => {
  const wish: Wish = { text: 'x', read_as: { kind: 'METHOD', what: '访谈' }, why_not: 'UNFIT_METHOD' };
  expect(findUnmet(outline, [wish])).toEqual([]);
});
