import { expect, test } from 'vitest';
import { findKeyTerms } from './key-terms.ts';
import { summariseAtOnce } from './summarise.ts';

const terms = (text: string, language: 'zh' | 'en') => findKeyTerms(text, language, '').map(({ term }) => term);

test('what its authors name and explain is a term; labels, statistics and those who are cited are none', () => {
  const en =
    'Keywords: digital lending; county libraries\nDigital lending is defined as the loan of an electronic copy. We propose H1 and H2. H1 holds, and H2 holds (SD = 2, 95% CI 1 to 3, SD = 4, CI 2 to 5). Using a difference-in-differences (DID) design we test H1. The DID design is usual. Digital lending helps county libraries.';
  expect(terms(en, 'en').sort()).toEqual(['county libraries', 'difference-in-differences', 'digital lending']);
  const zh =
    '摘要：本文考察数字阅读服务。关键词：数字阅读服务；县域公共图书馆 中图分类号：G252\n数字阅读服务是指图书馆通过网络提供的服务。Smith 等（2019）没有发现替代，Smith（2020）也是。H1 与 H2 均得到支持。技术接受模型（TAM）常用，TAM 解释意愿。';
  expect(terms(zh, 'zh')).toEqual(expect.arrayContaining(['数字阅读服务', '县域公共图书馆', '技术接受模型']));
  // Those of the translated abstract say the same once more.
  expect(terms(`${zh}\nKeywords: digital reading; county libraries`, 'zh')).toEqual(terms(zh, 'zh'));
  expect(terms(zh, 'zh').join(' ')).not.toMatch(/H1|Smith|TAM|G252|图书馆$/u);
});

test('limits that are counted up are told, and not that there are some; the title and the keywords sum up nothing', () => {
  const text =
    'Lending in County Libraries of the North\nThis study has several limitations. First, the data come from nine counties in one state. Second, a loan is not the same as reading a book. The counties are thanked for their help.\nFigure 1 How lending may act on reading habits';
  const ask = (wanted: 'LIMITS' | 'PAPER') =>
    summariseAtOnce({ language: 'en', title: 'Lending in county libraries of the North', heading: null, text, wanted });
  const limits = ask('LIMITS');
  if (limits.kind !== 'POINTS') throw new Error(limits.kind);
  expect(limits.points.map((point) => point.text)).toEqual([
    'First, the data come from nine counties in one state.',
    'Second, a loan is not the same as reading a book.',
  ]);
  expect(JSON.stringify(ask('PAPER'))).not.toMatch(/of the North|Figure 1/u);
});
