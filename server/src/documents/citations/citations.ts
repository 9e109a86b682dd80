import { formatApa } from './apa.ts';
import { yearSuffixes } from './apa-disambiguation.ts';
import { citeApa, type InTextForm } from './apa-in-text.ts';
import type { CitationOptions, CitationRecord, CitationStyle } from './citation-record.ts';
import { citeByNumber, formatGbt7714 } from './gbt7714.ts';
import { formatMla } from './mla.ts';
import { citeMla } from './mla-in-text.ts';
import { type Reference, readReference } from './reference.ts';
import { type Part, plainText, type Run, roman } from './runs.ts';
import { sortReferences } from './sort-references.ts';

export type { CitationDate, CitationName, CitationOptions, CitationRecord, CitationStyle } from './citation-record.ts';
export { citationStyles } from './citation-record.ts';
export type { Run } from './runs.ts';

export interface FormattedReference {
  runs: readonly Run[];
  text: string;
}

export interface BibliographyEntry extends FormattedReference {
  id: string;
  /** "[1]" in the numeric styles, '' in the others. */
  label: string;
}

export interface InTextOptions extends CitationOptions {
  /** Every work of the list, in the order of first use: numbers, letters and initials follow from it. */
  among: readonly CitationRecord[];
  /** In the sentence ("Smith (2020) shows") or behind it; a numeric style has one form only. */
  form?: 'parenthetical' | 'narrative';
  /** The page cited of a work, by its id. */
  locators?: Readonly<Record<string, string>>;
}

export function isNumeric(style: CitationStyle): boolean {
  return style === 'gbt7714-2015' || style === 'gbt7714-2025';
}

/** One work as an entry of a list, without its number. */
export function formatReference(
  style: CitationStyle,
  record: CitationRecord,
  options: CitationOptions = {},
): FormattedReference {
  return formatted(formatPart(style, readReference(record), options));
}

/** The list of works: numeric styles in the order given (that of first use), the others in alphabetical order. */
export function formatBibliography(
  style: CitationStyle,
  records: readonly CitationRecord[],
  options: CitationOptions = {},
): BibliographyEntry[] {
  const references = readOnce(records);
  if (isNumeric(style)) {
    return references.map((reference, index) => ({
      id: reference.id,
      label: `[${index + 1}]`,
      ...formatted(formatPart(style, reference, options)),
    }));
  }
  const sorted = sortReferences(references, options);
  const suffixes = yearSuffixes(sorted);
  return sorted.map((reference) => ({
    id: reference.id,
    label: '',
    ...formatted(formatPart(style, reference, options, suffixes.get(reference.id))),
  }));
}

/** How the text points at works of the list. A work that is not among those of the list is passed over. */
export function citeInText(
  style: CitationStyle,
  cited: readonly CitationRecord[],
  { among, form = 'parenthetical', locators = {}, ...options }: InTextOptions,
): FormattedReference {
  const all = readOnce(among);
  const numberOf = new Map(all.map(({ id }, index) => [id, index + 1]));
  const known = readOnce(cited).filter(({ id }) => numberOf.has(id));
  if (isNumeric(style)) {
    const [only] = known;
    const locator = known.length === 1 && only ? (locators[only.id]?.trim() ?? '') : '';
    return formatted(
      roman(
        citeByNumber(
          known.map(({ id }) => numberOf.get(id) ?? 0),
          locator,
        ),
      ),
    );
  }
  const inText: InTextForm = { isNarrative: form === 'narrative', locators };
  return formatted(style === 'apa' ? citeApa(known, all, options, inText) : citeMla(known, all, options, inText));
}

function formatPart(style: CitationStyle, reference: Reference, options: CitationOptions, yearSuffix?: string): Part {
  if (style === 'apa') return formatApa(reference, options, yearSuffix);
  if (style === 'mla') return formatMla(reference, options);
  return formatGbt7714(reference, style === 'gbt7714-2015' ? '2015' : '2025', options);
}

function formatted(part: Part): FormattedReference {
  return { runs: part, text: plainText(part) };
}

/** A text points at the works of one list hundreds of times; cleaning the records anew each time would be all the work. */
const readBefore = new WeakMap<CitationRecord, Reference>();

/** A work cited twice has one entry, where it was first used. Records do not change once they are cited. */
function readOnce(records: readonly CitationRecord[]): Reference[] {
  const first = new Map<string, CitationRecord>();
  for (const record of records) if (!first.has(record.id)) first.set(record.id, record);
  return [...first.values()].map((record) => {
    const reference = readBefore.get(record) ?? readReference(record);
    readBefore.set(record, reference);
    return reference;
  });
}
