import type { LiteratureConfig } from '../../config.ts';
import { cleanCount, isRecord } from './clean-record.ts';
import { readCrossrefWork } from './crossref-work.ts';
import { createIndexClient, type IndexClientParts } from './index-client.ts';
import type { LiteratureIndex } from './literature.ts';

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
