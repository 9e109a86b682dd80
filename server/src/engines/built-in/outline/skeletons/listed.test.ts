import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, test } from 'vitest';
import type { DraftChapter } from '../../../engine.ts';
import { writeOutlineAtOnce } from '../write-outline.ts';

const outline = (title: string, language: Language, field: Field): DraftChapter[] =>
  writeOutlineAtOnce({
    ...{ title, language, field, level: 'UNDERGRADUATE', type: 'thesis', wordCount: 12_000 },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  });

test('sides that a title lists do not read alike', () => {
  const sides = ['经费筹措', '场地供给', '教练培养'];
  const chapters = outline(`社区体育俱乐部的${sides.join('、').replace(/、(?=[^、]*$)/u, '与')}`, 'zh', 'management');
  const told = chapters.filter(({ title }) => sides.some((side) => title.endsWith(side)));
  expect(told).toHaveLength(3);
  const worded = told.flatMap(({ children }, at) => children.map(({ title }) => title.replace(sides[at] ?? '', '')));
  expect(new Set(worded).size).toBe(worded.length);
});

test.each([
  ['Sicariato', 'es', 'interdisciplinary', /Ventajas|Oportunidades/u],
  ['人身取引', 'ja', 'interdisciplinary', /利点|メリット|便利/u],
  ['父母与子女的代际矛盾', 'zh', 'interdisciplinary', /便利|好处/u],
] as const)('nobody gains by %s', (title, language, field, gains) => {
  const walk = (nodes: readonly DraftChapter[]): string[] =>
    nodes.flatMap((node) => [node.title, ...walk(node.children)]);
  expect(walk(outline(title, language, field)).join('\n')).not.toMatch(gains);
});

const headingsOf = (title: string, language: Language, field: Field): string => {
  const walk = (nodes: readonly DraftChapter[]): string[] =>
    nodes.flatMap((node) => [node.title, ...walk(node.children)]);
  return walk(outline(title, language, field)).join('\n');
};

test.each([
  ['夜间经济是城市的活力还是负担？', 'zh', 'economics', /为“城市的活力”的理由[\s\S]+为“负担”的理由/u, /成因|对策/u],
  [
    'Los patinetes eléctricos: ¿prohibir o regular?',
    'es',
    'engineering',
    /¿prohibir o regular\?/u,
    /como prohibir|Medidas/u,
  ],
  [
    'Old harbour cranes: repair or replace?',
    'en',
    'engineering',
    /Answers that have been given/u,
    /answering yes|as repair/u,
  ],
] as const)('%s is answered by weighing what it offers', (title, language, field, wanted, unwanted) => {
  const headings = headingsOf(title, language, field);
  expect(headings).toMatch(wanted);
  expect(headings).not.toMatch(unwanted);
});

test('people beside a change in history are no side of it', () => {
  const headings = headingsOf('清代漕运的变革与沿河商人', 'zh', 'history');
  expect(headings).toMatch(/沿河商人的构成与活动/u);
  expect(headings).not.toMatch(/沿河商人的(?:兴起|办学|演变)/u);
});
