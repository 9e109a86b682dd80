import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

const outline = (language: Language, field: Field, title: string, wordCount = 8_000, type: PaperType = 'thesis') =>
  writeOutlineAtOnce({
    ...{ title, language, field, wordCount, type, level: 'UNDERGRADUATE' },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  });
const chapters = (...asked: Parameters<typeof outline>): string[] => outline(...asked).map(({ title }) => title);
const headings = (...asked: Parameters<typeof outline>): string[] =>
  outline(...asked).flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]);

describe('a list that is the table of contents', () => {
  it.each([
    [
      'en',
      'science',
      'Microplastic Pollution in Freshwater Ecosystems: Sources, Effects and Control',
      [/^Sources of/u, /^Effects of/u, /^Control of/u],
    ],
    [
      'en',
      'engineering',
      'Corrosion of Reinforcement in Concrete Bridges: Causes, Detection and Repair',
      [/^Causes of Corrosion/u, /^Detection of Corrosion/u, /^Repair of Corrosion/u],
    ],
    [
      'en',
      'medicine',
      'Postpartum Depression: Risk Factors, Diagnosis and Treatment',
      [/^Risk Factors for/u, /^Diagnosis of/u, /^Treatment of/u],
    ],
    [
      'en',
      'law',
      'Cyberbullying: Legal Framework, Problems and Prospects',
      [/^Legal Framework for/u, /^Problems of/u, /^Prospects for/u],
    ],
    [
      'es',
      'science',
      'Contaminación por plásticos en los océanos: causas, efectos y medidas',
      [/causas de/u, /efectos de/u, /^Medidas contra/u],
    ],
    [
      'es',
      'medicine',
      'Anemia en embarazadas: factores de riesgo, diagnóstico y tratamiento',
      [/factores de riesgo de/u, /diagnóstico de/u, /tratamiento de/u],
    ],
    ['zh', 'science', '水体富营养化的成因、危害与防治', [/的成因$/u, /的危害$/u, /的防治$/u]],
    ['zh', 'engineering', '混凝土裂缝的成因、检测与修补', [/的成因$/u, /的检测$/u, /的修补$/u]],
    ['ja', 'engineering', 'コンクリート橋の鉄筋腐食：原因・検出・補修', [/の原因$/u, /の検出$/u, /の補修$/u]],
    ['ja', 'agriculture', 'いもち病の発生原因・診断・防除', [/の発生原因$/u, /の診断$/u, /の防除$/u]],
    [
      'es',
      'medicine',
      'El dengue en el Perú: transmisión, diagnóstico y prevención',
      [/transmisión del dengue/u, /diagnóstico del dengue/u, /prevención del dengue/u],
    ],
    ['ja', 'medicine', '睡眠障害の原因、診断および治療', [/の原因$/u, /の診断$/u, /の治療$/u]],
  ] as const)('%s %s: %s', (language, field, title, parts) => {
    const found = chapters(language, field, title);
    const places = parts.map((pattern) => found.findIndex((heading) => pattern.test(heading)));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  it.each([
    [
      'en',
      'science',
      'Microplastic Pollution in Freshwater Ecosystems: Sources, Effects and Control',
      ['Effects of Microplastic Pollution', 'Control of Microplastic Pollution'],
    ],
    ['zh', 'engineering', '混凝土裂缝的成因、检测与修补', ['混凝土裂缝的检测', '混凝土裂缝的修补']],
  ] as const)('loses no part where a short paper puts two together: %s %s: %s', (language, field, title, parts) => {
    const short = outline(language, field, title, 3_000, 'course_paper');
    expect(short.map(({ children }) => children.map((child) => child.title))).toContainEqual([...parts]);
  });

  it('leaves a review of the literature its own chapters', () => {
    const title = 'Microplastic Pollution in Freshwater Ecosystems: Sources, Effects and Control';
    expect(outline('en', 'science', title, 5_000, 'literature_review')[0]?.title).toMatch(/Scope/u);
  });

  it('has nothing to be measured by a student', () => {
    for (const [language, title] of [
      ['en', 'Microplastic Pollution in Freshwater Ecosystems: Sources, Effects and Control'],
      ['es', 'Contaminación por plásticos en los océanos: causas, efectos y medidas'],
      ['zh', '水体富营养化的成因、危害与防治'],
    ] as const)
      expect(headings(language, 'science', title).join('\n')).not.toMatch(
        /Data and Methods|Sampling|Space and Time|datos y métodos|muestreo|数据与方法|样点|时空特征/u,
      );
  });

  it('gives each part sections that fit it', () => {
    const [, , , detection] = outline(
      'en',
      'engineering',
      'Corrosion of Reinforcement in Concrete Bridges: Causes, Detection and Repair',
    );
    expect(detection?.children.map(({ title }) => title)).toContain('Methods and Points of Inspection');
    expect(
      headings('en', 'medicine', 'Postpartum Depression: Risk Factors, Diagnosis and Treatment').join(),
    ).not.toMatch(/at the Source|Removal/u);
  });

  it('names known causes of the very trouble, and of a matter of nature none that only trouble its study', () => {
    expect(headings('es', 'education', 'Deserción escolar: causas, consecuencias y prevención').join()).not.toMatch(
      /Causas por parte/u,
    );
    expect(headings('zh', 'science', '城市黑臭水体的成因、危害与治理').join()).not.toMatch(/采样|极值/u);
  });

  it('leaves two items to the plan that answers troubles', () => {
    expect(
      chapters('en', 'management', 'Employee Turnover in the Hotel Industry: Problems and Solutions').join(),
    ).toMatch(/Measures Against Employee Turnover/u);
  });
});

describe('three things side by side', () => {
  it.each([
    [
      'en',
      'literature',
      "Women, Marriage and Money in Jane Austen's Pride and Prejudice",
      ['Women in Pride and Prejudice', 'Marriage in Pride and Prejudice', 'Money in Pride and Prejudice'],
    ],
    [
      'zh',
      'literature',
      '《红楼梦》中的服饰、饮食与礼仪',
      ['《红楼梦》中的服饰', '《红楼梦》中的饮食', '《红楼梦》中的礼仪'],
    ],
    [
      'ja',
      'literature',
      '夏目漱石『こころ』における友情・恋愛・孤独',
      ['『こころ』における友情', '『こころ』における恋愛', '『こころ』における孤独'],
    ],
    [
      'es',
      'literature',
      'Honor, matrimonio y dinero en el teatro de Calderón de la Barca',
      ['El honor en el teatro', 'El matrimonio en el teatro', 'El dinero en el teatro'],
    ],
    [
      'en',
      'history',
      'Religion, Trade and War in the Ottoman Empire',
      ['Religion in the Ottoman Empire', 'Trade in the Ottoman Empire', 'War in the Ottoman Empire'],
    ],
    ['zh', 'history', '宋代的茶、酒与国家专卖', ['宋代的茶', '宋代的酒', '宋代的国家专卖']],
  ] as const)('%s %s: %s', (language, field, title, parts) => {
    const found = chapters(language, field, title);
    for (const part of parts) expect(found.some((heading) => heading.startsWith(part))).toBe(true);
    expect(headings(language, field, title).join('\n')).not.toMatch(
      /Women, Marriage (?!and)|honor, matrimonio (?!y)|服饰、饮食(?!与)|友情・恋愛(?!・)/u,
    );
  });

  it('have a section each where there is no room for chapters', () => {
    const found = outline('en', 'literature', "Women, Marriage and Money in Jane Austen's Pride and Prejudice", 4_000);
    const [, , themes] = found;
    expect(themes?.children.map(({ title }) => title)).toEqual([
      'Women in Pride and Prejudice',
      'Marriage in Pride and Prejudice',
      'Money in Pride and Prejudice',
    ]);
  });
});

describe('what one thing does for another', () => {
  it('falls short and is bettered as one matter, by what is known of either', () => {
    const found = headings('zh', 'agriculture', '农村电商助力农产品销售的困境与路径研究——以云南省为例');
    expect(found).toContain('农村电商助力农产品销售的突出问题');
    expect(found.some((heading) => /电商|物流|农产品/u.test(heading) && !heading.includes('助力'))).toBe(true);
    expect(found).not.toContain('问题的主要表现');
  });

  it('has no troubles of old houses where a village is governed', () => {
    expect(headings('zh', 'agriculture', '数字技术赋能乡村治理的困境与路径研究').join()).not.toMatch(
      /改造与维护|分摊/u,
    );
  });
});

describe('names in Chinese and Japanese headings', () => {
  it.each([
    ['论网络直播带货中消费者权益的法律保护', '网络直播带货中消费者权益'],
    ['人脸识别技术应用中个人信息权益的保护', '人脸识别技术应用中个人信息权益'],
  ])('stand as the title joins them: %s', (title, name) => {
    const found = headings('zh', 'law', title);
    expect(found.filter((heading) => heading.includes(name)).length).toBeGreaterThan(4);
    expect(found.filter((heading) => /中[^，：]{0,8}中的|中的.*的.*的/u.test(heading))).toEqual([]);
  });

  it('protect no protection', () => {
    expect(headings('ja', 'law', 'インターネット取引における消費者保護の課題').join()).not.toMatch(
      /保護を保護|保護の保護/u,
    );
  });

  it('say results without an officialese verb', () => {
    for (const title of [
      '数字普惠金融对城乡收入差距的影响研究',
      '产业集聚对区域经济增长的影响研究',
      '人口老龄化对居民消费结构的影响研究',
    ])
      expect(headings('zh', 'economics', title).join()).not.toContain('作用于');
  });
});

describe('a review of nursing', () => {
  const title = '延续性护理对2型糖尿病患者自我管理能力影响的研究进展';

  it('has no cells and names both ends whole', () => {
    const found = headings('zh', 'medicine', title);
    expect(found.join()).not.toMatch(/细胞|动物|能力影响/u);
    expect(found).toContain('延续性护理与2型糖尿病患者自我管理能力关系的人群证据');
  });

  it('says why it was written before its chapters and not inside one', () => {
    const inside = outline('zh', 'medicine', title, 6_000).flatMap(({ children }) =>
      children.map((child) => child.title),
    );
    expect(inside.join()).not.toContain('缘起与范围');
  });

  it('asks cells where something is taken', () => {
    expect(headings('zh', 'medicine', '维生素D与抑郁症关系的研究进展').join()).toContain('细胞与动物实验的证据');
  });
});
