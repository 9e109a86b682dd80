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
} from './clean-record.ts';
import { createIndexClient, type IndexClientParts } from './index-client.ts';
import type { IndexRecord, LiteratureIndex } from './literature.ts';

const yearOf = (value: unknown): number | null => {
  const parts = isRecord(value) ? listOf(value['date-parts'])[0] : null;
  return cleanYear(listOf(parts)[0]);
};

/** A notice that retracts says so itself; a work that was retracted names the notice. */
function isRetracted(work: Record<string, unknown>): boolean {
  const updates = [...listOf(work['updated-by']), ...listOf(work['update-to'])];
  const isNamed = listOf(work['updated-by']).some(
    (update) => isRecord(update) && /retract/iu.test(String(update.type ?? '')),
  );
  const title = String(listOf(work.title)[0] ?? '');
  return isNamed || (updates.length === 0 && /^\s*(?:\[?retracted\]?[:\s]|retraction of)/iu.test(title));
}

export function readCrossrefWork(value: unknown): IndexRecord | null {
  if (!isRecord(value)) return null;
  const main = cleanText(listOf(value.title)[0], 500);
  if (!main) return null;
  const subtitle = cleanText(listOf(value.subtitle)[0], 300);
  const title = subtitle && !main.toLowerCase().includes(subtitle.toLowerCase()) ? `${main}: ${subtitle}` : main;
  const [licence] = listOf(value.license);
  return {
    ...blankRecord,
    title: title.slice(0, 500),
    authors: listOf(value.author).flatMap((entry) => {
      if (!isRecord(entry)) return [];
      const family = cleanText(entry.family ?? entry.name, 150);
      return family ? [{ family, given: cleanText(entry.given, 150) ?? '' }] : [];
    }),
    year: yearOf(value.issued) ?? yearOf(value['published-print']) ?? yearOf(value.published),
    venue: cleanText(listOf(value['container-title'])[0], 300),
    volume: cleanText(value.volume, 50),
    issue: cleanText(value.issue, 50),
    pages: cleanText(value.page, 60) ?? cleanText(value['article-number'], 60),
    doi: cleanDoi(value.DOI),
    abstract: cleanText(value.abstract, 10_000)?.replace(/^Abstract\s+/iu, '') ?? null,
    language: cleanLanguage(value.language),
    type: cleanText(value.type, 60) ?? 'article',
    publisher: cleanText(value.publisher, 300),
    url: cleanText(value.URL, 500),
    licence: isRecord(licence) ? cleanText(licence.URL, 300) : null,
    isRetracted: isRetracted(value),
    citedBy: cleanCount(value['is-referenced-by-count']),
  };
}

/** https://api.crossref.org. The public pool takes 5 questions a second one by one; who gives an address, 10 and 3 at once. */
export function createCrossref(
  config: NonNullable<LiteratureConfig['crossref']>,
  parts: Omit<IndexClientParts, 'name' | 'paceMs' | 'concurrency'>,
): LiteratureIndex {
  const isPolite = Boolean(config.mailto);
  const ask = createIndexClient({
    ...parts,
    name: 'CROSSREF',
    paceMs: isPolite ? 100 : 200,
    concurrency: isPolite ? 3 : 1,
  });
  const { searchKeptMs, doiKeptMs } = parts.limits;
  const address = (path: string, query: Record<string, string>): { url: URL; identity: string } => {
    const url = new URL(`${config.endpoint}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const identity = url.href;
    if (config.mailto) url.searchParams.set('mailto', config.mailto);
    return { url, identity };
  };
  return {
    name: 'CROSSREF',
    search({ text, limit, yearFrom, yearTo }, signal) {
      const filter = [
        ...(yearFrom ? [`from-pub-date:${yearFrom}`] : []),
        ...(yearTo ? [`until-pub-date:${yearTo}`] : []),
      ].join(',');
      return ask({
        ...address('/works', {
          'query.bibliographic': text.slice(0, 500),
          rows: String(limit),
          ...(filter ? { filter } : {}),
        }),
        ...{ signal, headers: {}, keptMs: searchKeptMs, isLookup: false },
        read: (body) => {
          const message = isRecord(body) && isRecord(body.message) ? body.message : {};
          if (!Array.isArray(message.items)) throw new Error('no list of works');
          const records = message.items.flatMap((work) => readCrossrefWork(work) ?? []);
          return { records, total: cleanCount(message['total-results']) ?? records.length };
        },
      });
    },
    findByDoi(doi, signal) {
      return ask({
        ...address(`/works/${encodeURIComponent(doi)}`, {}),
        ...{ signal, headers: {}, keptMs: doiKeptMs, isLookup: true },
        read: (body) => {
          if (!isRecord(body) || !isRecord(body.message)) throw new Error('no work');
          const record = readCrossrefWork(body.message);
          return { records: record ? [record] : [], total: record ? 1 : 0 };
        },
      });
    },
  };
}
