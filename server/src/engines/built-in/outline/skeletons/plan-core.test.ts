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
      'en',
      'law',
      'doctrinal-law',
      'Bail in Scotland and Denmark: A Comparative Study',
      [/Bail in Scotland and Denmark/u, /Bail in Scotland: The Main Features/u, /Differences and Likenesses/u],
      /How Scotland|of Scotland and Denmark/u,
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
    [
      'zh',
      'economics',
      'theory-essay',
      '夜市经济现象探析',
      [/含义与由来/u, /背后的原因/u, /影响/u, /评价/u],
      /前提|论证/u,
    ],
    [
      'es',
      'interdisciplinary',
      'theory-essay',
      'La comida rápida y su coste ambiental',
      [/coste ambiental/u],
      /Premisas/u,
    ],
    [
      'ja',
      'interdisciplinary',
      'theory-essay',
      '動画配信と高校生',
      [/動画配信と高校生のつながり/u, /高校生の構成と状況/u],
      /前提|論証/u,
    ],
    ['zh', 'art', 'theory-essay', '浅谈海阳大秧歌的艺术特征', [/动作与体态/u, /服饰与道具/u, /传承/u], /前提|论证/u],
    ['zh', 'philosophy', 'theory-essay', '矛盾分析法在社区调解中的运用', [/矛盾分析法在社区调解中/u], /借用|再创造/u],
    [
      'en',
      'philosophy',
      'theory-essay',
      'The Experience Machine and the Limits of Hedonism',
      [/Usual Account of Hedonism/u, /Challenge of the Experience Machine/u],
      /Premises/u,
    ],
    [
      'en',
      'economics',
      'theory-essay',
      'Night shifts: necessity or abuse?',
      [/as necessity/u, /as abuse/u],
      /Premises/u,
    ],
    [
      'en',
      'education',
      'policy-analysis',
      'Teacher Shortages in Wales: A Policy Analysis',
      [/Problem and Its Scale/u, /Policy .* Has Responded/u, /Falls Short/u, /Recommendation/u],
      /Aims of Teacher|Instruments of Teacher/u,
    ],
    [
      'en',
      'education',
      'policy-analysis',
      'Should school buses be electrified?',
      [/The case for electrifying school buses/u],
      /Aims|Size/u,
    ],
    [
      'zh',
      'literature',
      'text-interpretation',
      '汽车广告中的家庭形象',
      [/受众/u, /样本广告/u, /诉求/u],
      /作者|叙述|人物/u,
    ],
    [
      'es',
      'art',
      'text-interpretation',
      'El dolor en la escultura de Gregorio Fernández',
      [/talla/u],
      /[Cc]olor y luz/u,
    ],
    [
      'en',
      'history',
      'history-narrative',
      'The Rise and Fall of the Hudson Bay Company',
      [/The Rise of the Hudson/u, /at Its Height/u, /The Fall of the Hudson/u],
      /(?:Origins|Turn|Forces).*Rise and Fall/u,
    ],
    [
      'ja',
      'history',
      'history-narrative',
      '田沼意次と株仲間',
      [/田沼意次とその時代/u, /株仲間の成立と内容/u],
      /田沼意次の規模/u,
    ],
    ['zh', 'history', 'history-narrative', '宋代皇城司的设立与演变', [/组织与职能/u, /作用与弊端/u], /扩展路径/u],
    ['zh', 'law', 'doctrinal-law', '宠物致人损害的责任承担', [/归责原则/u, /因果关系/u, /责任分配/u], /限缩|扩张/u],
    [
      'es',
      'law',
      'doctrinal-law',
      'Los límites del derecho de reunión',
      [/Proporcionalidad/u, /trazar/u],
      /restrictiva|amplia/u,
    ],
    ['ja', 'literature', 'text-interpretation', '宮本百合子『伸子』における母親像', [/語り/u], /彫刻|素材と彫り/u],
    [
      'zh',
      'medicine',
      'review',
      '住院患儿坠床预防的研究进展',
      [/坠床的流行状况与危险因素/u, /坠床的风险评估/u, /坠床的预防措施/u],
      /经典方法|典型应用/u,
    ],
    [
      'en',
      'science',
      'review',
      'Arsenic in Groundwater: Sources, Health Effects and Removal',
      [/^Sources of Arsenic/imu, /^Health Effects of Arsenic/imu, /^Removal of Arsenic/imu],
      /Applications|Arsenic: Sources, Health/iu,
    ],
    [
      'zh',
      'philosophy',
      'theory-essay',
      '植物会有意识吗？',
      [/支持“植物会有意识”的理由/u, /质疑“植物会有意识”的理由/u],
      /制度安排|事实与现状/u,
    ],
    ['es', 'law', 'theory-essay', '¿Es justa la herencia?', [/a favor/u, /en contra/u], /Qué impulsa/u],
    [
      'en',
      'military',
      'policy-analysis',
      'Containment after Vietnam',
      [/The Logic of Containment/iu, /Where It Failed/iu],
      /Size and Trend|Responded to/iu,
    ],
    [
      'en',
      'history',
      'history-narrative',
      'The Darien Scheme: Why Did It Fail?',
      [/Why the Darien Scheme Failed/iu, /Flaws of Planning/iu],
      /Causes of the Darien/iu,
    ],
    [
      'en',
      'management',
      'case-study',
      'How Kodak Lost the Camera Market',
      [/Kodak at Its Height/iu, /Missed Chances/iu],
      /Results Achieved|Discovery|Oversight/iu,
    ],
    [
      'zh',
      'management',
      'status-and-remedies',
      '基于大数据的景区拥挤治理研究——以九寨沟为例',
      [/大数据下的/u, /大数据的运用/u],
      /大数据的成因/u,
    ],
    [
      'es',
      'interdisciplinary',
      'theory-essay',
      'El turismo de cruceros: costes ambientales y sociales',
      [/costes ambientales del turismo/iu, /costes sociales del turismo/iu],
      /^El turismo de cruceros: costes/mu,
    ],
    [
      'zh',
      'literature',
      'text-interpretation',
      '《金锁记》与《呼兰河传》中的女性命运',
      [/《金锁记》中的女性命运/u, /《呼兰河传》中的女性命运/u, /两部作品女性命运的比较/u],
      /作者处境/u,
    ],
    [
      'en',
      'literature',
      'text-interpretation',
      'Exile in Othello and King Lear',
      [/Exile in Othello/u, /Exile in King Lear/u],
      /Could Learn|Works on Its/iu,
    ],
    [
      'en',
      'literature',
      'text-interpretation',
      'Marriage in Sense and Sensibility',
      [/Techniques|Works/u],
      /Two Works/iu,
    ],
    [
      'en',
      'economics',
      'policy-analysis',
      'Road Pricing in Oslo and Milan',
      [/Road Pricing in Oslo: The Main/iu, /Milan: The Main/iu],
      /Causes of|Responded/iu,
    ],
    ['zh', 'law', 'doctrinal-law', '居住权登记制度研究', [/学说/u], /限缩|扩张/u],
    ['ja', 'history', 'history-narrative', '江戸時代の藩校', [/教えた内容と方法/u, /教師と学び手/u], /職務と権限/u],
    ['es', 'art', 'history-narrative', 'El ultraísmo', [/Ideas y estilo/u, /Artistas y obras/u], /Partes implicadas/u],
    [
      'en',
      'history',
      'history-narrative',
      'The Bengal Famine',
      [/Those Whom the Bengal Famine Struck/iu],
      /Parties to/iu,
    ],
    ['zh', 'philosophy', 'theory-essay', '荀子性恶论研究', [/核心主张/u, /形成/u], /未明说的前提|论证步骤/u],
    ['en', 'engineering', 'review', 'Recent Advances in Perovskite Sensors', [/Perovskite/u], /Progress in Recent/iu],
    [
      'en',
      'history',
      'history-narrative',
      'The Decline of the Mughal Empire',
      [/Mughal Empire at its height/iu, /Fall of the Mughal/iu],
      /parties to/iu,
    ],
    [
      'es',
      'education',
      'status-and-remedies',
      'Deserción escolar: causas, consecuencias y prevención',
      [/causas/u],
      /^Prevención/mu,
    ],
    ['ja', 'law', 'doctrinal-law', '営業秘密の法的保護', [/営業秘密の侵害/u, /救済/u], /狭く解する|広く解する/u],
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

it('heads the joined chapters of a short paper by both', () => {
  const request = { title: '夜市经济现象探析', language: 'zh', field: 'economics', level: 'UNDERGRADUATE' } as const;
  const understanding = { ...presentUnderstanding(understandTitle(request)), kind: 'theory-essay' } as const;
  const rest = { keywords: [], works: [], extraRequirements: '', variant: 0 };
  const chapters = writeOutlineAtOnce({ ...request, ...rest, understanding, type: 'course_paper', wordCount: 3_000 });
  expect(chapters.slice(1, -1).map(({ title }) => title)).toEqual([
    '夜市经济现象的由来与现状',
    '夜市经济现象的原因、影响与评价',
  ]);
});

it('says in the heading what a joined chapter has taken in', () => {
  const request = { title: 'The Barings Scandal', language: 'en', field: 'economics', level: 'FINAL' } as const;
  const understanding = { ...presentUnderstanding(understandTitle(request)), kind: 'case-study' } as const;
  const rest = { keywords: [], works: [], extraRequirements: '', variant: 0 };
  const chapters = writeOutlineAtOnce({ ...request, ...rest, understanding, type: 'course_paper', wordCount: 3_000 });
  expect(chapters.map(({ title }) => title)).toContain('The Barings Scandal: Causes, Consequences and Lessons');
});

it('lets the paper writer write every move', () => {
  const unwritten = Object.keys(zhPhrases).filter((move) => findRole(move as keyof typeof zhPhrases) === null);
  expect(unwritten).toEqual([]);
});
