import type { FormatPart } from '@yanmo/contract/format-check';
import { type Language, languages } from '@yanmo/contract/languages';
import { texts } from '../templates/texts.ts';

/** Without blanks and the colon behind it: 摘　要 and 摘要： are one title. */
export const bareTitle = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s:]+/gu, '')
    .toLowerCase();

const known: Readonly<Record<Exclude<FormatPart, 'COVER' | 'CHAPTERS'>, readonly string[]>> = {
  STATEMENT: [
    ...languages.flatMap((language) => [texts[language].statementTitle, texts[language].aiUseTitle]),
    ...[
      '原创性声明',
      '独创性声明',
      '学位论文原创性声明',
      '学位论文独创性声明',
      '毕业论文原创性声明',
      '诚信声明',
      '诚信承诺书',
    ],
    ...[
      '毕业论文诚信声明',
      '本科毕业论文诚信声明',
      '学术诚信声明',
      '学位论文版权使用授权书',
      '论文版权使用授权书',
      '版权使用授权书',
      '使用授权说明',
    ],
    ...['Declaration of originality', 'Statement of originality', 'Declaración de autoría', '誓約書'],
  ],
  ABSTRACTS: [
    '摘要',
    '中文摘要',
    '内容摘要',
    '英文摘要',
    '提要',
    'Abstract',
    'Summary',
    'Resumen',
    '要旨',
    '概要',
    '論文要旨',
  ],
  CONTENTS: [
    '目录',
    '目錄',
    '目次',
    'Contents',
    'Table of contents',
    'Índice',
    'Índice general',
    'Tabla de contenido',
    'Contenido',
  ],
  REFERENCES: [
    ...[
      '参考文献',
      '主要参考文献',
      '引用文献',
      '参考书目',
      'References',
      'Bibliography',
      'Works cited',
      'Reference list',
    ],
    ...['Bibliografía', 'Referencias', 'Referencias bibliográficas', '文献', '引用・参考文献'],
  ],
  APPENDICES: ['附录', '附件', 'Appendix', 'Appendices', 'Anexo', 'Anexos', 'Apéndice', 'Apéndices', '付録'],
  ACKNOWLEDGEMENTS: [
    '致谢',
    '谢辞',
    '后记',
    '致谢辞',
    'Acknowledgements',
    'Acknowledgments',
    'Acknowledgement',
    'Agradecimientos',
    '謝辞',
  ],
};

const partOf = new Map(
  Object.entries(known).flatMap(([part, titles]) =>
    titles.map((title) => [bareTitle(title), part as FormatPart] as const),
  ),
);

const appendix =
  /^(?:附录|附件|付録)[a-z一二三四五六七八九十\d]{0,3}(?=$|\s|[:：　])|^(?:appendix|anexo|apéndice)\s+[a-z\d]{1,3}\b/iu;

/** The part of a paper that begins with this line; null where it is no title of one. */
export function partTitled(text: string): FormatPart | null {
  const line = text.trim();
  if (line === '' || line.length > 60) return null;
  const named = partOf.get(bareTitle(line));
  if (named) return named;
  return appendix.test(line.normalize('NFKC')) && !/[。.；;]$/u.test(line) ? 'APPENDICES' : null;
}

const inlineAbstract = /^\s*[【[]?\s*(?:摘\s*要|内容\s*摘要|abstract|resumen|要\s*旨)\s*[】\]]?\s*[:：]?\s*(?=\S)/iu;
/** 摘要：本文……: the title and the first words on one line. */
export const opensAbstract = (text: string): boolean =>
  /^\s*[【[]?\s*(?:摘\s*要|内容\s*摘要|abstract|resumen|要\s*旨)\s*(?:[】\]]\s*[:：]?|[:：])\s*\S/iu.test(text) &&
  inlineAbstract.test(text);

const keywordLabels: readonly (readonly [Language, RegExp])[] = [
  ['zh', /^\s*[【[]?\s*关\s*键\s*[词字]\s*[】\]]?\s*[:：]?\s*/u],
  ['en', /^\s*[【[]?\s*key\s*-?words?\s*[】\]]?\s*[:：]?\s*/iu],
  ['es', /^\s*palabras\s+clave\s*[:：]?\s*/iu],
  ['ja', /^\s*[【[]?\s*キーワード\s*[】\]]?\s*[:：]?\s*/u],
];

/** The keywords of a line that gives them, and in whose language it says so. */
export function readKeywords(text: string): { language: Language; words: string } | null {
  for (const [language, label] of keywordLabels) {
    const found = label.exec(text)?.[0];
    if (found === undefined || (!/[:：】\]]\s*$/u.test(found) && found.trim().length === text.trim().length)) continue;
    return { language, words: text.slice(found.length).trim() };
  }
  return null;
}

/** Chapters that many schools leave without a number. */
const unnumbered = new Set(
  [
    ...[
      '前言',
      '引言',
      '绪论',
      '导论',
      '绪言',
      '结论',
      '结语',
      '结束语',
      '总结',
      '总结与展望',
      '结论与展望',
      '全文总结',
    ],
    ...[
      'Introduction',
      'Conclusion',
      'Conclusions',
      'Introducción',
      'Conclusión',
      'Conclusiones',
      'はじめに',
      'おわりに',
      '序論',
      '結論',
    ],
  ].map(bareTitle),
);
export const mayBeUnnumbered = (text: string): boolean => unnumbered.has(bareTitle(text));
