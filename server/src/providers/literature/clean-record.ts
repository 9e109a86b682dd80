import { type Language, languages } from '@yanmo/contract/languages';
import { seenText } from '@yanmo/contract/seen-text';
import type { IndexRecord } from './literature.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** One line of text out of what an index holds: marks of publishers' systems are no part of a title. */
export function cleanText(value: unknown, most: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const marked = String(value)
    .slice(0, most * 4)
    .replace(/<\/?[a-z][^>]{0,200}>/giu, ' ')
    .replace(/&(#?\w{2,8});/gu, (whole, name: string) => {
      const code = /^#x?[\da-f]+$/iu.test(name)
        ? Number.parseInt(name.replace(/^#x?/iu, ''), /^#x/iu.test(name) ? 16 : 10)
        : Number.NaN;
      if (Number.isInteger(code) && code > 31 && code < 0x11_0000) return String.fromCodePoint(code);
      return entities[name.toLowerCase()] ?? whole;
    });
  // A soft hyphen or a blank without width goes without a trace: a blank in its place would part the word.
  const text = seenText(marked.replace(/[\p{Co}\p{Cs}]/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  // A cut through a pair leaves half of it, which jsonb refuses with everything that came along.
  return text === '' ? null : text.slice(0, most).toWellFormed();
}

export function cleanYear(value: unknown): number | null {
  const year = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof year === 'number' && Number.isInteger(year) && year > 1000 && year < 2200 ? year : null;
}

export function cleanDoi(value: unknown): string | null {
  const doi = cleanText(value, 300)
    ?.toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/u, '');
  return doi && /^10\.\d{4,9}\/\S+$/u.test(doi) ? doi : null;
}

/** Two-letter and longer codes of many spellings; what we do not write in is nobody's language here. */
export function cleanLanguage(value: unknown): Language | null {
  const code = typeof value === 'string' ? value.toLowerCase().slice(0, 3) : '';
  const short = { eng: 'en', spa: 'es', zho: 'zh', chi: 'zh', jpn: 'ja' }[code] ?? code.slice(0, 2);
  return languages.find((language) => language === short) ?? null;
}

/** Publishers write it before the title of the work itself: the title behind it is the one that is cited. */
const retractedMark =
  /^\s*(?:\[\s*retracted(?:\s+article)?\s*\]|retracted(?:\s+(?:article|paper|chapter))?\s*[:.—–-]|【?已?撤稿】?[:：])\s*/iu;

export function readRetractedTitle(title: string): { title: string; isRetracted: boolean } {
  const bare = title.replace(retractedMark, '');
  return bare === title || bare === '' ? { title, isRetracted: false } : { title: bare, isRetracted: true };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A count that an index gives; nothing else is one. */
export const cleanCount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, 2_000_000_000) : null;

export const blankRecord: IndexRecord = {
  title: '',
  authors: [],
  year: null,
  venue: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  abstract: null,
  language: null,
  type: 'article',
  publisher: null,
  place: null,
  edition: null,
  url: null,
  licence: null,
  isOpenAccess: null,
  isRetracted: false,
  retractionDoi: null,
  retracts: [],
  citedBy: null,
};
