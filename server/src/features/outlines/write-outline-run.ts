import { PlaceState } from '@yanmo/contract/explore';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Wish } from '@yanmo/contract/understanding';
import { z } from 'zod';
import type { DraftChapter, Engine, EngineCall, OutlineRequest, Understood } from '../../engines/engine.ts';
import { forRun } from '../../engines/for-run.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineRun, defineStep, type StepContext, StepFailure } from '../../platform/runs/run.ts';
import { StoredUnderstanding, StoredWishes } from '../../understanding/stored-understanding.ts';
import { findUnmet } from '../../understanding/wishes/find-unmet.ts';
import { type LibraryService, sourceWorkOf } from '../library/service.ts';
import { takeWishes } from './asked-reading.ts';
import { placeDraft } from './chapter-tree.ts';
import { dropOutgrown, FoundWork, GatheredWorks, gatherCandidates, judgeCandidates, placeFound } from './find-works.ts';
import { createGrowingChapters } from './growing-chapters.ts';
import { readWorks, restOn } from './rested-works.ts';
import * as store from './store.ts';
import type { TitleReadings } from './title-readings.ts';

const StepInput = z.object({ outlineId: z.uuid(), variant: z.int() });
/** `gathered`: what is judged; runs begun by an earlier version gather when they judge. */
const FindInput = StepInput.extend({ gathered: GatheredWorks.optional() });
/** `found`: the works that were kept for it; runs begun by an earlier version looked for none. */
const WriteInput = StepInput.extend({ found: z.array(z.string()).optional() });
const Found = z.object({ works: z.array(FoundWork), places: z.array(PlaceState) });

/** What an outline that is there was written from; runs begun by an earlier version hold none. */
const Before = z.object({
  form: store.StoredForm,
  extraRequirements: z.string(),
  understanding: StoredUnderstanding.nullable(),
  wishes: StoredWishes.nullable(),
});
const Input = StepInput.extend({ before: Before.optional() });

const Reading = z.object({ understanding: StoredUnderstanding, wishes: StoredWishes });

const Draft: z.ZodType<DraftChapter> = z.object({
  title: z.string(),
  summary: z.string(),
  weight: z.number(),
  works: z.array(z.string()),
  get children() {
    return z.array(Draft);
  },
});

/** Without a reading: begun by a version that made none. */
const Written = z.object({ chapters: z.array(Draft), reading: Reading.optional() });
type Written = z.output<typeof Written>;

/** The counters of the home page ask for this name. */
export const outlineRunKind = 'outline';

/** An engine that is busy is waited for as long; after it the student is told, and can ask again for free. */
const patienceMs = 15 * 60_000;

export interface WriteOutlineParts {
  db: Database;
  clock: Clock;
  engine: Engine;
  library: LibraryService;
  readings: TitleReadings;
  logger: Logger;
}

export function createWriteOutlineRun({ db, clock, engine, library, readings, logger }: WriteOutlineParts) {
  function callOf(context: StepContext<unknown>, outlineId: string) {
    const { step, run, turn, signal } = context;
    let told: Promise<void> | undefined;
    const call: EngineCall = {
      ...{ stepKey: step.key, userId: run.userId, turn, signal },
      subject: { kind: 'outline', id: outlineId },
      onWait: () => {
        told ??= tellOfWaiting(context, outlineId);
      },
    };
    return { call, told: () => told };
  }

  async function gather(context: StepContext<z.output<typeof StepInput>>): Promise<GatheredWorks> {
    const outline = await store.findOutlineById(db, context.input.outlineId);
    if (!outline) throw new StepFailure('not_found', { isPermanent: true });
    const { call, told } = callOf(context, outline.id);
    const gathered = await gatherCandidates({ db, engine, library }, outline, await readFor(outline, call), call);
    await told();
    return gathered;
  }

  /** What it rests on, before a heading is written: whoever looks on sees the works while the chapters come. */
  async function find(context: StepContext<z.output<typeof FindInput>>): Promise<z.output<typeof Found>> {
    const gathered = context.input.gathered ?? (await gather(context));
    const outline = await store.findOutlineById(db, context.input.outlineId);
    if (!outline) throw new StepFailure('not_found', { isPermanent: true });
    const { call, told } = callOf(context, outline.id);
    const reading = await readFor(outline, call);
    const works = await judgeCandidates({ db, engine, library }, outline, reading, gathered.candidates, call);
    const found = { works, places: gathered.places };
    await told();
    await context.write(async (tx, emit) => {
      const now = clock.now();
      const locked = await store.lockOutlineById(tx, outline.id);
      if (!locked) return;
      await placeFound(tx, library, locked, found.works, now);
      await store.changeOutline(tx, outline.id, { places: found.places, isSearching: false, isWaiting: false }, now);
      await emit('works', { count: found.works.length });
    });
    return found;
  }

  /** Each chapter is shown while it grows and kept as soon as it is there; the exact word counts follow when all of them are. */
  async function write(context: StepContext<z.output<typeof WriteInput>>): Promise<Written> {
    const { input } = context;
    const outline = await store.findOutlineById(db, input.outlineId);
    if (!outline) throw new StepFailure('not_found', { isPermanent: true });
    const isFound = input.found && new Set(input.found);
    // Works that only the chapters rest on that are to give way are none of the new ones'.
    const rested = (await readWorks(db, outline)).filter(
      ({ workId, isKept, origin }) => isKept && (origin === 'ADDED' || !isFound || isFound.has(workId)),
    );
    const works = await library.findWorks(
      db,
      outline.userId,
      rested.map(({ workId }) => workId),
    );
    const { call, told } = callOf(context, outline.id);
    const reading = await readFor(outline, call);
    const chapters: DraftChapter[] = [];
    const shown: Chapter[] = [];
    const growing = createGrowingChapters(context);
    await growing.clear();
    try {
      const request = requestOf(outline, reading, works);
      for await (const { place, ...chapter } of engine.writeOutline(request, call, growing.take)) {
        const index = Math.min(place ?? chapters.length, chapters.length);
        chapters[index] = chapter;
        const [placed] = placeDraft([chapter], 0);
        if (placed) shown[index] = placed;
        await told();
        await context.write(async (tx, emit) => {
          await store.changeOutline(tx, outline.id, { draft: shown, isWaiting: false }, clock.now());
          await emit('chapter', { index, chapter: placed, ...(place === undefined ? {} : { is_changed: true }) });
        });
        growing.dropBefore(chapters.length);
      }
    } finally {
      await growing.clear();
    }
    if (chapters.length === 0) throw new StepFailure('engine_refused', { isPermanent: true });
    return { chapters, reading };
  }

  /** Whatever the student has not said is read now, and kept with the outline that was written from it. */
  async function readFor(outline: store.Outline, call: EngineCall): Promise<Understood> {
    const { form, extraRequirements } = outline;
    if (outline.understanding && outline.wishes) {
      const { understanding } = outline;
      // What an earlier writing missed may be met by this one.
      return { understanding, wishes: takeWishes(outline.wishes, form, { understanding, engine: engine.kind }) };
    }
    const found = await readings.forWriting(form, extraRequirements, call);
    const understanding = outline.understanding ?? found.understanding;
    return {
      understanding,
      wishes: outline.wishes ?? takeWishes(found.wishes, form, { understanding, engine: engine.kind }),
    };
  }

  /** Whoever looks on learns that nothing is wrong; a step that was lost meanwhile says so at its next write. */
  async function tellOfWaiting(context: StepContext<unknown>, outlineId: string): Promise<void> {
    try {
      await context.write(async (tx, emit) => {
        await store.changeOutline(tx, outlineId, { isWaiting: true }, clock.now());
        await emit('waiting', {});
      });
    } catch (error) {
      logger.warn({ err: error, outlineId }, 'an outline waits for its engine, and could not say so');
    }
  }

  const steps = {
    gather: defineStep({
      input: StepInput,
      output: GatheredWorks,
      retryLimit: 3,
      retryDelayMs: 1_000,
      patienceMs,
      work: (context) => forRun(() => gather(context)),
    }),
    find: defineStep({
      input: FindInput,
      output: Found,
      retryLimit: 3,
      retryDelayMs: 1_000,
      patienceMs,
      work: (context) => forRun(() => find(context)),
    }),
    write: defineStep({
      input: WriteInput,
      output: Written,
      retryLimit: 3,
      retryDelayMs: 1_000,
      patienceMs,
      work: (context) => forRun(() => write(context)),
      async onDone(tx, { input, output }) {
        const outline = await store.lockOutlineById(tx, input.outlineId);
        if (!outline) return;
        if (input.found) await dropOutgrown(tx, library, outline, input.found, clock.now());
        const kept = new Set((await readWorks(tx, outline)).flatMap(({ workId, isKept }) => (isKept ? [workId] : [])));
        const placed = placeDraft(output.chapters, outline.form.word_count);
        // What was dropped while it was written stands nowhere in it.
        const chapters = restOn(placed, (id) => kept.has(id));
        const written = { chapters, draft: null, status: 'SUCCEEDED', engine: engine.kind, error: null } as const;
        const { reading } = output;
        const read = reading && { ...reading, wishes: markMissed(output.chapters, reading.wishes) };
        const change = { ...written, ...read, isWaiting: false };
        await store.changeOutline(tx, outline.id, change, clock.now());
      },
    }),
  };

  return defineRun({
    kind: outlineRunKind,
    input: Input,
    steps,
    async planNext(_tx, { input: { outlineId, variant } }, finished) {
      if (finished === null) return { phase: 'gather', steps: { gather: [{ outlineId, variant }] } };
      if (finished.phase === 'gather') {
        const find = finished.results('gather').map(({ output }) => ({ outlineId, variant, gathered: output }));
        return { phase: 'find', steps: { find } };
      }
      if (finished.phase !== 'find') return null;
      const found = finished.results('find').flatMap(({ output }) => output.works.map(({ workId }) => workId));
      return { phase: 'write', steps: { write: [{ outlineId, variant, found }] } };
    },
    /**
     * A failure costs nothing: the outline that was there stays, with the form and the reading that it was written from (an
     * order of it is still of this outline), and the free regeneration is given back. Who deleted it while it was written has
     * had the writing: else deleting would be a way to endless ones.
     */
    async onEnded(tx, run) {
      if (run.state === 'SUCCEEDED') return;
      const outline = await store.lockOutlineById(tx, run.input.outlineId);
      if (!outline) return;
      const isStopped = run.state === 'CANCELLED';
      if (!isStopped) await store.deleteLastWriting(tx, outline.id);
      const had = outline.chapters.length > 0;
      await store.changeOutline(
        tx,
        outline.id,
        {
          ...(had ? run.input.before : {}),
          status: had ? 'SUCCEEDED' : 'FAILED',
          error: isStopped ? 'outline_stopped' : (run.error ?? 'internal'),
          draft: null,
          isWaiting: false,
          isSearching: false,
          freeNum: outline.freeNum + (had && !isStopped ? 1 : 0),
        },
        clock.now(),
      );
    },
  });
}

/** Wishes that the outline does not show, although nothing stood in their way: said, not passed over. */
function markMissed(chapters: readonly DraftChapter[], wishes: readonly Wish[]): Wish[] {
  const missed = new Set(findUnmet(chapters, wishes));
  return wishes.map((wish) => (missed.has(wish) ? { ...wish, why_not: 'MISSED' } : wish));
}

function requestOf(
  outline: store.Outline,
  { understanding, wishes }: Understood,
  works: Awaited<ReturnType<LibraryService['findWorks']>>,
): OutlineRequest {
  const { form } = outline;
  return {
    title: form.title,
    language: form.language,
    type: form.type,
    field: form.field,
    level: form.product,
    wordCount: form.word_count,
    understanding,
    wishes,
    keywords: outline.keywords,
    works: works.map(sourceWorkOf),
    extraRequirements: outline.extraRequirements,
    variant: outline.variant,
  };
}
