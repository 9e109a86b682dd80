import { randomBytes } from 'node:crypto';
import { giveWords, totalWords } from '@yanmo/contract/chapter-words';
import { wordCountLimits } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import {
  type Chapter,
  maximumChapters,
  type OutlineDetail,
  type OutlineForm,
  type OutlineSnapshot,
  type OutlineStatus,
  type OutlineSummary,
  type OutlineVersion,
} from '@yanmo/contract/outlines';
import type { PageQuery } from '@yanmo/contract/page';
import { mayBePrinted } from '@yanmo/contract/works';
import {
  type Engine,
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type TitleRequest,
} from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import { startOfDay } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { StreamRunOptions } from '../../platform/events/events.ts';
import { presentFailure } from '../../platform/kept-failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { watchedPriority } from '../../platform/runs/run.ts';
import { stepKey as hashStepInput } from '../../platform/runs/step-key.ts';
import { createTurns } from '../../platform/turns.ts';
import type { LibraryService } from '../library/service.ts';
import { findTreeProblem, sumWordCounts, walkChapters } from './chapter-tree.ts';
import { createOutlineDeletion } from './delete-outline.ts';
import type { FreeQuestions } from './free-questions.ts';
import { type DownloadRight, writeOutlineFile } from './outline-file.ts';
import { refuseLength } from './paper-length.ts';
import * as store from './store.ts';
import { createWriteOutlineRun } from './write-outline-run.ts';

/** Free regenerations of one outline, and outlines that one account may have written a day. */
export const freeRegenerations = 3;
export const writingsPerDay = 20;

export { assertPaperLength } from './paper-length.ts';
export type { Outline } from './store.ts';
export type { DownloadRight };

export type OutlinesService = ReturnType<typeof createOutlinesService>;

export interface OutlinesParts {
  engine: Engine;
  library: LibraryService;
  downloads: DownloadRight;
  freeQuestions: FreeQuestions;
}

export function createOutlinesService(
  platform: Platform,
  { engine, library, downloads, freeQuestions }: OutlinesParts,
) {
  const { db, clock, runs, events } = platform;
  const writeOutline = createWriteOutlineRun({ db, clock, engine, library, logger: platform.logger });
  runs.register(writeOutline);
  const deletion = createOutlineDeletion(platform);
  const turns = createTurns();

  /**
   * What takes one of a user's writings, or begins an outline: one after the other, and none while the account is deleted.
   * `look` refuses before anything is counted of what all callers together may ask, else one of them could use it up with
   * calls that are refused; what it finds is the answer.
   */
  const transactFor = <Result>(
    userId: string,
    look: () => Promise<Result | null>,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> =>
    turns(userId, async () => {
      const found = await look();
      if (found !== null) return found;
      await freeQuestions.admit();
      return inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        return work(tx);
      });
    });

  async function getOutline(queryable: Queryable, userId: string, key1: string): Promise<store.Outline> {
    const outline = await store.findOutline(queryable, userId, key1);
    if (!outline) throw new AppError('not_found');
    return outline;
  }

  async function lockOutline(tx: Tx, userId: string, key1: string): Promise<store.Outline> {
    const outline = await store.lockOutline(tx, userId, key1);
    if (!outline) throw new AppError('not_found');
    return outline;
  }

  async function detail(queryable: Queryable, outline: store.Outline, language: Language): Promise<OutlineDetail> {
    const papers = await library.findWorks(queryable, outline.userId, outline.paperIds);
    return { ...present(outline, language), papers };
  }

  async function assertWritingsLeft(queryable: Queryable, userId: string): Promise<void> {
    const today = await store.countWritingsSince(queryable, userId, startOfDay(clock.now()));
    if (today >= writingsPerDay) throw new AppError('outline_daily_limit');
  }

  async function assertMayBeWritten(userId: string, key1: string): Promise<null> {
    const outline = await getOutline(db, userId, key1);
    if (isBeingWritten(outline)) throw new AppError('outline_being_written');
    if (isRegeneration(outline) && outline.freeNum <= 0) throw new AppError('outline_free_used_up');
    await assertWritingsLeft(db, userId);
    return null;
  }

  /** Takes one of the day's writings and, for an outline that is there already, one of its free regenerations. */
  async function startWriting(tx: Tx, outline: store.Outline, change: store.OutlineChange): Promise<store.Outline> {
    if (isBeingWritten(outline)) throw new AppError('outline_being_written');
    if (isRegeneration(outline) && outline.freeNum <= 0) throw new AppError('outline_free_used_up');
    const now = clock.now();
    await store.lockWritings(tx, outline.userId);
    await assertWritingsLeft(tx, outline.userId);
    await store.insertWriting(tx, outline.userId, outline.id, now);
    const variant = outline.runId === null ? outline.variant : outline.variant + 1;
    const run = await runs.create(tx, writeOutline, {
      userId: outline.userId,
      subject: outline.key1,
      input: { outlineId: outline.id, variant },
      priority: watchedPriority,
    });
    return store.changeOutline(
      tx,
      outline.id,
      {
        ...change,
        step: 'OUTLINE',
        status: 'WAITING',
        error: null,
        draft: [],
        isWaiting: false,
        runId: run.id,
        variant,
        freeNum: outline.freeNum - (isRegeneration(outline) ? 1 : 0),
      },
      now,
    );
  }

  function insert(tx: Tx, userId: string, version: OutlineVersion, form: OutlineForm): Promise<store.Outline> {
    const step = version === 'v1' ? 'OUTLINE' : 'KEYWORDS';
    const key1 = randomBytes(12).toString('base64url').replace(/[-_]/g, '0');
    return store.insertOutline(tx, { key1, userId, version, step, form, freeNum: freeRegenerations, now: clock.now() });
  }

  /** Outside a transaction: a model may take its time. */
  async function ask<Answer>(
    question: (call: EngineCall) => Promise<Answer>,
    call: Omit<EngineCall, 'signal'>,
  ): Promise<Answer> {
    try {
      return await question({ ...call, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      if (error instanceof EngineUnavailable) throw new AppError('engine_unavailable', {}, { cause: error });
      if (error instanceof EngineRefused) throw new AppError('engine_refused', {}, { cause: error });
      throw error;
    }
  }

  /** A step of the custom outline: what it keeps is kept, and the next step is where it is taken up again. */
  async function saveStep(
    userId: string,
    key1: string,
    language: Language,
    change: store.OutlineChange,
  ): Promise<OutlineDetail> {
    return inTransaction(db, async (tx) => {
      const outline = await lockOutline(tx, userId, key1);
      if (isBeingWritten(outline)) throw new AppError('outline_being_written');
      return detail(tx, await store.changeOutline(tx, outline.id, change, clock.now()), language);
    });
  }

  return {
    async recommendTitles(request: TitleRequest, userId: string | null) {
      await freeQuestions.admit();
      const stepKey = hashStepInput('title', { ...request, day: startOfDay(clock.now()).toISOString() });
      const subject = { kind: 'title' as const, id: userId ?? 'visitor' };
      return ask((call) => engine.recommendTitles(request, call), { stepKey, subject, userId });
    },

    /** The same form asked for twice at once is one outline; with a key it is written again. */
    async create(userId: string, form: OutlineForm, version: OutlineVersion, key: string | undefined) {
      const findTwin = (queryable: Queryable) => store.findUnfinishedTwin(queryable, userId, version, 'OUTLINE', form);
      const look = async () => {
        if (key !== undefined) return assertMayBeWritten(userId, key);
        const twin = await findTwin(db);
        if (!twin) await assertWritingsLeft(db, userId);
        return twin;
      };
      return transactFor(userId, look, async (tx) => {
        if (key !== undefined) {
          const outline = await lockOutline(tx, userId, key);
          return startWriting(tx, outline, { form });
        }
        await store.lockWritings(tx, userId);
        return (await findTwin(tx)) ?? startWriting(tx, await insert(tx, userId, version, form), {});
      });
    },

    async edit(userId: string, edit: { key1: string; revision: number; chapters: Chapter[] }, language: Language) {
      const problem = findTreeProblem(edit.chapters);
      if (problem === 'too_many_chapters') throw new AppError('too_many_chapters', { maximum: maximumChapters });
      if (problem === 'repeated_id') throw new AppError('repeated_chapter_id');
      return inTransaction(db, async (tx) => {
        const outline = await lockOutline(tx, userId, edit.key1);
        if (isBeingWritten(outline)) throw new AppError('outline_being_written');
        if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
        if (outline.revision !== edit.revision) throw new AppError('outline_stale');
        const known = new Set(outline.paperIds);
        for (const chapter of walkChapters(edit.chapters)) chapter.works = chapter.works.filter((id) => known.has(id));
        const chapters = sumWordCounts(giveWords(edit.chapters, outline.form.word_count));
        const words = totalWords(chapters);
        if (words > wordCountLimits.maximum) throw refuseLength(words);
        return detail(tx, await store.changeOutline(tx, outline.id, { chapters }, clock.now()), language);
      });
    },

    async list(userId: string, page: PageQuery, status: OutlineStatus | undefined) {
      const { outlines, total } = await store.listOutlines(db, userId, page, status);
      return { outline_list: outlines.map(summarise), page_num: page.page_num, page_size: page.page_size, total };
    },

    async get(userId: string, key1: string, language: Language): Promise<OutlineDetail> {
      return detail(db, await getOutline(db, userId, key1), language);
    },

    /** Of an outline that was never begun there is nothing to follow. */
    async follow(
      userId: string,
      key1: string,
      language: Language,
      exchange: Pick<StreamRunOptions, 'request' | 'reply' | 'reader'>,
    ) {
      const outline = await getOutline(db, userId, key1);
      if (outline.runId === null) throw new AppError('outline_not_ready');
      const { runId } = outline;
      await events.streamRun({
        ...exchange,
        runId,
        snapshot: async (tx): Promise<OutlineSnapshot> => {
          const [growing = ''] = (await runs.readTexts(tx, runId)).values();
          return { ...(await detail(tx, await getOutline(tx, userId, key1), language)), growing };
        },
      });
    },

    async getFileUrl(userId: string, key1: string): Promise<string> {
      const outline = await getOutline(db, userId, key1);
      if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
      if (!(await downloads.isPaid(db, userId, key1))) throw new AppError('outline_download_unpaid');
      const works = await library.findWorks(db, userId, outline.paperIds);
      return writeOutlineFile(platform, outline, works.filter(mayBePrinted));
    },

    /** Begins a custom outline, or takes one up; proposing keywords again keeps what was saved until it is saved anew. */
    async generateKeywords(userId: string, form: OutlineForm, key1: string | undefined) {
      const look = async () => {
        if (key1 !== undefined && isBeingWritten(await getOutline(db, userId, key1)))
          throw new AppError('outline_being_written');
        return null;
      };
      const outline = await transactFor(userId, look, async (tx) => {
        if (key1 !== undefined) {
          const known = await lockOutline(tx, userId, key1);
          if (isBeingWritten(known)) throw new AppError('outline_being_written');
          return store.changeOutline(tx, known.id, { form }, clock.now());
        }
        await store.lockWritings(tx, userId);
        return (await store.findUnfinishedTwin(tx, userId, 'v2', 'KEYWORDS', form)) ?? insert(tx, userId, 'v2', form);
      });
      const { title, language, type, field, product: level } = form;
      const keywords = await ask((call) => engine.proposeKeywords({ title, language, type, field, level }, call), {
        stepKey: hashStepInput('keywords', { outline: outline.id, form }),
        subject: { kind: 'outline', id: outline.id },
        userId,
      });
      return { key1: outline.key1, keywords };
    },

    saveKeywords: (userId: string, key1: string, keywords: string[], language: Language) =>
      saveStep(userId, key1, language, { keywords: [...new Set(keywords)], step: 'PAPERS' }),

    async savePapers(userId: string, key1: string, ids: string[], language: Language) {
      const found = await library.findWorks(db, userId, [...new Set(ids)]);
      const known = new Set(found.map(({ id }) => id));
      if (!ids.every((id) => known.has(id))) throw new AppError('not_found');
      return saveStep(userId, key1, language, { paperIds: [...known], step: 'REQUIREMENTS' });
    },

    saveExtraRequirements: (userId: string, key1: string, text: string, language: Language) =>
      saveStep(userId, key1, language, { extraRequirements: text, step: 'OUTLINE' }),

    async searchPapers(userId: string, key1: string, query: string | undefined, pageNum: number) {
      const outline = await getOutline(db, userId, key1);
      if (query) return library.search(userId, query, pageNum);
      return library.searchByKeywords(userId, outline.keywords, pageNum);
    },

    /** What a paper is written from; AppError when there is nothing to write yet. */
    async getForOrder(queryable: Queryable, userId: string, key1: string): Promise<store.Outline> {
      const outline = await getOutline(queryable, userId, key1);
      if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
      return outline;
    },

    /** What an order that is there already is made from: also when the outline was deleted since. */
    async getOrdered(queryable: Queryable, userId: string, key1: string): Promise<store.Outline> {
      const outline = await store.findOutline(queryable, userId, key1, { withDeleted: true });
      if (!outline) throw new AppError('not_found');
      if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
      return outline;
    },

    sweeps: deletion.sweeps,
    delete: deletion.delete,
    async restore(userId: string, key1: string, language: Language): Promise<OutlineDetail> {
      return inTransaction(db, async (tx) => detail(tx, await deletion.restore(tx, userId, key1), language));
    },

    /** Whose outline it is decides whether files may be added to it, before a byte of them is read. */
    async assertOwn(userId: string, key1: string): Promise<{ language: Language }> {
      const { form } = await getOutline(db, userId, key1);
      return { language: form.language };
    },

    async createFromSteps(userId: string, key1: string) {
      return transactFor(
        userId,
        () => assertMayBeWritten(userId, key1),
        async (tx) => startWriting(tx, await lockOutline(tx, userId, key1), {}),
      );
    },

    accountPart: {
      room: 'outlines',
      exportRows: async (tx: Tx, userId: string) => ({ outlines: await store.listOutlinesForExport(tx, userId) }),
      erase: deletion.eraseAll,
    },
  };
}

/** A custom outline that is still being prepared waits for its student, not for an engine. */
function isBeingWritten(outline: store.Outline): boolean {
  return outline.draft !== null;
}

const isRegeneration = ({ chapters }: store.Outline): boolean => chapters.length > 0;

/** As long as it was made on the sheet; as the form asked while nothing is there. */
function lengthOf({ chapters, form }: store.Outline): number {
  return totalWords(chapters) || form.word_count;
}

function summarise(outline: store.Outline): OutlineSummary {
  return {
    ...outline.form,
    word_count: lengthOf(outline),
    key1: outline.key1,
    status: outline.status,
    version: outline.version,
    step: outline.step,
    free_num: outline.freeNum,
    updated_at: outline.updatedAt.toISOString(),
  };
}

/** Chapters that most outlines have; only for the bar that fills while they come. */
const usualChapters = 7;

function present(outline: store.Outline, language: Language): Omit<OutlineDetail, 'papers'> {
  const { draft } = outline;
  return {
    key1: outline.key1,
    status: outline.status,
    progress:
      draft === null
        ? outline.chapters.length > 0
          ? 100
          : 0
        : Math.min(95, Math.round((100 * draft.length) / usualChapters)),
    revision: outline.revision,
    version: outline.version,
    step: outline.step,
    form: outline.form,
    keywords: outline.keywords,
    extra_requirements: outline.extraRequirements,
    chapters: draft ?? outline.chapters,
    is_waiting: outline.isWaiting,
    free_num: outline.freeNum,
    engine: outline.engine,
    updated_at: outline.updatedAt.toISOString(),
    error: outline.error === null ? null : presentFailure(outline.error, language, outline.key1),
  };
}
