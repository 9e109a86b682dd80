import type { Language } from '@yanmo/contract/languages';
import type { MethodFamily } from './method-family.ts';

export interface KnownMethod {
  family: MethodFamily;
  names: Readonly<Record<Language, string>>;
  words: RegExp;
}

const method = (family: MethodFamily, [zh, en, es, ja]: [string, string, string, string], words: RegExp) => ({
  family,
  names: { zh, en, es, ja },
  words,
});

/** Methods that students and outlines name, the narrower before the wider that its words also hold. */
export const knownMethods: readonly KnownMethod[] = [
  method(
    'survey',
    ['问卷调查', 'questionnaire survey', 'encuesta', 'アンケート調査'],
    /(?:网络|线上|抽样)?问卷(?:调查)?法?|抽样调查|\b(?:online |postal |student )?(?:questionnaires?(?: surveys?)?|surveys?(?! of the literature| article))\b|\b(?:encuestas?|cuestionarios?)\b|アンケート(?:調査)?|質問紙(?:調査)?(?:法)?|调查问卷/giu,
  ),
  method(
    'survey',
    ['德尔菲法', 'Delphi method', 'método Delphi', 'デルファイ法'],
    /德尔菲(?:法)?|专家咨询法?|\bdelphi(?: method| study)?\b|método delphi|デルファイ法?/giu,
  ),
  method(
    'focus-group',
    ['焦点小组', 'focus groups', 'grupos focales', 'フォーカスグループ'],
    /焦点(?:小组|团体)(?:访谈)?|\bfocus groups?\b|\bgrupos? (?:focal(?:es)?|de discusión)\b|フォーカスグループ/giu,
  ),
  method(
    'interview',
    ['访谈', 'interviews', 'entrevistas', 'インタビュー調査'],
    /(?:深度|半结构化?|结构化|专家|个别)?访谈法?|\b(?:in-depth |semi-structured |expert )?interviews?\b|\bentrevistas?(?: en profundidad| semiestructuradas?)?\b|(?:半構造化)?インタビュー(?:調査)?|聞き取り(?:調査)?|口述史|oral histor(?:y|ies)/giu,
  ),
  method(
    'observation',
    ['实地调研', 'fieldwork', 'trabajo de campo', 'フィールドワーク'],
    /田野(?:调查|工作)?|实地(?:调研|考察|调查|观察|走访)|(?:参与|课堂)?观察法|参与观察|课堂观察|\bfield ?(?:work|study|research|visits?)\b|\bethnograph\w{1,6}\b|\b(?:participant |classroom )?observations?\b|trabajo de campo|\betnograf[íi]\w{0,3}\b|\bobservación(?: participante)?\b|フィールドワーク|現地調査|参与観察|観察法/giu,
  ),
  method(
    'trial',
    ['随机对照试验', 'randomised controlled trial', 'ensayo controlado aleatorizado', 'ランダム化比較試験'],
    /随机对照(?:试验|实验|研究)?|\brandomi[sz]ed(?: controlled)? trials?\b|\bRCTs?\b|ensayos? (?:clínicos? |controlados? )?aleatori[zs]ados?|ランダム化比較試験|無作為化比較試験/giu,
  ),
  method(
    'action-research',
    ['行动研究', 'action research', 'investigación-acción', 'アクションリサーチ'],
    /(?:教学|教育|参与式)?行动研究法?|\b(?:classroom |participatory )?action research\b|investigación[- ]acción|アクション・?リサーチ/giu,
  ),
  method(
    'field-trial',
    ['田间试验', 'field trial', 'ensayo de campo', '圃場試験'],
    /田间(?:小区)?(?:试验|实验)|小区试验|大田试验|饲养(?:对比)?试验|\b(?:replicated )?(?:field|plot|feeding) trials?\b|ensayos? (?:de|en) (?:campo|parcelas?)|圃場試験|飼養試験|栽培試験/giu,
  ),
  method(
    'laboratory',
    ['实验室测定', 'laboratory measurement', 'ensayo de laboratorio', '室内実験'],
    /(?:制备|合成|结构)(?:与|及其?)表征|实验室(?:测定|分析|检测)|理化(?:分析|检测)|显微(?:组织)?表征|色谱(?:质谱)?|\blaborator(?:y|ies) (?:measurements?|analys[ei]s|assays?|tests?)\b|\bcharacteri[sz]ation of (?:the )?(?:material|sample|composite|product)s?\b|\b(?:chromatography|spectroscopy|microscopy)\b|ensayos? de laboratorio|análisis de laboratorio|caracterización de(?:l| los)? material(?:es)?|室内実験|試料の(?:分析|測定)|(?:材料|構造)の?評価試験/giu,
  ),
  method(
    'experiment',
    ['实验', 'experiment', 'experimento', '実験'],
    /(?:对照|准|教学|行为|现场)?实验(?:法|研究)?(?!室)|\b(?:controlled |laboratory |lab |field |quasi-)?experiments?\b|\b(?:cuasi)?experimentos?(?: controlados?)?\b|(?:比較|対照)?実験(?!室)/giu,
  ),
  method(
    'econometric',
    ['双重差分法', 'difference-in-differences', 'diferencias en diferencias', '差の差分析'],
    /(?:双重|倍)差分(?:法|模型)?|\bdifferences?[- ]in[- ]differences?\b|\bDID\b|diferencias en diferencias|差の差(?:分析|法)?/gu,
  ),
  method(
    'statistics',
    ['结构方程模型', 'structural equation modelling', 'modelo de ecuaciones estructurales', '構造方程式モデリング'],
    /结构方程(?:模型|分析)?|\bstructural equation(?:s| model\w{0,5})?\b|\bSEM\b|ecuaciones estructurales|構造方程式(?:モデリング|モデル)?|共分散構造分析/gu,
  ),
  method(
    'econometric',
    ['面板数据分析', 'panel data analysis', 'análisis de datos de panel', 'パネルデータ分析'],
    /面板(?:数据)?(?:模型|回归|分析)?|\bpanel (?:data|regressions?|models?)(?: analysis| regression)?\b|datos de panel|パネル(?:データ)?分析/giu,
  ),
  method(
    'statistics',
    ['回归分析', 'regression analysis', 'análisis de regresión', '回帰分析'],
    /(?:多元|线性|逻辑|logistic|logit)?\s?(?:线性)?回归(?:分析|模型)?|\b(?:multiple |linear |logistic |logit )?regressions?(?: analysis| models?)?\b|(?:análisis de |modelo de )?regresión(?: lineal| logística| múltiple)?|(?:重|ロジスティック)?回帰(?:分析)?/giu,
  ),
  method(
    'statistics',
    ['统计分析', 'statistical analysis', 'análisis estadístico', '統計分析'],
    /(?:描述性)?统计分析|因子分析|主成分分析|\bSPSS\b|\b(?:statistical|factor|quantitative) analysis\b|\bdescriptive statistics\b|análisis (?:estadístico|cuantitativo|factorial)|統計(?:分析|解析)|定量分析|量化分析/giu,
  ),
  method(
    'mixed',
    ['混合方法研究', 'mixed methods', 'métodos mixtos', '混合研究法'],
    /混合(?:研究)?(?:方法|法)(?:研究)?|定性(?:与|和)定量(?:相?结合|分析)?|定量(?:与|和)定性(?:相?结合|分析)?|\bmixed[- ]methods?(?: (?:design|study|research|approach))?\b|métodos? mixtos?|混合研究法?|ミックス・?メソッド/giu,
  ),
  method(
    'qualitative',
    ['质性研究', 'qualitative analysis', 'análisis cualitativo', '質的研究'],
    /质性(?:研究|分析)(?:方?法)?|(?<![稳确特规安確規])定性(?:研究|分析)(?:方?法)?|\bqualitative (?:analysis|research|methods?|approach|study)\b|(?:análisis|investigación|método|enfoque) cualitativ[oa]s?|質的(?:研究|分析|調査)(?:法)?|(?<![稳确特规安確規])定性(?:分析|調査)/giu,
  ),
  method(
    'text',
    ['内容分析', 'content analysis', 'análisis de contenido', '内容分析'],
    /内容分析法?|\bcontent analys[ie]s\b|análisis de contenido/giu,
  ),
  method(
    'text',
    ['文本挖掘', 'text mining', 'minería de textos', 'テキストマイニング'],
    /文本(?:挖掘|分析)法?|\btext(?:ual)? (?:mining|analysis)\b|minería de textos?|análisis textual|テキスト(?:マイニング|分析)/giu,
  ),
  method(
    'text',
    ['话语分析', 'discourse analysis', 'análisis del discurso', '談話分析'],
    /(?:批评)?话语分析|\b(?:critical )?discourse analysis\b|análisis (?:crítico )?del discurso|談話分析|言説分析/giu,
  ),
  method(
    'reading',
    ['文本细读', 'close reading', 'lectura atenta', '精読'],
    /(?:文本)?细读法?|\bclose reading\b|lectura (?:atenta|detenida)|精読/giu,
  ),
  method(
    'text',
    ['语料库分析', 'corpus analysis', 'análisis de corpus', 'コーパス分析'],
    /(?:自建)?语料库(?:分析|方法)?|\bcorpus(?: analysis| methods?)?\b|análisis de corpus|コーパス(?:分析)?/giu,
  ),
  method(
    'interview',
    ['扎根理论', 'grounded theory', 'teoría fundamentada', 'グラウンデッド・セオリー'],
    /扎根理论(?:分析|研究)?(?:法)?|\bgrounded theory\b|teoría fundamentada|グラウンデッド・?セオリー/giu,
  ),
  method(
    'archive',
    ['档案研究', 'archival research', 'investigación de archivo', '史料調査'],
    /档案(?:研究|分析|资料)?(?:法)?|史料(?:分析|調査|研究)?|\barchiv(?:al|es?)(?: research| sources| material| study)?\b|(?:investigación|fuentes|documentos) de archivo|公文書調査/giu,
  ),
  method(
    'literature',
    ['元分析', 'meta-analysis', 'metaanálisis', 'メタ分析'],
    /元分析|荟萃分析|\bmeta-?analys[ei]s\b|\bmeta-?análisis\b|メタ(?:分析|アナリシス)/giu,
  ),
  method(
    'literature',
    ['系统综述', 'systematic review', 'revisión sistemática', 'システマティックレビュー'],
    /系统(?:性)?综述|文献计量|\bsystematic reviews?\b|\bbibliometric\w{0,2}\b|revisión sistemática|システマティック・?レビュー/giu,
  ),
  method(
    'literature',
    ['文献研究法', 'literature research', 'investigación documental', '文献調査'],
    /文献(?:研究|分析|调查|资料)?法|\bliterature (?:research|analysis)\b|\bdesk research\b|(?:investigación|análisis) documental|文献調査|文献研究/giu,
  ),
  method(
    'case',
    ['案例研究法', 'case study method', 'método de estudio de casos', '事例研究法'],
    /(?:多|双|单)?(?:案例|个案)(?:研究|分析)法|(?:多|双|跨)案例(?:研究|分析|比较)?|\b(?:multiple|comparative|single)[- ]case (?:stud(?:y|ies)|design)\b|\bcase[- ]study method\b|método de (?:estudio de )?casos?|事例研究法|ケーススタディ法/giu,
  ),
  method(
    'comparison',
    ['比较研究法', 'comparative method', 'método comparado', '比較研究法'],
    /比较(?:研究|分析)?法|\bcomparative method\b|método comparad[oa]|比較(?:研究|分析)?法/giu,
  ),
  method(
    'case-law',
    ['判例分析', 'case-law analysis', 'análisis jurisprudencial', '判例分析'],
    /判例(?:分析|研究)|裁判(?:文书|案例)(?:分析|检索|统计)?法?|\bcase[- ]law analysis\b|\banalysis of (?:court decisions|judgments)\b|análisis (?:jurisprudencial|de (?:la )?jurisprudencia|de sentencias)|判例研究|裁判例の(?:分析|検討)/giu,
  ),
  method(
    'doctrine',
    ['规范分析', 'doctrinal analysis', 'análisis dogmático', '法解釈学'],
    /法教义学|规范(?:分析|解释)法?|法律解释方法|\bdoctrinal (?:analysis|method|reading|research)\b|análisis dogmático|dogmática jurídica|interpretación de (?:las )?normas|法解釈学?的?(?:分析)?|条文解釈/giu,
  ),
  method(
    'appraisal',
    ['SWOT分析', 'SWOT analysis', 'análisis FODA', 'SWOT分析'],
    /\bSWOT(?:\s?分析法?| analysis)?|análisis (?:FODA|DAFO|SWOT)|\b(?:FODA|DAFO)\b/giu,
  ),
  method(
    'appraisal',
    ['PEST分析', 'PEST analysis', 'análisis PEST', 'PEST分析'],
    /\bPEST(?:EL|LE)?(?:\s?分析法?| analysis)?|análisis PEST(?:EL)?/gu,
  ),
  method(
    'appraisal',
    ['波特五力模型', 'five forces analysis', 'análisis de las cinco fuerzas', 'ファイブフォース分析'],
    /(?:波特)?五力(?:模型|分析)|\b(?:porter'?s )?five forces(?: analysis| model)?\b|cinco fuerzas(?: de porter)?|ファイブフォース(?:分析)?/giu,
  ),
  method(
    'appraisal',
    ['层次分析法', 'analytic hierarchy process', 'proceso analítico jerárquico', '階層分析法'],
    /层次分析法?|\bAHP\b|模糊综合评价法?|\banalytic hierarchy process\b|proceso analítico jerárquico|proceso de jerarquía analítica|階層分析法?/gu,
  ),
  method(
    'records',
    ['统计年鉴数据', 'official statistics', 'estadísticas oficiales', '公的統計'],
    /统计(?:年鉴|公报)(?:数据|资料)?|二手数据|公开统计(?:数据|资料)|\b(?:official|public|secondary) (?:statistics|data)\b|\bcensus data\b|estadísticas (?:oficiales|públicas)|datos secundarios|公的統計|二次データ|統計年鑑/giu,
  ),
  method(
    'remote-sensing',
    ['遥感与GIS分析', 'remote sensing and GIS', 'teledetección y SIG', 'リモートセンシング'],
    /遥感(?:监测|解译|影像)?(?:分析)?|地理信息系统|(?<![A-Za-z])GIS(?![A-Za-z])(?:空间)?(?:分析)?|\bremote sensing\b|\bsatellite imagery\b|teledetección|\bSIG\b|リモートセンシング|衛星画像/gu,
  ),
  method(
    'benchmark',
    [
      '对比与消融实验',
      'benchmark against baselines',
      'comparación con modelos de referencia',
      '比較・アブレーション実験',
    ],
    /(?:对比|消融)(?:与消融)?实验|基线模型|基准(?:测试|对比)|\bablation(?: stud(?:y|ies)| experiments?)?\b|\bbenchmark(?:s|ing)?(?: against)?\b|\bbaseline (?:models?|comparison)\b|modelos? de referencia|アブレーション|ベンチマーク|ベースライン(?:比較|モデル)/giu,
  ),
  method(
    'simulation',
    ['仿真分析', 'simulation', 'simulación', 'シミュレーション'],
    /(?:数值|计算机|有限元)?(?:仿真|模拟)(?:分析|实验|测试)?|有限元分析?|\b(?:numerical |computer )?simulations?\b|\bfinite[- ]element(?: analysis| method)?\b|\bsimulaci(?:ón|ones)(?: numéricas?)?\b|elementos finitos|(?:数値)?シミュレーション|有限要素(?:法|解析)/giu,
  ),
  method(
    'computing',
    ['机器学习', 'machine learning', 'aprendizaje automático', '機械学習'],
    /机器学习|深度学习|神经网络|\b(?:machine|deep) learning\b|\bneural networks?\b|aprendizaje (?:automático|profundo)|機械学習|深層学習/giu,
  ),
  method(
    'usertest',
    ['用户测试', 'user testing', 'pruebas con usuarios', 'ユーザーテスト'],
    /(?:用户|可用性)测试|\bA\/B\s?(?:测试|tests?|testing)|\b(?:usability|user) (?:test(?:s|ing)?|stud(?:y|ies))\b|pruebas? (?:con usuarios|de usabilidad)|ユーザー(?:ビリティ)?・?テスト|ユーザビリティ(?:テスト|評価)/giu,
  ),
];

/** Ways of working that outlines name and students ask for as a chapter, not as a method. */
const chapterMethods: readonly KnownMethod[] = [
  method(
    'system',
    ['系统开发与测试', 'system development and testing', 'desarrollo y pruebas del sistema', 'システム開発と試験'],
    /(?:系统|功能|性能|压力|单元|集成)测试|原型(?:开发|迭代)法?|(?:系统|软件)开发(?:与测试)?|\b(?:system|load|performance|unit|integration) testing\b|\b(?:iterative )?prototyp(?:e|es|ing)\b|\bsystem development\b|pruebas? (?:del sistema|de carga|de rendimiento|unitarias)|prototipad?o|desarrollo del sistema|(?:システム|性能|負荷|結合|単体)(?:試験|テスト)|試作|プロトタイプ/giu,
  ),
  method(
    'proof',
    ['证明与推导', 'proof and derivation', 'demostración', '証明と導出'],
    /(?:构造性?|定理|数学)证明|证明与推导|公式推导|先验估计|\b(?:constructive |mathematical )?proofs?\b|\bderivation of\b|\ba priori estimates\b|demostraci(?:ón|ones)(?: matemáticas?)?|証明|導出/giu,
  ),
];

/** What a heading speaks of where it rests on such a method, without naming it. */
const restingWords: Partial<Record<MethodFamily, RegExp>> = {
  survey:
    /问卷|量表|信度|效度|受访|被调查|调查对象|抽样|题项|questionnaire|\bsurvey|respondent|\bscale items|reliability|encuest|cuestionario|アンケート|質問紙|回答者|調査票|尺度の信頼性/iu,
  interview:
    /访谈|受访|焦点小组|interview|focus group|entrevist|grupos? focal|インタビュー|聞き取り|フォーカスグループ/iu,
  'focus-group': /焦点小组|座谈|focus group|grupos? (?:focal|de discusión)|フォーカスグループ/iu,
  experiment: /实验(?!室)|被试|对照组|experiment|control group|grupo de control|実験(?!室)|被験者/iu,
  trial: /随机对照|randomi[sz]ed|\bRCT|aleatori[zs]ad|ランダム化|無作為/iu,
  observation:
    /田野|实地|观察法|参与观察|课堂观察|fieldwork|ethnograph|trabajo de campo|etnogr|フィールドワーク|現地調査/iu,
  econometric:
    /差分|面板|计量|difference-in|panel data|econometric|diferencias en|datos de panel|econométr|パネル|計量/iu,
  statistics:
    /回归|结构方程|统计分析|regression|structural equation|statistical|regresión|ecuaciones|estadístic|回帰|構造方程式|統計/iu,
  text: /内容分析|话语分析|文本挖掘|语料库|content analysis|discourse analysis|text mining|corpus|análisis de contenido|análisis del discurso|内容分析|談話分析|コーパス|テキストマイニング/iu,
  simulation: /仿真|数值模拟|有限元|simulation|finite element|simulación|elementos finitos|シミュレーション|有限要素/iu,
};

export interface FoundMethod {
  method: KnownMethod;
  /** The student's words for it. */
  text: string;
  start: number;
  end: number;
}

/** Methods that a text asks for, in its order; a word within another's words counts once. */
export const findMethods = (text: string): FoundMethod[] => findAmong(knownMethods, text);

/** Methods that a heading or its summary names. */
export const findMethodsOfHeading = (text: string): FoundMethod[] =>
  findAmong([...knownMethods, ...chapterMethods], text);

function findAmong(methods: readonly KnownMethod[], text: string): FoundMethod[] {
  const found: FoundMethod[] = [];
  for (const known of methods) {
    for (const match of text.matchAll(known.words)) {
      const start = match.index;
      const end = start + match[0].length;
      if (match[0] === '' || found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ method: known, text: match[0].trim(), start, end });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

export const findMethod = (text: string): KnownMethod | null => findMethods(text)[0]?.method ?? null;

/** Whether a heading names a method of the family, or what only such a method brings. */
export function speaksOfMethod(heading: string, { family, words }: KnownMethod): boolean {
  return heading.search(words) >= 0 || (restingWords[family]?.test(heading) ?? false);
}
