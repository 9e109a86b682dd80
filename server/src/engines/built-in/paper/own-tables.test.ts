import { expect, it } from 'vitest';
import { readCsv } from '../../../documents/readers/tables/read-csv.ts';
import { checkAgainstCards } from '../../cards/check-against-cards.ts';
import { listCitedClaims } from '../../cited-claims.ts';
import { parseDraft } from '../../draft-text.ts';
import type { PaperWork } from '../../engine.ts';
import { factsOfMaterial, tablesOfMaterial } from '../own-material/facts-of-material.ts';
import { takeApart } from '../own-material/take-apart.ts';
import { planOwnTables } from './own-tables.ts';
import type { Spot } from './read-outline.ts';
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
  // It is spoken of before it stands, and what it comes to is read from it behind it.
  const counts = { 'tab-own-u1-1': 2, 'fig-own-u1-1': 1 };
  for (const [name, count] of Object.entries(counts)) {
    expect(text.split(`[#${name}]`)).toHaveLength(count + 1);
    expect(text.indexOf(`[#${name}]`)).toBeLessThan(text.indexOf(`{#${name}}`));
  }
});

it('what a table comes to is told beside it and nowhere else, and a table of a work with the title that bears it out', () => {
  const csv = '收购点,日均到场（人）\n桃溪,312\n石坪,274\n高岭,189';
  const work: PaperWork = {
    ...{
      id: '6f0c3d1e-0b7a-4a55-9a67-0d4bb1a6f001',
      title: '茶青收购点调查报告',
      year: 2024,
      authors: '',
      abstract: null,
      text: null,
    },
    ...{ abstract: null, text: null, language: 'zh', names: [], card: null, isOwn: true },
  };
  const material = takeApart({ kind: 'sheets', sheets: [readCsv(csv, 'csv')], language: 'zh' });
  const use = { id: 'u1', title: '到场人数', cite: work.id, language: 'zh', isModel: false } as const;
  expect(factsOfMaterial(material, use)).toEqual([]);
  const asked = {
    title: '山区县茶青收购点排队问题研究',
    language: 'zh',
    field: 'management',
    wordCount: 4_000,
  } as const;
  const request = requestPaper({ ...asked, works: [work], ownTables: tablesOfMaterial(material, use) });
  const sections = writePaperAtOnce(request).sections.map((section) => printSection(section, 'zh'));
  const home = sections.filter((text) => text.includes('以桃溪最高，为 312 人，以高岭最低，为 189 人'));
  expect(home).toHaveLength(1);
  const [text = ''] = home;
  expect(text).toContain('由[#tab-own-u1-1]可见，各收购点中');
  expect(text.indexOf('{#tab-own-u1-1}')).toBeLessThan(text.indexOf('以桃溪最高'));
  const claims = listCitedClaims('a', text).filter(({ sentence }) => sentence.includes('own-u1-1'));
  expect(claims).toHaveLength(1);
  expect(checkAgainstCards(claims, [work], 'zh')).toMatchObject([{ verdict: 'SUPPORTED' }]);
});

it('a table stands where data are looked for, and not where a paper opens or defines', () => {
  const sections = ['研究背景', '概念界定', '文献综述', '收购点排队的现状', '改进的对策', '结论'];
  const roles = ['background', 'concept', 'literature', 'status', 'measure', 'findings'];
  const spots = sections.map(
    (title, at) =>
      ({ section: { id: `s${at}`, title, summary: '' }, role: roles[at], isLeaf: true }) as unknown as Spot,
  );
  const table = (name: string, terms: string[]) => ({ name, caption: name, head: [], rows: [], terms });
  // 概念 and 收购点 call two tables; a word that all headings share would call none.
  const places = planOwnTables([table('a', ['概念']), table('b', ['收购点']), table('c', [])], spots);
  expect([...places].map(([{ role }, held]) => [role, held.map(({ name }) => name)])).toEqual([
    ['status', ['a', 'b']],
    ['measure', ['c']],
  ]);
});

it('what was taken from a work of the student’s is said once, and not quoted beside it', () => {
  const said = '2023 年全县茶青收购量为 3927 吨，同比增长 15.6%';
  const work: PaperWork = {
    ...{ id: '6f0c3d1e-0b7a-4a55-9a67-0d4bb1a6f001', title: '山区县茶青收购点调查报告', year: 2024, authors: '' },
    ...{
      abstract: null,
      text: `${said}。收购点的排队使茶青品质下降，茶农因此改在夜里到场。`,
      language: 'zh',
      names: [],
    },
    ...{ card: null, isOwn: true },
  };
  const own = [
    { id: 'u1-1', from: 'UPLOAD' as const, kind: 'figure' as const, text: said, terms: ['茶青'], cite: work.id },
  ];
  const asked = {
    title: '山区县茶青收购点排队问题研究',
    language: 'zh',
    field: 'management',
    wordCount: 4_000,
  } as const;
  const request = requestPaper({ ...asked, works: [work], own });
  const chapters = request.chapters.map((chapter) => ({
    ...chapter,
    children: chapter.children.map((child) => ({ ...child, works: [work.id] })),
  }));
  const text = writePaperAtOnce({ ...request, chapters })
    .sections.map((section) => printSection(section, 'zh'))
    .join('\n\n');
  expect(text.split('3927')).toHaveLength(2);
});
