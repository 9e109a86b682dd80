import type { AmendChange } from '@yanmo/contract/amending';
import type { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sweep } from '../../platform/retention/sweep.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import type { AmendDocument, Change } from './amending.ts';
import { createAskChange } from './ask-change.ts';
import * as changeStore from './change-store.ts';
import { createDecideChange, type Decision } from './decide-change.ts';
import { createExportFile } from './export-file.ts';
import { createOpenFile } from './open-file.ts';
import * as paragraphStore from './paragraph-store.ts';
import { presentChange } from './present-change.ts';
import { type AmendingEngine, createProposeRun } from './propose-run.ts';
import * as store from './store.ts';

export type { AmendingEngine } from './propose-run.ts';

interface AmendingParts {
  engine: AmendingEngine;
  files: FilesService;
  allowance: AllowanceService;
}

export type AmendingService = ReturnType<typeof createAmendingService>;

/** Word files with comments: read, changed comment by comment, given back with tracked changes. */
export function createAmendingService(platform: Platform, { engine, files, allowance }: AmendingParts) {
  const { db, config, runs } = platform;
  const run = createProposeRun(platform, { engine, allowance });
  runs.register(run);
  const ask = createAskChange(platform, { engine, allowance, run });
  const decide = createDecideChange(platform);
  const writeFile = createExportFile(platform, files);

  async function getOwn(userId: string, key: string): Promise<AmendDocument> {
    const document = await store.findOwn(db, userId, key);
    if (!document) throw new AppError('not_found');
    return document;
  }

  async function show(
    queryable: Queryable,
    document: AmendDocument,
    changes: readonly Change[],
    { caller, hasDiff }: { caller: Language; hasDiff: boolean },
  ): Promise<AmendChange[]> {
    const ids = changes.flatMap(({ ranges }) => ranges.map(({ paragraphId }) => paragraphId));
    const paragraphs = await paragraphStore.readParagraphs(queryable, document.id, ids);
    const languages = { text: document.language, caller };
    return changes.map((change) => presentChange(change, { paragraphs, languages, hasDiff }));
  }

  async function showOne(document: AmendDocument, changeId: string, caller: Language): Promise<AmendChange> {
    const change = await changeStore.findChange(db, document.id, changeId);
    const [shown] = change ? await show(db, document, [change], { caller, hasDiff: true }) : [];
    if (!shown) throw new AppError('not_found');
    return shown;
  }

  const summarise = ({ id, name, language, createdAt, updatedAt }: AmendDocument, counts: changeStore.Counts) => ({
    ...{ key: id, name, language, ...counts },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  });

  return {
    open: createOpenFile(platform, files),

    async list(userId: string, page: PageQuery) {
      const { total, files: found } = await store.listOwn(db, userId, page);
      return { ...page, total, files: found.map((file) => summarise(file, file.counts)) };
    },

    async get(userId: string, key: string, caller: Language) {
      const document = await getOwn(userId, key);
      const changes = await changeStore.listChanges(db, document.id);
      return {
        ...summarise(document, await changeStore.readCounts(db, document.id)),
        list: await show(db, document, changes, { caller, hasDiff: false }),
        engine: engine.kind,
      };
    },

    async getChange(userId: string, key: string, changeId: string, caller: Language): Promise<AmendChange> {
      return showOne(await getOwn(userId, key), changeId, caller);
    },

    async listParagraphs(userId: string, key: string, query: PageQuery & { q: string }) {
      const document = await getOwn(userId, key);
      const { page_num, page_size } = query;
      return { page_num, page_size, ...(await paragraphStore.listEditable(db, document.id, query)) };
    },

    async add(
      userId: string,
      asked: { key: string; paragraphId: string; instruction: string },
      caller: Language,
    ): Promise<AmendChange> {
      const changeId = await ask.add(userId, asked);
      return showOne(await getOwn(userId, asked.key), changeId, caller);
    },

    async propose(
      userId: string,
      asked: { key: string; changeId: string; instruction: string | undefined },
      caller: Language,
    ): Promise<AmendChange> {
      await ask.propose(userId, asked);
      return showOne(await getOwn(userId, asked.key), asked.changeId, caller);
    },

    /** The same decision made twice acts once and answers the same. */
    async decide(userId: string, decision: Decision, caller: Language) {
      await decide(userId, decision);
      const document = await getOwn(userId, decision.key);
      const change = await showOne(document, decision.changeId, caller);
      const touching = await changeStore.listTouching(
        db,
        document.id,
        change.passage.map(({ id }) => id),
      );
      const others = touching.filter(({ id }) => id !== change.id);
      return { change, others: await show(db, document, others, { caller, hasDiff: false }) };
    },

    async export(userId: string, key: string, author: string) {
      return writeFile(userId, key, author);
    },

    async remove(userId: string, key: string): Promise<void> {
      await getOwn(userId, key);
      const working = await changeStore.listRuns(db, key);
      await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        // First, as runs are locked before what they change. One that is begun meanwhile finds nothing, and ends so.
        for (const runId of working) await runs.cancel(tx, runId);
        const document = await store.lockOwn(tx, userId, key);
        // Removed twice at one moment is removed.
        if (!document) return;
        await store.deleteDocument(tx, document.id);
        await files.removeFiles(tx, [document.fileKey]);
      });
    },

    sweep: {
      name: 'amend_documents',
      keptMs: config.retention.amendedMs,
      async remove(tx, batch) {
        const fileKeys = await store.deleteOld(tx, batch);
        await files.removeFiles(tx, fileKeys);
        return { rows: fileKeys.length, hasMore: fileKeys.length === batch.limit };
      },
      findOldest: store.findOldest,
    } satisfies Sweep as Sweep,

    accountPart: {
      room: 'amending',
      exportRows: async (tx: Tx, userId: string) => ({ amended_comments: await store.listForExport(tx, userId) }),
      /** What was sent is among the account's files, and goes with them. */
      erase: (tx: Tx, userId: string) => store.deleteDocumentsOf(tx, userId),
    },
  };
}
