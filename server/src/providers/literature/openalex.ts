import type { LiteratureConfig } from '../../config.ts';
import {
  blankRecord,
  cleanCount,
  cleanDoi,
  cleanLanguage,
  cleanText,
  cleanYear,
  isRecord,
  listOf,
  splitName,
} from './clean-record.ts';
import { createIndexClient, type IndexClientParts } from './index-client.ts';
import type { IndexRecord, LiteratureIndex } from './literature.ts';

const fields =
  'title,authorships,publication_year,primary_location,biblio,doi,abstract_inverted_index,language,type,open_access,is_retracted,cited_by_count';
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
  const title = cleanText(value.title ?? value.display_name, 500);
  if (!title) return null;
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
    type: cleanText(value.type, 60) ?? 'article',
    publisher: cleanText(source.host_organization_name, 300),
    url: cleanText(location.landing_page_url, 500),
    licence: cleanText(location.license, 100),
    isOpenAccess: typeof access.is_oa === 'boolean' ? access.is_oa : null,
    isRetracted: value.is_retracted === true,
    citedBy: cleanCount(value.cited_by_count),
  };
}

/** https://api.openalex.org: ten questions a second at the most, whatever the key allows in a day. */
export function createOpenAlex(
  config: NonNullable<LiteratureConfig['openAlex']>,
  parts: Omit<IndexClientParts, 'name' | 'paceMs' | 'concurrency'>,
): LiteratureIndex {
  const ask = createIndexClient({ ...parts, name: 'OPENALEX', paceMs: 100, concurrency: 4 });
  const { searchKeptMs, doiKeptMs } = parts.limits;
  return {
    name: 'OPENALEX',
    search({ text, limit, yearFrom, yearTo }, signal) {
      // A comma or a colon would be read as another filter.
      const words = text.replace(/[\s,:|!]+/gu, ' ').slice(0, 400);
      const filters = [
        ...(yearFrom ? [`from_publication_date:${yearFrom}-01-01`] : []),
        ...(yearTo ? [`to_publication_date:${yearTo}-12-31`] : []),
      ].join(',');
      const url = new URL(`${config.endpoint}/works`);
      url.searchParams.set('search', words);
      if (filters) url.searchParams.set('filter', filters);
      url.searchParams.set('per_page', String(limit));
      url.searchParams.set('cursor', '*');
      url.searchParams.set('select', fields);
      const identity = url.href;
      url.searchParams.set('api_key', config.apiKey);
      return ask({
        ...{ url, identity, signal, headers: {}, keptMs: searchKeptMs, isLookup: false },
        read: (body) => {
          if (!isRecord(body) || !Array.isArray(body.results)) throw new Error('no list of works');
          const meta = isRecord(body.meta) ? body.meta : {};
          const records = body.results.flatMap((work) => readOpenAlexWork(work) ?? []);
          return { records, total: cleanCount(meta.count) ?? records.length };
        },
      });
    },
    findByDoi(doi, signal) {
      const url = new URL(`${config.endpoint}/works/doi:${encodeURIComponent(doi)}`);
      url.searchParams.set('select', fields);
      const identity = url.href;
      url.searchParams.set('api_key', config.apiKey);
      return ask({
        ...{ url, identity, signal, headers: {}, keptMs: doiKeptMs, isLookup: true },
        read: (body) => {
          if (!isRecord(body) || !('title' in body)) throw new Error('no work');
          const record = readOpenAlexWork(body);
          return { records: record ? [record] : [], total: record ? 1 : 0 };
        },
      });
    },
  };
}
