import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { presentUnderstanding, understandTitle } from '../../../understanding/understand-title.ts';
import type { DraftChapter } from '../../engine.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const list = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...list(children)]);

const headingsOf = (language: Language, field: Field, title: string): string =>
  list(
    writeOutlineAtOnce({
      ...{ title, language, field, type: 'thesis', wordCount: 8_000, level: 'UNDERGRADUATE', variant: 0 },
      ...{ keywords: [], works: [], extraRequirements: '' },
    }),
  ).join('\n');

/** A title, what its headings say, and what none of them says. */
type Case = readonly [Language, Field, string, RegExp, RegExp];

const holds = (cases: readonly Case[]): void => {
  it.each(cases)('in %s for %s: %s', (language, field, title, said, unsaid) => {
    const headings = headingsOf(language, field, title);
    expect(headings).toMatch(said);
    expect(headings).not.toMatch(unsaid);
  });
};

describe('how well a thing is served, and how people live at school, have troubles of their own', () => {
  holds([
    ['zh', 'management', '社区超市服务质量改进研究', /顾客意见回应迟缓/u, /自身方面的原因/u],
    ['en', 'management', 'Improving Customer Service in Garden Centres', /Complaints/u, /How the Difficulties Show/u],
    ['es', 'management', 'Calidad del servicio en hostales: problemas y soluciones', /quejas/u, /dificultades/u],
    ['ja', 'management', '書店における接客の現状と課題', /苦情への対応/u, /問題の主な現れ/u],
    ['es', 'education', 'Problemas de convivencia en las aulas de primaria', /diálogo/u, /Dónde son mayores/u],
  ]);
});

describe('whoever is studied is asked what can be asked', () => {
  holds([
    ['zh', 'education', '隔代教养对幼儿自理能力的影响', /家长问卷/u, /前后测/u],
    ['zh', 'education', '积木游戏对幼儿空间能力的影响', /前后测/u, /家长问卷/u],
    [
      'es',
      'education',
      'Influencia del tiempo de pantalla en la atención de niños de preescolar',
      /familias/u,
      /antes y después/u,
    ],
    ['ja', 'education', '父親の育児と家庭環境が幼児の語彙に与える影響', /保護者への質問紙/u, /前後/u],
    ['zh', 'education', '兼职时长对大学生学习成绩的影响', /学生问卷/u, /学校记录/u],
    [
      'en',
      'education',
      "The Effect of Breakfast on Pupils' Academic Performance",
      /Answers and Their Marks/u,
      /School Records/u,
    ],
    ['ja', 'education', '高校生の朝食習慣が学業成績に与える影響', /質問紙/u, /学校記録/u],
  ]);
});

describe('an economy differs by its regions', () => {
  holds([
    ['zh', 'economics', '会展业对区域经济的影响', /按地区分组/u, /群体差异/u],
    [
      'en',
      'economics',
      'The Impact of Cruise Tourism on the Local Economy',
      /Differences by Region/u,
      /Between Groups/u,
    ],
    ['es', 'economics', 'El impacto de las ferias en la economía local', /según la región/u, /entre grupos/u],
    ['ja', 'economics', 'スポーツ大会の開催が地域経済に及ぼす影響', /地域による違い/u, /集団による/u],
  ]);
});

describe('whoever plays a part is no trouble and no variable', () => {
  holds([
    [
      'en',
      'medicine',
      'The Role of Midwives in Preventing Anaemia',
      /The Work of Midwives in Preventing/u,
      /Problem of|Causes of/u,
    ],
    ['en', 'management', 'The Role of Store Managers in Staff Retention', /Limits on the Part/u, /Other Direction/u],
    [
      'es',
      'medicine',
      'El papel de la matrona en la prevención de la anemia',
      /El trabajo de la matrona/u,
      /Causas de la prevención/u,
    ],
    ['ja', 'medicine', '褥瘡予防における家族の役割', /家族/u, /主な形と現状/u],
  ]);
});

describe('what brought a thing about and what came of it have a chapter each', () => {
  holds([
    [
      'en',
      'economics',
      'Causes and Consequences of Household Debt in Canada',
      /Effects of Household Debt/u,
      /Hypotheses/u,
    ],
    ['es', 'economics', 'Causas y consecuencias del desempleo rural', /Efectos del desempleo/u, /hipótesis/u],
    ['ja', 'economics', '円安の原因と影響', /円安の影響/u, /仮説/u],
    ['zh', 'interdisciplinary', '青年晚婚的原因与影响', /影响\n/u, /对策|应对措施/u],
    ['zh', 'history', '柏林墙倒塌的原因及影响', /长期影响/u, /诸因的轻重/u],
  ]);
});

describe('what is taught with something is planned as lessons', () => {
  holds([
    [
      'en',
      'education',
      'Using Comics to Teach Fractions in Primary Schools',
      /Teaching of Fractions Through Comics/u,
      /Other Direction/u,
    ],
    ['zh', 'education', '借助绘本教授初中英语写作', /绘本辅助下/u, /产生与发展/u],
  ]);
});

describe('what people of a sort feel or do is asked of them', () => {
  holds([
    [
      'en',
      'management',
      'Brand Loyalty among Young Buyers of Running Shoes',
      /Sampling Young Buyers/u,
      /What Can Be Done/u,
    ],
    [
      'es',
      'management',
      'La lealtad a la marca en jóvenes consumidores de té',
      /Participantes y muestreo/u,
      /qué puede hacerse/iu,
    ],
  ]);
});

describe('what a student puts right counts in the headings', () => {
  it.each<[Language, Field, string, { object?: string; aspect: string }, RegExp]>([
    ['zh', 'law', '网络直播', { object: '直播打赏合同', aspect: '撤销权' }, /直播打赏合同撤销权的/u],
    [
      'zh',
      'education',
      '大学生为什么不爱去图书馆了？',
      { object: '高校图书馆到馆率', aspect: '下降原因' },
      /到馆率下降/u,
    ],
    [
      'en',
      'education',
      'Why Do Students Skip Breakfast?',
      { object: 'breakfast habits', aspect: 'decline' },
      /decline/iu,
    ],
    ['es', 'management', 'Las cafeterías de barrio', { aspect: 'fidelización de clientes' }, /fidelización/iu],
    ['ja', 'management', 'コンビニについて', { aspect: '人手不足の影響' }, /コンビニの人手不足/u],
  ])('in %s for %s: %s', (language, field, title, change, said) => {
    const read = presentUnderstanding(understandTitle({ title, language, field }));
    const understanding = { ...read, ...change, confidence: { ...read.confidence, object: 1, aspect: 1 } };
    const chapters = writeOutlineAtOnce({
      ...{ title, language, field, type: 'thesis', wordCount: 8_000, level: 'UNDERGRADUATE', variant: 0 },
      ...{ keywords: [], works: [], extraRequirements: '', understanding },
    });
    expect(list(chapters.slice(1, -1)).join('\n')).toMatch(said);
  });
});

describe('a change of the law is argued for and against, and has no elements', () => {
  holds([
    ['zh', 'law', '醉驾入刑之我见', /支持醉驾入刑的理由/u, /构成要件|举证/u],
    ['zh', 'law', '劳动教养存废问题研究', /支持废除劳动教养的理由/u, /存废的规范基础/u],
    [
      'en',
      'law',
      'The Legalisation of Euthanasia in Portugal',
      /Case Against the Legalisation of Euthanasia/u,
      /Proof|Gaps/u,
    ],
    ['es', 'law', 'La legalización de la eutanasia en Portugal', /Razones en contra/u, /Prueba y procedimiento/u],
    ['ja', 'law', '成年年齢の引き下げについて', /引き下げに反対する理由/u, /立証/u],
  ]);
});

describe('a principle is not explained by itself, nor called twice in one heading', () => {
  holds([
    [
      'es',
      'law',
      'El principio de legalidad en el derecho penal',
      /Posturas doctrinales/u,
      /principio de legalidad a la luz del principio de legalidad/iu,
    ],
    ['en', 'law', 'The Doctrine of Estoppel in English Contract Law', /Competing/u, /Doctrines of the Doctrine/u],
  ]);
});

describe('a way of control is designed on a model of what it steers', () => {
  holds([
    ['zh', 'engineering', '风力发电机组的变桨控制策略研究', /风力发电机组的数学模型/u, /各方的角色|突出问题/u],
    [
      'en',
      'engineering',
      'Control Strategies for Electric Bicycle Motors',
      /Model of Electric Bicycle Motors/u,
      /Concept and Nature/u,
    ],
    [
      'es',
      'engineering',
      'Métodos de control de turbinas eólicas',
      /Modelo matemático de las turbinas/u,
      /Condiciones externas/u,
    ],
    ['ja', 'engineering', '風力発電機の制御手法に関する研究', /風力発電機の数理モデル/u, /使用条件/u],
  ]);
});

describe('what was done under a rule is told, and does not act back on it', () => {
  holds([
    ['zh', 'history', '北京政府与盐税改革', /盐税改革的主要内容/u, /组织与职能/u],
    ['ja', 'history', '江戸幕府と通貨改革', /通貨改革の実施過程/u, /幕府への影響/u],
    ['en', 'history', 'The Attlee Government and the Housing Policy', /Carrying Out the Housing Policy/u, /Meant for/u],
    [
      'es',
      'history',
      'El gobierno de Cárdenas y la reforma educativa',
      /aplicación de la reforma educativa/u,
      /sentido contrario/u,
    ],
    ['en', 'history', 'The Suez Canal and the Decline of Zanzibar', /Suez Canal Meant/u, /Zanzibar Meant/u],
  ]);
});

describe('what sort of design it is stands with the idea, and that it is made in no section of its own', () => {
  holds([
    [
      'zh',
      'art',
      '医院门诊楼导视系统的适老化设计',
      /设计调研[\s\S]*适老化设计[\s\S]*方案设计/u,
      /评价与完善\n[^\n]*适老化/u,
    ],
    ['zh', 'engineering', '小型花生剥壳机的结构设计', /强度校核/u, /结构设计的分析与判断/u],
    ['ja', 'engineering', 'ESP32を用いた温室換気装置の製作', /温室換気装置/u, /装置の製作\n/u],
  ]);
});

describe('two that share a name have the whole of it', () => {
  holds([
    [
      'en',
      'agriculture',
      'Comparison of Organic and Conventional Lettuce Growing',
      /Organic Lettuce Growing/u,
      /Organic Growing/u,
    ],
    [
      'en',
      'engineering',
      'A Comparison of Wooden and Metallic Window Frames',
      /Wooden Window Frames/u,
      /Wooden Frames/u,
    ],
  ]);
});

describe('a part in a work is read in it, and a theme makes no play of a novel', () => {
  holds([
    [
      'es',
      'literature',
      'El papel de la madre en La tía Tula',
      /Los personajes ante el papel de la madre/u,
      /condiciones de difusión/u,
    ],
    ['zh', 'literature', '论《菉竹山房》中的女性悲剧', /叙述/u, /独白|舞台/u],
  ]);
});

describe('what people know and do is asked of them, and no record or pathology tells it', () => {
  holds([
    [
      'es',
      'medicine',
      'Conocimientos y hábitos de higiene bucal en escolares',
      /Participantes y muestreo/u,
      /fisiopatol/u,
    ],
    ['zh', 'medicine', '老年人用药知识与服药行为的关系', /量表/u, /病理生理/u],
    ['ja', 'medicine', '高校生の健康知識と食行動', /測定/u, /病態生理/u],
  ]);
});
