import { createHash } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { readInWorker } from '../../documents/readers/read-in-worker.ts';
import type { Reading, ReadRecord } from '../../documents/readers/reading.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ensureStarterCollection } from './ensure-starter-collection.ts';
import * as store from './store.ts';

export type LibraryService = ReturnType<typeof createLibraryService>;

const pageSize = 10;
/** A student's own shelf; beyond it uploads are refused so that one account cannot fill the disk. */
export const maximumOwnWorks = 2_000;

export function createLibraryService({ db }: Platform) {
  return {
    findWorks: (queryable: Queryable, userId: string, ids: readonly string[]) =>
      store.findWorks(queryable, userId, ids),

    ensureStarterCollection: () => ensureStarterCollection(db),

    countOwnWorks: (userId: string) => store.countOwnWorks(db, userId),

    /** Reads one uploaded file (in a thread of its own) and keeps what it holds as works of this user. */
    async addUpload(userId: string, file: { name: string; bytes: Uint8Array }, language: Language): Promise<Work[]> {
      const reading = await readInWorker(file);
      const works = worksOf(reading, userId, language, file.bytes);
      return db.transaction().execute(async (tx) => {
        const rows: Work[] = [];
        for (const work of works) rows.push(store.toWork(await store.insertWork(tx, work)));
        return rows;
      });
    },

    async search(
      userId: string,
      query: string,
      pageNum: number,
    ): Promise<{ works: Work[]; total: number; source: string }> {
      const found = await searchAll(db, userId, termsOf(query), pageNum);
      return { ...found, source: 'LIBRARY' };
    },

    /** Each keyword is a search of its own; a work that fits several comes first. */
    async searchByKeywords(userId: string, keywords: readonly string[], pageNum: number) {
      const found = await Promise.all(
        keywords.map((keyword) => store.searchWorks(db, userId, termsOf(keyword), { limit: 50, offset: 0 })),
      );
      const hits = new Map<string, { work: Work; count: number }>();
      for (const work of found.flatMap(({ works }) => works)) {
        const known = hits.get(work.id);
        hits.set(work.id, { work, count: (known?.count ?? 0) + 1 });
      }
      const ranked = [...hits.values()].sort((left, right) => right.count - left.count).map(({ work }) => work);
      return {
        works: ranked.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        total: ranked.length,
        source: 'LIBRARY',
      };
    },

    accountPart: {
      room: 'library',
      exportRows: async (tx: Tx, userId: string) => ({ works: await store.listOwnWorks(tx, userId) }),
      erase: (tx: Tx, userId: string) => store.deleteOwnWorks(tx, userId),
    },
  };
}

function termsOf(query: string): string[] {
  return store
    .searchText(query)
    .split(/[\s,，、；;]+/)
    .filter(Boolean)
    .slice(0, 8);
}

function searchAll(db: Database, userId: string, terms: readonly string[], pageNum: number) {
  return store.searchWorks(db, userId, terms, { limit: pageSize, offset: (pageNum - 1) * pageSize });
}

function worksOf(reading: Reading, userId: string, language: Language, bytes: Uint8Array): store.NewWork[] {
  if (reading.kind === 'records') return reading.records.map((record) => recordWork(record, userId));
  const { title, authors, year, doi, abstract, text } = reading;
  return [
    {
      ...{ title: title.slice(0, 300), authors, year, doi, abstract },
      ...{ venue: null, volume: null, issue: null, pages: null },
      ownerUserId: userId,
      language: languageOf(text) ?? language,
      type: 'upload',
      source: store.uploadSource,
      content: text,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
    },
  ];
}

function recordWork(record: ReadRecord, userId: string): store.NewWork {
  return {
    ...record,
    title: record.title.slice(0, 500),
    ownerUserId: userId,
    language: languageOf(record.title),
    source: store.uploadSource,
    content: null,
    contentHash: createHash('sha256').update(JSON.stringify(record)).digest('hex'),
  };
}

/** By its script alone; Latin script does not tell English from Spanish, so it stays open. */
function languageOf(text: string): Language | null {
  const sample = text.slice(0, 4_000);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja';
  return (sample.match(/\p{Script=Han}/gu)?.length ?? 0) > sample.length / 10 ? 'zh' : null;
}
