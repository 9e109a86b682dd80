import { mayBePrinted, type Work } from '@yanmo/contract/works';
import { z } from 'zod';
import type { Engine, EngineCall, PaperRequest, PaperWriter } from '../../../engines/engine.ts';
import { forRun } from '../../../engines/for-run.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { defineStep, type Run, type StepContext, StepFailure } from '../../../platform/runs/run.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { createWorkCards, type LibraryService } from '../../library/service.ts';
import type { Packs } from '../editions/packs.ts';
import { citedIds } from '../editions/printable-works.ts';
import type { Measuring } from '../measuring.ts';
import { requestOf } from '../paper-basis.ts';
import * as store from '../store.ts';
import { chooseWorks, queriesRequestOf } from './choose-works.ts';
import { shares } from './remaining-time.ts';

export interface PaperStepsParts {
  db: Database;
  clock: Clock;
  engine: Engine & PaperWriter;
  library: LibraryService;
  fulfilment: FulfilmentService;
  measuring: Measuring;
  packs: Pick<Packs, 'onDelivered'>;
  stepRetries: number;
}

export const OfPaper = z.object({ paperId: z.uuid(), itemId: z.uuid() });
const OfCards = OfPaper.extend({ works: z.array(z.uuid()) });
const Nothing = z.object({});

/** Records of works change seldom; what is printed is read anew when the files are written. */
const keptMs = 5 * 60 * 1000;
const keptPapers = 32;

export type PaperSteps = ReturnType<typeof createPaperSteps>;

/** What a paper and the documents that go with it have in common: the works, the plan, how an engine is asked. */
export function createPaperSteps(parts: PaperStepsParts) {
  const { db, clock, engine, library, fulfilment, measuring, packs, stepRetries } = parts;
  const workCards = createWorkCards({ db, clock, engine });
  const callOf = ({ run, step, turn, signal, write }: StepContext<unknown>, itemId: string): EngineCall => ({
    stepKey: step.key,
    subject: { kind: 'order', id: itemId },
    userId: run.userId,
    turn,
    signal,
    // A worker hears of a cancelled run at its next beat; until then it must not buy another round.
    assertWanted: () => write(async () => undefined),
  });

  const kept = new Map<string, { workIds: string; atMs: number; works: Work[]; request: PaperRequest }>();

  /** Which section speaks of which work takes some 15 ms to find, and each of a paper's thirty steps needs it. */
  async function read(paperId: string) {
    const paper = await store.getPaper(db, paperId);
    const workIds = (paper.workIds ?? []).join();
    const known = kept.get(paperId);
    if (known?.workIds === workIds && performance.now() - known.atMs < keptMs) {
      return { paper, works: known.works, request: known.request };
    }
    const works = (await library.findWorks(db, paper.userId, paper.workIds ?? [])).filter(mayBePrinted);
    const withCards = await workCards.worksWithCards(paper.userId, works, paper.request.language);
    const request = requestOf(paper.request, works, withCards);
    kept.delete(paperId);
    kept.set(paperId, { workIds, atMs: performance.now(), works, request });
    for (const oldest of kept.keys()) if (kept.size > keptPapers) kept.delete(oldest);
    return { paper, works, request };
  }

  /** With all that a text cites: a model drops the marks of works that it is not told of, and knows no sheets that name them. */
  async function withCited(userId: string, request: PaperRequest, text: string): Promise<PaperRequest> {
    const known = new Set(request.works.map(({ id }) => id));
    const beside = citedIds(text).filter((id) => !known.has(id));
    if (engine.kind !== 'MODEL' || beside.length === 0) return request;
    const works = (await library.findCited(db, userId, beside)).filter(mayBePrinted);
    return {
      ...request,
      works: [...request.works, ...(await workCards.worksWithCards(userId, works, request.language))],
    };
  }

  async function readPlanned(paperId: string) {
    const found = await read(paperId);
    if (!found.paper.plan) throw new Error(`paper ${paperId} has no plan yet`);
    return { ...found, plan: found.paper.plan };
  }

  /** What watchers see grows with it; what is left at the end is the text. */
  async function collect(context: StepContext<unknown>, pieces: AsyncIterable<string>): Promise<string> {
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      await context.appendText(piece);
    }
    if (text.trim() === '') throw new StepFailure('engine_refused', { isPermanent: true });
    return text;
  }

  async function report(tx: Tx, itemId: string, phase: keyof typeof shares, done = 1, total = 1): Promise<void> {
    const [from, width] = shares[phase];
    await fulfilment.progress(tx, itemId, Math.min(99, from + (width * done) / Math.max(1, total)));
  }

  const retries = { retryLimit: stepRetries, retryDelayMs: 1_000 };

  const steps = {
    sources: defineStep({
      ...retries,
      input: OfPaper,
      output: z.object({ works: z.array(z.string()) }),
      work: (context) =>
        forRun(async () => {
          const { input, write } = context;
          await write((tx) => fulfilment.begin(tx, input.itemId));
          const paper = await store.getPaper(db, input.paperId);
          if (paper.workIds) return { works: paper.workIds };
          const { works } = await chooseWorks(library, db, paper, {
            isOnline: true,
            askQueries: () => engine.buildQueries(queriesRequestOf(paper), callOf(context, input.itemId)),
          });
          return { works: works.map(({ id }) => id) };
        }),
      async onDone(tx, { input, output }) {
        // Which locks the order, before the paper: a companion that is begun at the same moment takes them so too.
        await report(tx, input.itemId, 'sources');
        await store.changePaper(tx, input.paperId, { workIds: output.works });
      },
    }),
    cards: defineStep({
      ...retries,
      input: OfCards,
      output: Nothing,
      work: (context) =>
        forRun(async () => {
          const { itemId, paperId, works } = context.input;
          const { userId, request } = await store.getPaper(db, paperId);
          const made = await workCards.makeMissing(userId, works, request.language, callOf(context, itemId));
          await context.write((tx) => workCards.keep(tx, made));
          return {};
        }),
      onDone: (tx, { input }) => report(tx, input.itemId, 'cards'),
    }),
    plan: defineStep({
      ...retries,
      input: OfPaper,
      output: Nothing,
      work: (context) =>
        forRun(async () => {
          const { request, paper } = await read(context.input.paperId);
          if (paper.plan) return {};
          const plan = await engine.planPaper(request, callOf(context, context.input.itemId));
          await context.write((tx) => store.changePaper(tx, context.input.paperId, { plan }));
          return {};
        }),
      onDone: (tx, { input }) => report(tx, input.itemId, 'plan'),
    }),
  };

  return {
    ...{
      db,
      clock,
      engine,
      fulfilment,
      measuring,
      workCards,
      read,
      readPlanned,
      withCited,
      callOf,
      collect,
      report,
      forRun,
      retries,
    },
    ...steps,

    async onEnded(tx: Tx, run: Run<z.output<typeof OfPaper>>): Promise<void> {
      // One that was given up as overdue may end after another was begun in its place: that one decides.
      const paper = await store.getPaper(tx, run.input.paperId);
      if (paper.runId !== run.id) return;
      if (run.state === 'SUCCEEDED') await fulfilment.finish(tx, run.input.itemId);
      else if (run.state === 'FAILED') await fulfilment.failByRun(tx, run.input.itemId, run);
      await packs.onDelivered(tx, paper);
    },
  };
}
