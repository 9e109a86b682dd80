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
  // Two ways of growing are tried side by side, and neither has levels.
  [
    'ja',
    'agriculture',
    '乾田直播と移植栽培における水稲の収量と労働時間の比較',
    [/乾田直播と移植栽培の比較試験の設計/u, /^労働時間の違い$/mu],
    /処理水準|適正な水準/u,
  ],
  [
    'zh',
    'agriculture',
    '滴灌与漫灌条件下棉花产量和水分利用效率的比较研究',
    [/^水分利用效率的差别$/mu],
    /历史条件|借鉴/u,
  ],
  // Treatments are reviewed by kinds, evidence and patients.
  ['zh', 'medicine', '脑卒中后失语症康复治疗的研究进展', [/系统评价与证据质量/u], /经典方法|典型应用|日常照护/u],
  // What the title sets between the two or makes them depend on is measured and tested.
  [
    'zh',
    'management',
    '工作家庭冲突与员工离职意愿的关系：组织支持的调节作用',
    [/组织支持的测量/u, /组织支持调节作用的检验/u],
    /基准估计|分组的差异/u,
  ],
  [
    'ja',
    'management',
    '上司のサポートと職務満足度の関連：自己効力感の調節効果',
    [/自己効力感の調節効果の検証/u],
    /基本推定/u,
  ],
  // What lessons are built on has a section, and so has what goods are to carry.
  ['zh', 'education', '基于情境教学的小学数学“分数的初步认识”教学设计', [/情境教学的运用方式/u], /教学缘起/u],
  ['zh', 'art', '苗族蜡染纹样在家居产品设计中的应用研究', [/苗族蜡染纹样的提取与转译/u], /运用的难点/u],
  // Where it was looked at, and by what, answers a question why.
  [
    'zh',
    'interdisciplinary',
    '垃圾分类为何难以坚持？——基于上海市的政策执行分析',
    [/^上海市的情形$/mu, /从政策执行看的解释/u],
    /上海市的政策执行/u,
  ],
  ['ja', 'interdisciplinary', 'なぜ地方の若者は都市へ流出するのか―青森県を事例に―', [/青森県の場合/u], /改善/u],
  // Wages are set by states and firms, whoever earns them.
  [
    'ja',
    'economics',
    '円安は若者の実質賃金を下げたか',
    [/円安が若者の実質賃金に影響/u, /考察と提言/u],
    /学校|家庭と本人/u,
  ],
  // What it means today is asked of the crowd; the present is no theme of the novels.
  ['zh', 'literature', '沈从文小说中的“水手”群像及其当代意义', [/“水手”群像的意义/u], /与当代|中的当代/u],
  ['zh', 'science', '固氮蓝藻的研究进展与应用前景', [/固氮蓝藻的研究进展$/mu], /前景的/u],
];

it.each(titles)('keeps to the title: %s %s %s', (language, field, title, wanted, unwanted) => {
  const headings = headingsOf(language, field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
