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
