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
  type OutlineVersion,
} from '@yanmo/contract/outlines';
import type { PageQuery } from '@yanmo/contract/page';
import type { Doubt, TitleKind } from '@yanmo/contract/understanding';
import { mayBePrinted } from '@yanmo/contract/works';
import type { Engine, TitleRequest, Understood } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import { startOfDay } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StreamRunOptions } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { stepKey as hashStepInput } from '../../platform/runs/step-key.ts';
import { findDoubts } from '../../understanding/doubts/find-doubts.ts';
import { listUnfitKinds } from '../../understanding/kind/unfit-kinds.ts';
import { understandTitle } from '../../understanding/understand-title.ts';
import type { LibraryService } from '../library/service.ts';
import { askEngine } from './ask-engine.ts';
import { type AskedReading, cleanUnderstanding, readingChange, takeWishes } from './asked-reading.ts';
import { findTreeProblem, sumWordCounts, walkChapters } from './chapter-tree.ts';
import { createCustomSteps } from './custom-steps.ts';
import { createOutlineDeletion } from './delete-outline.ts';
import type { FreeQuestions } from './free-questions.ts';
import { createInterviews } from './interview.ts';
import { type DownloadRight, writeOutlineFile } from './outline-file.ts';
import { createOutlineLengths } from './outline-lengths.ts';
import { listWorksForExport } from './outline-work-store.ts';
import { createOutlineWorks } from './outline-works.ts';
import { assertNotBeingWritten, createOutlineWritings, getOutline, lockOutline } from './outline-writings.ts';
import { type OwnMaterial, readOwnMaterial } from './own-material.ts';
import { refuseLength } from './paper-length.ts';
import { presentOutline, summariseOutline } from './present-outline.ts';
import { type OutlineSources, readSources, readWorks } from './rested-works.ts';
import * as store from './store.ts';
import { createTitleReadings, type TitleReader } from './title-readings.ts';
import { createWriteOutlineRun } from './write-outline-run.ts';

export { writingsPerDay } from './outline-writings.ts';
export { assertPaperLength } from './paper-length.ts';
export type { OutlineSources } from './rested-works.ts';
export type { Outline } from './store.ts';

/** An outline with what a paper of it is written from; `sources` null where its headings alone say. */
export type OrderedOutline = store.Outline & { sources: OutlineSources | null } & OwnMaterial;
export type { DownloadRight };

export type OutlinesService = ReturnType<typeof createOutlinesService>;

interface AskedWriting extends AskedReading {
  version: OutlineVersion;
  /** Of the outline that is written again. */
  key: string | undefined;
}

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
  const readings = createTitleReadings(engine, freeQuestions);
  const run = createWriteOutlineRun({ db, clock, engine, library, readings, logger: platform.logger });
  runs.register(run);
  const writings = createOutlineWritings(platform, { run, freeQuestions });
  const deletion = createOutlineDeletion(platform);
  const works = createOutlineWorks(platform, { library });
  const interviews = createInterviews(platform, engine);

  async function withMaterial(queryable: Queryable, outline: store.Outline): Promise<OrderedOutline> {
    if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
    const sources = await readSources(queryable, library, outline);
    return { ...outline, sources, ...(await readOwnMaterial(queryable, { library, engine }, outline, sources)) };
  }

  async function detail(queryable: Queryable, outline: store.Outline, language: Language): Promise<OutlineDetail> {
    const papers = await library.findWorks(queryable, outline.userId, outline.paperIds);
    return { ...presentOutline(outline, language), papers };
  }

  return {
    ...createCustomSteps(platform, { engine, library, writings, detail }),
    listLengths: createOutlineLengths(db, runs, engine.kind),

    async recommendTitles(request: TitleRequest, userId: string | null) {
      await freeQuestions.admit();
      const stepKey = hashStepInput('title', { ...request, day: startOfDay(clock.now()).toISOString() });
      const subject = { kind: 'title' as const, id: userId ?? 'visitor' };
      return askEngine((call) => engine.recommendTitles(request, call), { stepKey, subject, userId });
    },

    /** How the form would be read, or, corrected by the student, what of his wishes can be met. */
    async understand(
      reader: TitleReader,
      form: OutlineForm,
      asked: Omit<AskedReading, 'wishes'>,
    ): Promise<Understood & { doubts: Doubt[]; unfit_kinds: TitleKind[] }> {
      const found = await readings.ask(form, asked.extraRequirements ?? '', reader);
      const understanding = asked.understanding ? cleanUnderstanding(asked.understanding, form) : found.understanding;
      const wishes = asked.understanding
        ? takeWishes(found.wishes, form, { understanding, engine: engine.kind })
        : found.wishes;
      const question = { ...form, level: form.product };
      return {
        ...{ understanding, wishes, doubts: findDoubts(question, { understanding }) },
        unfit_kinds: listUnfitKinds(understandTitle(question), form.field),
      };
    },

    /** The same form asked for twice at once is one outline; with a key it is written again. */
    async create(userId: string, form: OutlineForm, { version, key, ...asked }: AskedWriting) {
      const fresh = readingChange(null, form, asked, engine.kind);
      const findTwin = (queryable: Queryable) =>
        store.findUnfinishedTwin(queryable, userId, version, 'OUTLINE', form, fresh);
      const look = async () => {
        if (key !== undefined) return writings.assertMayBeWritten(userId, key);
        const twin = await findTwin(db);
        if (!twin) await writings.assertLeft(db, userId);
        return twin;
      };
      return writings.transactFor(userId, look, async (tx) => {
        if (key !== undefined) {
          const outline = await lockOutline(tx, userId, key);
          return writings.start(tx, outline, { form, ...readingChange(outline, form, asked, engine.kind) });
        }
        await store.lockWritings(tx, userId);
        const twin = await findTwin(tx);
        return twin ?? writings.start(tx, await writings.insert(tx, { userId, version, form, asked: fresh }), {});
      });
    },

    async edit(userId: string, edit: { key1: string; revision: number; chapters: Chapter[] }, language: Language) {
      const problem = findTreeProblem(edit.chapters);
      if (problem === 'too_many_chapters') throw new AppError('too_many_chapters', { maximum: maximumChapters });
      if (problem === 'repeated_id') throw new AppError('repeated_chapter_id');
      return inTransaction(db, async (tx) => {
        const outline = await lockOutline(tx, userId, edit.key1);
        assertNotBeingWritten(outline);
        if (outline.chapters.length === 0) throw new AppError('outline_not_ready');
        if (outline.revision !== edit.revision) throw new AppError('outline_stale');
        const known = new Set((await readWorks(tx, outline)).flatMap(({ workId, isKept }) => (isKept ? [workId] : [])));
        for (const chapter of walkChapters(edit.chapters)) chapter.works = chapter.works.filter((id) => known.has(id));
        const chapters = sumWordCounts(giveWords(edit.chapters, outline.form.word_count));
        const words = totalWords(chapters);
        if (words > wordCountLimits.maximum) throw refuseLength(words);
        return detail(tx, await store.changeOutline(tx, outline.id, { chapters }, clock.now()), language);
      });
    },

    async list(userId: string, page: PageQuery, status: OutlineStatus | undefined) {
      const { outlines, total } = await store.listOutlines(db, userId, page, status);
      return {
        outline_list: outlines.map(summariseOutline),
        page_num: page.page_num,
        page_size: page.page_size,
        total,
      };
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
      const kept = (await readWorks(db, outline)).flatMap(({ workId, isKept }) => (isKept ? [workId] : []));
      const cited = await library.findWorks(db, userId, kept);
      return writeOutlineFile(platform, outline, cited.filter(mayBePrinted));
    },

    /** What a paper is written from; AppError when there is nothing to write yet. */
    async getForOrder(queryable: Queryable, userId: string, key1: string): Promise<OrderedOutline> {
      return withMaterial(queryable, await getOutline(queryable, userId, key1));
    },

    /** What an order that is there already is made from: also when the outline was deleted since. */
    async getOrdered(queryable: Queryable, userId: string, key1: string): Promise<OrderedOutline> {
      const outline = await store.findOutline(queryable, userId, key1, { withDeleted: true });
      if (!outline) throw new AppError('not_found');
      return withMaterial(queryable, outline);
    },

    /** The language of an own outline and what stands beside it, what was dropped included. */
    async readBeside(userId: string, key1: string): Promise<{ language: Language; workIds: Set<string> }> {
      const outline = await getOutline(db, userId, key1);
      const beside = (await readWorks(db, outline)).map(({ workId }) => workId);
      const headings = [...walkChapters(outline.draft ?? []), ...walkChapters(outline.chapters)];
      const rested = headings.flatMap((heading) => heading.works);
      return { language: outline.form.language, workIds: new Set([...beside, ...rested]) };
    },

    askQuestions: interviews.ask,
    saveAnswers: interviews.answer,

    listWorks: works.list,
    dropWorks: works.drop,
    addWorks: works.add,

    /**
     * What is uploaded for an outline whose works are there is one of them; before that, the student chooses. Gives the ids of those for which it
     * has no room: they are in the library all the same, and whoever uploaded them is told.
     */
    async addUploaded(userId: string, key1: string, ids: readonly string[]): Promise<string[]> {
      if ((await getOutline(db, userId, key1)).places === null) return [];
      for (let count = ids.length; count > 0; count -= 1) {
        try {
          await works.add(userId, key1, ids.slice(0, count));
          return ids.slice(count);
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'outline_works_full')) throw error;
        }
      }
      return [...ids];
    },

    sweeps: deletion.sweeps,
    delete: deletion.delete,
    async restore(userId: string, key1: string, language: Language): Promise<OutlineDetail> {
      return inTransaction(db, async (tx) => detail(tx, await deletion.restore(tx, userId, key1), language));
    },

    /** Whose outline it is decides whether files may be added to it, before a byte of them is read. */
    async assertOwn(userId: string, key1: string): Promise<{ key1: string; language: Language }> {
      const { form } = await getOutline(db, userId, key1);
      return { key1, language: form.language };
    },

    accountPart: {
      room: 'outlines',
      exportRows: async (tx: Tx, userId: string) => ({
        outlines: await store.listOutlinesForExport(tx, userId),
        outline_works: await listWorksForExport(tx, userId),
      }),
      erase: deletion.eraseAll,
    },
  };
}
