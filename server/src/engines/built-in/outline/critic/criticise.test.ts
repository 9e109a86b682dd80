import { describe, expect, it } from 'vitest';
import { criticise, type Heading, type SignName, weigh } from './criticise.ts';

const heading = (line: string): Heading => {
  const [title = '', ...below] = line.split(' | ');
  return { title, children: below.map((one) => ({ title: one, children: [] })) };
};
const names = (text: string, lines: string[], language: 'zh' | 'ja' = 'zh'): SignName[] => [
  ...new Set(criticise({ text, language, chapters: lines.map(heading) }).map(({ name }) => name)),
];

describe('criticise', () => {
  it('sees a list that is asked and stands in headings as one name', () => {
    const text = '晚清招商局的股权结构与官商博弈';
    const glued = ['晚清招商局的股权结构与官商博弈的设立', '晚清招商局的股权结构与官商博弈的演变'];
    expect(names(text, glued)).toContain('glued');
    expect(names(text, glued)).toContain('unanswered');
    expect(names(text, ['晚清招商局的股权结构', '晚清招商局的官商博弈', '股权结构与官商博弈的联系'])).toEqual([]);
  });

  it('lets a side be answered in other words', () => {
    const text = '职业教育产教融合的困境与路径研究';
    expect(names(text, ['职业教育产教融合的突出问题', '推进职业教育产教融合的对策'])).toEqual([]);
    expect(names(text, ['职业教育产教融合的含义', '职业教育产教融合的历史'])).toEqual(['unanswered']);
  });

  it('sees a word that has lost the partner which it needs', () => {
    expect(names('几类常微分方程的解法及其在传染病模型中的应用', ['几类常微分方程解法及其的表述', '应用'])).toContain(
      'torn',
    );
    expect(names('张爱玲与亦舒笔下的女性婚恋观比较', ['亦舒笔下的基本情形'])).toContain('torn');
    expect(names('ESG信息披露制度的中外比较', ['ESG信息披露制度中外的规范基础'])).toContain('torn');
  });

  it('does not take a word of the heading for a torn one of the title', () => {
    expect(names('特殊儿童融合教育的现状与对策研究', ['特殊儿童融合教育的现实状况', '特殊儿童融合教育的对策'])).toEqual(
      [],
    );
    expect(names('基层社区治理中居民参与的困境', ['基层社区治理中居民参与的突出问题'])).toEqual([]);
    expect(names('宅基地使用权流转的困境', ['宅基地使用权流转的困境 | 规范目的与价值取向'])).toEqual([]);
  });

  it('sees that nobody can be asked about a text, and no trial be made of a norm', () => {
    expect(names('《红楼梦》的饮食描写', ['《红楼梦》的饮食描写 | 受访者的取样'])).toContain('impossible');
    expect(names('算法歧视的法律规制', ['算法歧视规制的试验设计'])).toContain('impossible');
  });

  it('misses words of the title that no heading names', () => {
    expect(names('洋务运动与明治维新', ['清代的社会', '当时的制度'])).toContain('unsaid');
  });

  it('does not ask a plan of its kind for the very words', () => {
    const chapters = ['手环的使用场景', '手环的感知与通信'].map(heading);
    const plan = { text: '跌倒检测手环的选型与标定', language: 'zh' as const, chapters };
    expect(weigh(criticise({ ...plan, isOfKind: true }))).toBeLessThan(weigh(criticise(plan)));
  });

  it('reads Japanese lists by the same signs', () => {
    const text = '少年法改正の意義と問題点';
    expect(names(text, ['少年法改正の意義と問題点をめぐる規範', '意義と問題点の解釈論'], 'ja')).toContain('glued');
    expect(names(text, ['少年法改正の意義', '少年法改正の問題点'], 'ja')).toEqual([]);
  });

  it('says nothing of a language that has no table', () => {
    expect(criticise({ text: 'Causes and Effects of Drought', language: 'en', chapters: [] })).toEqual([]);
  });
});
