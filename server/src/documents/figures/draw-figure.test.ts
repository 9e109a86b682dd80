import { describe, expect, it } from 'vitest';
import { drawFigure, FigurePlanInvalid } from './draw-figure.ts';
import type { FigurePlanInput } from './figure-plan.ts';
import { samplePlans } from './testing/sample-plans.ts';
import { readSvg, textFlaws } from './testing/svg-texts.ts';

const chain = (count: number, words = '梳理文献并提出假设'): FigurePlanInput => ({
  kind: 'method',
  steps: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, label: `${words}${index}` })),
});

describe('a drawn figure', () => {
  it.each(Object.entries(samplePlans))('is one picture as wide as the column: %s', (_, plan) => {
    const { parts, warnings } = drawFigure(plan, { language: 'zh' });
    expect(warnings).toEqual([]);
    expect(parts).toHaveLength(1);
    const [{ svg, widthMm, heightMm } = { svg: '', widthMm: 0, heightMm: 0 }] = parts;
    expect(widthMm).toBeLessThanOrEqual(150);
    expect(heightMm).toBeLessThanOrEqual(200);
    const picture = readSvg(svg, 'zh');
    expect(textFlaws(picture)).toEqual([]);
    expect(Math.abs(picture.width / picture.height - widthMm / heightMm)).toBeLessThan(0.05);
  });

  it('brings no scripts, styles, links or outside parts', () => {
    for (const plan of Object.values(samplePlans)) {
      for (const { svg } of drawFigure(plan, { language: 'zh' }).parts) {
        const { elements, attributes } = readSvg(svg, 'zh');
        expect([...elements].filter((name) => !/^(?:svg|title|g|rect|path|circle|text|tspan)$/u.test(name))).toEqual(
          [],
        );
        expect([...attributes].filter((name) => /href|^on|style/u.test(name))).toEqual([]);
      }
    }
  });

  it('keeps what is written as text, whatever it looks like', () => {
    const { parts } = drawFigure(
      { kind: 'method', steps: [{ id: 'a', label: '<script>alert("1")</script> & \u0000控制' }] },
      { language: 'zh' },
    );
    const { texts, elements } = readSvg(parts[0]?.svg ?? '', 'zh');
    expect(texts.map(({ text }) => text).join('')).toBe('<script>alert("1")</script> & 控制');
    expect(elements).not.toContain('script');
  });

  it('sets a long chain of steps in two columns', () => {
    const { parts, warnings } = drawFigure(chain(18), { language: 'zh' });
    expect(warnings).toEqual([]);
    expect(parts).toHaveLength(1);
    const { texts } = readSvg(parts[0]?.svg ?? '', 'zh');
    expect(new Set(texts.map(({ x, width }) => Math.round((x + width / 2) / 40))).size).toBe(2);
  });

  it('says that it split what no page holds, and loses no step', () => {
    const { parts, warnings } = drawFigure(chain(60), { language: 'zh' });
    expect(warnings[0]).toEqual({ code: 'split', parts: parts.length });
    const words = parts
      .map(({ svg }) =>
        readSvg(svg, 'zh')
          .texts.map(({ text }) => text)
          .join(' '),
      )
      .join(' ');
    for (let index = 0; index < 60; index += 1) expect(words).toContain(`假设${index}`);
    for (const { heightMm } of parts) expect(heightMm).toBeLessThanOrEqual(200);
    // The arrow that the cut parts ends in a letter and goes on from it.
    expect(words.match(/\bA\b/gu)).toHaveLength(2);
  });

  it('says which arrows between layers a cut leaves out', () => {
    const layers = Array.from({ length: 12 }, (_, layer) => ({
      title: `层${layer}`,
      boxes: Array.from({ length: 10 }, (_unused, box) => ({ id: `b${layer}-${box}`, label: '梳理国内外相关文献' })),
    }));
    const arrows = layers.slice(1).map((_, layer) => ({ from: `b${layer}-0`, to: `b${layer + 1}-0` }));
    const { parts, warnings } = drawFigure({ kind: 'framework', layers, arrows }, { language: 'zh' });
    expect(parts.length).toBeGreaterThan(1);
    expect(warnings).toContainEqual({ code: 'arrows_cut', count: parts.length - 1 });
  });

  it('puts a tree of many chapters on several pages, each with its title', () => {
    const plan: FigurePlanInput = {
      kind: 'structure',
      root: {
        label: '总题目',
        children: Array.from({ length: 14 }, (_, chapter) => ({
          label: `第${chapter + 1}章`,
          children: Array.from({ length: 4 }, (_unused, section) => ({ label: `${chapter + 1}.${section + 1} 节` })),
        })),
      },
    };
    const { parts, warnings } = drawFigure(plan, { language: 'zh' });
    expect(parts.length).toBeGreaterThan(1);
    expect(warnings).toContainEqual({ code: 'split', parts: parts.length });
    for (const { svg } of parts) expect(readSvg(svg, 'zh').texts.map(({ text }) => text)).toContain('总题目');
  });

  it('names the fonts of Word first and those of the PDF after them', () => {
    const svgOf = (language: 'zh' | 'ja', font: 'serif' | 'sans'): string =>
      drawFigure({ kind: 'method', steps: [{ id: 'a', label: '研究 A' }] }, { language, font }).parts[0]?.svg ?? '';
    expect(svgOf('zh', 'serif')).toMatch(/SimSun, 'Noto Serif SC'.*'Times New Roman', Tinos/u);
    expect(svgOf('ja', 'serif')).toContain("'MS Mincho', 'Noto Serif JP'");
    expect(svgOf('zh', 'sans')).toContain("SimHei, 'Noto Sans SC'");
  });

  it('tells those who cannot see it what it shows', () => {
    const { parts } = drawFigure(samplePlans.model as FigurePlanInput, { language: 'zh' });
    expect(parts[0]?.alt).toContain('H1：感知有用性 → 使用态度');
    expect(parts[0]?.alt).toContain('H5：主观规范 → H3');
  });

  it.each<[string, FigurePlanInput]>([
    ['an arrow to nowhere', { kind: 'method', steps: [{ id: 'a', label: 'x' }], arrows: [{ from: 'a', to: 'b' }] }],
    [
      'a step that leads to itself',
      { kind: 'method', steps: [{ id: 'a', label: 'x' }], arrows: [{ from: 'a', to: 'a' }] },
    ],
    [
      'two steps of one id',
      {
        kind: 'method',
        steps: [
          { id: 'a', label: 'x' },
          { id: 'a', label: 'y' },
        ],
      },
    ],
    ['a task beyond the periods', { kind: 'schedule', periods: ['1'], tasks: [{ label: 'x', from: 0, to: 1 }] }],
    ['a box without words', { kind: 'framework', layers: [{ boxes: [{ id: 'a', label: '  ' }] }] }],
  ])('refuses a plan with %s', (_, plan) => {
    expect(() => drawFigure(plan, { language: 'zh' })).toThrow(FigurePlanInvalid);
  });
});
