import type { CitationDate } from './citation-record.ts';
import { cleanText } from './clean-text.ts';

export interface PartialDate {
  /** As printed: "2020", "c1988", 1865（清同治四年）, [1936]. */
  year: string;
  month: number | null;
  day: number | null;
}

export function readDate(date: CitationDate | null | undefined): PartialDate | null {
  const [year, month, day] = date?.['date-parts']?.[0] ?? [];
  const literal = bracketedYear(date?.literal) || cleanText(date?.literal);
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(literal);
  if (iso?.[1]) return { year: iso[1], month: within(iso[2], 12), day: within(iso[3], 31) };
  if (literal !== '') return { year: literal, month: null, day: null };
  const number = Number(year);
  if (year === undefined || year === '' || !Number.isInteger(number) || number === 0) return null;
  const knownMonth = within(month, 12);
  return { year: number < 0 ? `${-number} BC` : String(number), month: knownMonth, day: knownMonth && within(day, 31) };
}

export function isoDate({ year, month, day }: PartialDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [year, ...(month ? [two(month)] : []), ...(month && day ? [two(day)] : [])].join('-');
}

/** "[1936]": an estimate, which the brackets tell; cleaning alone would leave them, but never a dangling one. */
function bracketedYear(literal: string | null | undefined): string {
  return /^\s*(\[\d{3,4}\])\s*$/.exec(literal ?? '')?.[1] ?? '';
}

function within(part: number | string | undefined, maximum: number): number | null {
  const number = Number(part ?? 0);
  return Number.isInteger(number) && number >= 1 && number <= maximum ? number : null;
}
