/** What a table or a figure that is wished for is made of. */
export type ShowForm =
  /** Photographs, maps, screens, drawings to scale. */
  | 'picture'
  /** Numbers drawn, and numbers in columns. */
  | 'chart'
  | 'results'
  | 'schedule'
  | 'items'
  | 'variables'
  | 'comparison'
  | 'remedies'
  /** How the study goes from its question to its answer. */
  | 'route'
  | 'model'
  | 'structure'
  | 'other';

type Rule = readonly [ShowForm, RegExp];

const figures: readonly Rule[] = [
  ['other', /思维导图|概念图|concept maps?|mind ?maps?|mapas? (?:conceptual|mental)|マインドマップ/iu],
  ['route', /路线图|road ?maps?|hoja de ruta/iu],
  [
    'picture',
    /照片|相片|图片|截图|截屏|实物图|效果图|地图|卫星|遥感|电路图|渲染|插画|甘特图|\b(?:photo(?:graph)?s?|pictures?|images?|screen ?shots?|maps?|satellite|circuit|gantt|x-?rays?|renderings?)\b|fotos?|fotograf|im[aá]gen|captura|\bmapas?\b|写真|画像|地図|スクリーンショット|イラスト|ガントチャート/iu,
  ],
  ['structure', /organi[sz]ation(?:al)? charts?|org charts?/iu],
  [
    'chart',
    /柱[状形]|条形图|折线|饼[状形]?图|散点|直方|箱[线型]图|雷达图|热力|趋势图|统计图|分布图|曲线图|数据图|\b(?:bar|line|pie|scatter|column|area)[ -]?(?:charts?|graphs?|plots?|diagrams?)|histograms?|box ?plots?|heat ?maps?|\b(?:graphs?|plots?)\b|(?<!flow ?)\bcharts?\b|gráfic[oa]s?|histograma|グラフ|散布図|ヒストグラム|箱ひげ図/iu,
  ],
  [
    'structure',
    /(?:系统|功能|模块|组织|软件|硬件|总体|机构)(?:\p{Script=Han}{0,4})(?:图)|架构图|模块图|树状图|\b(?:architecture|modules?|components?|block|system|structure)\b|organigrama|arquitectura|módulos|componentes|estructura|構成図|組織図|モジュール|システム/iu,
  ],
  [
    'model',
    /模型|机[理制]图|路径图|关系图|\b(?:models?|path diagram|hypothes[ei]s)\b|modelo|hipótesis|モデル|パス図/iu,
  ],
  [
    'route',
    /^(?:流程图|flow ?charts?|diagramas? de flujo|flujogramas?|フローチャート|流れ図)$|研究|技术路线|框架|思路|论文|全文|逻辑图|\b(?:research|stud(?:y|ies)|thesis|paper|framework|approach|route)\b|investigación|tesis|marco|estudio|研究|論文|枠組み/iu,
  ],
];

const tables: readonly Rule[] = [
  [
    'schedule',
    /进度|时间安排|工作计划|日程|计划表|安排表|\b(?:schedule|timetable|time ?line|work plan)\b|cronograma|calendario|plan de trabajo|スケジュール|計画表|工程表/iu,
  ],
  [
    'results',
    /回归|描述性?统计|统计(?!局)|相关(?:系数|性)|方差分析|显著性|结果|数据|样本(?:特征|分布|情况)|财务指标|\b(?:regressions?|descriptive|statistics?|correlations?|coefficients?|anova|results?|findings|data|measurements?|estimates?|demographics)\b|regresi[oó]n|estad[ií]stic|correlaci|resultados|datos|回帰|記述統計|相関|結果|データ|統計|集計/iu,
  ],
  [
    'remedies',
    /(?:问题|原因|困境).{0,6}(?:对策|措施|原因|建议)|对策(?:汇总|一览|对照)?表|\b(?:problems?|causes?)\b.{0,24}\b(?:solutions?|measures?|causes?|remed\w+)|(?:problemas|causas).{0,24}(?:soluciones|medidas|causas)|(?:課題|問題|原因).{0,6}(?:対策|原因|解決)/iu,
  ],
  [
    'items',
    /问卷|题项|量表|调查表|\b(?:questionnaire|survey (?:items?|questions?))\b|cuestionario|encuesta|質問(?:項目|票)|アンケート/iu,
  ],
  ['variables', /变量|指标|\b(?:variables?|indicators?)\b|indicador|変数|指標/iu],
  ['comparison', /对比|比较|对照|\b(?:compar\w+|contrast\w*|versus|vs)\b|comparativ|比較|対照/iu],
];

export function formOf(kind: 'TABLE' | 'FIGURE', words: string): ShowForm {
  const rules = kind === 'TABLE' ? tables : figures;
  return rules.find(([, pattern]) => pattern.test(words.trim()))?.[0] ?? 'other';
}

/** So many numbers in a wish are data that it brings along. */
const givenNumbers = 4;
export const bringsData = (words: string): boolean => (words.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) >= givenNumbers;
