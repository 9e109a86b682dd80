import { type CitationKind, citationKindOf } from './citation-kind.ts';
import { type CitationName, type CitationRecord, isUnnamed } from './citation-record.ts';
import { isoDate, readDate } from './dates.ts';
import { entryLanguageOf } from './entry-language.ts';
import { exportText } from './export-text.ts';

const entryTypes: Record<CitationKind, string> = {
  article: 'article',
  newspaper: 'article',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  paper: 'inproceedings',
  proceedings: 'proceedings',
  webpage: 'online',
  report: 'techreport',
  standard: 'standard',
  patent: 'patent',
  dataset: 'dataset',
  preprint: 'online',
  other: 'misc',
};

const publisherFields: Partial<Record<CitationKind, string>> = { thesis: 'school', report: 'institution' };
const languageNames = {
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
  ru: 'russian',
  es: 'spanish',
  en: 'english',
  other: '',
};

/** The records as a .bib file, with keys made of the first author, the year and a letter where two would meet. */
export function toBibtex(records: readonly CitationRecord[]): string {
  const taken = new Set<string>();
  return records.map((record) => bibtexEntry(record, uniqueKey(record, taken))).join('\n');
}

function bibtexEntry(record: CitationRecord, key: string): string {
  const kind = citationKindOf(record);
  const date = readDate(record.issued);
  const accessed = readDate(record.accessed);
  const container = exportText(record['container-title']);
  const numberField = kind === 'article' || kind === 'paper' ? exportText(record.issue) : exportText(record.number);
  const fields: [string, string][] = [
    ['author', nameList(record.author)],
    ['editor', nameList(record.editor)],
    ['translator', nameList(record.translator)],
    ['title', titleValue(record.title)],
    [kind === 'article' || kind === 'newspaper' ? 'journal' : 'booktitle', escapeTex(container)],
    ['entrysubtype', kind === 'newspaper' ? 'newspaper' : ''],
    ['eventtitle', escapeTex(exportText(record['event-title']))],
    ['type', kind === 'thesis' ? escapeTex(exportText(record.genre)) : ''],
    ['edition', escapeTex(exportText(record.edition))],
    ['volume', escapeTex(exportText(record.volume))],
    ['number', escapeTex(numberField)],
    ['pages', escapeTex(exportText(record.page)).replace(/(?<=\w)\s*[-–—]+\s*(?=\w)/g, '--')],
    ['eid', kind === 'article' && !record.page ? escapeTex(exportText(record.number)) : ''],
    [publisherFields[kind] ?? 'publisher', escapeTex(exportText(record.publisher))],
    ['address', escapeTex(exportText(record['publisher-place']))],
    ['year', date ? escapeTex(date.year) : ''],
    ['month', date?.month ? String(date.month) : ''],
    ['version', escapeTex(exportText(record.version))],
    ['doi', escapeAddress(exportText(record.DOI))],
    ['url', escapeAddress(exportText(record.URL))],
    ['urldate', accessed ? isoDate(accessed) : ''],
    ['isbn', escapeTex(exportText(record.ISBN))],
    ['issn', escapeTex(exportText(record.ISSN))],
    ['langid', languageNames[entryLanguageOf(record)]],
    ['note', escapeTex(exportText(record.note))],
    ['abstract', escapeTex(exportText(record.abstract))],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@${entryTypes[kind]}{${key},\n${lines.join('')}}\n`;
}

function nameList(names: readonly CitationName[] | null | undefined): string {
  return (names ?? []).map(bibtexName).filter(Boolean).join(' and ');
}

/** "Family, Given"; a name that has no parts is braced, else "World Health Organization" would be given three. */
function bibtexName(name: CitationName): string {
  if (isUnnamed(name)) return 'others';
  const family = escapeTex(
    [name['dropping-particle'], name['non-dropping-particle'], name.family].map(exportText).filter(Boolean).join(' '),
  );
  const given = escapeTex(exportText(name.given));
  const suffix = escapeTex(exportText(name.suffix));
  if (family === '' || given === '') {
    const whole = family || given || escapeTex(exportText(name.literal));
    return whole && `{${whole}}`;
  }
  // "and", commas and a leading particle divide names; inside one part they must be braced.
  const guarded = [family, suffix, given]
    .filter(Boolean)
    .map((part) => (/,|\b[Aa][Nn][Dd]\b|^\p{Ll}+['’ ]/u.test(part) ? `{${part}}` : part));
  return guarded.join(', ');
}

/** Words with capitals inside are braced, so that a style that lowers titles leaves them alone. */
function titleValue(title: string | null | undefined): string {
  return escapeTex(exportText(title)).replace(/(?<![\p{L}\\])\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})\p{L}*/gu, '{$&}');
}

function escapeTex(text: string): string {
  // Two hyphens or two accents in a row are a dash and a quotation mark to TeX; empty braces keep them apart.
  return text.replace(/[\\{}&%$#_~^]|-(?=-)|`(?=`)|'(?=')/g, (character) => {
    if (character === '\\') return '\\textbackslash{}';
    if (/[-`']/.test(character)) return `${character}{}`;
    if (character === '~') return '\\textasciitilde{}';
    return character === '^' ? '\\textasciicircum{}' : `\\${character}`;
  });
}

/** Addresses are read verbatim; only what would end the field is written in its own code. */
function escapeAddress(text: string): string {
  return text.replace(/[{}\\]/g, (character) => encodeURIComponent(character));
}

function uniqueKey(record: CitationRecord, taken: Set<string>): string {
  const [first] = record.author ?? [];
  const name = (first?.family ?? first?.literal ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  const year = /\d{4}/.exec(readDate(record.issued)?.year ?? '')?.[0] ?? '';
  const base = `${name.slice(0, 24) || 'ref'}${year}`;
  let key = base;
  for (let count = 1; taken.has(key); count += 1) key = `${base}${suffix(count)}`;
  taken.add(key);
  return key;
}

function suffix(count: number): string {
  return count < 26 ? String.fromCharCode(97 + count) : `-${count + 1}`;
}
