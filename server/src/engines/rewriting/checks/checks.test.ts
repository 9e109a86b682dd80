import { describe, expect, it } from 'vitest';
import type { CandidateFault } from '../rewriter.ts';
import { findAdded } from './added.ts';
import { checkCandidate } from './check-candidate.ts';
import { shareOfContent } from './content.ts';

const check = (before: string, after: string, language: 'zh' | 'en' | 'es' | 'ja') =>
  checkCandidate(before, after, { language, lengthShare: 0.2, leastContent: 0.6, slack: 0 });

const zh =
  '春季返青时，\ue000的芦苇长得最快，但盐度高的样地并没有出现新芽（见\ue001）。因此，至少三周的淡水补给是必要的，所有样地都可能受益。';
const en =
  'In spring the reeds of \ue000 grow fastest, but plots with much salt did not sprout at all (see \ue001). At least some fresh water may therefore be needed, and all plots could gain from it.';
const es =
  'En primavera los juncos de \ue000 crecen más que en otoño, pero las parcelas saladas no brotaron. Por eso puede que todas necesiten agua dulce.';
const ja =
  '春になると\ue000の葦は最も速く伸びるが、塩分の高い区画では芽が出なかった。したがって、すべての区画に淡水が必要かもしれない。';

const refusals: [CandidateFault, string, string, 'zh' | 'en' | 'es' | 'ja'][] = [
  ['SPANS', zh, zh.replace('\ue001', ''), 'zh'],
  ['SPANS', zh, zh.replace('\ue001', '\ue001\ue001'), 'zh'],
  ['SPANS', zh, zh.replace('\ue001', '\ue002'), 'zh'],
  ['SPANS', zh, zh.replace('新芽', '新芽⟦9⟧'), 'zh'],
  ['NEGATION', zh, zh.replace('并没有出现', '出现了'), 'zh'],
  ['NEGATION', en, en.replace('did not sprout', 'did sprout'), 'en'],
  ['NEGATION', es, es.replace('no brotaron', 'brotaron'), 'es'],
  ['NEGATION', ja, ja.replace('芽が出なかった', '芽が出た'), 'ja'],
  ['COMPARISON', zh, zh.replace('长得最快', '长得快'), 'zh'],
  [
    'COMPARISON',
    '产量提高，成本不变，收益随之增加，农户因此愿意继续种植。',
    '产量降低，成本不变，收益随之增加，农户因此愿意继续种植。',
    'zh',
  ],
  ['COMPARISON', es, es.replace('crecen más que', 'crecen como'), 'es'],
  ['QUANTITY', zh, zh.replace('所有样地都', '部分样地都'), 'zh'],
  ['QUANTITY', en, en.replace('all plots', 'many plots'), 'en'],
  ['QUANTITY', ja, ja.replace('すべての区画', '一部の区画'), 'ja'],
  ['MODALITY', zh, zh.replace('可能受益', '受益'), 'zh'],
  ['MODALITY', en, en.replace('may therefore', 'must therefore'), 'en'],
  ['LENGTH', zh, zh.replace('因此，', '因此，研究者在这里要再一次郑重其事地向每一位读者说明并且强调，'), 'zh'],
  [
    'CONTENT',
    zh,
    '夏天的时候，\ue000的游客走得最快，但票价高的景区并没有出现排队（见\ue001）。因此，至少三周的免费开放是必要的，所有商家都可能受益。',
    'zh',
  ],
  ['LANGUAGE', en, zh, 'en'],
  ['LANGUAGE', es, en, 'es'],
  ['SIGNS', zh, zh.replace('芦苇', '芦\u200b苇'), 'zh'],
  ['SIGNS', en, en.replace('fresh water', 'fresh\u00a0water'), 'en'],
  ['SCRIPTS', en, en.replace('spring', 'sрring'), 'en'],
  ['SCRIPTS', en, en.replace('water', 'ｗater'), 'en'],
  ['DOUBLED', zh, zh.replace('芦苇', '芦苇芦苇'), 'zh'],
  ['DOUBLED', en, en.replace('the reeds', 'the the reeds'), 'en'],
  [
    'DOUBLED',
    '研究者将其分为两组，然而，尽管样本很小，结果仍然可信。',
    '研究者把其分为两组，但尽管样本很小，结果仍然可信。',
    'zh',
  ],
  ['PUNCTUATION', zh, zh.replace('因此，', '因此，，'), 'zh'],
  ['PUNCTUATION', zh, zh.slice(0, -1), 'zh'],
  ['PUNCTUATION', en, en.replace('. At least', '. at least'), 'en'],
  ['PUNCTUATION', en, en.replace('fastest, but', 'fastest , but'), 'en'],
  ['BRACKETS', zh, zh.replace('）', ''), 'zh'],
  ['SAME', zh, zh, 'zh'],
];

describe('a candidate', () => {
  it.each(refusals)('is refused for %s: %#', (fault, before, after, language) => {
    expect(check(before, after, language)).toContain(fault);
  });

  it.each([
    [zh, zh.replace('长得最快', '生长最快').replace('因此，', '所以，').replace('是必要的', '是必需的'), 'zh'],
    [en, en.replace('In spring the reeds of \ue000 grow fastest', 'The reeds of \ue000 grow fastest in spring'), 'en'],
    [es, es.replace('Por eso', 'Por ello'), 'es'],
    [ja, ja.replace('したがって、', 'そのため、'), 'ja'],
  ] as const)('that says the same in other words passes: %#', (before, after, language) => {
    expect(check(before, after, language)).toEqual([]);
  });

  it.each([
    [zh, zh.replace('所有样地', '80%的样地'), 'zh'],
    [zh, zh.replace('最快', '最快[@b7]'), 'zh'],
    [zh, zh.replace('最快', '最快[4]'), 'zh'],
    [zh, `王明指出，${zh}`, 'zh'],
    [zh, `- ${zh}`, 'zh'],
    [zh, `## ${zh}`, 'zh'],
    [en, en.replace('fastest', 'fastest (Smith, 2020)'), 'en'],
    [en, en.replace('all plots', 'all plots in Norway'), 'en'],
    [es, es.replace('crecen', 'crecen un 30 %'), 'es'],
    [ja, ja.replace('葦は', '葦は「草の王」として'), 'ja'],
  ] as const)('of a model adds no figure, source, name or mark: %#', (before, after, language) => {
    expect(findAdded(before, after, language)).toEqual(['ADDED']);
  });

  it('of a model may move and repeat what was there', () => {
    expect(findAdded(zh, zh.replace('春季返青时，\ue000的芦苇', '\ue000的“芦苇”在春季返青时，一方面'), 'zh')).toEqual(
      [],
    );
    expect(findAdded(en, en.replace('In spring the reeds', 'The Reeds, in Spring,'), 'en')).toEqual([]);
  });

  it('may keep the faults that its original has', () => {
    const before = '原文，，本来就多一个逗号（而且括号没有关上，作者并没有发现。';
    expect(check(before, before.replace('发现', '察觉'), 'zh')).toEqual([]);
  });
});

it('the share of content weighs what a text comes back to more than what it says once', () => {
  const text = '芦苇怕盐。芦苇喜水。芦苇的根很深，渔民偶尔路过。';
  const lost = (word: string): number => 1 - shareOfContent(text, text.replaceAll(word, '植物'), 'zh');
  expect(lost('芦苇')).toBeGreaterThan(lost('渔民'));
  expect(shareOfContent(text, text, 'zh')).toBe(1);
  expect(shareOfContent('', '', 'zh')).toBe(1);
});
