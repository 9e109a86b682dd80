import { apaYear, enDash, partKinds } from './apa.ts';
import { namesShownInText, needsInitials, yearSuffixes } from './apa-disambiguation.ts';
import { dottedInitials, spanishAnd } from './apa-names.ts';
import type { CitationOptions } from './citation-record.ts';
import { isCjk } from './entry-language.ts';
import type { Name } from './names.ts';
import { makersOf, type Reference, shortTitle } from './reference.ts';
import { italic, joinParts, type Part, plainText, roman, wrap } from './runs.ts';
import { sortReferences } from './sort-references.ts';
import { entryTerms, type Terms } from './terms.ts';

export interface InTextForm {
  isNarrative: boolean;
  locators: Readonly<Record<string, string>>;
}

interface Citation {
  label: Part;
  years: Part;
}

/** "(Smith & Doe, 2020, p. 4; Zhang et al., 2019a)" or, in the sentence, "Smith and Doe (2020, p. 4)". */
export function citeApa(
  cited: readonly Reference[],
  all: readonly Reference[],
  options: CitationOptions,
  form: InTextForm,
): Part {
  const sorted = sortReferences(all, options);
  const suffixes = yearSuffixes(sorted);
  const order = new Map(sorted.map(({ id }, index) => [id, index]));
  const isFullWidth = usesFullWidth(cited, options);
  const [comma, semicolon, open, close] = isFullWidth ? ['，', '；', '（', '）'] : [', ', '; ', '(', ')'];

  const citations: Citation[] = [];
  for (const reference of [...cited].sort((left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0))) {
    const terms = entryTerms(reference.language, options);
    const label = apaLabel(reference, all, terms, form.isNarrative);
    const year = roman(apaYear(reference, terms, suffixes.get(reference.id) ?? ''));
    const years = joinParts([year, roman(locatorText(form.locators[reference.id], terms))], comma);
    const last = citations.at(-1);
    if (last && plainText(last.label) === plainText(label)) last.years = joinParts([last.years, years], comma);
    else citations.push({ label, years });
  }

  if (form.isNarrative) {
    const gap = isFullWidth ? '' : ' ';
    return joinParts(
      citations.map(({ label, years }) => joinParts([label, wrap(open, years, close)], gap)),
      semicolon,
    );
  }
  return wrap(
    open,
    joinParts(
      citations.map(({ label, years }) => joinParts([label, years], comma)),
      semicolon,
    ),
    close,
  );
}

/** Chinese and Japanese text has full-width brackets; without a word on the paper's language, the works decide. */
export function usesFullWidth(cited: readonly Reference[], { language }: CitationOptions): boolean {
  if (language) return language === 'zh' || language === 'ja';
  return cited.length > 0 && cited.every((reference) => isCjk(reference.language));
}

function apaLabel(reference: Reference, all: readonly Reference[], terms: Terms, isNarrative: boolean): Part {
  const makers = makersOf(reference);
  if (makers.length === 0) return titleLabel(reference);
  const withInitials = needsInitials(reference, all);
  const shown = makers
    .slice(0, namesShownInText(reference, all))
    .map((name, index) => familyName(name, withInitials && index === 0));
  return roman(joinLabel(shown, reference.hasOthers || makers.length > shown.length, terms, isNarrative));
}

function joinLabel(names: readonly string[], hasOthers: boolean, terms: Terms, isNarrative: boolean): string {
  const last = names.at(-1) ?? '';
  const isEast = terms.language === 'zh' || terms.language === 'ja';
  const comma = terms.language === 'zh' ? '、' : terms.language === 'ja' ? '・' : ', ';
  if (hasOthers) return `${names.join(comma)}${isEast ? '' : names.length > 1 ? ', ' : ' '}${terms.andOthers}`;
  if (names.length < 2) return last;
  const before = names.slice(0, -1).join(comma);
  if (terms.language === 'ja') return `${before}・${last}`;
  if (terms.language === 'zh') return isNarrative ? `${before}和${last}` : `${before}、${last}`;
  if (terms.language === 'es') return `${before} ${spanishAnd(last)} ${last}`;
  return `${before}${names.length > 2 ? ',' : ''} ${isNarrative ? 'and' : '&'} ${last}`;
}

function familyName(name: Name, withInitials: boolean): string {
  if (name.form === 'whole') return name.text;
  return withInitials ? `${dottedInitials(name.given)} ${name.family}` : name.family;
}

function titleLabel(reference: Reference): Part {
  const title = shortTitle(reference);
  if (!partKinds.includes(reference.kind)) return italic(title);
  return reference.language === 'ja' ? wrap('「', roman(title), '」') : wrap('“', roman(title), '”');
}

function locatorText(locator: string | undefined, terms: Terms): string {
  const text = locator?.trim() ?? '';
  if (!/^[\dA-Za-z]*\d+(?:[-–]\d+)?$/.test(text)) return text;
  return /[-–]/.test(text) ? terms.pages(enDash(text)) : terms.page(text);
}
