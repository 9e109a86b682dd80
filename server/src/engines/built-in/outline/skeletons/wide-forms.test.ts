import type { Field } from '@yanmo/contract/codes';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: 'zh' | 'ja', field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  const listAll = (nodes: typeof chapters): string[] =>
    nodes.flatMap((node) => [node.title, ...listAll(node.children)]);
  return listAll(chapters).join('\n');
}

/** What the headings of a title must say, and what they must not. */
const titles: readonly (readonly ['zh' | 'ja', Field, string, readonly RegExp[], RegExp])[] = [
  // What is worth having is no harm, and its troubles are its own.
  ['zh', 'education', '留守儿童心理健康问题及对策', [/心理健康问题的成因/u], /心理健康(?:的成因|带来的后果|集中的)/u],
  [
    'zh',
    'interdisciplinary',
    '短视频平台未成年人保护问题研究',
    [/未成年人模式/u, /加强短视频平台未成年人保护/u],
    /同质|受众/u,
  ],
  ['zh', 'medicine', '老年人口腔健康问题及对策', [/维护老年人口腔健康/u], /就业|招工|财政/u],
  ['zh', 'engineering', '高校实验室安全管理问题及对策', [/安全管理问题的成因/u], /安全管理的成因/u],
  // A sheet on the place speaks of what is asked, or it is left out.
  ['zh', 'education', '乡村小规模学校教师轮岗的实践困境与出路', [/教师轮岗/u], /同步课堂|教师流失/u],
];

it.each(titles)('keeps to the title: %s %s %s', (language, field, title, wanted, unwanted) => {
  const headings = headingsOf(language, field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
