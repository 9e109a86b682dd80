import type { LiteratureConfig } from '../../config.ts';
import { splitName } from '../../text/person-name.ts';
import { blankRecord, cleanCount, cleanDoi, cleanText, cleanYear, isRecord, listOf } from './clean-record.ts';
import { createIndexClient, type IndexClientParts } from './index-client.ts';
import type { IndexRecord, LiteratureIndex } from './literature.ts';

const fields = 'title,authors,year,venue,journal,externalIds,abstract,publicationTypes,isOpenAccess,citationCount,url';

export function readSemanticScholarPaper(value: unknown): IndexRecord | null {
  if (!isRecord(value)) return null;
  const title = cleanText(value.title, 500);
  if (!title) return null;
  const journal = isRecord(value.journal) ? value.journal : {};
  const ids = isRecord(value.externalIds) ? value.externalIds : {};
  const [type] = listOf(value.publicationTypes);
  return {
    ...blankRecord,
    title,
    authors: listOf(value.authors).flatMap((entry) => {
      const name = isRecord(entry) ? cleanText(entry.name, 200) : null;
      return name ? [splitName(name)] : [];
    }),
    year: cleanYear(value.year),
    venue: cleanText(journal.name, 300) ?? cleanText(value.venue, 300),
    volume: cleanText(journal.volume, 50),
    pages: cleanText(journal.pages, 60)?.replace(/\s+/gu, '') ?? null,
    doi: cleanDoi(ids.DOI),
    abstract: cleanText(value.abstract, 10_000),
    type: cleanText(type, 60) ?? 'article',
    url: cleanText(value.url, 500),
    isOpenAccess: typeof value.isOpenAccess === 'boolean' ? value.isOpenAccess : null,
    citedBy: cleanCount(value.citationCount),
  };
}

/** https://api.semanticscholar.org: one question a second for a key. */
export function createSemanticScholar(
  config: NonNullable<LiteratureConfig['semanticScholar']>,
  parts: Omit<IndexClientParts, 'name' | 'paceMs' | 'concurrency'>,
): LiteratureIndex {
  const ask = createIndexClient({ ...parts, name: 'SEMANTIC_SCHOLAR', paceMs: 1_000, concurrency: 1 });
  const headers = { 'x-api-key': config.apiKey };
  const { searchKeptMs, doiKeptMs } = parts.limits;
  return {
    name: 'SEMANTIC_SCHOLAR',
    search({ text, limit, yearFrom, yearTo }, signal) {
      const url = new URL(`${config.endpoint}/graph/v1/paper/search`);
      // The service reads a hyphen as "without".
      url.searchParams.set('query', text.replace(/[-–—]+/gu, ' ').slice(0, 300));
      url.searchParams.set('limit', String(Math.min(100, limit)));
      url.searchParams.set('fields', fields);
      if (yearFrom || yearTo) url.searchParams.set('year', `${yearFrom ?? ''}-${yearTo ?? ''}`);
      return ask({
        ...{ url, headers, signal, identity: url.href, keptMs: searchKeptMs, isLookup: false },
        read: (body) => {
          if (!isRecord(body) || (body.data !== undefined && !Array.isArray(body.data)))
            throw new Error('no list of papers');
          const records = listOf(body.data).flatMap((paper) => readSemanticScholarPaper(paper) ?? []);
          return { records, total: cleanCount(body.total) ?? records.length };
        },
      });
    },
    findByDoi(doi, signal) {
      const url = new URL(`${config.endpoint}/graph/v1/paper/DOI:${encodeURIComponent(doi)}`);
      url.searchParams.set('fields', fields);
      return ask({
        ...{ url, headers, signal, identity: url.href, keptMs: doiKeptMs, isLookup: true },
        read: (body) => {
          if (!isRecord(body) || !('title' in body)) throw new Error('no paper');
          const record = readSemanticScholarPaper(body);
          return { records: record ? [record] : [], total: record ? 1 : 0 };
        },
      });
    },
  };
}
