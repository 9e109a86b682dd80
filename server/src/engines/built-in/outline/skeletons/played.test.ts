import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: Language, field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  const listAll = (nodes: typeof chapters): string[] =>
    nodes.flatMap((node) => [node.title, ...listAll(node.children)]);
  return listAll(chapters).join('\n');
}

/** What the headings of a title must say, and what they must not. */
const titles: readonly (readonly [Language, Field, string, readonly RegExp[], RegExp])[] = [
  // Who plays a part does something in it, brings something about and is held back.
  [
    'zh',
    'interdisciplinary',
    '社会组织在社区养老服务中的作用研究——以苏州市为例',
    [/苏州市社会组织在社区养老服务中的做法/mu, /社会组织发挥作用的限制/u],
    /社会组织的(?:缘起|概念|突出问题)/u,
  ],
  ['zh', 'education', '辅导员在大学生就业指导中的角色研究', [/更好发挥辅导员作用的途径/u], /角色大小/u],
  ['ja', 'education', '不登校支援における養護教諭の役割', [/不登校支援における養護教諭の取り組み/u], /養護教諭の概要/u],
  ['ja', 'management', '中心市街地活性化と商工会議所の役割', [/商工会議所の側の工夫/u], /商工会議所への提言/u],
  // In a history, whoever stands beside a change had a part in it, and is judged.
  ['zh', 'history', '江南士绅与晚清地方慈善事业', [/对江南士绅作用的历史评价/u], /更好发挥|士绅与晚清地方慈善事业的/u],
  ['ja', 'history', '日本近代化における宣教師の役割', [/宣教師の役割の歴史的評価/u], /生かす方策/u],
  // A thing that acts is no actor.
  ['zh', 'management', '心理资本在工作压力与离职倾向之间的中介作用', [/心理资本/u], /心理资本自身的改进/u],
  // What a material takes up, what lasts, and how two cultivars differ are tried in ways of their own.
  [
    'zh',
    'science',
    '改性沸石对废水中氨氮的去除效果研究',
    [/去除动力学/u, /废水中氨氮的测定方法/u],
    /随机排列|不同水平下/u,
  ],
  ['zh', 'science', '不同温度下活性炭对甲醛的吸附性能', [/不同温度下的吸附效果/u, /吸附等温线/u], /去除/u],
  ['ja', 'science', '竹炭による水中リンの吸着特性', [/吸着等温線と最大吸着量/u], /処理区/u],
  ['zh', 'engineering', '橡胶混凝土的抗硫酸盐侵蚀性能研究', [/硫酸盐侵蚀的试验制度/u], /加载装置|荷载与变形/u],
  [
    'ja',
    'engineering',
    '高炉スラグ微粉末を用いたコンクリートの凍結融解抵抗性に関する研究',
    [/凍結融解作用の試験条件/u],
    /載荷|荷重/u,
  ],
  [
    'zh',
    'agriculture',
    '两个冬小麦品种耐旱性的比较研究——以济麦22与晋麦47为例',
    [/济麦22与晋麦47的比较试验设计/u, /冬小麦耐旱性/u],
    /互相|借鉴|现状/u,
  ],
  [
    'ja',
    'agriculture',
    '小麦の赤かび病における品種間差異―きたほなみとゆめちからの比較―',
    [/きたほなみとゆめちからの赤かび病の違い/u],
    /学べる点|成り立ち/u,
  ],
];

it.each(titles)('keeps to the title: %s %s %s', (language, field, title, wanted, unwanted) => {
  const headings = headingsOf(language, field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
