import { languages } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import type { CitationStyle } from '../../../documents/citations/citations.ts';
import { blocksOf, citingOf } from './draft-blocks.ts';

const model = '```figure model\nx {independent} 反馈\ny {dependent} 写作质量\nx -> y: H1\n: 研究模型 {#fig-model}\n```';
const table = '| 变量 | 定义 |\n| 反馈 | 同伴的意见 |\n: 变量表 {#tab-variables}';

const citing = (sections: { id: string; text: string }[], language: (typeof languages)[number] = 'zh') =>
  citingOf({ style: 'gbt7714-2025', language }, [], sections);

describe('draft text as blocks', () => {
  it('draws a figure and points at it and at a table, from another section too', () => {
    const sections = [
      { id: 's1', text: `如[#fig-model]所示。\n\n${model}` },
      { id: 's2', text: `见[#fig-model]与[#tab-variables]。\n\n${table}` },
    ];
    const all = citing(sections);
    const [said, figure] = blocksOf(sections[0]?.text ?? '', 's1', all);
    expect(said).toMatchObject({ runs: [{ text: '如' }, { kind: 'reference', target: 's1-2' }, { text: '所示。' }] });
    expect(figure).toMatchObject({ kind: 'figure', id: 's1-2', caption: [{ text: '研究模型' }] });
    expect(figure?.kind === 'figure' && figure.svg).toContain('写作质量');
    const [other] = blocksOf(sections[1]?.text ?? '', 's2', all);
    expect(JSON.stringify(other)).toContain('"target":"s1-2"');
    expect(JSON.stringify(other)).toContain('"target":"s2-2"');
  });

  it.each(languages)('in %s leaves a gap where what was pointed at is gone', (language) => {
    const [block] = blocksOf('A [#tab-gone].', 's1', citing([], language));
    expect(block).toMatchObject({ runs: [{ text: 'A ' }, { kind: 'placeholder' }, { text: '.' }] });
  });

  it('in a style of names says authors and year once where the text names them', () => {
    const work = {
      ...{
        id: 'w1',
        title: 'Growth',
        authors: [
          { family: 'Barro', given: 'R.' },
          { family: 'Lee', given: 'J.' },
        ],
      },
      ...{ year: 1995, type: 'book', language: 'en', publisher: 'MIT Press' },
    } as Work;
    const printed = (style: CitationStyle, text: string) => {
      const [block] = blocksOf(text, 's1', citingOf({ style, language: 'en' }, [work], [{ id: 's1', text }]));
      const runs = block?.kind === 'paragraph' ? block.runs : [];
      return runs
        .map((run) => ('label' in run ? run.label.map(({ text }) => text).join('') : 'text' in run ? run.text : ''))
        .join('');
    };
    expect(printed('apa', 'On growth, see Barro and Lee (1995)[@w1].')).toBe('On growth, see Barro and Lee (1995).');
    expect(printed('apa', 'Growth is slow[@w1].')).toBe('Growth is slow (Barro & Lee, 1995).');
    expect(printed('apa', 'So Smith (1995)[@w1].')).toBe('So Smith (1995) (Barro & Lee, 1995).');
    expect(printed('mla', 'See Barro and Lee (1995)[@w1].')).toBe('See Barro and Lee.');
    expect(printed('gbt7714-2025', 'See Barro and Lee (1995)[@w1].')).toBe('See Barro and Lee (1995)[1].');
  });

  it('leaves a figure that contradicts itself to the student, and nothing points at it', () => {
    const text = `见[#fig-model]。\n\n${model.replace('x -> y', 'x -> z')}`;
    const [said, figure] = blocksOf(text, 's1', citing([{ id: 's1', text }]));
    expect(figure).toMatchObject({ kind: 'placeholder' });
    expect(JSON.stringify(said)).not.toContain('reference');
  });

  it('does not try to draw what no page could hold', () => {
    const ids = Array.from({ length: 130 }, (_, index) => `p${index}`);
    const lines = [...ids.map((id) => `${id} 步骤`), ...ids.flatMap((from) => ids.map((to) => `${from} -> ${to}`))];
    const text = ['```figure structure', ...lines, ': 结构 {#fig-all}', '```'].join('\n');
    expect(blocksOf(text, 's1', citing([{ id: 's1', text }]))).toMatchObject([{ kind: 'placeholder' }]);
  });

  it('keeps a long figure on one page', () => {
    const steps = Array.from({ length: 6 }, (_, index) =>
      [1, 2, 3].map((box) => `b${index}-${box} {阶段${index}} 梳理国内外相关文献并提出第${box}个问题`),
    ).flat();
    const text = ['```figure framework', ...steps, ': 路线 {#fig-route}', '```'].join('\n');
    const blocks = blocksOf(text, 's1', citing([{ id: 's1', text }]));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.kind === 'figure' && blocks[0].heightMm).toBeLessThanOrEqual(200);
  });

  it('gives a table without a caption no number', () => {
    const [block] = blocksOf('| a | b |\n| c | d |', 's1', citing([]));
    expect(block).not.toHaveProperty('caption');
  });
});
