import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

type Wording = Record<Language, string>;
interface Means {
  /** How a paper of this kind finds its answer where no method of the field was made for its title. */
  tool: Wording;
  /** What it works on. */
  data: Wording;
}

const usual: Record<TitleKind, Means> = {
  'status-and-remedies': {
    tool: {
      zh: '实地调研与案例分析',
      en: 'fieldwork and case material',
      es: 'trabajo de campo y análisis de casos',
      ja: '実地調査と事例分析',
    },
    data: {
      zh: '调研记录与公开统计资料',
      en: 'field notes and public statistics',
      es: 'notas de campo y estadísticas públicas',
      ja: '調査記録と公開統計',
    },
  },
  'relation-test': {
    tool: {
      zh: '问卷调查与回归分析',
      en: 'a survey and regression analysis',
      es: 'una encuesta y análisis de regresión',
      ja: '質問紙調査と回帰分析',
    },
    data: { zh: '问卷调查数据', en: 'survey data', es: 'datos de encuesta', ja: '質問紙調査のデータ' },
  },
  'design-artefact': {
    tool: {
      zh: '需求分析与系统测试',
      en: 'requirements analysis and testing',
      es: 'análisis de requisitos y pruebas',
      ja: '要求分析と試験',
    },
    data: {
      zh: '需求记录与测试数据',
      en: 'requirement notes and test data',
      es: 'requisitos y datos de prueba',
      ja: '要求の記録と試験データ',
    },
  },
  'doctrinal-law': {
    tool: {
      zh: '规范解释与裁判研读',
      en: 'doctrinal reading of statutes and cases',
      es: 'interpretación de normas y jurisprudencia',
      ja: '条文解釈と判例の検討',
    },
    data: {
      zh: '法律条文与公开裁判文书',
      en: 'statutes and reported cases',
      es: 'normas y sentencias publicadas',
      ja: '条文と公刊判例',
    },
  },
  'text-interpretation': {
    tool: { zh: '文本细读', en: 'close reading', es: 'lectura atenta', ja: '作品の精読' },
    data: {
      zh: '作品原文与相关评论',
      en: 'the text itself and its critics',
      es: 'la obra y su crítica',
      ja: '作品本文と批評',
    },
  },
  'history-narrative': {
    tool: { zh: '史料考证与互证', en: 'criticism of the sources', es: 'crítica de fuentes', ja: '史料批判' },
    data: {
      zh: '档案、文集与时人记述',
      en: 'archives, printed sources and contemporary accounts',
      es: 'archivos, impresos y testimonios de la época',
      ja: '公文書と同時代の記録',
    },
  },
  'clinical-study': {
    tool: {
      zh: '临床对照观察',
      en: 'a controlled clinical comparison',
      es: 'una comparación clínica controlada',
      ja: '臨床における対照比較',
    },
    data: {
      zh: '病例与随访记录',
      en: 'case records and follow-up',
      es: 'historias clínicas y seguimiento',
      ja: '診療記録と経過観察',
    },
  },
  'lab-experiment': {
    tool: { zh: '对照实验与统计检验', en: 'a controlled experiment', es: 'un experimento controlado', ja: '対照実験' },
    data: { zh: '实验测定数据', en: 'measured data', es: 'mediciones del experimento', ja: '実験の測定値' },
  },
  'theory-essay': {
    tool: {
      zh: '概念分析与论证重构',
      en: 'analysis of concepts and arguments',
      es: 'análisis de conceptos y argumentos',
      ja: '概念分析と論証の再構成',
    },
    data: {
      zh: '原典与研究文献',
      en: 'primary texts and the discussion of them',
      es: 'textos primarios y su discusión',
      ja: '原典と研究文献',
    },
  },
  review: {
    tool: {
      zh: '文献检索与归纳比较',
      en: 'a structured search and comparison of studies',
      es: 'búsqueda y comparación de estudios',
      ja: '文献検索と比較整理',
    },
    data: { zh: '已发表的研究文献', en: 'published studies', es: 'estudios publicados', ja: '既刊の研究文献' },
  },
  'case-study': {
    tool: { zh: '个案分析', en: 'analysis of the case', es: 'análisis del caso', ja: '事例分析' },
    data: {
      zh: '公开资料与内部文件',
      en: 'public records and internal documents',
      es: 'registros públicos y documentos internos',
      ja: '公開資料と内部資料',
    },
  },
  'policy-analysis': {
    tool: {
      zh: '政策文本分析与成效评估',
      en: 'analysis of policy documents and outcomes',
      es: 'análisis de documentos y resultados de la política',
      ja: '政策文書の分析と成果の評価',
    },
    data: {
      zh: '政策文件与统计公报',
      en: 'policy documents and official statistics',
      es: 'documentos oficiales y estadísticas',
      ja: '政策文書と公式統計',
    },
  },
  'teaching-design': {
    tool: {
      zh: '课堂实践与教学反思',
      en: 'classroom trial and reflection',
      es: 'práctica de aula y reflexión',
      ja: '授業実践と振り返り',
    },
    data: {
      zh: '课堂记录与学生作业',
      en: 'lesson records and student work',
      es: 'registros de aula y trabajos del alumnado',
      ja: '授業記録と学習成果物',
    },
  },
};

const econometric: Means = {
  tool: { zh: '计量回归分析', en: 'econometric estimation', es: 'estimación econométrica', ja: '計量分析' },
  data: { zh: '公开统计与年报数据', en: 'public statistics', es: 'estadísticas públicas', ja: '公開統計' },
};
const observed: Means = {
  tool: {
    zh: '观测数据的统计分析',
    en: 'statistical analysis of observations',
    es: 'análisis estadístico de observaciones',
    ja: '観測データの統計分析',
  },
  data: { zh: '观测与监测数据', en: 'observed data', es: 'datos observados', ja: '観測データ' },
};
const made: Means = {
  tool: {
    zh: '用户调研与方案评价',
    en: 'user research and assessment of drafts',
    es: 'estudio de usuarios y evaluación de propuestas',
    ja: '利用者調査と案の評価',
  },
  data: { zh: '调研记录与设计草案', en: 'research notes and drafts', es: 'notas y bocetos', ja: '調査記録と設計案' },
};

const derived: Means = {
  tool: {
    zh: '理论推导与算例验证',
    en: 'derivation and worked examples',
    es: 'deducción y ejemplos resueltos',
    ja: '理論的導出と計算例',
  },
  data: {
    zh: '教材、原始论文与算例',
    en: 'textbooks, original papers and worked cases',
    es: 'manuales, artículos originales y ejemplos',
    ja: '教科書・原論文・計算例',
  },
};

const onSite: Means = {
  tool: {
    zh: '现场监测与数值模拟',
    en: 'monitoring and a numerical model',
    es: 'seguimiento y modelo numérico',
    ja: '計測と数値解析',
  },
  data: { zh: '监测数据', en: 'monitoring records', es: 'registros de seguimiento', ja: '計測データ' },
};

/** Works on a site are watched and computed, not repeated beside a control. */
export const findSiteMeans = (language: Language): { tool: string; data: string } => ({
  tool: onSite.tool[language],
  data: onSite.data[language],
});

const technical: ReadonlySet<Field> = new Set([
  'engineering',
  'science',
  'interdisciplinary',
  'medicine',
  'agriculture',
  'military',
]);

/** Where an essay is on what people do rather than on what they mean. */
const lived: ReadonlySet<Field> = new Set(['economics', 'management', 'education', 'interdisciplinary', 'art']);
export const isLived = (kind: TitleKind, field: Field): boolean => kind === 'theory-essay' && lived.has(field);
const gathered: Means = {
  tool: {
    zh: '文献分析与实例归纳',
    en: 'analysis of literature and examples',
    es: 'análisis de literatura y ejemplos',
    ja: '文献と事例の分析',
  },
  data: {
    zh: '研究文献、报道与公开资料',
    en: 'studies, reports and public records',
    es: 'estudios, informes y datos públicos',
    ja: '研究文献・報道・公開資料',
  },
};

/** What any paper can do: read what has been written and look at examples. */
export const findGatheredMeans = (language: Language): { tool: string; data: string } => ({
  tool: gathered.tool[language],
  data: gathered.data[language],
});

/** The kind's own way and material, where the knowledge has none for the title. */
export function findUsualMeans(
  kind: TitleKind,
  field: Field,
  asksPeople: boolean,
  language: Language,
): { tool: string; data: string } {
  const { tool, data } =
    kind === 'relation-test' && !asksPeople
      ? observed
      : kind === 'relation-test' && field === 'economics'
        ? econometric
        : kind === 'design-artefact' && !technical.has(field)
          ? made
          : kind === 'theory-essay' && field === 'science'
            ? derived
            : isLived(kind, field)
              ? gathered
              : usual[kind];
  return { tool: tool[language], data: data[language] };
}
