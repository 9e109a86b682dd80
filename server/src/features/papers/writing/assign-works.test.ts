import type { Work } from '@yanmo/contract/works';
import { expect, it } from 'vitest';
import type { PaperSection } from '../../../engines/engine.ts';
import { listLeaves } from '../paper-basis.ts';
import { assignWorks } from './assign-works.ts';

const section = (id: string, title: string, children: PaperSection[] = [], works: string[] = []): PaperSection => ({
  ...{ id, title, summary: '', units: 500, works, children },
});
const work = (id: string, title: string) => ({ id, title, abstract: null, language: 'zh' }) as Work;
const placesIn = (chapters: PaperSection[]) =>
  Object.fromEntries(listLeaves(chapters).map(({ id, works }) => [id, works]));

const chapters = [
  section('1', '绪论', [section('1.1', '研究背景'), section('1.2', '研究内容与方法')]),
  section('2', '融资约束的成因', [section('2.1', '信贷市场的信息不对称', [], ['own'])]),
  section('3', '结论'),
];

it('puts a work where its words are, keeps the student’s choice, and gives the rest to where literature is discussed', () => {
  const placed = assignWorks(
    chapters,
    [work('own', '自选'), work('a', '信贷市场中的信息不对称与融资约束'), work('b', '完全无关的题目')],
    'zh',
  );
  expect(placesIn(placed)).toEqual({ '1.1': ['b'], '1.2': [], '2.1': ['own', 'a'], 3: [] });
});

it('leaves out what fits nowhere, and puts no more than four into one section', () => {
  const alone = [section('1', '信息不对称')];
  const many = Array.from({ length: 6 }, (_, index) => work(`w${index}`, '信息不对称'));
  expect(placesIn(assignWorks(alone, many, 'zh'))).toEqual({ 1: ['w0', 'w1', 'w2', 'w3'] });
  expect(placesIn(assignWorks(alone, [work('x', '水稻育种')], 'zh'))).toEqual({ 1: [] });
});

it('gives none to the conclusion, whose heading may name all that the paper is about', () => {
  const short = [
    section('1', '引言：转型的影响问题'),
    section('2', '结果与讨论'),
    section('3', '结论：数字化转型影响企业绩效的路径'),
  ];
  const placed = assignWorks(short, [work('a', '数字化转型与企业绩效的关系及其影响问题')], 'zh');
  expect(placesIn(placed)).toEqual({ 1: ['a'], 2: [], 3: [] });
});
