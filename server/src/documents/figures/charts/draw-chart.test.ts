import type { Language } from '@yanmo/contract/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadCell } from '../../readers/table-model.ts';
import { sampleTables } from '../testing/sample-tables.ts';
import { readSvg, textFlaws } from '../testing/svg-texts.ts';
import { ChartImpossible, type ChartPlan } from './chart-plan.ts';
import { readDataTable } from './data-table.ts';
import { drawChart } from './draw-chart.ts';
import { binValues } from './draw-histogram.ts';
import { suggestCharts } from './suggest-charts.ts';
import { roundTicks, timeTicks } from './ticks.ts';

const draw = (rows: readonly (readonly ReadCell[])[], plan: ChartPlan, language: Language = 'zh') =>
  drawChart(readDataTable(rows, '成绩.csv', language), plan, { language });
const failure = (rows: readonly (readonly ReadCell[])[], plan: ChartPlan): string => {
  try {
    draw(rows, plan);
  } catch (error) {
    if (error instanceof ChartImpossible) return error.code;
    throw error;
  }
  return 'drawn';
};
const texts = (svg: string, language: Language = 'zh'): string[] =>
  readSvg(svg, language).texts.map(({ text }) => text);
const bars = (svg: string) => readSvg(svg, 'zh').rects.filter(({ fill }) => fill === '#dcdcdc');

const byClass: ReadCell[][] = [
  ['班级', '人数'],
  ['一班', 30],
  ['二班', '45'],
  ['三班', null],
  ['四班', 15],
];

describe('a chart', () => {
  it('has bars as long as their values, from zero', () => {
    const { svg } = draw(byClass, { kind: 'bar', category: '班级', value: '人数', measure: 'value' });
    const heights = bars(svg).map(({ height }) => height);
    expect(heights).toHaveLength(3);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(1.5, 1);
    expect((heights[2] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(0.5, 1);
    expect(texts(svg)).toContain('0');
    expect(texts(svg)).toEqual(expect.arrayContaining(['30', '45', '15', '三班']));
  });

  it('names its file and says what it leaves out', () => {
    const { note, caption } = draw(byClass, { kind: 'bar', category: '班级', value: '人数', measure: 'value' });
    expect(caption).toBe('按班级划分的人数');
    expect(note).toBe('数据来源：成绩.csv，共 4 行数据，其中 1 行缺少所需数值，未计入。');
  });

  it('breaks a line where a value is missing', () => {
    const { svg } = draw(sampleTables.years ?? [], {
      kind: 'line',
      along: '年份',
      values: ['农村居民消费（万元）'],
    });
    const path = [...svg.matchAll(/<path d="([^"]+)"[^>]*stroke-width="0.9"/gu)].map((match) => match[1] ?? '');
    expect(path[0]?.match(/M/gu)).toHaveLength(2);
  });

  it.each<[Language, string]>([
    ['zh', '12,345.5'],
    ['en', '12,345.5'],
    ['es', '12.345,5'],
    ['ja', '12,345.5'],
  ])('writes numbers as %s does', (language, expected) => {
    const { svg } = draw(
      [
        ['a', 'b'],
        ['x', 12345.5],
        ['y', 1],
      ],
      { kind: 'bar', category: 'a', value: 'b', measure: 'value' },
      language,
    );
    expect(texts(svg, language)).toContain(expected);
  });

  it('sets long names beside level bars', () => {
    const rows: ReadCell[][] = [
      ['Reason', 'Answers'],
      ['Internationalization of undergraduate programmes at public universities', 5],
      ['Otorhinolaryngologists', 3],
      ...Array.from({ length: 8 }, (_, index): ReadCell[] => [`Reason number ${index}`, index]),
    ];
    const { svg } = draw(rows, { kind: 'bar', category: 'Reason', value: 'Answers', measure: 'value' }, 'en');
    const lengths = bars(svg).map(({ width }) => width);
    expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(5 / 3, 1);
  });

  it.each<[string, readonly (readonly ReadCell[])[], ChartPlan]>([
    ['no_such_column', byClass, { kind: 'histogram', value: '体重' }],
    ['not_numbers', byClass, { kind: 'histogram', value: '班级' }],
    [
      'repeated_category',
      [
        ['a', 'b'],
        ['x', 1],
        ['x', 2],
      ],
      { kind: 'bar', category: 'a', value: 'b', measure: 'value' },
    ],
    [
      'not_parts_of_a_whole',
      [
        ['a', 'b'],
        ['x', 5],
        ['y', -2],
      ],
      { kind: 'pie', category: 'a', value: 'b', measure: 'value' },
    ],
    [
      'not_parts_of_a_whole',
      [
        ['a', 'b'],
        ['x', '50%'],
        ['y', '70%'],
      ],
      { kind: 'pie', category: 'a', value: 'b', measure: 'value' },
    ],
    [
      'not_parts_of_a_whole',
      [
        ['a', 'b'],
        ['x', 5],
        ['y', 2],
      ],
      { kind: 'pie', category: 'a', value: 'b', measure: 'mean' },
    ],
    [
      'too_many_categories',
      [['a', 'b'], ...Array.from({ length: 40 }, (_, index): ReadCell[] => [`c${index}`, 1])],
      { kind: 'bar', category: 'a', value: 'b', measure: 'value' },
    ],
    [
      'no_values',
      [
        ['a', 'b'],
        ['x', ''],
      ],
      { kind: 'bar', category: 'b', measure: 'count' },
    ],
  ])('is refused where it could not be honest: %s', (code, rows, plan) => {
    expect(failure(rows, plan)).toBe(code);
  });

  it('draws twenty thousand points within the size of a document', () => {
    const rows: ReadCell[][] = [
      ['x', 'y'],
      ...Array.from({ length: 20_000 }, (_, index): ReadCell[] => [index, (index * 7919) % 1000]),
    ];
    expect(draw(rows, { kind: 'scatter', x: 'x', y: 'y' }).svg.length).toBeLessThan(2_000_000);
  });

  it.each(Object.keys(sampleTables))('has no words on each other, whatever is suggested for %s', (name) => {
    for (const language of ['zh', 'en', 'es', 'ja'] as const) {
      const table = readDataTable(sampleTables[name] ?? [], 'a.csv', language);
      for (const plan of suggestCharts(table)) {
        const picture = readSvg(drawChart(table, plan, { language }).svg, language);
        expect(textFlaws(picture).map((flaw) => `${plan.kind}: ${flaw}`)).toEqual([]);
      }
    }
  });

  it('has no words on each other, whatever the table', () => {
    const name = fc.constantFrom(
      '研究方法与技术路线',
      'a',
      'Internationalization',
      '满意度（分）',
      '😀',
      'x'.repeat(120),
      '非常同意',
      '年份',
    );
    const value = fc.oneof(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
      fc.constantFrom('', 'N/A', '0.001', 1e12),
    );
    const table = fc.tuple(
      fc.array(fc.tuple(name, fc.nat(30)), { minLength: 1, maxLength: 20 }),
      fc.array(value, { minLength: 40, maxLength: 40 }),
      name,
      name,
    );
    fc.assert(
      fc.property(table, fc.constantFrom<Language>('zh', 'en', 'es', 'ja'), ([rows, values, one, two], language) => {
        const data: ReadCell[][] = [
          [`${one} A`, `${two} B`, 'C'],
          ...rows.map(([word, index], row): ReadCell[] => [`${word}${index}`, values[row] ?? 0, values[row + 20] ?? 0]),
        ];
        const read = readDataTable(data, 'a.csv', language);
        for (const plan of suggestCharts(read)) {
          const picture = readSvg(drawChart(read, plan, { language }).svg, language);
          expect(textFlaws(picture).map((flaw) => `${plan.kind}: ${flaw}`)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('ticks', () => {
  it('are round numbers that cover the values', () => {
    expect(roundTicks(0, 97).values).toEqual([0, 20, 40, 60, 80, 100]);
    expect(roundTicks(0.05, 0.32).values).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(roundTicks(3, 3).values.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.nat(99_999),
        fc.integer({ min: -9, max: 9 }),
        (start, length, power) => {
          const [least, most] = [start * 10 ** power, (start + length) * 10 ** power];
          const ticks = roundTicks(least, most);
          const dust = Math.max(Math.abs(least), Math.abs(most)) * 1e-8;
          expect(ticks.values.length).toBeLessThanOrEqual(12);
          expect(ticks.least).toBeLessThanOrEqual(least + dust);
          expect(ticks.most).toBeGreaterThanOrEqual(most - dust);
        },
      ),
    );
  });

  it('are first days of months or years', () => {
    const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);
    expect(timeTicks(time('2013-01-01'), time('2023-01-01'), 8).unit).toBe('year');
    expect(
      timeTicks(time('2024-01-15'), time('2024-06-20'), 8).values.map((value) =>
        new Date(value).toISOString().slice(0, 10),
      ),
    ).toEqual(['2024-02-01', '2024-03-01', '2024-04-01', '2024-05-01', '2024-06-01']);
  });
});

describe('a histogram', () => {
  it('gives each answer of a scale its own bar and counts every value once', () => {
    const { bins, isScale } = binValues([1, 2, 2, 5]);
    expect(isScale).toBe(true);
    expect(bins.map(({ count }) => count)).toEqual([1, 2, 0, 0, 1]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 200 }),
        (values) => {
          const total = binValues(values).bins.reduce((sum, { count }) => sum + count, 0);
          expect(total).toBe(values.length);
        },
      ),
    );
  });
});
