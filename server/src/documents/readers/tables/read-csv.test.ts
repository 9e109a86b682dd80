import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { testThreads } from '../../../testing/test-threads.ts';
import { readTablesInWorker } from '../read-in-worker.ts';
import { readCsv } from './read-csv.ts';

const rows = (text: string) => readCsv(text, 'csv').rows;

describe('delimited text', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['bar', '|'],
  ])('is divided by the sign that gives even rows: %s', (_, sign) => {
    const text = ['年份', '地区', '人数']
      .join(sign)
      .concat(
        '\n',
        ['2020', sign === ',' ? '甲 乙' : '甲, 乙', '12'].join(sign),
        '\n',
        ['2021', '丙', '13.5'].join(sign),
      );
    expect(rows(text)).toEqual([
      ['年份', '地区', '人数'],
      [2020, sign === ',' ? '甲 乙' : '甲, 乙', 12],
      [2021, '丙', 13.5],
    ]);
  });

  it('keeps signs, quotes and line ends inside of quotes', () => {
    expect(rows('a,b\r\n"x,1","he said ""no"""\r\n"two\nlines",3\r\n')).toEqual([
      ['a', 'b'],
      ['x,1', 'he said "no"'],
      ['two\nlines', 3],
    ]);
  });

  it('makes numbers only of what can be nothing else', () => {
    expect(rows('a,b,c,d,e,f\n007,1e3,-0.5,110101199001011234,12%,2020-01')).toEqual([
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['007', 1000, -0.5, '110101199001011234', '12%', '2020-01'],
    ]);
    expect(rows('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      [1.5, 2],
    ]);
  });

  it('fills short rows, and drops blank ones and those at the end', () => {
    expect(rows('sep=;\na;b;;\n\n1;\n;;;\n')).toEqual([
      ['a', 'b'],
      [1, null],
    ]);
  });

  it('gives back whatever was written by the rules', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '字', '"', ',', '\n', ' ', ';', '😀'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 6 }), (table) => {
        const written = table
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        const expected = table.map((row) => row.map((value) => value.trim() || null));
        const read = readCsv(`h1,h2,h3\r\n${written}`, 'csv').rows.slice(1);
        while (expected.at(-1)?.every((value) => value === null)) expected.pop();
        expect(read).toEqual(expected);
      }),
    );
  });

  it('is read in the encoding that it has', async () => {
    const bytes = iconv.encode('地区,人数\n北京市的学校,12\n上海市的学校,30\n', 'gb18030');
    expect((await readTablesInWorker(testThreads, { name: '数据.CSV', bytes })).sheets).toEqual([
      {
        name: 'csv',
        rows: [
          ['地区', '人数'],
          ['北京市的学校', 12],
          ['上海市的学校', 30],
        ],
      },
    ]);
  });
});
