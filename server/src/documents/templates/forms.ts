import type { Language, Localized } from '@yanmo/contract/languages';
import type { CoverField, DocumentType } from '../document.ts';
import type { Form, NumberingId, PartName } from './template.ts';

const kinds: Readonly<Record<DocumentType, Localized>> = {
  thesis: { zh: '毕业论文', en: 'Thesis', es: 'Trabajo de fin de estudios', ja: '学位論文' },
  course_paper: { zh: '课程论文', en: 'Course paper', es: 'Trabajo de asignatura', ja: '授業レポート' },
  literature_review: { zh: '文献综述', en: 'Literature review', es: 'Revisión bibliográfica', ja: '文献レビュー' },
  proposal: { zh: '开题报告', en: 'Research proposal', es: 'Propuesta de investigación', ja: '研究計画書' },
  task_book: {
    zh: '毕业论文任务书',
    en: 'Thesis assignment',
    es: 'Plan de trabajo del proyecto final',
    ja: '学位論文課題書',
  },
  journal_article: { zh: '期刊论文', en: 'Journal article', es: 'Artículo de revista', ja: '学術誌論文' },
  survey_report: { zh: '调查报告', en: 'Survey report', es: 'Informe de encuesta', ja: '調査報告書' },
  questionnaire: { zh: '调查问卷', en: 'Questionnaire', es: 'Cuestionario', ja: 'アンケート調査票' },
  similarity_report: {
    zh: '文本相似度检测报告',
    en: 'Similarity report',
    es: 'Informe de similitud',
    ja: '類似度チェックレポート',
  },
  rewrite_report: {
    zh: '改写对照报告',
    en: 'Rewrite report',
    es: 'Informe de reescritura',
    ja: '書き換え対照レポート',
  },
  certificate: { zh: '论文质量证书', en: 'Quality certificate', es: 'Certificado de calidad', ja: '品質証明書' },
  ai_statement: {
    zh: '人工智能使用说明',
    en: 'Use of artificial intelligence',
    es: 'Uso de inteligencia artificial',
    ja: '人工知能の利用について',
  },
};

/** The order of a thesis differs between traditions: where thanks stand, and whether they come before the contents. */
const thesisParts: Readonly<Record<Language, readonly PartName[]>> = {
  zh: ['cover', 'statement', 'abstracts', 'contents', 'chapters', 'references', 'appendices', 'acknowledgements'],
  en: ['cover', 'statement', 'abstracts', 'acknowledgements', 'contents', 'chapters', 'references', 'appendices'],
  es: ['cover', 'statement', 'acknowledgements', 'abstracts', 'contents', 'chapters', 'references', 'appendices'],
  ja: ['cover', 'statement', 'abstracts', 'contents', 'chapters', 'acknowledgements', 'references', 'appendices'],
};

const everyField: readonly CoverField[] = [
  'department',
  'major',
  'className',
  'author',
  'studentNumber',
  'supervisor',
  'date',
];
const thesisFields: readonly CoverField[] = ['department', 'major', 'author', 'studentNumber', 'supervisor', 'date'];

/** Chinese short papers count 一、（一）1.; elsewhere 1, 1.1. */
const shortNumbering: Readonly<Record<Language, NumberingId>> = {
  zh: 'outline',
  en: 'decimal',
  es: 'decimal',
  ja: 'decimal',
};

export function formsFor(language: Language, thesisNumbering: NumberingId = 'chapters'): Record<DocumentType, Form> {
  const kind = (type: DocumentType): string => kinds[type][language];
  const short = shortNumbering[language];
  const flowing = { partsStartPages: false, header: 'title', headingLook: 'byline' } as const;
  const report = { ...flowing, header: 'none', headingLook: 'none' } as const;
  return {
    thesis: {
      kind: kind('thesis'),
      parts: [...thesisParts[language]],
      coverFields: [...thesisFields],
      numbering: thesisNumbering,
      partsStartPages: true,
      header: 'template',
      headingLook: 'byline',
    },
    survey_report: {
      kind: kind('survey_report'),
      parts: ['cover', 'abstracts', 'contents', 'chapters', 'references', 'appendices', 'acknowledgements'],
      coverFields: [...thesisFields],
      numbering: thesisNumbering,
      partsStartPages: true,
      header: 'template',
      headingLook: 'byline',
    },
    course_paper: {
      kind: kind('course_paper'),
      parts: ['cover', 'heading', 'abstracts', 'chapters', 'references', 'appendices', 'acknowledgements'],
      coverFields: [...everyField],
      numbering: short,
      ...flowing,
      headingLook: 'none',
    },
    literature_review: {
      kind: kind('literature_review'),
      parts: ['heading', 'abstracts', 'chapters', 'references', 'appendices', 'acknowledgements'],
      coverFields: ['author', 'school', 'department', 'major'],
      numbering: short,
      ...flowing,
    },
    proposal: {
      kind: kind('proposal'),
      parts: ['cover', 'chapters', 'references', 'appendices', 'acknowledgements'],
      coverFields: [...everyField],
      numbering: short,
      ...flowing,
    },
    task_book: {
      kind: kind('task_book'),
      parts: ['heading', 'chapters', 'references', 'appendices'],
      coverFields: ['department', 'major', 'author', 'studentNumber', 'supervisor', 'date'],
      numbering: short,
      ...flowing,
      header: 'none',
      headingLook: 'table',
    },
    journal_article: {
      kind: kind('journal_article'),
      parts: ['heading', 'abstracts', 'chapters', 'acknowledgements', 'references', 'appendices'],
      coverFields: ['author', 'school', 'department'],
      numbering: 'decimal',
      ...flowing,
    },
    questionnaire: {
      kind: kind('questionnaire'),
      parts: ['heading', 'chapters', 'appendices'],
      coverFields: [],
      numbering: short,
      ...report,
      headingLook: 'byline',
    },
    similarity_report: {
      kind: kind('similarity_report'),
      parts: ['heading', 'chapters', 'references', 'appendices'],
      coverFields: [],
      numbering: 'decimal',
      ...report,
    },
    rewrite_report: {
      kind: kind('rewrite_report'),
      parts: ['heading', 'chapters', 'references', 'appendices'],
      coverFields: [],
      numbering: 'decimal',
      ...report,
    },
    certificate: {
      kind: kind('certificate'),
      parts: ['heading', 'chapters', 'references'],
      coverFields: [],
      numbering: 'none',
      ...report,
    },
    ai_statement: {
      kind: kind('ai_statement'),
      parts: ['heading', 'chapters'],
      coverFields: [],
      numbering: 'none',
      ...report,
    },
  };
}
