import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { findCounted } from '../readers/what-counts.ts';

/** Titles that say their kind in so many words; the first that fits. */
const outright: readonly (readonly [TitleKind, Partial<Record<Language, RegExp>>])[] = [
  // A review of policy looks at what was decided, not at what was written.
  [
    'policy-analysis',
    {
      zh: /政策(?:评估|评价)(?:研究|分析)?$/u,
      en: /: an? policy (?:review|analysis|evaluation|brief)$/iu,
      es: /: (?:un )?an[aá]lisis de (?:las )?pol[ií]ticas?$/iu,
    },
  ],
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
  [
    'lab-experiment',
    {
      zh: /(?:实验|试验)报告/u,
      en: /\blab(?:oratory)? report\b/iu,
      es: /\b(?:informe|reporte) de (?:laboratorio|pr[aá]cticas? de laboratorio)(?!\p{L})/iu,
      ja: /実験(?:報告|レポート)/u,
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
  [
    'relation-test',
    {
      es: /^factores (?:asociados a|de riesgo (?:asociados|de|para|en)|que influyen en)/iu,
      zh: /空间溢出|门槛效应/u,
      en: /^(?:factors (?:associated with|affecting|influencing)|determinants of|risk factors for)\b/iu,
    },
  ],
  [
    'status-and-remedies',
    {
      // Who asks what brings a thing about and, in the same breath, what to do about it wants both answered.
      zh: /(?:影响因素|危险因素|原因|成因|诱因)(?:及其?|与|和|、)(?:其)?\p{Script=Han}{0,4}(?:对策|措施|预防|防治|防控|护理|干预)|的影响(?:及其?|与|和)(?:其)?(?:对策|应对)|现状调查(?:$|[与及])/u,
      en: /\b(?:problems?|challenges?|causes|difficulties|obstacles|constraints|barriers|impediments)\b[^:?]*(?:\band\b|,)\s+(?:\w+ ){0,2}(?:solutions?|countermeasures|remedies|strategies (?:to \p{L}+|for improvement)|(?:ways|measures|steps|how) to \p{L}+)/iu,
      ja: /の(?:現状|実態)(?:と|・|および|及び)(?:今後の|その)?(?:課題|問題点?|対策|改善策|展望と課題)(?:$|[―—：:]|に(?:つ|関))|(?:要因|原因)(?:と|・|および)(?:その)?[\p{Script=Han}\p{Script=Katakana}ーへの]{0,8}?(?:支援|対策|防止|予防|改善|解消|再生|介入|援助|方策)策?(?:$|[―—：:])/u,
      es: /(?<!\p{L})(?:problemas?|causas|desaf[ií]os|dificultades)(?!\p{L})[^:?]*(?<!\p{L})[ye] (?:\p{L}+ ){0,2}(?:soluciones|medidas|propuestas de mejora)/iu,
    },
  ],
  [
    'theory-essay',
    {
      en: /: an? (?:theoretical|philosophical) (?:essay|reflection|inquiry)\b/iu,
      es: /\breflexi[oó]n (?:te[oó]rica|filos[oó]fica)\b/iu,
    },
  ],
  [
    'design-artefact',
    {
      zh: /设计与(?:实现|开发|仿真|制作)|(?:平台|系统|软件|小程序|APP|装置|终端|机器人)的?设计与(?:评价|评估|测试|验证)|(?:配送|运输|车辆|巡检|机器人|无人机|AGV)路径(?:规划|优化)|(?:轨迹|航迹)规划|车间调度|商业计划书|创业计划书/u,
      en: /^(?:re)?designing (?:an?|the) (?!lesson|course|unit|curricul|policy|survey|study)|\bdesign and (?:implementation|development|construction|fabrication|simulation)\b|\bdesign and (?:evaluation|testing|validation) of (?:an?|the) (?!(?:[\p{L}-]+ ){0,3}(?:lessons?|course|unit|curriculum|programme|program|intervention|trial|study|policy)\b)|^(?:an? )?business plan for\b/iu,
      es: /\bdise[ñn]o e implementaci[oó]n\b|\bdise[ñn]o y (?:desarrollo|construcci[oó]n)\b|\bplan de (?:negocios?|empresa)\b|^(?:programa|propuesta|plan|proyecto) de (?:intervenci[oó]n|mejora|marketing|comunicaci[oó]n|negocio)(?!\p{L})/iu,
      ja: /設計(?:と|・|および)(?:実装|開発|製作|試作)|(?:事業計画|起業計画|ビジネスプラン)(?:書|の作成|の策定)?$/u,
    },
  ],
];

/** A trial that a title says was made; outside medicine one may be made of anything. */
const trial: Readonly<Record<Language, RegExp>> = {
  zh: /随机对照(?:试验|研究)|随机双盲|临床试验$/u,
  en: /\b(?:randomi[sz]ed|crossover|placebo-controlled|pilot|clinical|controlled)\b[^:]*\btrial(?: protocol)?$/iu,
  es: /\bensayo (?:cl[ií]nico|controlado|aleatorizado|piloto)\b[^:]*$/iu,
  ja: /(?:ランダム化|無作為化)(?:比較|臨床)?試験|臨床試験$/u,
};

/** What has been found lately: where experiments and trials are made, who tells of progress has read the papers on them. */
const found: Partial<Record<Language, RegExp>> = {
  zh: /进展(?:$|[与和及](?:展望|挑战|趋势|前景))/u,
  en: /^(?:(?:recent|current|new|latest|emerging) )?(?:advances|progress|developments|trends) in\b|: (?:recent|current|latest) (?:advances|progress|developments)(?: and [^:]+)?$/iu,
  es: /^(?:(?:nuevos|[uú]ltimos|recientes|principales) )?(?:avances|tendencias|progresos)(?: (?:recientes|actuales))? en(?!\p{L})/iu,
  ja: /(?:の|研究|治療|技術)(?:進歩|最新動向|最近の(?:進歩|動向|進展)|動向と展望)$/u,
};
const ofFindings: ReadonlySet<Field> = new Set<Field>(['medicine', 'science', 'engineering', 'agriculture']);

/** How something came about and went on, where that is what the field asks; elsewhere it may be what a review tells. */
const told: Partial<Record<Language, RegExp>> = {
  zh: /发展历程(?:$|[与及])/u,
  en: /^(?:the )?(?:origins?|rise|early history|history|evolution)(?: and (?:early |later )?(?:history|development|transformation|fall|decline|spread|evolution))? of\b/iu,
  es: /^(?:la |los )?(?:historia|evoluci[óo]n hist[óo]rica|or[ií]genes)(?: y (?:evoluci[óo]n|desarrollo))? de/iu,
};
const ofThePast: ReadonlySet<Field> = new Set<Field>(['history', 'military', 'art']);

/** How a rule is read and applied is a question of doctrine, also where the title calls it a plight and asks for a way out. */
const ruled: Partial<Record<Language, RegExp>> = {
  zh: /认定|归责|(?:法律|刑法|民法|行政法|司法)(?:规制|适用|效力|定性)|构成要件|惩罚性赔偿|法理(?:分析|基础)/u,
};

/** What a title says was computed from data, or what it says that one thing did to another. */
const computed: Partial<Record<Language, RegExp>> = {
  en: /: an? (?:\p{L}+ )?(?:network|regression|panel data|time[- ]series|spatial|cross-sectional|correlational|multilevel|structural equation) (?:analysis|study|approach)(?: of [^:]+)?$|: (?:its |their |the )?effects? (?:on|upon) [^:]+$/iu,
  es: /: (?:un )?an[aá]lisis (?:de redes|de regresi[oó]n|de panel|multinivel|correlacional)(?: [^:]+)?$|: (?:sus? )?efectos? (?:en|sobre) [^:]+$/iu,
};
/** What was tried once and is tried again. */
const repeated: Partial<Record<Language, RegExp>> = {
  en: /: an? (?:\p{L}+ )?replication(?: study)?$/iu,
  es: /: (?:una )?r[eé]plica(?: experimental)?$/iu,
};
const asked: ReadonlySet<Field> = new Set<Field>(['economics', 'management', 'education', 'interdisciplinary']);

export const findOutrightKind = (text: string, language: Language, field?: Field): TitleKind | null =>
  outright.find(([, words]) => words[language]?.test(text))?.[0] ??
  // Where a notion begins and ends is a question of doctrine to lawyers and of concepts to all others.
  (findCounted(text, language) === null ? null : field === 'law' ? 'doctrinal-law' : 'theory-essay') ??
  (field === 'medicine' && trial[language].test(text) ? 'clinical-study' : null) ??
  (field === 'law' && ruled[language]?.test(text) ? 'doctrinal-law' : null) ??
  (field && ofFindings.has(field) && found[language]?.test(text) ? 'review' : null) ??
  (field && asked.has(field) && computed[language]?.test(text) ? 'relation-test' : null) ??
  // 从《东京梦华录》看开封饮食文化: to a historian a book is a source.
  (field === 'history' && language === 'zh' && /从《[^》]+》看/u.test(text) ? 'history-narrative' : null) ??
  (field === 'science' && repeated[language]?.test(text) ? 'lab-experiment' : null) ??
  (field && ofThePast.has(field) && told[language]?.test(text) ? 'history-narrative' : null);
