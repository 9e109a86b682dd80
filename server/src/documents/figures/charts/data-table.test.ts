import { describe, expect, it } from 'vitest';
import type { ReadCell } from '../../readers/table-model.ts';
import { sampleTables } from '../testing/sample-tables.ts';
import { type DataColumn, readDataTable } from './data-table.ts';
import { suggestCharts } from './suggest-charts.ts';

const columnsOf = (rows: readonly (readonly ReadCell[])[]): DataColumn[] => readDataTable(rows, 'a.csv', 'zh').columns;
const column = (name: string, ...cells: ReadCell[]): DataColumn =>
  columnsOf([[name, '备注'], ...cells.map((cell) => [cell, '有'])])[0] as DataColumn;

describe('a column of an uploaded table', () => {
  it.each<[string, ReadCell[], (number | null)[], string]>([
    ['plain numbers', ['1', '-2.5', '3e2'], [1, -2.5, 300], ''],
    ['thousands', ['1,234', '12,345.5', '7'], [1234, 12345.5, 7], ''],
    ['a decimal comma', ['3,14', '1.234,5', '7'], [3.14, 1234.5, 7], ''],
    ['percentages', ['12%', '3.5 %', '40％'], [12, 3.5, 40], '%'],
    ['money', ['￥1,200', '￥80', '￥0.5'], [1200, 80, 0.5], '￥'],
    ['wide digits', ['１２', '３．５', '－４'], [12, 3.5, -4], ''],
    ['blanks and words for nothing', ['1', '', 'N/A', '—', '缺失', '2'], [1, null, null, null, null, 2], ''],
  ])('holds numbers: %s', (_, cells, values, unit) => {
    expect(column('x', ...cells)).toMatchObject({ kind: 'number', values, unit });
  });

  it.each<[string, ReadCell[], string[], string]>([
    ['days', ['2024-03-01', '2024/3/2', '2024年3月3日'], ['2024-03-01', '2024-03-02', '2024-03-03'], 'day'],
    ['months', ['2024-01', '2024年2月'], ['2024-01-01', '2024-02-01'], 'month'],
  ])('holds dates: %s', (_, cells, days, precision) => {
    const read = column('时间', ...cells);
    expect(read).toMatchObject({ kind: 'date', precision });
    expect(read.values.map((value) => new Date(value as number).toISOString().slice(0, 10))).toEqual(days);
  });

  it('holds years only where its name says so', () => {
    expect(column('年份', 2020, 2021).kind).toBe('date');
    expect(column('人数', 2020, 2021).kind).toBe('number');
  });

  it('makes no guess: dates that can be read two ways, mixed units and mostly words stay words', () => {
    expect(column('d', '03/04/2024', '05/06/2024').kind).toBe('category');
    expect(column('d', '2024-02-31', '2024-13-01').kind).toBe('category');
    expect(column('x', '12%', '30元', '4').kind).toBe('category');
    expect(column('x', '1', '二', '三', '四').kind).toBe('category');
  });

  it('says how many cells it could not read', () => {
    expect(column('x', '1', '2', '3', '4', '5', '6', '7', '8', '约九', '')).toMatchObject({
      kind: 'number',
      missing: 2,
    });
  });

  it('tells running numbers from measures', () => {
    expect(column('序号', 1, 2, 3).kind).toBe('identifier');
    expect(column('数量', 1, 2, 3).kind).toBe('number');
  });

  it('is named by the first row, or by its place where that holds numbers; names are told apart', () => {
    expect(
      columnsOf([
        ['a', 'a'],
        [1, 2],
      ]).map(({ name }) => name),
    ).toEqual(['a', 'a (2)']);
    expect(
      columnsOf([
        [1, 2],
        [3, 4],
      ]).map(({ name }) => name),
    ).toEqual(['第1列', '第2列']);
  });
});

describe('suggested charts', () => {
  const suggest = (name: string) => suggestCharts(readDataTable(sampleTables[name] ?? [], `${name}.csv`, 'zh'));

  it('draw years as lines and repeated categories by their mean', () => {
    expect(suggest('years')[0]).toMatchObject({ kind: 'line', along: '年份' });
    expect(suggest('scores')[0]).toMatchObject({ kind: 'bar', category: '年级', measure: 'mean' });
    expect(suggest('scores')).toContainEqual({ kind: 'histogram', value: '成绩' });
  });

  it('draw a pie only of what comes to a whole', () => {
    expect(suggest('shares').map(({ kind }) => kind)).toContain('pie');
    expect(suggest('reasons').map(({ kind }) => kind)).not.toContain('pie');
  });

  it('are none where there is nothing to draw', () => {
    expect(suggestCharts(readDataTable([], 'a.csv', 'zh'))).toEqual([]);
    expect(suggestCharts(readDataTable([['姓名'], ['甲'], ['乙']], 'a.csv', 'zh'))).toEqual([]);
  });
});
