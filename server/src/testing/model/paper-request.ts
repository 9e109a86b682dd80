import type { Language } from '@yanmo/contract/languages';
import type { PaperRequest, PaperSection, PaperWork } from '../../engines/engine.ts';

const idOf = (kind: number, index: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

const subjects = {
  zh: '数字化转型对制造企业创新绩效的影响研究',
  en: 'The effect of remote work on the careers of young engineers',
  es: 'Impacto del turismo rural en el empleo juvenil',
  ja: '在宅勤務が若手技術者の学習に与える影響',
} as const;

const chapterNames: Readonly<Record<Language, readonly string[]>> = {
  zh: ['问题的提出', '概念与研究基础', '作用路径', '研究设计', '检验与讨论', '结论与建议'],
  en: [
    'The question',
    'Concepts and earlier research',
    'Pathways',
    'Design of the study',
    'Test and discussion',
    'Conclusions',
  ],
  es: [
    'La pregunta',
    'Conceptos y estudios previos',
    'Vías de influencia',
    'Diseño del estudio',
    'Contraste y discusión',
    'Conclusiones',
  ],
  ja: ['問いの所在', '概念と先行研究', '作用の経路', '研究の設計', '検証と考察', '結論と提言'],
};
const sectionNames: Readonly<Record<Language, readonly string[]>> = {
  zh: ['背景与压力', '样本与数据口径', '直接的联系', '条件与边界'],
  en: ['Background and pressure', 'Sample and data', 'The direct link', 'Conditions and limits'],
  es: ['Contexto y presión', 'Muestra y datos', 'El vínculo directo', 'Condiciones y límites'],
  ja: ['背景と圧力', '標本とデータ', '直接のつながり', '条件と限界'],
};
const parts: Readonly<Record<Language, (chapter: string, section: string) => string>> = {
  zh: (chapter, section) => `${chapter}中的${section}`,
  en: (chapter, section) => `${section} in ${chapter.toLowerCase()}`,
  es: (chapter, section) => `${section} en ${chapter.toLowerCase()}`,
  ja: (chapter, section) => `${chapter}における${section}`,
};

export interface PaperShape {
  wordCount?: number;
  /** Sections in each of the six chapters. */
  sections?: number;
  works?: number;
  title?: string;
}

/** A paper of six chapters, with works spread over its sections. */
export function paperRequest(language: Language, shape: PaperShape = {}): PaperRequest {
  const { wordCount = 12_000, sections = 4, works = 12 } = shape;
  const count = 6 * sections;
  const ids = Array.from({ length: works }, (_, index) => idOf(1, index));
  const chapters = chapterNames[language].map((title, chapter): PaperSection => {
    const children = Array.from({ length: sections }, (_, at): PaperSection => {
      const index = chapter * sections + at;
      const name = sectionNames[language][at % 4] ?? '';
      return {
        id: idOf(2, index),
        title: `${parts[language](title, name)}${at >= 4 ? ` ${Math.floor(at / 4) + 1}` : ''}`,
        summary: '',
        units: Math.round(wordCount / count),
        works: ids.filter((_id, work) => work % count === index),
        children: [],
      };
    });
    return { id: idOf(3, chapter), title, summary: '', units: Math.round(wordCount / 6), works: [], children };
  });
  return {
    ...{
      title: shape.title ?? subjects[language],
      language,
      type: 'thesis',
      field: 'management',
      level: 'UNDERGRADUATE',
    },
    ...{ wordCount, keywords: [], extraRequirements: '', variant: 0, chapters },
    works: ids.map((id, index) => paperWork(id, index, language)),
  };
}

function paperWork(id: string, index: number, language: Language): PaperWork {
  const isWide = language === 'zh' || language === 'ja';
  const name = isWide ? `王明${index + 1}` : `Writer${String.fromCharCode(65 + (index % 26))}`;
  return {
    ...{ id, language, year: 2000 + (index % 24), text: null, card: null },
    title: isWide ? `第${index + 1}项关于组织学习的研究` : `Study ${index + 1} of organisational learning`,
    authors: name,
    names: [name],
    abstract: isWide
      ? '学习过程解释了资源投入与结果之间的差距。'
      : 'Learning explains the gap between means and results.',
  };
}
