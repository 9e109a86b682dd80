import { describe, expect, it } from 'vitest';
import { xlsxOf } from '../testing/office-files.ts';
import { dateOf, kindOfFormat } from './number-format.ts';
import { readXlsx } from './read-xlsx.ts';

const styles =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="21"/></cellXfs>';

async function rowsOf(rows: string, parts = {}) {
  return readXlsx(await xlsxOf(rows, { styles, ...parts }))[0]?.rows;
}

describe('a workbook', () => {
  it('gives texts, numbers, truth values and what formulas last gave', async () => {
    const strings =
      '<si><t>地区</t></si><si><r><t>人</t></r><r><rPr><b/></rPr><t xml:space="preserve">数 </t></r><rPh sb="0" eb="1"><t>よみ</t></rPh></si>';
    expect(
      await rowsOf(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="3"><c r="A3"><f>SUM(A1:A2)</f><v>12.5</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="str"><f>A1</f><v>合计</v></c><c r="D3" t="inlineStr"><is><t>内联</t></is></c><c r="E3" t="e"><v>#DIV/0!</v></c></row>',
        { strings },
      ),
    ).toEqual([
      ['地区', null, '人数 ', null],
      [null, null, null, null],
      [12.5, true, '合计', '内联'],
    ]);
  });

  it('gives dates as dates', async () => {
    expect(
      await rowsOf(
        '<row><c s="1"><v>45352</v></c><c s="2"><v>45352.5</v></c><c s="3"><v>0.25</v></c><c s="0"><v>45352</v></c></row>',
      ),
    ).toEqual([['2024-03-01', '2024-03-01T12:00:00', '06:00:00', 45352]]);
    expect(await rowsOf('<row><c s="1"><v>0</v></c></row>', { properties: '<workbookPr date1904="1"/>' })).toEqual([
      ['1904-01-01'],
    ]);
  });

  it('counts from the calendar that has a day too many', () => {
    expect([1, 59, 61].map((serial) => dateOf(serial, 'date', false))).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
    ]);
  });

  it.each([
    ['0.00', 'number'],
    ['#,##0 "days"', 'number'],
    ['[Red]0.0%', 'number'],
    ['0.00E+00', 'number'],
    ['General', 'number'],
    ['yyyy-mm-dd', 'date'],
    ['[$-804]yyyy"年"m"月"d"日";@', 'date'],
    ['mmm-yy', 'date'],
    ['h:mm', 'time'],
    ['[h]:mm:ss', 'time'],
    ['mm:ss.0', 'time'],
  ])('knows a date by its format: %s', (code, kind) => {
    expect(kindOfFormat(164, code)).toBe(kind);
  });
});
