import { createHash } from 'node:crypto';
import type { FoundWork, PlaceState, SavedWork, SearchPlace } from '@yanmo/contract/explore';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { readInWorker, readTablesInWorker } from '../../documents/readers/read-in-worker.ts';
import type { Reading, ReadRecord } from '../../documents/readers/reading.ts';
import { takeApartInThread } from '../../engines/built-in/own-material/thread/own-material-tasks.ts';
import type { WorkQueries } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTurns } from '../../platform/turns.ts';
import type { Literature } from '../../providers/literature/literature.ts';
import type { FilesService } from '../files/service.ts';
import { citeWorks } from './cite.ts';
import type { SearchFilters } from './conditions-store.ts';
import { dataWork, isDataFile } from './data-work.ts';
import { type GatherRequest, gatherWorks, isFitting, listFitting } from './gather-works.ts';
import { importFile } from './import-file.ts';
import { importsSweep } from './import-run-store.ts';
import { hasFiles, listMaterial } from './material-store.ts';
import { mergeIndexRecords } from './merge-store.ts';
import { withNamed } from './named-works.ts';
import { fitWorks } from './rank-works.ts';
import { readReferenceList } from './read-reference-list.ts';
import { listKept, readKeptVersion } from './reading-store.ts';
import { createReferenceThread } from './reference-thread.ts';
import { listSaved } from './saved-store.ts';
import { searchLibrary, toFound } from './search-store.ts';
import * as store from './store.ts';
import { takeInCollection } from './take-in-collection.ts';
import { countTerms } from './term-store.ts';
import { holdTextsOf, listTextsOf } from './text-store.ts';
import { findTwins, preferVerified } from './twin-store.ts';
import { withoutTwins } from './twin-works.ts';
import { createVerifyReferences } from './verify-references.ts';
import { createVerifyWorks } from './verify-works.ts';
import { dataType, importSource, type NewWork, toWork, uploadSource } from './work-row.ts';

export { candidateOf } from './candidate-of.ts';
export { openCollection } from './choose-collected.ts';
export { type GatheredWork, isFitting } from './gather-works.ts';
export type { ImportFilter } from './import-filter.ts';
export { settleLibrary } from './import-run-store.ts';
export { importStream as importFileToLibrary, UnknownFormat } from './import-stream.ts';
export type { KeptMaterial } from './material-store.ts';
export { findNamedWork, isCitedBySheets } from './named-works.ts';
export { paperWorkOf, sourceWorkOf } from './paper-work.ts';
export { digestCollection } from './read-collection.ts';
export type { KeptWork } from './reading-store.ts';
export { NoRetractionList, readRetractionList } from './retraction-list.ts';
export { admitSource, SourceRefused } from './source-store.ts';
export { withoutTwins } from './twin-works.ts';
export { createVerifyWorks } from './verify-works.ts';
export { wantedByLevel } from './wanted-works.ts';
export { batchesOf, createWorkCards, type WorkCards } from './work-cards.ts';
export { isArticle } from './work-kind.ts';
export { importSource } from './work-row.ts';

export type LibraryService = ReturnType<typeof createLibraryService>;

const pageSize = 10;
/** Offered to whoever chooses by hand, as far as so many fit. */
const mostSuggested = 40;
/** A student's own works; beyond it uploads are refused so that one account cannot fill the disk. */
export const maximumOwnWorks = 2_000;
/** A search answers with what it has after this long; what an index sends later is found by the next one. */
const indexPatienceMs = 1_500;
/** Of each index; more than a page, so that the next page is there too. */
const indexLimit = 25;

export interface FindRequest {
  userId: string | null;
  query: string;
  filters: SearchFilters;
  pageNum: number;
  pageSize: number;
}

export function createLibraryService(
  platform: Platform,
  { literature, files }: { literature: Literature; files: FilesService },
) {
  const { db, logger, config, threads } = platform;
  const verify = createVerifyReferences({ db, literature, logger, thread: createReferenceThread(threads) });
  const turnOf = (userId: string) => ({ owner: userId, most: config.readingPlacesPerUser });
  const receiving = createTurns(config.readingPlacesPerUser);

  /** Asks the indexes and keeps what they hold, so that one search over one library ranks it all. */
  async function askIndexes(
    query: string,
    filters: SearchFilters,
    place: SearchPlace | undefined,
  ): Promise<PlaceState[]> {
    const wanted = literature.filter(({ name }) => place === undefined || place === name);
    return Promise.all(
      wanted.map(async (index): Promise<PlaceState> => {
        try {
          const answer = await index.search(
            { text: query, limit: indexLimit, yearFrom: filters.yearFrom, yearTo: filters.yearTo },
            AbortSignal.timeout(indexPatienceMs),
          );
          if (answer.state !== 'answered') return { place: index.name, state: answer.state, count: 0 };
          const { ids } = await mergeIndexRecords(db, index.name, answer.records);
          return { place: index.name, state: 'answered', count: ids.length };
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'TimeoutError')) {
            logger.error({ err: error, index: index.name }, 'an index could not be asked');
          }
          return { place: index.name, state: 'unavailable', count: 0 };
        }
      }),
    );
  }

  async function find({ userId, query, filters, pageNum, pageSize: size }: FindRequest) {
    const isLocal = filters.place === 'LIBRARY' || filters.place === 'MINE';
    const places = isLocal || pageNum > 1 ? [] : await askIndexes(query, filters, filters.place);
    const found = await searchLibrary(db, {
      userId,
      query,
      filters,
      limit: size,
      offset: (pageNum - 1) * size,
    });
    return { ...found, places };
  }

  /** A file as works of its student, each taken apart: a data file is one of them, for what can be counted in it. */
  async function readUpload(
    userId: string,
    file: { name: string; bytes: Uint8Array },
    language: Language,
  ): Promise<{ works: NewWork[]; isList: boolean }> {
    const turn = turnOf(userId);
    if (isDataFile(file.name)) {
      const { sheets } = await readTablesInWorker(threads, file, { turn });
      const material = await takeApartInThread(threads, { kind: 'sheets', sheets, language });
      return { works: [dataWork(file, sheets, { userId, language, material })], isList: false };
    }
    const reading = await readInWorker(threads, file, { turn });
    if (reading.kind === 'records') return { works: worksOf(reading, userId, language, file.bytes), isList: true };
    const taken = { kind: 'text' as const, text: reading.text, isWork: reading.isItself };
    const material = await takeApartInThread(threads, taken);
    const works = worksOf(reading, userId, language, file.bytes).map((work) => ({ ...work, material }));
    return { works, isList: false };
  }

  async function assertFolder(tx: Queryable, userId: string, folderId: string | null | undefined): Promise<void> {
    if (folderId && !(await store.findFolder(tx, userId, folderId))) throw new AppError('not_found');
  }

  return {
    /** Records of the library. */
    findWorks: (queryable: Queryable, userId: string | null, ids: readonly string[]): Promise<Work[]> =>
      store.findWorks(queryable, userId, ids),

    /** What a text may cite: records of the library, and works that a sheet of a subject names, which nobody can choose. */
    findCited: async (queryable: Queryable, userId: string | null, ids: readonly string[]): Promise<Work[]> =>
      withNamed(ids, await store.findWorks(queryable, userId, ids)),

    /** Whatever whose they are: for whoever compares texts, and knows who may see them. */
    listTextsOf,
    holdTextsOf,

    /** All that an account keeps, for whoever answers it from there; and a word that changes with it. */
    listKept,
    readKeptVersion,

    async takeInCollection(): Promise<void> {
      await takeInCollection(db);
      // Records from before the search columns get their words; small steps keep each transaction short.
      while ((await store.fillSearchColumns(db, 200)) > 0);
      // Of a large library it takes seconds, and search does without it meanwhile: nobody waits for it.
      countTerms(db).catch((error: unknown) =>
        logger.warn({ err: error }, 'the terms of the library were not counted'),
      );
    },

    /** Around taking in a file and reading it: an account has no more of them in memory than are read for it at a time. */
    receiving,

    countOwnWorks: (userId: string) => store.countOwnWorks(db, userId),

    /** Reads one uploaded file (in a thread of its own) and keeps what it holds as works of this user. */
    async addUpload(userId: string, file: { name: string; bytes: Uint8Array }, language: Language): Promise<Work[]> {
      const { works, isList } = await readUpload(userId, file, language);
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        // A file of numbers is no text of a work, whatever it is called.
        const texts = works.filter(({ type }) => type !== dataType);
        const found = await findTwins(tx, texts, isList ? userId : null);
        const twins = works.map((work) => found[texts.indexOf(work)] ?? null);
        const kept: Work[] = [];
        for (const [index, work] of works.entries()) {
          const twin = twins[index];
          // The record is cited; what the file says is read all the same, for whoever brought it.
          const own = twin && work.content === null ? null : await store.insertWork(tx, { ...work, textOf: twin?.id });
          if (twin) kept.push(twin);
          else if (own) kept.push(toWork(own));
        }
        const shared = twins.flatMap((twin) => (twin?.standing === 'VERIFIED' ? [twin.id] : []));
        await store.saveWorks(tx, userId, [...new Set(shared)], undefined);
        return withoutTwins(kept);
      });
    },

    /** What the student's own files among these works say, and what is cited for each. */
    listMaterial,
    hasFiles,

    find,

    preferVerified: (queryable: Queryable, works: readonly Work[]) => preferVerified(queryable, works),

    /** Whether own entries may be printed; AppError not_found if one of them is none of the kind that asks for it. */
    allow: (userId: string, ids: readonly string[], isAllowed: boolean): Promise<Work[]> =>
      inTransaction(db, async (tx) => {
        const distinct = [...new Set(ids.map((id) => id.toLowerCase()))];
        const given = await store.allowWorks(tx, userId, distinct, isAllowed ? platform.clock.now() : null);
        if (given < distinct.length) throw new AppError('not_found');
        return store.findWorks(tx, userId, distinct);
      }),

    /** Each reference against the library and the indexes; a docx gives its own list. */
    async verify(userId: string | null, given: { references?: string[] | undefined; file_key?: string | undefined }) {
      if (given.references) return { references: await verify(userId, given.references) };
      if (userId === null) throw new AppError('not_logged_in');
      const read = () => readReferenceList({ files, threads, turnOf }, userId, given.file_key ?? '');
      return { references: await verify(userId, await receiving(userId, read)) };
    },

    async importFile(userId: string, file: { name: string; bytes: Uint8Array }, folderId: string | undefined) {
      await assertFolder(db, userId, folderId);
      return importFile({ db, threads, turn: turnOf(userId) }, userId, file, folderId, maximumOwnWorks);
    },

    async search(
      userId: string,
      query: string,
      pageNum: number,
    ): Promise<{ works: Work[]; total: number; source: string }> {
      const { works, total, places } = await find({ userId, query, filters: {}, pageNum, pageSize });
      return { works, total, source: sourceOf(places) };
    },

    /** About three times as many works as a paper wants, the best first, each with how well it fits; nothing is dropped yet. */
    gather: (request: GatherRequest) =>
      gatherWorks({ db, askIndexes: (question) => askIndexes(question, {}, undefined) }, request),

    /** A page of the works that fit, for whoever chooses by hand. */
    async suggest(
      userId: string,
      queries: WorkQueries,
      pageNum: number,
    ): Promise<{ works: Work[]; total: number; source: string }> {
      const { works, places } = await gatherWorks(
        { db, askIndexes: (question) => askIndexes(question, {}, undefined) },
        { userId, queries, wanted: mostSuggested, isOnline: pageNum === 1 },
      );
      const fitting = works.filter(isFitting).map(({ work }) => work);
      return {
        works: fitting.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        ...{ total: fitting.length, source: sourceOf(places) },
      };
    },

    /** How well works that are known already fit what is asked for, by their ids. */
    fitWorks: (userId: string, queries: WorkQueries, ids: readonly string[]) =>
      fitWorks(db, userId, queries.whole, ids),

    /** Which of these works fit what is asked for. */
    listFitting: (userId: string, queries: WorkQueries, ids: readonly string[]) =>
      listFitting(db, userId, queries, ids),

    /** Learns which terms are common, where the library has grown since; beside the program's work. */
    countTerms: () => countTerms(db),

    async getWork(userId: string | null, id: string): Promise<FoundWork> {
      const row = await store.findRow(db, userId, id);
      if (!row) throw new AppError('not_found');
      const saved = userId ? await store.listSavedIds(db, userId, [id]) : new Set<string>();
      return toFound(row, '', saved);
    },

    async cite(userId: string | null, ids: readonly string[], style: Parameters<typeof citeWorks>[1]) {
      const distinct = [...new Set(ids)];
      const works = withNamed(distinct, await store.findWorks(db, userId, distinct));
      if (works.length < distinct.length) throw new AppError('not_found');
      return citeWorks(works, style);
    },

    async listSaved(
      userId: string,
      query: { folderId?: string | undefined; text?: string | undefined; pageNum: number; pageSize: number },
    ): Promise<{ works: SavedWork[]; total: number }> {
      await assertFolder(db, userId, query.folderId);
      return listSaved(db, userId, query);
    },

    listFolders: (userId: string) => store.listFolders(db, userId),

    async save(userId: string, ids: readonly string[], folderId: string | null | undefined): Promise<number> {
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        await assertFolder(tx, userId, folderId);
        const works = await store.findWorks(tx, userId, [...new Set(ids)]);
        await store.saveWorks(
          tx,
          userId,
          works.map(({ id }) => id),
          folderId,
        );
        return works.length;
      });
    },

    remove: (userId: string, ids: readonly string[]) => inTransaction(db, (tx) => store.removeSaves(tx, userId, ids)),

    saveFolder: (userId: string, name: string, id: string | undefined) =>
      inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        return store.saveFolder(tx, userId, name, id);
      }),

    async deleteFolder(userId: string, id: string): Promise<void> {
      await assertFolder(db, userId, id);
      await store.deleteFolder(db, userId, id);
    },

    /** Works that nobody bore out, as many as the time allows; nothing where the deployment does not want it, or asks nobody. */
    async verifyAtNight(signal: AbortSignal): Promise<void> {
      if (!config.verifiesAtNight || literature.length === 0) return;
      const { end, ...counts } = await createVerifyWorks({ db, literature, logger })({ signal });
      if (counts.asked > 0) logger.info({ ...counts, end }, 'the indexes were asked about works of the library');
    },

    sweep: importsSweep(config.retention.importsMs),

    accountPart: {
      room: 'library',
      exportRows: async (tx: Tx, userId: string) => ({
        works: await store.listOwnWorks(tx, userId),
        folders: await store.listFolders(tx, userId),
        saved: await store.listSavedRows(tx, userId),
      }),
      erase: (tx: Tx, userId: string) => store.deleteOwnWorks(tx, userId),
    },
  };
}

/** ALL once an index answered: only then the reader is told that more than our own records were searched. */
export const sourceOf = (places: readonly PlaceState[]): 'LIBRARY' | 'ALL' =>
  places.some(({ state }) => state === 'answered') ? 'ALL' : 'LIBRARY';

function worksOf(reading: Reading, userId: string, language: Language, bytes: Uint8Array): NewWork[] {
  if (reading.kind === 'records') return reading.records.map((record) => recordWork(record, userId));
  const { title, authors, year, doi, abstract, text, isItself } = reading;
  return [
    {
      ...{ title: title.slice(0, 300), authors, year, doi, abstract },
      ...{ venue: null, volume: null, issue: null, pages: null },
      ownerUserId: userId,
      language: languageOf(text) ?? language,
      type: 'upload',
      source: uploadSource,
      isAtHand: isItself,
      content: text,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
    },
  ];
}

function recordWork(record: ReadRecord, userId: string): NewWork {
  return {
    ...record,
    title: record.title.slice(0, 500),
    ownerUserId: userId,
    language: languageOf(record.title),
    source: importSource,
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
