import type { CitationRecord } from '../citation-record.ts';
import { date, people } from './citation-records.ts';

type Fields = Omit<CitationRecord, 'id'>;

export const article: Fields = {
  type: 'journal-article',
  title: 'The Role of DNA Methylation in Chinese and European Populations: A Meta-Analysis',
  author: people('Smith, John R.; Doe, Jane'),
  'container-title': 'Journal of Testing',
  issued: date(2020, 5, 4),
  volume: '12',
  issue: '3',
  page: '1518-1523',
  DOI: '10.1000/abc',
};
export const chapter: Fields = {
  type: 'chapter',
  title: 'Invading Microorganisms',
  author: people('Weinstein, L.; Swartz, M. N.; Roe, A.'),
  editor: people('Sodeman, William A.; Lee, Jean-Luc'),
  'container-title': 'Pathologic Physiology: Mechanisms of Disease',
  edition: 'Fifth',
  publisher: 'Saunders',
  issued: date(1974),
  page: '457-472',
};
export const spanish: Fields = {
  type: 'book',
  title: 'La sociedad red',
  author: people('Castells, Manuel; Iglesias, Ana'),
  publisher: 'Alianza',
  issued: date(2006),
  edition: 2,
  language: 'es',
};
export const chinese: Fields = {
  type: 'article-journal',
  title: '可信交易环境研究',
  author: people('于, 潇; 刘, 义; 柴, 跃廷'),
  'container-title': '清华大学学报',
  issued: date(2012),
  volume: 52,
  issue: 11,
  page: '1-9',
};
