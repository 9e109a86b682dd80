import { apaAuthorList, apaPlainList } from './apa-names.ts';
import type { CitationKind } from './citation-kind.ts';
import type { CitationOptions } from './citation-record.ts';
import { toSentenceCase } from './letter-case.ts';
import { editionPhrase } from './ordinals.ts';
import { doiAddress, type Reference } from './reference.ts';
import { isEmpty, italic, joinParts, nothing, type Part, roman, sentencesThenAddress } from './runs.ts';
import { entryTerms, longDate, monthAndDay, type Terms } from './terms.ts';

/** Kinds whose title stands inside another work and is therefore not in italics. */
export const partKinds: readonly CitationKind[] = ['article', 'newspaper', 'chapter', 'paper'];
const datedByDay: readonly CitationKind[] = ['newspaper', 'webpage'];

/** An entry of an APA (7th edition) list. The suffix tells works of one author and year apart: "2020a". */
export function formatApa(reference: Reference, options: CitationOptions, yearSuffix = ''): Part {
  const terms = entryTerms(reference.language, options);
  const makers = apaMakers(reference, terms);
  const date = roman(`(${apaDate(reference, terms, yearSuffix)})`);
  const title = titlePart(reference, terms);
  const opening = isEmpty(makers) ? [title, date] : [makers, date, title];
  const retrieval = retrievalNote(reference, terms);
  const address = options.links === false && !retrieval ? '' : doiAddress(reference);
  if (retrieval && address) {
    const parts = [...opening, ...sourceParts(reference, terms)];
    return joinParts([sentencesThenAddress(parts, ''), roman(retrieval(address))], ' ');
  }
  return sentencesThenAddress([...opening, ...sourceParts(reference, terms)], address);
}

function apaMakers({ authors, hasOthers, editors, kind }: Reference, terms: Terms): Part {
  if (authors.length > 0) return roman(apaAuthorList(authors, terms, hasOthers));
  if (editors.length === 0 || partKinds.includes(kind)) return nothing;
  return roman(`${apaAuthorList(editors, terms)} (${editors.length > 1 ? terms.editors : terms.editor})`);
}

export function apaYear({ issued }: Reference, terms: Terms, yearSuffix: string): string {
  if (issued) return `${issued.year}${yearSuffix}`;
  return yearSuffix ? `${terms.noDate}-${yearSuffix}` : terms.noDate;
}

function apaDate(reference: Reference, terms: Terms, yearSuffix: string): string {
  const day =
    reference.issued && datedByDay.includes(reference.kind) ? monthAndDay(reference.issued, terms.language) : '';
  return [apaYear(reference, terms, yearSuffix), day].filter(Boolean).join(', ');
}

function titlePart(reference: Reference, terms: Terms): Part {
  const { kind, title, language } = reference;
  const printed = language === 'en' ? toSentenceCase(title, { subtitleCapital: true }) : title;
  const isPart = partKinds.includes(kind) && !isPresentation(reference);
  const main = isPart ? roman(printed) : italic(printed);
  return joinParts([main, roman(bracketAfterTitle(reference, terms)), roman(describedAs(reference, terms))], ' ');
}

/** "(H. Weaver, Trans.; 2nd ed., Vol. 1)", "(Report No. 7)". */
function bracketAfterTitle(reference: Reference, terms: Terms): string {
  const { kind, number, version, translators, volume } = reference;
  const translated = translators.length > 0 ? `${apaPlainList(translators, terms)}, ${terms.translator}` : '';
  if (kind === 'book' || kind === 'proceedings') {
    const details = [editionPhrase(reference.edition, terms.language), volume && terms.volume(volume)];
    return bracketed([translated, details.filter(Boolean).join(', ')], '; ');
  }
  if (kind === 'report') return bracketed([number && terms.reportNumber(number)], '');
  if (kind === 'patent') return bracketed([number && terms.patentNumber(number)], '');
  if (kind === 'standard') return bracketed([number], '');
  if (kind === 'dataset' || kind === 'preprint') return bracketed([version && terms.version(version)], '');
  return bracketed([translated], '');
}

function bracketed(texts: readonly string[], separator: string): string {
  const present = texts.filter(Boolean).join(separator);
  return present && `(${present})`;
}

function describedAs(reference: Reference, terms: Terms): string {
  const { kind, genre, publisher } = reference;
  if (kind === 'thesis') return `[${[genre || terms.thesis, publisher].filter(Boolean).join(', ')}]`;
  if (kind === 'dataset') return `[${terms.dataset}]`;
  return isPresentation(reference) ? `[${terms.paperPresentation}]` : '';
}

/** A paper that was read at a conference and stands in no volume. */
function isPresentation({ kind, container, event }: Reference): boolean {
  return kind === 'paper' && container === '' && event !== '';
}

function sourceParts(reference: Reference, terms: Terms): Part[] {
  const { kind, container, publisher, place, event } = reference;
  if (kind === 'article') return [serialPart(reference, terms)];
  if (kind === 'newspaper') {
    const page = reference.pages && terms.newspaperPage(enDash(reference.pages));
    return [joinParts([italic(container), roman(page)], ', ')];
  }
  if (isPresentation(reference)) return [joinParts([roman(event), roman(place)], ', ')];
  if (kind === 'chapter' || kind === 'paper') return [hostPart(reference, terms), roman(publisher)];
  if (kind === 'thesis') return [];
  const source = kind === 'webpage' || kind === 'preprint' ? container || publisher : publisher;
  return [roman(isAlsoMaker(source, reference) ? '' : source)];
}

/** A body that wrote and published a work is named once. */
function isAlsoMaker(name: string, { authors }: Reference): boolean {
  return authors.some((author) => author.form === 'whole' && author.text === name);
}

function serialPart({ container, volume, issue, pages, number }: Reference, terms: Terms): Part {
  const numbering = joinParts([italic(volume), roman(issue && `(${issue})`)], '');
  const where = pages || number;
  const isArticleNumber = where !== '' && (pages === '' || /^[A-Za-z]+\d+$/.test(pages));
  return joinParts(
    [italic(container), numbering, roman(isArticleNumber ? terms.articleNumber(where) : enDash(where))],
    ', ',
  );
}

/** "In A. Smith & B. Doe (Eds.), Title of the book (2nd ed., Vol. 3, pp. 1–10)". */
function hostPart(reference: Reference, terms: Terms): Part {
  const { container, event, editors, edition, volume, pages, language } = reference;
  const host = container || event;
  if (host === '') return roman(pages && pageRange(pages));
  const printed =
    language === 'en' && reference.kind === 'chapter' ? toSentenceCase(host, { subtitleCapital: true }) : host;
  const role = editors.length > 1 ? terms.editors : terms.editor;
  const names = editors.length > 0 ? `${apaPlainList(editors, terms)} (${role})` : '';
  const details = [editionPhrase(edition, terms.language), volume && terms.volume(volume), pages && pageRange(pages)];
  const book = joinParts([italic(printed), roman(bracketed(details, ', '))], ' ');
  return joinParts([roman(terms.in), joinParts([roman(names), book], ', ')], ' ');
}

function pageRange(pages: string): string {
  return /[-,，、]/.test(pages) ? `pp. ${enDash(pages)}` : `p. ${pages}`;
}

export function enDash(pages: string): string {
  return pages.replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '–');
}

/** Only what bears no date may have changed since it was read. */
function retrievalNote({ kind, issued, accessed }: Reference, terms: Terms): ((address: string) => string) | null {
  if (kind !== 'webpage' || issued || !accessed) return null;
  const date = longDate(accessed, terms.language);
  if (terms.language === 'zh') return (address) => `${date}取自 ${address}`;
  if (terms.language === 'ja') return (address) => `${date}閲覧 ${address}`;
  return (address) =>
    terms.language === 'es' ? `Recuperado el ${date}, de ${address}` : `Retrieved ${date}, from ${address}`;
}
