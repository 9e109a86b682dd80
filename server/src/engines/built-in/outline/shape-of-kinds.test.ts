import type { PaperType } from '@yanmo/contract/codes';
import { type TitleKind, titleKinds, type Understanding } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { depthFor } from '../../../understanding/outline-depth.ts';
import { countSections } from '../../../understanding/trim-sections.ts';
import { presentUnderstanding, understandTitle } from '../../../understanding/understand-title.ts';
import { findUnmet } from '../../../understanding/wishes/find-unmet.ts';
import { readWishes } from '../../../understanding/wishes/read-wishes.ts';
import type { DraftChapter, OutlineRequest } from '../../engine.ts';
import { readSubject } from '../paper/subject.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

function ask(
  title: string,
  changes: Partial<OutlineRequest> & Pick<OutlineRequest, 'field'>,
  kind?: TitleKind,
): OutlineRequest {
  const request: OutlineRequest = {
    ...{ title, language: 'zh', type: 'thesis', level: 'UNDERGRADUATE', wordCount: 12_000 },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
    ...changes,
  };
  const understanding = { ...presentUnderstanding(understandTitle(request)), ...(kind ? { kind } : {}) };
  return { ...request, understanding };
}

const flatten = (chapters: readonly DraftChapter[]): DraftChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flatten(chapter.children)]);
const depthOf = (chapters: readonly DraftChapter[]): number =>
  chapters.length === 0 ? 0 : 1 + Math.max(...chapters.map(({ children }) => depthOf(children)));

describe('a kind that the student chose', () => {
  it.each([
    ['社区食堂的运营', 'zh'],
    ['双十一购物节', 'zh'],
    ['旗袍元素在现代服装设计中的运用', 'zh'],
    ['Community Canteens in Leeds', 'en'],
    ['Los comedores comunitarios en Lima', 'es'],
    ['地域食堂の運営', 'ja'],
  ] as const)('has its own plan, however %s is put', (title, language) => {
    const plans = titleKinds.map((kind) => {
      const request = ask(title, { field: 'interdisciplinary', language }, kind);
      const read = request.understanding as Understanding;
      const understanding = { ...read, confidence: { ...read.confidence, kind: 1 } };
      const headings = flatten(writeOutlineAtOnce({ ...request, understanding }));
      return headings.map((heading) => heading.title).join('\n');
    });
    expect(new Set(plans).size).toBe(titleKinds.length);
  });
});

describe('a kind has its own shape', () => {
  it.each<[TitleKind, string, OutlineRequest['field'], OutlineRequest['language'], readonly RegExp[]]>([
    ['doctrinal-law', '论居住权的设立条件', 'law', 'zh', [/规范基础/u, /缺口/u, /学说/u, /解释方案/u]],
    [
      'doctrinal-law',
      'The Defence of Necessity in Criminal Law',
      'law',
      'en',
      [/Governing/u, /Gaps/u, /Courts/u, /Rule/u],
    ],
    ['policy-analysis', '生育支持政策的实施与完善', 'economics', 'zh', [/目标/u, /工具/u, /执行/u, /副作用/u, /调整/u]],
    [
      'case-study',
      '海底捞服务创新研究',
      'management',
      'zh',
      [/海底捞的经营环境/u, /内容/u, /效果与问题/u, /优化建议/u],
    ],
    [
      'review',
      '钙钛矿太阳能电池稳定性研究进展',
      'science',
      'zh',
      [/范围/u, /制约因素与机理/u, /提升/u, /分歧/u, /展望/u],
    ],
    ['history-narrative', '太平天国运动爆发的原因', 'history', 'zh', [/背景/u, /深层原因/u, /直接起因/u, /轻重/u]],
    ['history-narrative', '太平天国运动失败的原因', 'history', 'zh', [/筹划/u, /经过/u, /失败的原因/u, /后果/u]],
    ['theory-essay', '柯西不等式及其应用', 'science', 'zh', [/背景/u, /条件/u, /推导/u, /应用/u]],
    [
      'theory-essay',
      'La ética de la clonación humana',
      'philosophy',
      'es',
      [/ética/u, /Principios/u, /favor/u, /licitud/u],
    ],
    ['theory-essay', '制空権の概念', 'military', 'ja', [/概念/u, /働き/u, /戦例/u, /限界/u]],
  ])('%s: %s', (kind, title, field, language, steps) => {
    const chapters = writeOutlineAtOnce(ask(title, { field, language }, kind)).slice(1, -1);
    const places = steps.map((step) => chapters.findIndex(({ title: heading }) => step.test(heading)));
    expect(places, chapters.map(({ title: heading }) => heading).join('\n')).toEqual(
      [...places].sort((left, right) => left - right),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(new Set(places).size).toBe(steps.length);
  });
});

describe('a theory', () => {
  it('is named nowhere where none meets the title', () => {
    const chapters = flatten(writeOutlineAtOnce(ask('社区团购自提点的布局现状与对策', { field: 'management' })));
    expect(chapters.map(({ title, summary }) => title + summary).join('\n')).not.toMatch(/双因素|资源基础|利益相关者/u);
    expect(chapters.some(({ title }) => /概念界定与分析框架/u.test(title))).toBe(true);
  });
});

describe('size', () => {
  it('of a course paper of 3,000 words is four chapters on two levels, without a review', () => {
    for (const kind of ['status-and-remedies', 'doctrinal-law', 'relation-test', 'case-study'] as const) {
      const changes = { field: 'law', type: 'course_paper', wordCount: 3_000, level: 'FINAL' } as const;
      const chapters = writeOutlineAtOnce(ask('论居住权的设立条件', changes, kind));
      expect(chapters, kind).toHaveLength(4);
      expect(depthOf(chapters), kind).toBeLessThanOrEqual(2);
      expect(chapters.map(({ title }) => title).join('\n')).not.toMatch(/述评|文献/u);
    }
  });

  it.each<[PaperType, number]>([
    ['thesis', 8_000],
    ['thesis', 15_000],
    ['thesis', 30_000],
    ['thesis', 60_000],
    ['journal_article', 7_000],
    ['proposal', 4_000],
    ['task_book', 2_000],
    ['literature_review', 6_000],
    ['survey_report', 5_000],
  ])('of a %s of %i words stays within what such a paper carries', (type, wordCount) => {
    const { chapters: bounds, levels } = depthFor(type, wordCount);
    const level = wordCount >= 20_000 ? 'MASTER' : 'UNDERGRADUATE';
    for (const kind of ['doctrinal-law', 'policy-analysis', 'relation-test', 'history-narrative'] as const) {
      const chapters = writeOutlineAtOnce(
        ask('数字经济对就业结构的影响', { field: 'economics', type, wordCount, level }, kind),
      );
      expect(chapters.length, kind).toBeGreaterThanOrEqual(bounds.min);
      expect(chapters.length, kind).toBeLessThanOrEqual(bounds.max);
      expect(depthOf(chapters), kind).toBeLessThanOrEqual(levels);
    }
  });
});

describe('sections', () => {
  it.each<[OutlineRequest['language'], number, number]>([
    ['zh', 1_000, 5],
    ['zh', 3_000, 8],
    ['zh', 5_000, 12],
    ['ja', 5_000, 12],
    ['en', 3_000, 12],
    ['es', 5_000, 18],
  ])('of a paper in %s of %i are %i at most, and the chapters are not cut for it', (language, wordCount, most) => {
    const title = '社区团购自提点的布局现状与对策';
    for (const type of ['thesis', 'course_paper', 'journal_article', 'literature_review'] as const) {
      for (const kind of ['status-and-remedies', 'doctrinal-law', 'relation-test', 'design-artefact'] as const) {
        const changes = { language, field: 'management', type, wordCount } as const;
        const chapters = writeOutlineAtOnce(ask(title, changes, kind));
        const { chapters: bounds } = depthFor(type, wordCount);
        expect(countSections(chapters), `${type} ${kind}`).toBeLessThanOrEqual(Math.max(most, bounds.max));
        expect(chapters.length, `${type} ${kind}`).toBeGreaterThanOrEqual(bounds.min);
        for (const { children } of flatten(chapters)) expect(children.length).not.toBe(1);
      }
    }
  });

  it('give way to what a student asks for, and not the other way round', () => {
    const title = '社区团购自提点的布局现状与对策';
    const request = ask(title, {
      field: 'management',
      wordCount: 5_000,
      keywords: ['履约成本'],
      extraRequirements: '第三章要有问卷，第二章写文献综述，增加一节关于冷链设备，增加一节关于团长激励，与便利店做比较',
    });
    const chapters = writeOutlineAtOnce(request);
    const wishes = readWishes(request.extraRequirements, { ...request, kind: 'status-and-remedies' });
    expect(countSections(chapters)).toBeLessThanOrEqual(12);
    expect(wishes.length).toBeGreaterThanOrEqual(4);
    expect(findUnmet(chapters, wishes)).toEqual([]);
    expect(
      flatten(chapters)
        .map((chapter) => chapter.title)
        .join('\n'),
    ).toContain('履约成本');
  });

  it('answer each trouble with its cause and its cure where some fall away', () => {
    const request = ask('县城公共图书馆服务的问题与对策', { field: 'management', wordCount: 5_000 });
    const chapters = writeOutlineAtOnce(request);
    const below = (words: RegExp) => chapters.find(({ title }) => words.test(title))?.children.length;
    expect(below(/突出问题/u)).toBe(below(/对策/u));
  });
});

describe('headings of a Chinese outline', () => {
  const headingsOf = (title: string, field: OutlineRequest['field'], kind?: TitleKind): string[] =>
    flatten(writeOutlineAtOnce(ask(title, { field }, kind))).map((chapter) => chapter.title);

  it('name the thing in the chapter and in about half of its sections', () => {
    const chapters = writeOutlineAtOnce(ask('论预告登记的效力', { field: 'law' }, 'doctrinal-law'));
    for (const { title, children } of chapters.slice(1, -1)) {
      expect(title).toContain('预告登记');
      const named = children.filter((child) => child.title.includes('预告登记')).length;
      expect(named, title).toBeLessThanOrEqual(Math.ceil(children.length / 2));
      for (const { children: below } of children)
        expect(below.filter((child) => child.title.includes('预告登记'))).toEqual([]);
    }
  });

  it('never cut a name inside a word, and never speak of what is asked as of a thing', () => {
    expect(headingsOf('穴位贴敷联合艾灸对便秘患者排便功能的影响', 'medicine').join('\n')).not.toMatch(
      /(?<!贴敷)联合艾灸/u,
    );
    const media = headingsOf('乡镇文化站建设的困境与破解——以山西省吕梁市为例', 'management').join('\n');
    expect(media).not.toMatch(/困境与破解|(?<!乡)镇文化站|初始条件/u);
    expect(media).toMatch(/吕梁市乡镇文化站建设的现状/u);
    expect(media).toMatch(/突出问题/u);
  });

  it('look an exposure up in records, and ask people only what they think, feel or do', () => {
    const exposure = headingsOf('臭氧暴露与儿童哮喘急诊风险的关系', 'medicine', 'relation-test').join('\n');
    expect(exposure).toMatch(/混杂因素/u);
    expect(exposure).not.toMatch(/量表|问卷|被试/u);
    expect(headingsOf('社区居民疫苗接种意愿现状与对策', 'medicine').join('\n')).not.toMatch(/资金与人手|各方协同/u);
  });

  it('plan without training, watch a site without a control, and read verse as verse', () => {
    const plan = headingsOf('基于改进蚁群算法的巡检机器人轨迹规划', 'engineering').join('\n');
    expect(plan).toMatch(/轨迹规划的数学模型/u);
    expect(plan).not.toMatch(/强度|标注|训练/u);
    const site = headingsOf('隧道爆破对既有衬砌振动的影响', 'engineering', 'lab-experiment').join('\n');
    expect(site).toMatch(/监测/u);
    expect(site).not.toMatch(/处理水平|对照实验/u);
    expect(headingsOf('辛弃疾词中的英雄情怀', 'literature').join('\n')).not.toMatch(/人物|叙述/u);
  });

  it('look in a case for what its matter is made of, and end an illness with its prevention', () => {
    expect(headingsOf('安踏公司海外并购研究', 'management', 'case-study').join('\n')).toMatch(/进入方式|整合/u);
    const illness = headingsOf('番茄晚疫病的发生与防治', 'agriculture', 'status-and-remedies').join('\n');
    expect(illness).toMatch(/防治要点/u);
    expect(illness).not.toMatch(/症结与出路/u);
    expect(headingsOf('法律英语翻译中的常见问题与对策', 'literature').join('\n')).not.toMatch(
      /研究常见|常见的|翻译文/u,
    );
  });

  it('speak of the trouble itself, not of its causes and cures as a thing', () => {
    expect(headingsOf('幼儿教师职业倦怠的成因与缓解策略', 'education').join('\n')).not.toMatch(/成因与缓解/u);
    expect(headingsOf('汽车转向系统的故障诊断与维修', 'engineering').join('\n')).toMatch(
      /转向系统的组成与工作原理.*转向系统的故障诊断.*转向系统的维修/su,
    );
    expect(headingsOf('平台骑手过劳问题的成因与治理', 'management').join('\n')).not.toMatch(/问题的突出问题|改进过劳/u);
  });

  it('say a question as a noun phrase', () => {
    expect(headingsOf('为什么大学生不愿意考研？', 'education').join('\n')).toMatch(/对大学生不愿意考研的几种解释/u);
    expect(headingsOf('机器翻译会取代译员吗？', 'literature').join('\n')).toMatch(/机器翻译取代译员/u);
  });
});

it.each<[string, OutlineRequest['field'], RegExp, RegExp]>([
  [
    'Using Puppets to Teach Grammar in Primary Schools',
    'education',
    /Teaching of Grammar Through Puppets/u,
    /to Teach/u,
  ],
  [
    'Grief in Penelope Lively’s The Photograph',
    'literature',
    /of The Photograph|in The Photograph/u,
    /the Photograph/u,
  ],
  [
    'Awareness of Hand Washing Among Ward Visitors',
    'medicine',
    /Sampling Ward Visitors/u,
    /Natural Conditions|Spatial/u,
  ],
  ['Why Do Bus Fares Keep Rising in Bristol?', 'economics', /Why Bus Fares Keep Rising in Bristol/u, /Retention/u],
  ['Salt and Taxation in Bourbon France', 'history', /What Salt Meant for Taxation/u, /Stages of Salt/u],
  [
    'Green Synthesis of Zinc Oxide Nanoparticles from Mango Leaves',
    'science',
    /Mango Leaves, Reagents/u,
    /Field Trial/u,
  ],
  [
    'Teaching Spelling in Primary Schools: Problems and Solutions',
    'education',
    /Spelling Teaching/u,
    /Money|Funds|Rules/u,
  ],
  ['Sick Leave and Absenteeism in Call Centres: Causes and Solutions', 'management', /Reduce/u, /Improve|Funds/u],
])('speaks of what %s is about', (title, field, said, unsaid) => {
  const headings = flatten(writeOutlineAtOnce(ask(title, { field, language: 'en' }))).map((chapter) => chapter.title);
  expect(headings.join('\n')).toMatch(said);
  expect(headings.join('\n')).not.toMatch(unsaid);
});

it('keeps the capitals of a place where a text names it', () => {
  const request = ask('Rent Control and Housing Supply in Berlin', { field: 'economics', language: 'en' });
  const { long } = readSubject({ ...request, works: [], chapters: [] }).slots;
  expect(long).toMatchObject({ context: 'Berlin', place: 'Berlin' });
});

describe('what has causes and is answered is an evil, by whatever name', () => {
  it.each<[string, OutlineRequest['field'], OutlineRequest['language'], RegExp, RegExp]>([
    [
      'Light Nights in Madrid: Causes and Municipal Responses',
      'interdisciplinary',
      'en',
      /Measures Against/u,
      /Improve/u,
    ],
    ['仓储货损的成因和控制', 'management', 'zh', /仓储货损的应对措施/u, /控制与|成因与控制/u],
    ['買い物難民と行政の対応―長野県を例に', 'interdisciplinary', 'ja', /行政の対応/u, /行政の対応の(?:原因|現状)/u],
    [
      'Transporte rural y deserción escolar en Bolivia',
      'education',
      'es',
      /Causas|deserción/u,
      /(?:Causas|Medidas).*efecto en/u,
    ],
    [
      'Natación terapéutica y masaje deportivo en el dolor cervical: estudio comparativo',
      'medicine',
      'es',
      /y el masaje deportivo/u,
      /la natación terapéutica y masaje/u,
    ],
    ['Madness in "The Black Cat"', 'literature', 'en', /"The Black Cat"/u, /"the black cat"/u],
  ])('%s', (title, field, language, wanted, unwanted) => {
    const headings = flatten(writeOutlineAtOnce(ask(title, { field, language }))).map(({ title: heading }) => heading);
    expect(headings.some((heading) => wanted.test(heading))).toBe(true);
    expect(headings.filter((heading) => unwanted.test(heading))).toEqual([]);
  });
});
