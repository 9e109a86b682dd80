import { expect, test } from 'vitest';
import { listFrame } from './frame-sections.ts';

const chapter = (id: string, title: string) => ({ id, title, summary: '', units: 1, works: [], children: [] });
const frameOf = (first: string, last: string) => [
  ...listFrame([chapter('first', first), chapter('body', '合作社的成本'), chapter('last', last)]),
];

test.each([
  ['绪论', '结论'],
  ['第一章 绪论', '第五章 研究结论与展望'],
  ['引　言', '结　语'],
  ['（一）引言', '（五）结语'],
  ['一、问题的提出', '四、结论与讨论'],
  ['问题提出', '讨论与结论'],
  ['1 Introduction', '5. Conclusion'],
  ['Chapter 1: Introduction', 'Chapter VI Conclusions and outlook'],
  ['I. Introduction', 'Concluding remarks'],
  ['Introduction: why nets', 'Discussion and conclusion'],
  ['Introducción y planteamiento', 'A modo de cierre'],
  ['Capítulo 1. Introducción', 'Discusión y conclusiones'],
  ['序章', '終章'],
  ['第１章　はじめに', 'むすびにかえて'],
  ['序論', 'おわりに：今後の課題'],
])('%s opens a paper, %s closes it', (first, last) => {
  expect(frameOf(first, last)).toEqual(['first', 'last']);
});

test.each([
  ['前言科技公司的现状', '总结经验的方法'],
  ['Introduction to tax law', 'Conclusion theory'],
  ['Introducción al derecho', 'Closing the gap'],
  ['一战后的引言', '结论的逻辑结构'],
  ['Vision of the city', 'Mixed markets'],
])('%s and %s are chapters of the body', (first, last) => {
  expect(frameOf(first, last)).toEqual([]);
});

test('a paper that is nothing else has no frame', () => {
  expect([...listFrame([chapter('first', '绪论'), chapter('last', '结论')])]).toEqual([]);
});
