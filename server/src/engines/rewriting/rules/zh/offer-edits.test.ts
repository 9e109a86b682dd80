import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../../../testing/expect-quick.ts';
import type { Edit, RuleName } from '../../edit.ts';
import { offerZhEdits } from './offer-edits.ts';
import { ownParagraphs } from './testing/own-paragraphs.ts';

const apply = (text: string, { start, end, text: said }: Edit): string => text.slice(0, start) + said + text.slice(end);
/** What one edit of the rule makes of the text. */
const offered = (text: string, rule: RuleName): string[] =>
  offerZhEdits(text)
    .filter((edit) => edit.rule === rule)
    .map((edit) => apply(text, edit));

describe('words from the thesaurus', () => {
  it.each<[string, RuleName, string]>([
    ['这项措施提高效率。', 'WORD', '这项措施提升效率。'],
    ['随着网络教学的不断发展，课堂也在变化。', 'PHRASE', '随着网络教学不断发展，课堂也在变化。'],
    ['这项工作对乡村治理具有重要意义。', 'PHRASE', '这项工作对乡村治理意义重大。'],
    ['该结论可为社区工作提供参考。', 'PHRASE', '该结论可供社区工作参考。'],
    ['综上所述，方案可行。', 'CONNECTIVE', '综上，方案可行。'],
  ])('replaces in %s', (text, rule, wanted) => {
    expect(offered(text, rule)).toContain(wanted);
  });

  it.each<[string, string, string]>([
    ['inside another word', '这一前提出现得较晚。', '提出'],
    ['before a figure', '合格率提高到\uE000。', '提高'],
    ['in a set phrase that holds it', '这一点至关重要性质。', '重要'],
    ['where a deed would be given something', '这一发现为揭示成因提供了新的思路。', '为揭示成因提供了新的思路'],
    ['that names a thing with others', '资源综合利用技术已经成熟。', '利用'],
    ['where “为” belongs to another word', '教师作为引导者提供参考。', '为引导者提供参考'],
    ['that the sentence has already', '提升水平之后还要提高质量。', '提高'],
    ['of statistics', '两组差异显著，P值较小。', '显著'],
  ])('leaves a word %s', (_where, text, word) => {
    expect(offerZhEdits(text).filter(({ start, end }) => text.slice(start, end) === word)).toEqual([]);
  });
});

describe('rules of the sentence', () => {
  it.each<[RuleName, string, string]>([
    ['VOICE', '本文对问卷数据进行了系统的分析。', '本文系统分析了问卷数据。'],
    ['VOICE', '通过对文献的梳理，本文提出三个问题。', '通过梳理文献，本文提出三个问题。'],
    ['VOICE', '还要对\uE000加以说明。', '还要说明\uE000。'],
    ['VOICE', '施肥时间对产量产生了显著影响。', '施肥时间显著影响了产量。'],
    ['CONNECTIVE', '样本偏少。此外，问卷篇幅较长，作答耗时。', '样本偏少。问卷篇幅较长，作答耗时。'],
    ['CONNECTIVE', '课程不仅讲授理论，还安排实习。', '课程讲授理论，还安排实习。'],
    ['CONNECTIVE', '该法不仅省时，而且成本低。', '该法省时，并且成本低。'],
    ['CONNECTIVE', '尽管样本不大，但结论一致。', '样本不大，但结论一致。'],
    [
      'CONNECTIVE',
      '首先，教师要备课充分。其次，课堂要留出时间。最后，作业要分层。',
      '教师要备课充分。课堂要留出时间。作业要分层。',
    ],
    ['CLAUSE_ORDER', '通过问卷调查，本文收集了两校学生的看法。', '本文通过问卷调查，收集了两校学生的看法。'],
    ['CLAUSE_ORDER', '本文基于访谈资料，讨论了返乡青年的选择。', '基于访谈资料，本文讨论了返乡青年的选择。'],
    ['CLAUSE_ORDER', '为了提高采摘效率，本文设计了一种末端执行器。', '本文设计了一种末端执行器，以提高采摘效率。'],
    ['CLAUSE_ORDER', '由于雨季提前，鲜叶产量有所下降。', '鲜叶产量有所下降，原因在于雨季提前。'],
    [
      'SPLIT',
      '茶园的排水沟在雨季前全部疏通完毕，坡地的土壤流失因此减轻；采摘工人的培训则安排在清明之前，由合作社统一组织。',
      '茶园的排水沟在雨季前全部疏通完毕，坡地的土壤流失因此减轻。采摘工人的培训则安排在清明之前，由合作社统一组织。',
    ],
    ['MERGE', '两组得分接近。这说明题目难度相当。', '两组得分接近，这说明题目难度相当。'],
    ['MERGE', '本文收集了两校的课表。本文比较了两校的课时安排。', '本文收集了两校的课表，并比较了两校的课时安排。'],
    [
      'SPLIT',
      '古茶树是山地聚落中常见的一类经济林木，其根系分布与坡面的土层厚度之间有明确的对应。',
      '古茶树是山地聚落中常见的一类经济林木。其根系分布与坡面的土层厚度之间有明确的对应。',
    ],
    [
      'SPLIT',
      '两个村子的灌渠在同一年完成了修整，为后来的轮作试验提供了可以比较的水源条件。',
      '两个村子的灌渠在同一年完成了修整。这为后来的轮作试验提供了可以比较的水源条件。',
    ],
    ['CLAUSE_ORDER', '由于雨季提前，鲜叶产量有所下降。', '雨季提前，因此鲜叶产量有所下降。'],
    ['CLAUSE_ORDER', '雨季来得比往年早，因此鲜叶产量有所下降。', '由于雨季来得比往年早，鲜叶产量有所下降。'],
    ['CONNECTIVE', '样本偏少。因此，本文只作描述。', '样本偏少。本文因此只作描述。'],
    ['VOICE', '本文比较了两村灌渠的走向。', '本文对两村灌渠的走向进行了比较。'],
    ['CONNECTIVE', '本文收集了两村的地契，并比较了四至的写法。', '本文收集了两村的地契，比较了四至的写法。'],
    ['CONNECTIVE', '样本偏少。因此，结论只适用于本县。', '样本偏少。因此结论只适用于本县。'],
    [
      'PHRASE',
      '这一发现为乡村建筑史带来了材料，为县志编修提供了新的思路。',
      '这一发现为乡村建筑史带来了材料，给县志编修带来了新的思路。',
    ],
    ['TRIM', '结果表明，坡向与朝向无关。', '结果表明坡向与朝向无关。'],
    ['VOICE', '各处理均与对照地块进行比较。', '各处理均与对照地块比较。'],
    ['TRIM', '需要指出的是，样本来自同一地区。', '样本来自同一地区。'],
    ['TRIM', '水源对选址有重要的影响。', '水源对选址有重要影响。'],
    ['TRIM', '农户通过轮作来提高地力。', '农户通过轮作提高地力。'],
  ])('%s: %s', (rule, text, wanted) => {
    expect(offered(text, rule)).toContain(wanted);
  });

  it.each<[RuleName, string]>([
    ['VOICE', '对数据进行分析的方法有三种。'],
    ['VOICE', '本文针对数据进行分析。'],
    ['VOICE', '他对政策对企业的影响进行了分析。'],
    ['CONNECTIVE', '再者，样本偏少，结论有待检验。'],
    ['CONNECTIVE', '首先，称取样品。其次，加入溶剂。随后，静置。最后，过滤。'],
    ['CLAUSE_ORDER', '由于雨季提前，其产量有所下降。'],
    ['CLAUSE_ORDER', '由于雨季没有提前，产量增加了\uE000公斤。'],
    ['SPLIT', '如果雨季提前而排水沟没有及时疏通，这就会使坡地的土壤大量流失，茶树根系也会受到损害。'],
    ['MERGE', '两组得分接近，但方差不同。但是，题目难度相当。'],
    ['SPLIT', '古茶树作为山地聚落中常见的一类经济林木，其根系分布与坡面的土层厚度之间有明确的对应。'],
    ['SPLIT', '这种肥料是否能提高坡地茶园的鲜叶产量，其成本又是否为农户所接受，这些都有待检验。'],
    ['MERGE', '本文旨在说明选址的原因。本文收集了两村的地契。'],
    ['VOICE', '水源对选址和朝向均产生显著影响。'],
    ['VOICE', '本文分析了坡向如何影响选址。'],
    ['TRIM', '水源起着至关重要的作用，坡向有更重要的影响。'],
    ['TRIM', '这一结论在一定程度上成立。'],
  ])('%s leaves %s', (rule, text) => {
    expect(offered(text, rule)).toEqual([]);
  });
});

it('does not make of “not only this” that it is this', () => {
  const text = '这部书不仅是一份账目，还记下了沿途的物价。';
  expect(offered(text, 'CONNECTIVE')).not.toContain('这部书是一份账目，还记下了沿途的物价。');
});

describe('whatever is offered', () => {
  const seeming =
    /不断|不仅|不止|不但|不同|不过|不少|不久|无论|不论|不管|非常|未来|不可或缺|必不可少|不可缺少|不难发现/gu;
  const kept = (text: string): string =>
    (text.replace(seeming, '').match(/[\uE000-\uF8FF\dA-Za-z不未无非没]/gu) ?? []).sort().join('');

  it('keeps protected spans, figures and negations, each change by itself', () => {
    for (const text of ownParagraphs) {
      const edits = offerZhEdits(text);
      expect(edits.length).toBeGreaterThan(8);
      for (const edit of edits) {
        const changed = apply(text, edit);
        expect(changed).not.toBe(text);
        expect(kept(changed), `${text.slice(edit.start, edit.end)} -> ${edit.text}`).toBe(kept(text));
        expect(changed).not.toMatch(/[，。；：]{2}|^[，。；：]|的的|在在/u);
        expect(edit.safety).toBeGreaterThanOrEqual(0.5);
      }
    }
  });

  it('takes a moment for a thousand characters', () => {
    const text = ownParagraphs.join('').repeat(2).slice(0, 1_000);
    offerZhEdits(text);
    expectQuick(20, () => offerZhEdits(text));
    for (const word of ['为', '通过对', '为提供', '在，'])
      expectQuick(400, () => offerZhEdits(word.repeat(3_000)), word);
  });

  it('is the same for the same text, and nothing for what is no prose', () => {
    for (const text of ownParagraphs) expect(offerZhEdits(text)).toEqual(offerZhEdits(text));
    for (const text of ['', '。', '\uE000', '，，，', 'abc def', '（'.repeat(500)])
      expect(offerZhEdits(text)).toEqual([]);
  });
});
