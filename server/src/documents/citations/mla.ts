import { enDash } from './apa.ts';
import type { CitationKind } from './citation-kind.ts';
import type { CitationOptions } from './citation-record.ts';
import { toTitleCase } from './letter-case.ts';
import { mlaAuthorList, mlaPlainList } from './mla-names.ts';
import { editionPhrase } from './ordinals.ts';
import { doiAddress, type Reference } from './reference.ts';
import { endSentence, italic, joinParts, nothing, type Part, roman, sentences } from './runs.ts';
import { entryTerms, longDate, shortDate, type Terms } from './terms.ts';

/** Kinds whose title stands in quotation marks because a larger work, the container, holds them. */
export const heldKinds: readonly CitationKind[] = ['article', 'newspaper', 'chapter', 'paper', 'webpage', 'preprint'];
const datedByDay: readonly CitationKind[] = ['newspaper', 'webpage', 'preprint', 'patent', 'report', 'dataset'];

/** An entry of an MLA (9th edition) list of works cited. */
export function formatMla(reference: Reference, options: CitationOptions): Part {
  const terms = entryTerms(reference.language, options);
  const title = heldKinds.includes(reference.kind)
    ? quotedTitle(reference)
    : italic(casedTitle(reference, reference.title));
  const details = containerParts(reference, terms, options).map(([text, isItalic]) =>
    isItalic ? italic(text) : roman(text),
  );
  const thesisYear = reference.kind === 'thesis' ? roman(reference.issued?.year ?? '') : nothing;
  const body = sentences([makersPart(reference, terms), title, thesisYear, capitalised(joinParts(details, ', '))]);
  return joinParts([body, endSentence(roman(accessNote(reference, terms)))], ' ');
}

function makersPart({ authors, hasOthers, editors, kind }: Reference, terms: Terms): Part {
  if (authors.length > 0) return roman(mlaAuthorList(authors, terms, hasOthers));
  if (editors.length === 0 || heldKinds.includes(kind)) return nothing;
  const list = mlaAuthorList(editors, terms);
  if (terms.language === 'zh' || terms.language === 'ja') return roman(`${list}, ${terms.editor}`);
  const [one, several] = terms.language === 'es' ? ['editor', 'editores'] : ['editor', 'editors'];
  return roman(`${list}, ${editors.length > 1 ? several : one}`);
}

function quotedTitle(reference: Reference): Part {
  const title = casedTitle(reference, reference.title);
  if (title === '') return nothing;
  if (reference.language === 'ja') return roman(`「${title}」`);
  // Quotation marks inside a quoted title become single ones.
  const inner = title.replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’')).replace(/"([^"]*)"/g, '‘$1’');
  if (reference.language === 'zh') return roman(`“${inner}”`);
  return roman(/[.?!…]$/.test(inner) ? `“${inner}”` : `“${inner}.”`);
}

/** What follows the title, each with whether it is in italics; the comma comes between those that are there. */
function containerParts(reference: Reference, terms: Terms, options: CitationOptions): [string, boolean][] {
  const { kind, container, event, publisher, volume, issue, version, genre } = reference;
  const host = casedTitle(reference, container || (kind === 'paper' ? event : kind === 'preprint' ? publisher : ''));
  const makers = contributors(reference, terms);
  const date = kind === 'thesis' ? '' : dateText(reference, terms);
  const isSerial = kind === 'article' || kind === 'newspaper';
  const volumeText = volume && (isSerial ? lowerFirst(terms.volume(volume)) : terms.volume(volume));
  const published =
    isSerial || kind === 'preprint' || publisher === container || isMaker(publisher, reference) ? '' : publisher;
  const address = options.links === false && kind !== 'webpage' ? '' : doiAddress(reference);
  return [
    [host, true],
    ...makers.map((text): [string, boolean] => [text, false]),
    [version ? terms.version(version) : '', false],
    [isSerial ? '' : editionPhrase(reference.edition, terms.language), false],
    [lowerFirst(volumeText), false],
    [isSerial && issue ? terms.issue(issue) : '', false],
    [workNumber(reference, terms), false],
    [published, false],
    [kind === 'thesis' ? genre || terms.thesis : '', false],
    [date, false],
    [pagesText(reference, terms), false],
    [address, false],
  ];
}

function contributors({ kind, editors, authors, translators }: Reference, terms: Terms): string[] {
  const areEditorsNamed = authors.length === 0 && !heldKinds.includes(kind);
  return [
    editors.length > 0 && !areEditorsNamed ? terms.editedBy(mlaPlainList(editors, terms)) : '',
    translators.length > 0 ? terms.translatedBy(mlaPlainList(translators, terms)) : '',
  ];
}

function workNumber({ kind, number }: Reference, terms: Terms): string {
  if (number === '') return '';
  if (kind === 'report') return terms.reportNumber(number);
  if (kind === 'patent') return terms.patentNumber(number);
  return kind === 'standard' ? number : '';
}

function isMaker(name: string, { authors }: Reference): boolean {
  return authors.some((author) => author.form === 'whole' && author.text === name);
}

function dateText({ issued, kind }: Reference, terms: Terms): string {
  if (!issued) return '';
  return datedByDay.includes(kind) ? shortDate(issued, terms.language) : issued.year;
}

function pagesText({ kind, pages, number }: Reference, terms: Terms): string {
  if (kind === 'newspaper') return pages && terms.newspaperPage(enDash(pages));
  const isHeld = kind === 'article' || kind === 'chapter' || kind === 'paper';
  if (!isHeld) return '';
  if (pages === '') return kind === 'article' && number ? lowerFirst(terms.articleNumber(number)) : '';
  return /[-,，、]/.test(pages)
    ? terms.pages(enDash(terms.language === 'en' || terms.language === 'es' ? shortRange(pages) : pages))
    : terms.page(pages);
}

/** The second number of a range keeps only the digits that differ, at least two: 1518-23. */
function shortRange(pages: string): string {
  return pages.replace(/^(\d{3,})-(\d{3,})$/, (whole, from: string, to: string) => {
    if (from.length !== to.length) return whole;
    const differs = [...from].findIndex((digit, index) => digit !== to[index]);
    return differs < 0 ? whole : `${from}-${to.slice(Math.min(differs, from.length - 2))}`;
  });
}

function accessNote({ kind, issued, accessed }: Reference, terms: Terms): string {
  if (kind !== 'webpage' || issued || !accessed) return '';
  if (terms.language === 'zh') return `访问于${longDate(accessed, 'zh')}`;
  if (terms.language === 'ja') return `${longDate(accessed, 'ja')}閲覧`;
  const date = shortDate(accessed, terms.language);
  return terms.language === 'es' ? `Consultado el ${date}` : `Accessed ${date}`;
}

export function casedTitle({ language }: Reference, title: string): string {
  return language === 'en' ? toTitleCase(title) : title;
}

function lowerFirst(text: string): string {
  return /^(?:Vol|Article|Artículo)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Behind a point even a word of the style begins with a capital; a name keeps the letters it has ("arXiv"). */
function capitalised(part: Part): Part {
  const [first, ...rest] = part;
  if (!first || !/^(?:vol|no|núm|translated|edited|traducido|editado|article|artículo)\b/u.test(first.text))
    return part;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
