import { splitName } from '../../text/person-name.ts';
import {
  blankRecord,
  cleanCount,
  cleanDoi,
  cleanLanguage,
  cleanText,
  cleanYear,
  isRecord,
  listOf,
  readRetractedTitle,
} from './clean-record.ts';
import type { IndexRecord } from './literature.ts';

/** Positions beyond this belong to no abstract. */
const longestAbstract = 5_000;

/** Words by their places, put back into their order. */
export function readInvertedIndex(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const words: string[] = [];
  for (const [word, places] of Object.entries(value)) {
    for (const place of listOf(places)) {
      if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < longestAbstract) {
        words[place] = word;
      }
    }
  }
  return cleanText(words.filter((word) => word !== undefined).join(' '), 10_000);
}

export function readOpenAlexWork(value: unknown): IndexRecord | null {
  if (!isRecord(value)) return null;
  const told = cleanText(value.title ?? value.display_name, 500);
  if (!told) return null;
  const { title, isRetracted } = readRetractedTitle(told);
  const location = isRecord(value.primary_location) ? value.primary_location : {};
  const source = isRecord(location.source) ? location.source : {};
  const biblio = isRecord(value.biblio) ? value.biblio : {};
  const access = isRecord(value.open_access) ? value.open_access : {};
  const [first, last] = [cleanText(biblio.first_page, 30), cleanText(biblio.last_page, 30)];
  return {
    ...blankRecord,
    title,
    authors: listOf(value.authorships).flatMap((entry) => {
      const author = isRecord(entry) && isRecord(entry.author) ? entry.author : {};
      const name = cleanText(author.display_name, 200);
      return name ? [splitName(name)] : [];
    }),
    year: cleanYear(value.publication_year),
    venue: cleanText(source.display_name, 300),
    volume: cleanText(biblio.volume, 50),
    issue: cleanText(biblio.issue, 50),
    pages: first && last && first !== last ? `${first}-${last}` : first,
    doi: cleanDoi(value.doi),
    abstract: readInvertedIndex(value.abstract_inverted_index),
    language: cleanLanguage(value.language),
    // It calls whatever has pages an article; its sources know which of them are conferences.
    type:
      source.type === 'conference' && value.type === 'article'
        ? 'paper-conference'
        : (cleanText(value.type, 60) ?? 'article'),
    publisher: cleanText(source.host_organization_name, 300),
    url: cleanText(location.landing_page_url, 500),
    licence: cleanText(location.license, 100),
    isOpenAccess: typeof access.is_oa === 'boolean' ? access.is_oa : null,
    isRetracted: isRetracted || value.is_retracted === true,
    citedBy: cleanCount(value.cited_by_count),
  };
}
