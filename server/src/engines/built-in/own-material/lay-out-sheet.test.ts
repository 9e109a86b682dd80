import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { ReadCell } from '../../../documents/readers/table-model.ts';
import { tablesOfMaterial } from './facts-of-material.ts';
import { takeApart } from './take-apart.ts';

function read(rows: ReadCell[][], { name = '数据', language = 'zh' as Language } = {}) {
  const material = takeApart({ kind: 'sheets', sheets: [{ name, rows }], language });
  return tablesOfMaterial(material, { id: 'u1', title: '上传的文件', language, isModel: false });
}

describe('a sheet as people keep it', () => {
  it('has a title above joined heads: the one names the table, the others the columns below both', () => {
    const [table] = read([
      ['表1 各乡镇冷链设施（2023年）', null, null, null],
      ['单位：见各列', null, null, null],
      ['乡镇', '冷库', null, '冷藏车（辆）'],
      [null, '座数', '容量（吨）', null],
      ['龙凤镇', 4, 1260, 6],
      ['白杨坪', 2, 480, 2],
      ['三岔镇', 1, 150, 1],
      ['合计', 7, 1890, 9],
    ]);
    expect(table).toMatchObject({
      caption: '各乡镇冷链设施（2023年）（单位：见各列）',
      head: ['乡镇', '冷库座数', '冷库容量（吨）', '冷藏车（辆）'],
    });
    expect(table?.rows).toHaveLength(4);
    expect(table?.says).toContain('各乡镇中，冷库容量以龙凤镇最高，为 1260 吨，以三岔镇最低，为 150 吨');
    const [english] = read(
      [
        ['Town', 'Stores', null],
        [null, 'count', 'size'],
        ['A', 1, 2],
        ['B', 3, 4],
      ],
      { language: 'en' },
    );
    expect(english?.head).toEqual(['Town', 'Stores count', 'Stores size']);
  });

  it('keeps its first words where they only look like a number of a table', () => {
    expect(
      read(
        [
          ['甲', '乙'],
          ['一', 1],
          ['二', 2],
          ['三', 3],
        ],
        { name: '表面温度' },
      )[0]?.caption,
    ).toBe('表面温度');
    const rows = [
      ['a', 'b'],
      ['x', 1],
      ['y', 2],
      ['z', 3],
    ];
    expect(read(rows, { name: 'Tablet sales', language: 'en' })[0]?.caption).toBe('Tablet sales');
    expect(read(rows, { name: 'Table 2. Sales', language: 'en' })[0]?.caption).toBe('Sales');
  });

  it('is none where nothing stands below its heads, and has no columns in which nothing stands', () => {
    expect(read([['地区', '产量', '损耗率']])).toEqual([]);
    expect(
      read([
        ['地区', '产量', '备注', null],
        ['甲', 1, null, null],
        ['乙', 2, '', null],
      ])[0]?.head,
    ).toEqual([...['地区', '产量']]);
  });

  it('says nothing of columns that nobody named', () => {
    const [table] = read([
      ['甲', 3, 5],
      ['乙', 4, 6],
      ['丙', 5, 9],
    ]);
    expect(table).toMatchObject({
      says: [],
      rows: [
        ['甲', '3', '5'],
        ['乙', '4', '6'],
        ['丙', '5', '9'],
      ],
    });
    expect(table?.chart).toBeUndefined();
  });

  it('has months and years as they were written, and numbers without the dust of a formula', () => {
    const [table] = read([
      ['月份', '填表年份', '填表时间', '损耗（吨）'],
      ['2024-01-01', '2023-01-01', '2024-01-03T08:30:00', 0.1 + 0.2],
      ['2024-02-01', '2024-01-01', '2024-02-03T09:00:00', 0.5],
    ]);
    expect(table?.rows).toEqual([
      ['2024-01', '2023', '2024-01-03 08:30', '0.3'],
      ['2024-02', '2024', '2024-02-03 09:00', '0.5'],
    ]);
    expect(
      read([
        ['日期', '损耗（吨）'],
        ['2024-01-01', 1],
        ['2024-02-01', 2],
      ])[0]?.rows[0],
    ).toEqual(['2024-01-01', '1']);
  });

  it('has no highest among rows of which some have no name', () => {
    const rows: ReadCell[][] = [
      ['地区', '年份', '产量（吨）'],
      ['甲', '一季', 10],
      [null, '一季', 90],
      ['乙', '二季', 40],
    ];
    expect(read(rows)[0]?.says?.join() ?? '').not.toContain('最高');
  });
});

describe('what can be computed', () => {
  const says = (rows: ReadCell[][], language: Language = 'zh') => read(rows, { language })[0]?.says?.join('；') ?? '';

  it('is no share of what is no count, and no highest where several are', () => {
    const of = (name: string) =>
      says([
        ['地区', name],
        ['甲', 30],
        ['乙', 50],
        ['丙', 20],
      ]);
    expect(of('件数')).toContain('乙的件数占各项合计的 50%');
    for (const name of ['满意度指数', '日均人数', '每千人床位数', '平均件数', '排名', '住院天数']) {
      expect(of(name), name).not.toContain('占');
    }
    for (const name of ['Discount', 'County rank', 'Number of days']) {
      expect(
        says(
          [
            ['area', name],
            ['a', 30],
            ['b', 50],
            ['c', 20],
          ],
          'en',
        ),
        name,
      ).not.toContain('accounts for');
    }
    const tied = says([
      ['地区', '件数'],
      ['甲', 50],
      ['乙', 50],
      ['丙', 20],
    ]);
    expect(tied).toContain('以甲和乙最高，为 50，以丙最低');
    expect(tied).not.toContain('占');
    expect(
      says([
        ['地区', '件数'],
        ['甲', 50],
        ['乙', 50],
        ['丙', 50],
        ['丁', 20],
      ]),
    ).not.toContain('最高');
    expect(
      says([
        ['地区', '件数'],
        ['甲', 50],
        ['乙', 10],
        ['平均', 30],
      ]),
    ).toContain('以乙最低，为 10');
  });

  it('is no change by a share of what is one itself, or has no zero of its own', () => {
    const of = (name: string, from: ReadCell, to: ReadCell) =>
      says([
        ['年份', name],
        [2021, from],
        [2022, 5],
        [2023, to],
      ]);
    expect(of('产量（吨）', 4, 6)).toContain('由 2021 年的 4 吨升至 2023 年的 6 吨，增长 50%');
    for (const name of ['同比增速', '生鲜占比', '平均气温（℃）', '满意度得分']) {
      expect(of(name, 0.2, 0.3), name).toMatch(/由 2021 年的 0\.2.*升至 2023 年的 0\.3[^，]*$/u);
    }
    expect(of('净利润', -30, 60)).toMatch(/由 2021 年的 -30 升至 2023 年的 60$/u);
    expect(
      says([
        ['年份', '占比'],
        ['2021', '12.5%'],
        ['2022', '11%'],
        ['2023', '9%'],
      ]),
    ).toContain('下降 3.5 个百分点');
  });

  it('calls a column in other letters by its name alone', () => {
    const rows = [
      ['Year', 'Loss rate'],
      [2021, '12%'],
      [2022, '10%'],
      [2023, '9%'],
    ];
    expect(says(rows)).toBe('“Loss rate”由 2021 年的 12% 降至 2023 年的 9%，下降 3 个百分点');
    expect(says(rows, 'ja')).toBe('「Loss rate」は 2021 年の 12% から 2023 年の 9% へ減り、低下幅は 3 ポイントである');
    expect(says(rows, 'en')).toBe('Loss rate fell from 12% in 2021 to 9% in 2023, a decrease of 3 percentage points');
  });
});
