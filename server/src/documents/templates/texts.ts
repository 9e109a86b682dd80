import type { Language, Localized } from '@yanmo/contract/languages';
import type { Texts } from './template.ts';

const abstractTitles: Localized = { zh: '摘　要', en: 'Abstract', es: 'Resumen', ja: '要　旨' };
const keywordLabels: Localized = { zh: '关键词：', en: 'Keywords: ', es: 'Palabras clave: ', ja: 'キーワード：' };
const keywordJoints: Localized = { zh: '；', en: '; ', es: '; ', ja: '、' };
const byAbstract = { abstractTitles, keywordLabels, keywordJoints };

export const texts: Readonly<Record<Language, Texts>> = {
  zh: {
    ...byAbstract,
    statementTitle: '作者声明',
    statement: [
      '本人就所呈交的《{title}》声明如下：写作中使用人工智能的情况，见下方说明。',
      '本人对提交的最终文本负责。',
    ],
    aiUseTitle: '人工智能使用说明',
    aiUse: [
      '本文在写作过程中使用了人工智能（AI）辅助工具。所用工具、用途以及作者核对和修改的情况，由作者在提交前如实填写。',
    ],
    signatures: ['作者签名：', '日期：'],
    figureLabel: '图',
    tableLabel: '表',
    contentsTitle: '目　录',
    referencesTitle: '参考文献',
    acknowledgementsTitle: '致　谢',
    appendixLabel: '附录%1',
    coverFields: {
      school: '学　　校',
      department: '学　　院',
      major: '专　　业',
      className: '班　　级',
      author: '姓　　名',
      studentNumber: '学　　号',
      supervisor: '指导教师',
      date: '完成日期',
    },
  },
  en: {
    ...byAbstract,
    statementTitle: 'Declaration',
    statement: [
      'This is my declaration on “{title}”. The use of artificial intelligence is described below. I am responsible for the text that I hand in.',
    ],
    aiUseTitle: 'Use of artificial intelligence',
    aiUse: [
      'Artificial intelligence (AI) tools were used in writing this text. Which tools, for what, and how far the author has checked and revised the result is to be filled in truthfully before it is handed in.',
    ],
    signatures: ['Signature:', 'Date:'],
    figureLabel: 'Figure',
    tableLabel: 'Table',
    contentsTitle: 'Contents',
    referencesTitle: 'References',
    acknowledgementsTitle: 'Acknowledgements',
    appendixLabel: 'Appendix %1',
    coverFields: {
      school: 'University',
      department: 'Department',
      major: 'Programme',
      className: 'Class',
      author: 'Author',
      studentNumber: 'Student number',
      supervisor: 'Supervisor',
      date: 'Date',
    },
  },
  es: {
    ...byAbstract,
    statementTitle: 'Declaración del autor',
    statement: [
      'Esta es mi declaración sobre «{title}». El uso de la inteligencia artificial se describe más abajo. Respondo del texto que entrego.',
    ],
    aiUseTitle: 'Uso de inteligencia artificial',
    aiUse: [
      'En la preparación de este trabajo se emplearon herramientas de inteligencia artificial (IA/AI). Antes de entregarlo, el autor indicará con veracidad cuáles, para qué y hasta dónde ha revisado y corregido el resultado.',
    ],
    signatures: ['Firma:', 'Fecha:'],
    figureLabel: 'Figura',
    tableLabel: 'Tabla',
    contentsTitle: 'Índice',
    referencesTitle: 'Bibliografía',
    acknowledgementsTitle: 'Agradecimientos',
    appendixLabel: 'Anexo %1',
    coverFields: {
      school: 'Universidad',
      department: 'Facultad',
      major: 'Titulación',
      className: 'Grupo',
      author: 'Autor/a',
      studentNumber: 'N.º de matrícula',
      supervisor: 'Director/a',
      date: 'Fecha',
    },
  },
  ja: {
    ...byAbstract,
    statementTitle: '執筆に関する申告',
    statement: [
      '「{title}」について、次のとおり申告します。人工知能の利用については下記のとおりです。提出する本文の責任は筆者が負います。',
    ],
    aiUseTitle: '人工知能の利用について',
    aiUse: [
      '本論文の作成にあたり、人工知能（AI）ツールを利用しました。利用したツールと用途、筆者が確認・修正した範囲は、提出の前に筆者が事実に即して記入します。',
    ],
    signatures: ['署名：', '日付：'],
    figureLabel: '図',
    tableLabel: '表',
    contentsTitle: '目　次',
    referencesTitle: '参考文献',
    acknowledgementsTitle: '謝　辞',
    appendixLabel: '付録%1',
    coverFields: {
      school: '大学名',
      department: '学部・研究科',
      major: '学科・専攻',
      className: 'クラス',
      author: '氏名',
      studentNumber: '学籍番号',
      supervisor: '指導教員',
      date: '提出日',
    },
  },
};
