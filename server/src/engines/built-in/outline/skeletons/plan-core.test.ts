import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { presentUnderstanding, understandTitle } from '../../../../understanding/understand-title.ts';
import type { DraftChapter } from '../../../engine.ts';
import { findRole } from '../../paper/roles.ts';
import { zhPhrases } from '../../phrases/zh/phrases.ts';
import { writeOutlineAtOnce } from '../write-outline.ts';

const list = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...list(children)]);

/** The headings of a title whose kind is sure, so that a shape is tried apart from the reading that chooses it. */
function headingsOf(language: Language, field: Field, kind: TitleKind, title: string): string {
  const read = presentUnderstanding(understandTitle({ title, language, field }));
  const understanding = { ...read, kind };
  const request = { title, language, field, understanding, level: 'UNDERGRADUATE', type: 'thesis' } as const;
  const rest = { wordCount: 10_000, keywords: [], works: [], extraRequirements: '', variant: 0 };
  return list(writeOutlineAtOnce({ ...request, ...rest })).join('\n');
}

const asked = /问卷|访谈|被试|受访|questionnaire|interview|participants|respondents/iu;

describe('the shape of a kind', () => {
  it.each<[Language, Field, TitleKind, string, RegExp[], RegExp]>([
    [
      'es',
      'engineering',
      'design-artefact',
      'Diseño de una planta fotovoltaica para una bodega',
      [/Cálculo de la demanda/u, /Protecciones/u, /Producción anual/u],
      /Fuerzas|rigidez| (?:y|en|de|para|sobre)$/mu,
    ],
    [
      'ja',
      'management',
      'design-artefact',
      '古民家カフェの事業計画',
      [/市場分析/u, /資金計画/u, /損益分岐点/u],
      /事業計画の市場|参加者/u,
    ],
    [
      'es',
      'medicine',
      'relation-test',
      'Efecto de un programa de cuidados de enfermería en la ansiedad prequirúrgica',
      [/grupo de control/u, /Pauta y duración/u],
      /Efectos adversos|Hipótesis/u,
    ],
    [
      'zh',
      'medicine',
      'clinical-study',
      '穴位贴敷对化疗患者恶心呕吐的影响',
      [/对照组/u, /伦理|知情同意/u, /不良反应/u],
      /假设|田间|处理水平/u,
    ],
    [
      'zh',
      'medicine',
      'clinical-study',
      '老年髋部骨折术后的护理体会',
      [/护理评估/u, /并发症/u, /出院指导/u],
      /对照组|假设/u,
    ],
    [
      'zh',
      'medicine',
      'clinical-study',
      '螺旋CT在肺结节鉴别诊断中的价值',
      [/金标准/u, /敏感度与特异度/u],
      /对照组|假设/u,
    ],
    [
      'zh',
      'agriculture',
      'status-and-remedies',
      '肉鸡球虫病的原因与防治',
      [/症状/u, /传播/u, /预防/u, /治疗/u],
      /制度|协同|资金/u,
    ],
    [
      'zh',
      'engineering',
      'status-and-remedies',
      '地下室外墙裂缝的成因与处治',
      [/设计与材料/u, /检测/u, /处治/u],
      /权责|制度|资金/u,
    ],
    ['zh', 'science', 'relation-test', '洱海水体叶绿素浓度的时空变化', [/空间分布/u, /时间变化/u, /数据来源/u], asked],
    [
      'zh',
      'education',
      'relation-test',
      '社会支持对留学生孤独感的影响：文化适应的中介作用',
      [/文化适应/u, /量表/u, /假设/u],
      /面板|试验地/u,
    ],
    [
      'zh',
      'engineering',
      'design-artefact',
      '基于卷积神经网络的桥梁裂缝检测算法研究',
      [/数据准备/u, /消融/u, /训练/u],
      /荷载|用例|访谈|使用者/u,
    ],
    [
      'zh',
      'engineering',
      'design-artefact',
      '某七层框架结构宿舍楼设计',
      [/荷载/u, /内力/u, /验算/u],
      /用例|消融|访谈/u,
    ],
    ['zh', 'art', 'design-artefact', '儿童医院候诊空间设计', [/场地/u, /分区|流线/u, /评价/u], /荷载|消融|用例/u],
    [
      'zh',
      'education',
      'teaching-design',
      '情境教学法在高中思想政治课中的应用',
      [/学情/u, /活动流程/u, /反思/u],
      /假设|数据模型/u,
    ],
    [
      'zh',
      'literature',
      'text-interpretation',
      '功能对等理论视角下药品说明书的英译研究',
      [/功能对等理论/u, /词汇层面/u, /误译/u],
      /叙述视角|人物/u,
    ],
    [
      'zh',
      'art',
      'text-interpretation',
      '侯孝贤电影中的乡土记忆',
      [/镜头/u, /导演/u, /声音/u],
      /体裁与声律|曲式|假设/u,
    ],
    [
      'en',
      'engineering',
      'design-artefact',
      'Weed Detection in Soybean Fields Using Deep Learning',
      [/Labelling/u, /Existing Methods/u],
      asked,
    ],
    [
      'en',
      'medicine',
      'clinical-study',
      'The Effect of Aromatherapy on Sleep Quality in Burn Patients',
      [/Baseline/u, /Adverse Events/u],
      /Hypothes/u,
    ],
    [
      'es',
      'science',
      'lab-experiment',
      'Síntesis y caracterización de nanopartículas de óxido de zinc',
      [/Ruta de preparación/u, /Estructura y composición/u],
      /encuesta|entrevista|hipótesis/iu,
    ],
    [
      'ja',
      'agriculture',
      'lab-experiment',
      '堆肥の施用がホウレンソウの生育に及ぼす影響',
      [/試験地/u, /対照/u],
      /質問紙|仮説/u,
    ],
  ])('%s %s %s: %s', (language, field, kind, title, present, absent) => {
    const headings = headingsOf(language, field, kind, title);
    for (const pattern of present) expect(headings).toMatch(pattern);
    expect(headings).not.toMatch(absent);
  });

  it('names problems by the title’s own object where the knowledge holds none near it', () => {
    const headings = headingsOf('zh', 'economics', 'status-and-remedies', '古镇剧本游的问题与对策').split('\n');
    const generic = headings.filter((heading) => /协同不足|吃紧|错位/u.test(heading));
    for (const heading of generic) expect(heading).toContain('剧本游');
  });
});

it('lets the paper writer write every move', () => {
  const unwritten = Object.keys(zhPhrases).filter((move) => findRole(move as keyof typeof zhPhrases) === null);
  expect(unwritten).toEqual([]);
});
