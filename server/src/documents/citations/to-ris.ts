import { type CitationKind, citationKindOf } from './citation-kind.ts';
import type { CitationName, CitationRecord } from './citation-record.ts';
import { type PartialDate, readDate } from './dates.ts';
import { entryLanguageOf } from './entry-language.ts';
import { exportText } from './export-text.ts';

const referenceTypes: Record<CitationKind, string> = {
  article: 'JOUR',
  newspaper: 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  thesis: 'THES',
  paper: 'CONF',
  proceedings: 'BOOK',
  webpage: 'ELEC',
  report: 'RPRT',
  standard: 'STAND',
  patent: 'PAT',
  dataset: 'DATA',
  preprint: 'UNPB',
  other: 'GEN',
};

/** The records as a .ris file. Lines end as the format's readers on Windows expect. */
export function toRis(records: readonly CitationRecord[]): string {
  return records.map(risEntry).join('\r\n');
}

function risEntry(record: CitationRecord): string {
  const kind = citationKindOf(record);
  const date = readDate(record.issued);
  const accessed = readDate(record.accessed);
  const [startPage = '', endPage = ''] = pageParts(exportText(record.page));
  const isArticle = kind === 'article' || kind === 'newspaper' || kind === 'paper';
  const container = exportText(record['container-title']);
  const lines: [string, string][] = [
    ['TY', referenceTypes[kind]],
    ...nameLines('AU', record.author),
    ...nameLines(kind === 'book' || kind === 'proceedings' ? 'A3' : 'A2', record.editor),
    ...nameLines('A4', record.translator),
    ['TI', exportText(record.title)],
    ['T2', (kind === 'paper' && exportText(record['event-title'])) || container],
    ['C3', kind === 'paper' ? container : ''],
    ['PY', /\d{4}/.exec(date?.year ?? '')?.[0] ?? ''],
    ['DA', date && (date.month || kind === 'paper') ? risDate(date) : ''],
    ['VL', exportText(record.volume)],
    ['IS', isArticle && kind !== 'paper' ? exportText(record.issue) : ''],
    ['M1', kind === 'paper' ? exportText(record.issue) : isArticle ? '' : exportText(record.number)],
    ['SP', startPage || (isArticle ? exportText(record.number) : '')],
    ['EP', endPage],
    ['ET', exportText(record.edition)],
    ['PB', exportText(record.publisher) || (kind === 'preprint' ? container : '')],
    ['CY', exportText(record['publisher-place'])],
    ['M3', exportText(record.genre)],
    ['DO', exportText(record.DOI)],
    ['UR', exportText(record.URL)],
    ['Y2', accessed ? risDate(accessed) : ''],
    ['SN', exportText(record.ISBN) || exportText(record.ISSN)],
    ['LA', entryLanguageOf(record).replace('other', '')],
    ['AB', exportText(record.abstract)],
    ['N1', exportText(record.note)],
  ];
  return `${lines.map(([tag, value]) => (value === '' ? '' : `${tag}  - ${value}\r\n`)).join('')}ER  - \r\n`;
}

function nameLines(tag: string, names: readonly CitationName[] | null | undefined): [string, string][] {
  return (names ?? []).map((name) => {
    const family = [name['dropping-particle'], name['non-dropping-particle'], name.family]
      .map(exportText)
      .filter(Boolean)
      .join(' ');
    const parts = [family, exportText(name.given), exportText(name.suffix)].filter(Boolean);
    return [tag, parts.join(', ') || exportText(name.literal)];
  });
}

function risDate({ year, month, day }: PartialDate): string {
  const two = (part: number | null) => (part ? String(part).padStart(2, '0') : '');
  return [year, two(month), two(day), ''].join('/');
}

function pageParts(page: string): string[] {
  const range = /^([^\s–—-]+)\s*[–—-]+\s*([^\s–—-]+)$/u.exec(page);
  return range ? [range[1] ?? '', range[2] ?? ''] : [page];
}
