import { expect, it } from 'vitest';
import { readCsv } from '../../../documents/readers/tables/read-csv.ts';
import { parseDraft } from '../../draft-text.ts';
import { tablesOfMaterial } from '../own-material/facts-of-material.ts';
import { takeApart } from '../own-material/take-apart.ts';
import { requestPaper } from './request-paper.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

it('a table of the student’s own stands once, spoken of before, with its values drawn', () => {
  const csv = '收购点,日均到场人数\n桃溪,312\n石坪,274\n高岭,189';
  const material = takeApart({ kind: 'sheets', sheets: [readCsv(csv, 'csv')], language: 'zh' });
  const ownTables = tablesOfMaterial(material, { id: 'u1', title: '到场人数', language: 'zh', isModel: false });
  const paper = writePaperAtOnce(
    requestPaper({
      title: '山区县茶青收购点排队问题研究',
      language: 'zh',
      field: 'management',
      wordCount: 4_000,
      ownTables,
    }),
  );
  const text = paper.sections.map((section) => printSection(section, 'zh')).join('\n\n');
  const blocks = parseDraft(text);
  const tables = blocks.filter((block) => block.kind === 'table' && block.name === 'tab-own-u1-1');
  expect(tables).toMatchObject([
    {
      head: ['收购点', '日均到场人数'],
      rows: [
        ['桃溪', '312'],
        ['石坪', '274'],
        ['高岭', '189'],
      ],
    },
  ]);
  expect(blocks.filter((block) => block.kind === 'figure' && block.shape === 'bar')).toHaveLength(1);
  for (const name of ['tab-own-u1-1', 'fig-own-u1-1']) {
    expect(text.split(`[#${name}]`)).toHaveLength(2);
    expect(text.indexOf(`[#${name}]`)).toBeLessThan(text.indexOf(`{#${name}}`));
  }
});
