import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../documents/document.ts';
import { layoutDocument } from '../../../documents/layout/layout-document.ts';
import { textOfLaid } from '../../../documents/layout/measures.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { assemblePaper } from '../editions/assemble-paper.ts';
import type { Paper } from '../store.ts';
import { printedProse } from './printed-prose.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const work = {
  ...{ id, title: 'On trams', authors: [{ family: 'Lee', given: 'A.' }], year: 2020, venue: 'Transport' },
  ...{ language: 'en', type: 'article-journal', standing: 'VERIFIED', doi: null, is_retracted: false },
} as unknown as Work;

const table = '| 变量 | 定义 |\n| 反馈 | 同伴的意见 |\n: 变量表 {#tab-variables}';
const model = '```figure model\nx {independent} 反馈\ny {dependent} 写作质量\nx -> y: H1\n: 研究模型 {#fig-model}\n```';

function textsOf(language: 'zh' | 'en', citationStyle: Paper['citationStyle'], text: string) {
  const section = (name: string, title: string, children: object[] = []) => ({
    ...{ id: name, title, summary: '', units: 50, works: [], children },
  });
  const paper = {
    ...{ id: 'p', templateId: `${language}-standard`, citationStyle, acknowledgements: '感谢[导师姓名]的指导。' },
    abstracts: { [language]: '本文讨论同伴反馈。\n\n关键词：反馈；写作' },
    request: {
      ...{ title: '同伴反馈', language, type: 'course_paper', keywords: [], wordCount: 50 },
      chapters: [section('c1', '绪论', [section('s1', '背景')]), section('c2', '结论')],
    },
  } as unknown as Paper;
  return {
    paper,
    sections: new Map([
      ['s1', text],
      ['c2', `结论见[#tab-variables]和[#tab-gone]。`],
    ]),
    works: [work],
    isPreview: false,
  };
}

describe('what is shared of a paper', () => {
  it('reads as its files print it: numbers of sections, tables and figures, without numbers of sources and open places', () => {
    const draft = [
      `见第1.1节“背景”[@${id}]，变量见[#tab-variables]，模型见[#fig-model]。`,
      '[待补充数据: 样本量]',
      `共收到[待补充数据: 份数]份问卷。`,
      '- 第一条意见见第2章\n- 第二条意见',
      '## 小标题',
      table,
      model,
    ].join('\n\n');
    const texts = textsOf('zh', 'gbt7714-2025', draft);
    const template = getDefaultTemplate('zh');
    const prose = printedProse(texts, template).split('\n');
    expect(prose).toEqual([
      '本文讨论同伴反馈。',
      expect.stringMatching(/^见第一部分（一）“背景”，变量见表\S*1，模型见图\S*1。$/u),
      '共收到份问卷。',
      '第一条意见见第二部分',
      '第二条意见',
      expect.stringMatching(/^结论见表\S*1和。$/u),
    ]);
    // Word for word what the layout has of the same paragraph, but for what is left out of it.
    const { forms, texts: named } = template;
    const input = assemblePaper({ ...texts, forms, referencesTitle: named.referencesTitle });
    const printed = layoutDocument(parseDocument(input), template)
      .sections.flatMap(({ items }) => items)
      .flatMap((item) => (item.kind === 'paragraph' ? [textOfLaid(item.runs)] : []));
    expect(printed.map((paragraph) => paragraph.replace('[1]', ''))).toContain(prose[1]);
  });

  it('keeps authors that a sentence names as its style prints them', () => {
    const texts = textsOf('en', 'apa', `Trams are slow[@${id}]. So says Lee (2020)[@${id}], and others say it too.`);
    expect(printedProse(texts, getDefaultTemplate('en')).split('\n')[1]).toBe(
      'Trams are slow (Lee, 2020). So says Lee (2020), and others say it too.',
    );
  });
});
