import type { CitationKind } from './citation-kind.ts';
import type { CitationOptions } from './citation-record.ts';
import { isoDate } from './dates.ts';
import type { EntryLanguage } from './entry-language.ts';
import { type Gbt7714Edition, gbtNames, gbtTranslators } from './gbt7714-names.ts';
import { type GbtMarks, gbtMarks, gbtTitle } from './gbt7714-punctuation.ts';
import { toSentenceCase } from './letter-case.ts';
import { editionNumber, editionPhrase } from './ordinals.ts';
import { makersOf, type Reference } from './reference.ts';
import { type Part, roman, sentences } from './runs.ts';

/** One entry on its way to print, with what depends on edition and language settled. */
interface Entry extends Reference {
  standard: Gbt7714Edition;
  marks: GbtMarks;
  isOnline: boolean;
}

const typeMarks: Record<CitationKind, string> = {
  article: 'J',
  book: 'M',
  chapter: 'M',
  thesis: 'D',
  paper: 'C',
  proceedings: 'C',
  webpage: 'EB',
  report: 'R',
  standard: 'S',
  patent: 'P',
  newspaper: 'N',
  dataset: 'DS',
  preprint: 'PP',
  other: 'Z',
};

const onlineKinds: readonly CitationKind[] = ['webpage', 'dataset', 'preprint'];

/** An entry of a GB/T 7714 numeric list, without its number. */
export function formatGbt7714(reference: Reference, standard: Gbt7714Edition, options: CitationOptions): Part {
  const hasAddress = reference.url !== '' || reference.doi !== '';
  const entry: Entry = {
    ...reference,
    standard,
    marks: gbtMarks(standard, reference.language),
    isOnline: onlineKinds.includes(reference.kind) || (hasAddress && options.links !== false),
  };
  const areas = [...openingAreas(entry), ...sourceAreas(entry), ...accessAreas(entry)];
  return sentences(areas.filter(Boolean).map(roman));
}

function openingAreas(entry: Entry): string[] {
  const { standard, language, marks, translators, kind } = entry;
  const names = gbtNames(makersOf(entry), standard, language, marks.comma, entry.hasOthers);
  const others = gbtTranslators(translators, standard, language, marks.comma);
  // The 2025 edition identifies a standard by its number alone and names no body.
  if (kind === 'standard' && standard === '2025')
    return [join(' ', standardNumber(entry), printedTitle(entry)) + mark(entry)];
  const title =
    join(marks.colon, printedTitle(entry), isBook(kind) ? volumePhrase(entry) : '', workNumber(entry)) + mark(entry);
  if (kind === 'chapter' || kind === 'paper') return [names, ...componentAreas(entry, title, others)];
  return [names, title, others];
}

/** A part and what it stands in: "Title[M]. Translator, trans.//Editors. Book: Vol. 2". */
function componentAreas(entry: Entry, title: string, others: string): string[] {
  const { standard, language, marks, editors, issued, pages } = entry;
  const host = entry.container || entry.event;
  // The name of a conference is a proper name; the title of a book is not.
  const hostTitle = gbtTitle(entry.kind === 'paper' ? host : caseOf(host, language), standard, language);
  const named = join(marks.colon, hostTitle, volumePhrase(entry));
  if (named === '') return [title, others];
  const printedHost = isKnownByConference(entry)
    ? accessed(join(marks.colon, join(marks.comma, named, issued?.year ?? ''), pages), entry)
    : named;
  const hostNames = gbtNames(editors, standard, language, marks.comma);
  const [first, ...rest] = hostNames ? [hostNames, printedHost] : [printedHost];
  return others ? [title, `${others}//${first}`, ...rest] : [`${title}//${first}`, ...rest];
}

/** A paper that no publisher brought out: the year and the pages follow the name of its conference at once. */
function isKnownByConference({ kind, publisher, place, container, event, standard }: Entry): boolean {
  if (kind !== 'paper' || publisher !== '' || (container === '' && event === '')) return false;
  return container === '' || (place === '' && standard === '2025');
}

function sourceAreas(entry: Entry): string[] {
  const { kind, marks, version, isOnline, standard, issued } = entry;
  if (isKnownByConference(entry)) return [];
  if (kind === 'article' || kind === 'newspaper') return [accessed(serialSource(entry), entry)];
  if (kind === 'standard' && standard === '2025') return [];
  if (kind === 'webpage') return [accessed(publicDate(entry), entry)];
  if (kind === 'dataset' || kind === 'preprint') return [version ? `V${version}` : '', accessed(release(entry), entry)];
  if (kind === 'patent') return [accessed(join(marks.colon, dateText(entry), entry.pages), entry)];
  if (kind === 'report' && isOnline && issued?.day && standard === '2015') return [accessed(release(entry), entry)];
  return [editionArea(entry), accessed(imprint(entry), entry)];
}

/** Who released it and when: 平台（2023-09-10） in 2025, "Publisher, 2023(2023-09-10)" in 2015. */
function release(entry: Entry): string {
  const { kind, marks, place, publisher, container, issued, pages, standard } = entry;
  const platform = kind === 'report' ? join(marks.colon, place, publisher) : publisher || container;
  if (standard === '2025' || platform === '') return join(marks.colon, platform, pages) + publicDate(entry);
  return (
    join(marks.colon, join(marks.comma, platform, issued?.year ?? ''), pages) + (issued?.month ? publicDate(entry) : '')
  );
}

/** "Journal, 2012, 52(11): 1518-1523"; with neither volume nor issue the day of publication identifies it. */
function serialSource(entry: Entry): string {
  const { kind, marks, container, issued, volume, issue, pages, number } = entry;
  // Abbreviated words of a journal's name lose their points: "Br Med J".
  const journal = gbtTitle(container, entry.standard, entry.language).replace(/(?<=\p{L})\.(?=\s|$)/gu, '');
  if (kind === 'newspaper') {
    const edition = pages ? `${marks.open}${pages}${marks.close}` : '';
    return join(marks.comma, journal, dateText(entry)) + edition;
  }
  const hasPlace = volume !== '' || issue !== '' || pages !== '' || number !== '';
  const date = issued ? (hasPlace ? issued.year : isoDate(issued)) : '';
  const bracketed = issue ? `${marks.open}${issue}${marks.close}` : '';
  return join(marks.colon, join(marks.comma, journal, date, volume) + bracketed, pages || number);
}

/** "Place: Publisher, 2002: 288", and [S.l.: s.n.] where a printed work does not say. */
function imprint(entry: Entry): string {
  const { marks, pages } = entry;
  const placed = join(marks.colon, ...placeAndPublisher(entry));
  return join(marks.colon, join(marks.comma, placed, dateText(entry)), pages);
}

function placeAndPublisher({ kind, language, marks, place, publisher, isOnline }: Entry): string[] {
  // Theses, reports and standards are issued, not published; the standard asks for no placeholder there.
  if (isOnline || kind === 'thesis' || kind === 'report' || kind === 'standard' || kind === 'other')
    return [place, publisher];
  const [noPlace, noPublisher] =
    language === 'zh'
      ? ['出版地不详', '出版者不详']
      : language === 'ja'
        ? ['出版地不明', '出版者不明']
        : ['S.l.', 's.n.'];
  if (place === '' && publisher === '') return [`[${noPlace}${marks.colon}${noPublisher}]`];
  return [place || `[${noPlace}]`, publisher || `[${noPublisher}]`];
}

function accessAreas({ isOnline, url, doi, kind, standard }: Entry): string[] {
  if (!isOnline) return [];
  const containsDoi = doi !== '' && decodeURIComponentSafely(url).toLowerCase().includes(doi.toLowerCase());
  if (url === '' && (onlineKinds.includes(kind) || (kind === 'standard' && standard === '2025'))) {
    return [doi ? `https://doi.org/${doi}` : ''];
  }
  return [url, doi && !containsDoi ? `DOI:${doi}` : ''];
}

function decodeURIComponentSafely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The day of access: in 2015 for everything online, in 2025 only for what may change under its address. */
function accessed(source: string, { isOnline, accessed: date, standard, kind }: Entry): string {
  if (!isOnline || !date || (standard === '2025' && !onlineKinds.includes(kind))) return source;
  return `${source}[${isoDate(date)}]`;
}

function publicDate(entry: Entry): string {
  return entry.issued ? `${entry.marks.open}${isoDate(entry.issued)}${entry.marks.close}` : '';
}

function dateText({ kind, issued, standard }: Entry): string {
  if (!issued) return '';
  const isByDay = kind === 'newspaper' || kind === 'patent' || (kind === 'report' && standard === '2025');
  return isByDay ? isoDate(issued) : issued.year;
}

function mark({ kind, isOnline, standard, title }: Entry): string {
  // The 2015 edition knows no preprints; its general mark for what is only online covers them.
  const type = kind === 'preprint' && standard === '2015' ? 'EB' : typeMarks[kind];
  return title === '' ? '' : `[${type}${isOnline ? '/OL' : ''}]`;
}

function printedTitle({ title, standard, language }: Entry): string {
  return gbtTitle(caseOf(title, language), standard, language);
}

function caseOf(title: string, language: EntryLanguage): string {
  return language === 'en' ? toSentenceCase(title, { subtitleCapital: false }) : title;
}

function workNumber(entry: Entry): string {
  if (entry.kind === 'standard') return standardNumber(entry);
  return entry.kind === 'report' || entry.kind === 'patent' ? entry.number : '';
}

function standardNumber({ number, language, standard }: Entry): string {
  return language === 'zh' && standard === '2025' ? number.replace(/\s*[-–—]\s*(\d{4})$/, '—$1') : number;
}

function isBook(kind: CitationKind): boolean {
  return kind === 'book' || kind === 'proceedings';
}

/** 第4卷, Vol. 4; what is no number (上, 美国卷) stands as it is. */
function volumePhrase({ volume, language, standard }: Entry): string {
  if (!/^\d+$/.test(volume)) return gbtTitle(volume, standard, language);
  if (language === 'zh') return `第${volume}卷`;
  return language === 'ja' ? `第${volume}巻` : `Vol. ${volume}`;
}

function editionArea({ edition, language }: Entry): string {
  const number = editionNumber(edition);
  if (number === null || number === 1) return number === 1 ? '' : edition;
  return language === 'zh' || language === 'ja' ? `${number}版` : editionPhrase(edition, language);
}

function join(separator: string, ...texts: string[]): string {
  return texts.filter(Boolean).join(separator);
}

/** "[1,3-5]", with the page of a single work behind the bracket: "[2]17". */
export function citeByNumber(numbers: readonly number[], locator: string): string {
  const sorted = [...new Set(numbers)].sort((left, right) => left - right);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const text = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
  return text === '' ? '' : `[${text}]${sorted.length === 1 ? locator : ''}`;
}
