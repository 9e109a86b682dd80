import type { CitationOptions } from './citation-record.ts';
import type { PartialDate } from './dates.ts';
import type { EntryLanguage } from './entry-language.ts';

export type TermLanguage = 'en' | 'es' | 'zh' | 'ja';

/** The words that the author-date styles put around a work's own data. */
export interface Terms {
  language: TermLanguage;
  andOthers: string;
  noDate: string;
  editor: string;
  editors: string;
  translator: string;
  /** Before the book that a chapter stands in. */
  in: string;
  volume: (volume: string) => string;
  issue: (issue: string) => string;
  page: (page: string) => string;
  pages: (pages: string) => string;
  newspaperPage: (page: string) => string;
  articleNumber: (number: string) => string;
  reportNumber: (number: string) => string;
  patentNumber: (number: string) => string;
  version: (version: string) => string;
  thesis: string;
  dataset: string;
  paperPresentation: string;
  editedBy: (names: string) => string;
  translatedBy: (names: string) => string;
}

const latin = {
  page: (page: string) => `p. ${page}`,
  pages: (pages: string) => `pp. ${pages}`,
  newspaperPage: (page: string) => (/[-,]/.test(page) ? `pp. ${page}` : `p. ${page}`),
};

const en: Terms = {
  ...latin,
  language: 'en',
  andOthers: 'et al.',
  noDate: 'n.d.',
  editor: 'Ed.',
  editors: 'Eds.',
  translator: 'Trans.',
  in: 'In',
  volume: (volume) => `Vol. ${volume}`,
  issue: (issue) => `no. ${issue}`,
  articleNumber: (number) => `Article ${number}`,
  reportNumber: (number) => `Report No. ${number}`,
  patentNumber: (number) => `Patent No. ${number}`,
  version: (version) => `Version ${version}`,
  thesis: 'Thesis',
  dataset: 'Data set',
  paperPresentation: 'Paper presentation',
  editedBy: (names) => `edited by ${names}`,
  translatedBy: (names) => `translated by ${names}`,
};

const es: Terms = {
  ...latin,
  language: 'es',
  andOthers: 'et al.',
  noDate: 's. f.',
  editor: 'Ed.',
  editors: 'Eds.',
  translator: 'Trad.',
  in: 'En',
  volume: (volume) => `Vol. ${volume}`,
  issue: (issue) => `núm. ${issue}`,
  articleNumber: (number) => `Artículo ${number}`,
  reportNumber: (number) => `Informe n.º ${number}`,
  patentNumber: (number) => `Patente n.º ${number}`,
  version: (version) => `Versión ${version}`,
  thesis: 'Tesis',
  dataset: 'Conjunto de datos',
  paperPresentation: 'Ponencia',
  editedBy: (names) => `editado por ${names}`,
  translatedBy: (names) => `traducido por ${names}`,
};

const zh: Terms = {
  language: 'zh',
  andOthers: '等',
  noDate: '无日期',
  editor: '编',
  editors: '编',
  translator: '译',
  in: '见',
  volume: (volume) => (/^\d+$/.test(volume) ? `第${volume}卷` : volume),
  issue: (issue) => (/^[\d/]+$/.test(issue) ? `第${issue}期` : issue),
  page: (page) => `第${page}页`,
  pages: (pages) => `第${pages}页`,
  newspaperPage: (page) => (/^\d+$/.test(page) ? `第${page}版` : page),
  articleNumber: (number) => `文章编号${number}`,
  reportNumber: (number) => `报告编号${number}`,
  patentNumber: (number) => `专利号${number}`,
  version: (version) => `版本${version}`,
  thesis: '学位论文',
  dataset: '数据集',
  paperPresentation: '会议报告',
  editedBy: (names) => `${names}编`,
  translatedBy: (names) => `${names}译`,
};

const ja: Terms = {
  language: 'ja',
  andOthers: '他',
  noDate: '発行年不明',
  editor: '編',
  editors: '編',
  translator: '訳',
  in: '',
  volume: (volume) => (/^\d+$/.test(volume) ? `第${volume}巻` : volume),
  issue: (issue) => (/^[\d/]+$/.test(issue) ? `第${issue}号` : issue),
  page: (page) => `${page}頁`,
  pages: (pages) => `${pages}頁`,
  newspaperPage: (page) => (/^\d+$/.test(page) ? `${page}面` : page),
  articleNumber: (number) => `論文番号${number}`,
  reportNumber: (number) => `報告書番号${number}`,
  patentNumber: (number) => `特許番号${number}`,
  version: (version) => `バージョン${version}`,
  thesis: '学位論文',
  dataset: 'データセット',
  paperPresentation: '口頭発表',
  editedBy: (names) => `${names}編`,
  translatedBy: (names) => `${names}訳`,
};

const termsOf: Record<TermLanguage, Terms> = { en, es, zh, ja };

/** An entry in Chinese or Japanese uses its own words; the others those of the paper, if it is in English or Spanish. */
export function entryTerms(language: EntryLanguage, options: CitationOptions): Terms {
  if (language === 'zh' || language === 'ja') return termsOf[language];
  if (options.language === 'en' || options.language === 'es') return termsOf[options.language];
  return termsOf[language === 'es' ? 'es' : 'en'];
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
const shortMonths = {
  en: 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' '),
  es: 'ene. feb. mar. abr. mayo jun. jul. ago. sept. oct. nov. dic.'.split(' '),
};

/** The month and the day in words: "July 13", «13 de julio», 7月13日; '' for a bare year. */
export function monthAndDay({ month, day }: PartialDate, language: TermLanguage): string {
  if (!month) return '';
  if (language === 'zh' || language === 'ja') return day ? `${month}月${day}日` : `${month}月`;
  const name = months[language][month - 1] ?? '';
  if (!day) return name;
  return language === 'es' ? `${day} de ${name}` : `${name} ${day}`;
}

/** A whole date in running text: "July 13, 2019", «13 de julio de 2019», 2019年7月13日. */
export function longDate(date: PartialDate, language: TermLanguage): string {
  const rest = monthAndDay(date, language);
  if (language === 'zh' || language === 'ja') return `${date.year}年${rest}`;
  if (rest === '') return date.year;
  return language === 'es' ? `${rest} de ${date.year}` : `${rest}${date.day ? ',' : ''} ${date.year}`;
}

/** A whole date as MLA writes it: "13 July 2019", "13 Sept. 2019". */
export function shortDate({ year, month, day }: PartialDate, language: TermLanguage): string {
  if (language === 'zh' || language === 'ja') return month ? `${year}年${month}月${day ? `${day}日` : ''}` : year;
  const name = month ? (shortMonths[language][month - 1] ?? '') : '';
  return [month && day ? String(day) : '', name, year].filter(Boolean).join(' ');
}
