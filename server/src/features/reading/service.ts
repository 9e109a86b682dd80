import type { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import { type Reading, type ReadingDetail, readingsMaximum, readingTextAtOnce } from '@yanmo/contract/reading';
import type { Engine } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { watchedPriority } from '../../platform/runs/run.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import type { LibraryService } from '../library/service.ts';
import { presentDetail, presentReading } from './present-reading.ts';
import { createReadRun, useOf } from './read-run.ts';
import type { StoredReading } from './reading.ts';
import * as store from './store.ts';

/** Of the link to the file: a page that is open for longer asks again. */
const linkSeconds = 6 * 3_600;

/** As long as all that a model may say of one paper. */
const mostCharacters = 20_000;

export interface ReadingParts {
  engine: Pick<Engine, 'summarise' | 'version'>;
  files: FilesService;
  library: LibraryService;
  allowance: AllowanceService;
}

export type ReadingService = ReturnType<typeof createReadingService>;

/** Papers of others that a student has read: what is in them, each with its place, and which of their references are real. */
export function createReadingService(platform: Platform, { engine, files, library, allowance }: ReadingParts) {
  const { db, clock, config, runs } = platform;
  const isModel = config.llm !== null;
  const run = createReadRun(platform, { engine, files, library, allowance });
  runs.register(run);
  files.registerHolder(store.listHeld);

  /** In the transaction that wants it: whoever cannot pay for a model begins nothing. */
  async function begin(tx: Tx, userId: string, readingId: string): Promise<void> {
    const { id } = await runs.create(tx, run, {
      ...{ userId, subject: readingId, input: { readingId }, priority: watchedPriority },
    });
    await store.setRun(tx, readingId, { runId: id, engine: engine.version });
    if (isModel) await allowance.begin(tx, { userId, kind: 'READING', mostCharacters, reference: useOf(id) });
  }

  async function getOwn(userId: string, key: string): Promise<StoredReading> {
    const reading = await store.findOwn(db, userId, key);
    if (!reading) throw new AppError('not_found');
    return reading;
  }

  return {
    /** AppError not_found for what is no upload of theirs, readings_full, characters_too_few. */
    open: (userId: string, fileKey: string, language: Language): Promise<Reading> =>
      inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        // Holds the file: the second of two that open it finds the reading of the first.
        const file = await files.keepFile(tx, userId, fileKey, 'CHAT');
        if (!file) throw new AppError('not_found');
        const known = await store.findByFile(tx, userId, fileKey);
        if (known) return presentReading(known, language);
        if ((await store.countOf(tx, userId)) >= readingsMaximum) {
          throw new AppError('readings_full', { maximum: readingsMaximum });
        }
        const title = file.name.replace(/\.[^.]+$/u, '') || file.name;
        const made = await store.insertReading(tx, {
          ...{ userId, fileKey, fileName: file.name, fileType: file.type, readerLanguage: language, title },
          ...{ engine: engine.version, createdAt: clock.now() },
        });
        if (!made) throw new Error(`file ${fileKey} was opened twice while it was held`);
        await begin(tx, userId, made.id);
        return presentReading(made, language);
      }),

    async list(userId: string, query: PageQuery, language: Language) {
      const [readings, total] = await Promise.all([store.listOf(db, userId, query), store.countOf(db, userId)]);
      const { page_num, page_size } = query;
      return {
        ...{ page_num, page_size, total, most_characters: isModel ? mostCharacters : null },
        readings: readings.map((reading) => presentReading(reading, language)),
      };
    },

    async get(userId: string, key: string, language: Language): Promise<ReadingDetail> {
      const reading = await getOwn(userId, key);
      const [findings, [file]] = await Promise.all([
        store.listFindings(db, key),
        files.listStored(db, [reading.fileKey]),
      ]);
      const fileUrl = file ? files.signLink(file, linkSeconds, 'inline') : null;
      return presentDetail(reading, findings, { language, fileUrl });
    },

    async readText(userId: string, key: string, from: number) {
      await getOwn(userId, key);
      const paragraphs = (await store.findParagraphs(db, key)) ?? [];
      return {
        total: paragraphs.length,
        paragraphs: paragraphs
          .slice(from, from + readingTextAtOnce)
          .map(({ text, level, isRow }, index) => ({ number: from + index, text, level, is_row: isRow })),
      };
    },

    retry: (userId: string, key: string, language: Language): Promise<Reading> =>
      inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const reading = await store.lockOwn(tx, userId, key);
        if (!reading) throw new AppError('not_found');
        if (reading.state === 'FAILED') await begin(tx, userId, key);
        return presentReading((await store.findOwn(tx, userId, key)) ?? reading, language);
      }),

    async remove(userId: string, key: string): Promise<void> {
      const { runId } = await getOwn(userId, key);
      await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        if (runId) await runs.cancel(tx, runId);
        const reading = await store.lockOwn(tx, userId, key);
        if (!reading) return;
        // One that was begun again after it was looked up.
        if (reading.runId && reading.runId !== runId) await runs.cancel(tx, reading.runId);
        await store.deleteReading(tx, key);
        await files.letGo(tx, [reading.fileKey]);
      });
    },

    accountPart: {
      room: 'reading',
      exportRows: async (tx: Tx, userId: string) => ({ readings: await store.listForExport(tx, userId) }),
      erase: (tx: Tx, userId: string) => store.deleteOf(tx, userId),
    },
  };
}
