import type { Language } from '@yanmo/contract/languages';

/** What a part that a title lists asks of its thing. */
export type PartSort =
  | 'source'
  | 'cause'
  | 'factor'
  | 'effect'
  | 'sign'
  | 'finding'
  | 'control'
  | 'prevention'
  | 'repair'
  | 'treatment'
  | 'measure'
  | 'trouble'
  | 'law'
  | 'outlook'
  | 'state'
  | 'mechanism'
  | 'spread'
  | 'kind';

type Words = Readonly<Record<Language, string>>;

/** The words by which a part is known, the most telling first: in English and the wide languages at its end, in Spanish at its beginning. */
const sorts: readonly (readonly [PartSort, Words])[] = [
  [
    'factor',
    {
      zh: '(?:危险|风险|致病|高危)因素',
      en: 'risk factors',
      es: 'factores de riesgo',
      ja: '(?:危険|リスク)(?:因子|要因)',
    },
  ],
  [
    'law',
    {
      zh: '法律(?:规制|制度|依据|框架|责任)|立法(?:现状)?|法律规定',
      en: 'legal framework|law|laws|legislation|legal (?:regulation|status|rules)',
      es: 'marco (?:legal|jurídico|normativo)|legislación|régimen jurídico|regulación',
      ja: '法制度|法的(?:枠組み|規制)|法規制',
    },
  ],
  ['source', { zh: '来源', en: 'sources?', es: 'fuentes?', ja: '発生源|由来' }],
  [
    'mechanism',
    {
      zh: '(?:作用|形成|发生|发病)?(?:机理|机制)',
      en: 'mechanisms?|pathogenesis',
      es: 'mecanismos?',
      ja: 'メカニズム|機序',
    },
  ],
  [
    'cause',
    {
      zh: '成因|原因|病因|诱因|起因',
      en: 'causes?|aetiology|etiology|reasons',
      es: 'causas?|etiología|razones',
      ja: '原因|要因|背景',
    },
  ],
  [
    'effect',
    {
      zh: '危害|影响|后果|损失',
      en: 'effects?|impacts?|consequences|harms?|damage|losses',
      es: 'efectos?|impactos?|consecuencias|daños|pérdidas',
      ja: '影響|被害|帰結',
    },
  ],
  [
    'sign',
    {
      zh: '(?:临床)?(?:症状|表现)|特征',
      en: 'symptoms|(?:clinical )?signs|clinical features|manifestations',
      es: 'síntomas|signos|manifestaciones|cuadro clínico',
      ja: '症状|臨床像',
    },
  ],
  [
    'finding',
    {
      zh: '(?:诊断|检测|监测|评估|评价|识别|检验|鉴别|预警|检查)(?:方法|技术)?',
      en: 'detection|diagnosis|inspection|monitoring|assessment|identification|screening|surveillance|measurement',
      es: 'detección|diagnóstico|inspección|evaluación|monitoreo|vigilancia|identificación|valoración',
      ja: '検出|診断|検査|点検|評価|モニタリング|監視|調査法',
    },
  ],
  [
    'repair',
    {
      zh: '修补|修复|加固|维修|处治|处理(?:方法|技术|措施)?|补强',
      en: 'repairs?|strengthening|stabili[sz]ation|rehabilitation|restoration|retrofitting|reinstatement',
      es: 'reparación|refuerzo|rehabilitación|restauración',
      ja: '補修|補強|修復|復旧',
    },
  ],
  [
    'treatment',
    {
      zh: '治疗|疗法|救治|诊治',
      en: 'treatments?|therapy|management|care|cure',
      es: 'tratamientos?|terapia|manejo|atención',
      ja: '治療|治療法|ケア',
    },
  ],
  ['prevention', { zh: '预防|防范|预防措施', en: 'prevention|avoidance', es: 'prevención', ja: '予防|防止|予防策' }],
  [
    'measure',
    {
      zh: '对策|措施|策略|建议|应对|应对策略|防治(?:措施|对策)|治理(?:对策|措施|路径)|解决办法|出路|对策建议',
      en: 'measures|solutions|remedies|responses?|countermeasures|strategies|policies|policy responses|recommendations',
      es: 'medidas|soluciones|respuestas|propuestas|estrategias|políticas|alternativas',
      ja: '対策|方策|解決策|対応|改善策|対応策',
    },
  ],
  [
    'control',
    {
      zh: '防治|防控|治理|控制|去除|管控|修复|综合防治',
      en: 'control|mitigation|removal|remediation|reduction|regulation',
      es: 'control|mitigación|remediación|eliminación|reducción|gestión',
      ja: '防除|除去|緩和|抑制|管理|制御',
    },
  ],
  [
    'spread',
    {
      zh: '传播(?:途径)?|流行(?:规律)?|扩散',
      en: 'transmission|spread|epidemiology',
      es: 'transmisión|propagación|epidemiología',
      ja: '感染経路|伝播|疫学|拡散',
    },
  ],
  [
    'trouble',
    {
      zh: '问题|困境|难点|挑战|障碍|不足',
      en: 'problems|challenges|barriers|obstacles|constraints|issues|difficulties',
      es: 'problemas|retos|desafíos|obstáculos|dificultades|limitaciones',
      ja: '課題|問題点?|障害',
    },
  ],
  [
    'outlook',
    {
      zh: '展望|前景|趋势|发展趋势',
      en: 'prospects?|outlook|future|trends?',
      es: 'perspectivas|tendencias|futuro',
      ja: '展望|今後|将来',
    },
  ],
  [
    'state',
    {
      zh: '现状|分布|流行现状',
      en: 'present state|current state|status|prevalence|extent|distribution|incidence',
      es: 'situación actual|estado actual|prevalencia|extensión|distribución',
      ja: '現状|実態|分布',
    },
  ],
  [
    'kind',
    {
      zh: '类型|分类|种类',
      en: 'types|classification|forms|kinds',
      es: 'tipos|clasificación|formas',
      ja: '種類|分類|類型',
    },
  ],
];

const around: Readonly<Record<Language, (words: string) => RegExp>> = {
  zh: (words) => new RegExp(`^(?:其|\\p{Script=Han}{2})?(?:${words})$`, 'u'),
  ja: (words) => new RegExp(`^(?:その|主な|\\p{Script=Han}{2})?(?:${words})$`, 'u'),
  en: (words) => new RegExp(`(?:^|\\s)(?:${words})$`, 'iu'),
  es: (words) => new RegExp(`^(?:principales\\s)?(?:${words})(?:$|\\s)`, 'iu'),
};

const patternsOf = (language: Language): readonly (readonly [PartSort, RegExp])[] =>
  sorts.map(([sort, words]) => [sort, around[language](words[language])] as const);
const patterns: Readonly<Record<Language, readonly (readonly [PartSort, RegExp])[]>> = {
  zh: patternsOf('zh'),
  en: patternsOf('en'),
  es: patternsOf('es'),
  ja: patternsOf('ja'),
};

/** Null where the part names a matter of its own. */
export const findPartSort = (term: string, language: Language): PartSort | null =>
  patterns[language].find(([, words]) => words.test(term.trim()))?.[0] ?? null;
