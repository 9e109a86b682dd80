import { expect, it } from 'vitest';
import { type DraftFigure, printFigure } from '../../../engines/draft-figure.ts';
import { parseDraft } from '../../../engines/draft-text.ts';
import { canDraw, drawBlocks } from './draw-block.ts';

const chart = (shape: 'bar' | 'line', values: [string, string][]): DraftFigure => ({
  ...{ kind: 'figure', shape, caption: '损耗率（%）', name: 'fig-own-1', arrows: [] },
  parts: values.map(([label, group], index) => ({ id: `v${index + 1}`, group, label })),
});

const years: [string, string][] = [
  ['2021', '12.5'],
  ['2022', '11'],
  ['2023', '9.5'],
];
const places: [string, string][] = [
  ['甲县 东', '12.5'],
  ['乙县', '-3'],
  ['丙县', '0'],
];

it('the student’s own values are drawn as they are, and read aloud', () => {
  for (const figure of [chart('line', years), chart('bar', years), chart('bar', places), chart('line', places)]) {
    expect(parseDraft(printFigure(figure))).toEqual([figure]);
    const [block] = drawBlocks(figure, 'b', 'zh');
    expect(block).toMatchObject({ kind: 'figure', caption: [{ text: '损耗率（%）' }] });
    if (block?.kind !== 'figure') throw new Error('no figure');
    for (const { group, label } of figure.parts) expect(block.alt).toContain(`${label} ${group}`);
    expect(block.svg).toContain('12.5');
  }
});

it('what is no number is not drawn', () => {
  const broken = chart('bar', [
    ['甲', 'many'],
    ['乙', ''],
  ]);
  expect(canDraw(broken)).toBe(false);
  expect(drawBlocks(broken, 'b', 'zh')).toMatchObject([{ kind: 'placeholder' }]);
});
