import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** Titles that say their kind in so many words; the first that fits. */
const outright: readonly (readonly [TitleKind, Partial<Record<Language, RegExp>>])[] = [
  [
    'review',
    {
      zh: /综述|述评|研究进展|[Mm]eta[ -]?分析|荟萃分析|系统评价|文献计量/u,
      en: /\b(?:systematic|literature|scoping|critical|narrative|umbrella) review\b|\bmeta-?analysis\b|: a (?:\w+ )?review(?: of .*)?$|\bstate of the art\b|\bhistoriography\b|\bliterature survey\b/iu,
      es: /\brevisi[oó]n (?:bibliogr[aá]fica|sistem[aá]tica|de la literatura|cr[ií]tica|narrativa)|\bmeta-?an[aá]lisis\b|\bestado del arte\b|\bhistoriograf[ií]a\b/iu,
      ja: /文献(?:検討|レビュー|研究)|研究動向|研究史|システマティックレビュー|メタ(?:分析|アナリシス)/u,
    },
  ],
  [
    'teaching-design',
    {
      zh: /教学设计/u,
      en: /\b(?:lesson|unit) plans?\b|\bscheme of work\b|\b(?:lesson|teaching|learning) (?:unit|sequence|module|series)s? (?:on|about|for|of)\b/iu,
      es: /\bunidad did[aá]ctica\b|\b(?:secuencia|propuesta) did[aá]ctica\b/iu,
      ja: /授業(?:設計|づくり)|学習指導案/u,
    },
  ],
  ['history-narrative', { ja: /の(?:歴史的)?変遷(?:$|[―—：:])/u }],
  [
    'case-study',
    {
      zh: /案例(?:分析|研究)/u,
      en: /\bcase study\b/iu,
      es: /\bestudio de caso\b/iu,
      ja: /事例研究|ケーススタディ/u,
    },
  ],
  ['policy-analysis', { zh: /政策(?:评估|评价)(?:研究|分析)?$/u }],
  [
    'design-artefact',
    {
      zh: /设计与(?:实现|开发|仿真|制作)|(?:配送|运输|车辆|巡检|机器人|无人机|AGV)路径(?:规划|优化)|(?:轨迹|航迹)规划|车间调度|商业计划书|创业计划书/u,
      en: /^(?:re)?designing (?:an?|the) (?!lesson|course|unit|curricul|policy|survey|study)|\bdesign and (?:implementation|development|construction|fabrication|simulation)\b|^(?:an? )?business plan for\b/iu,
      es: /\bdise[ñn]o e implementaci[oó]n\b|\bdise[ñn]o y (?:desarrollo|construcci[oó]n)\b|\bplan de (?:negocios?|empresa)\b/iu,
      ja: /設計(?:と|・|および)(?:実装|開発|製作|試作)|(?:事業計画|起業計画|ビジネスプラン)(?:書|の作成|の策定)?$/u,
    },
  ],
];

export const findOutrightKind = (text: string, language: Language): TitleKind | null =>
  outright.find(([, words]) => words[language]?.test(text))?.[0] ?? null;
