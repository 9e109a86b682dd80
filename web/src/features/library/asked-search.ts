import { type SearchPlace, searchPlaces, type WorkKind, workKinds } from '@yanmo/contract/explore';
import { type Language, languages } from '@yanmo/contract/language-choice';

/** A search as the address holds it, under the names of the call. */
export interface AskedSearch {
  q: string;
  year_from?: number;
  year_to?: number;
  type?: WorkKind;
  language?: Language;
  open_access?: boolean;
  source?: SearchPlace;
}

export type Filters = Omit<AskedSearch, 'q'>;

export const queryMaximumCharacters = 300;

/** A year as someone typed it; null when it is none. */
export function readYear(text: string | null): number | null {
  const year = /^\d{4}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return year >= 1000 && year <= 2999 ? year : null;
}

function pick<Code extends string>(codes: readonly Code[], text: string | null): Code | null {
  return codes.find((code) => code === text) ?? null;
}

/** What an address asks for; a part that makes no sense is as good as not there. */
export function readSearch(address: URLSearchParams): AskedSearch {
  const yearFrom = readYear(address.get('year_from'));
  const yearTo = readYear(address.get('year_to'));
  const type = pick(workKinds, address.get('type'));
  const language = pick(languages, address.get('language'));
  const source = pick(searchPlaces, address.get('source'));
  return {
    q: (address.get('q') ?? '').trim().slice(0, queryMaximumCharacters),
    ...(yearFrom ? { year_from: yearFrom } : {}),
    ...(yearTo ? { year_to: yearTo } : {}),
    ...(type ? { type } : {}),
    ...(language ? { language } : {}),
    ...(address.get('open_access') === 'true' ? { open_access: true } : {}),
    ...(source ? { source } : {}),
  };
}

export function writeSearch(asked: AskedSearch): Record<string, string> {
  const entries = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '' && value !== false);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export function countFilters({ q: _q, ...filters }: AskedSearch): number {
  return Object.keys(writeSearch({ q: '', ...filters })).length;
}
