import type { Language, Localized } from '@yanmo/contract/languages';
import type { Texts } from './template.ts';

const abstractTitles: Localized = { zh: '摘　要', en: 'Abstract', es: 'Resumen', ja: '要　旨' };
const keywordLabels: Localized = { zh: '关键词：', en: 'Keywords: ', es: 'Palabras clave: ', ja: 'キーワード：' };
const keywordJoints: Localized = { zh: '；', en: '; ', es: '; ', ja: '、' };
const byAbstract = { abstractTitles, keywordLabels, keywordJoints };

export const texts: Readonly<Record<Language, Texts>> = {
  zh: {
    ...byAbstract,
    statementTitle: '原创性声明',
    statement: [
      '本人郑重声明：所呈交的《{title}》是本人在导师指导下独立完成的成果。除文中已注明引用的内容外，本文不包含任何他人已经发表或撰写的研究成果，也不包含为获得其他学位或证书而使用过的材料。对本文研究有所贡献的个人和集体，均已在文中说明并致谢。',
      '本人完全意识到本声明的法律后果由本人承担。',
    ],
    aiUseTitle: '人工智能使用说明',
    aiUse: [
      '本文在写作过程中使用了人工智能（AI）辅助工具，用于拟定提纲、整理文献线索和生成部分初稿文字。生成的内容已由本人逐段核对、修改，事实、数据与引文均由本人查证，文责由本人自负。',
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
      'I declare that “{title}” is my own work. It has not been submitted for any other degree or qualification, and every passage or idea taken from the work of others is acknowledged where it stands and listed among the references.',
    ],
    aiUseTitle: 'Use of artificial intelligence',
    aiUse: [
      'Artificial intelligence (AI) tools helped to draft the outline, to collect leads to the literature and to generate parts of the first draft. I have checked and revised what they produced, verified facts, figures and citations against their sources, and take responsibility for the text as it stands.',
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
    statementTitle: 'Declaración de autoría',
    statement: [
      'Declaro que «{title}» es un trabajo original y de mi autoría, que no se ha presentado para obtener ningún otro título y que todo lo tomado de otras fuentes se cita en el lugar correspondiente y figura en la bibliografía.',
    ],
    aiUseTitle: 'Uso de inteligencia artificial',
    aiUse: [
      'En la preparación de este trabajo se emplearon herramientas de inteligencia artificial (IA/AI) para esbozar el esquema, reunir pistas bibliográficas y generar parte del primer borrador. He revisado y corregido lo generado, he comprobado los hechos, los datos y las citas en sus fuentes, y respondo del texto final.',
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
    statementTitle: '誓約書',
    statement: [
      '本論文「{title}」は、指導教員の指導のもとに筆者自身が執筆したものです。他者の研究成果を引用した箇所にはすべて出典を明記しており、本論文を他の学位または資格の取得のために提出したことはありません。',
    ],
    aiUseTitle: '人工知能の利用について',
    aiUse: [
      '本論文の作成にあたり、構成案の検討、文献の手がかりの収集および草稿の一部の生成に人工知能（AI）ツールを利用しました。生成された内容は筆者が確認・修正し、事実・データ・引用は原典にあたって検証しました。本文の責任はすべて筆者が負います。',
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
