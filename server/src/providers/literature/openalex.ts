import type { LiteratureConfig } from '../../config.ts';
import { cleanCount, isRecord } from './clean-record.ts';
import { createIndexClient, type IndexClientParts } from './index-client.ts';
import type { LiteratureIndex } from './literature.ts';
import { readOpenAlexWork } from './openalex-work.ts';

const fields =
  'title,authorships,publication_year,primary_location,biblio,doi,abstract_inverted_index,language,type,open_access,is_retracted,cited_by_count';

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
