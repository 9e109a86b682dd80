import { Rates } from '@yanmo/contract/reductions';
import { z } from 'zod';
import { forRun } from '../../engines/for-run.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineRun, defineStep, type FinishedPhase, type Run } from '../../platform/runs/run.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { keepsPromise } from './keeps-promise.ts';
import { measureChosen } from './measure-chosen.ts';
import type { Measuring } from './measuring.ts';
import { type PaperSourcePlace, sourceOf } from './paper-source.ts';
import * as paragraphs from './paragraph-store.ts';
import { presentParagraph } from './present-reduction.ts';
import { isChosen, isProse, type Paragraph, textOf } from './reduction.ts';
import { type ReductionFiles, WrittenFiles } from './reduction-files.ts';
import {
  callFor,
  changeBy,
  mostRounds,
  OfReduction,
  type RewritingEngine,
  requestFor,
  targetOf,
} from './rewriting-steps.ts';
import * as store from './store.ts';

const OfRound = OfReduction.extend({ round: z.int() });
const OfParagraphs = OfRound.extend({ positions: z.array(z.int()) });
const Nothing = z.object({});
const Before = z.object({
  rates: Rates,
  paragraphs: z.array(
    z.object({
      position: z.int(),
      rate: z.number().nullable(),
      repeated: z.array(z.object({ start: z.int(), end: z.int() })),
    }),
  ),
});
const Measured = z.object({
  rates: Rates,
  /** Where only some paragraphs are rewritten. */
  whole: Rates.nullable().default(null),
  paragraphs: z.array(z.object({ position: z.int(), rate: z.number().nullable() })),
});

/** Short paragraphs are done together: a step costs as much as rewriting a sentence. */
const unitsAtOnce = 300;
const paragraphsAtOnce = 20;
/** Of the way from nothing to the files; the rest is measuring and writing them. */
const rewritingShare = 90;

export const reductionRunKind = 'reduction';

export interface ReduceRunParts {
  engine: RewritingEngine;
  fulfilment: FulfilmentService;
  measuring: Pick<Measuring, 'measure'>;
  files: ReductionFiles;
  papers: PaperSourcePlace;
}

function batchesOf(open: readonly Pick<Paragraph, 'position' | 'units'>[]): number[][] {
  const batches: number[][] = [];
  let units = unitsAtOnce;
  for (const { position, units: own } of open) {
    const last = batches.at(-1);
    if (!last || units + own > unitsAtOnce || last.length >= paragraphsAtOnce) {
      batches.push([position]);
      units = own;
    } else {
      last.push(position);
      units += own;
    }
  }
  return batches;
}

/** What no other words help, whoever tries again. */
const isHopeless = ({ why }: Paragraph) =>
  why === 'TOO_SHORT' || why === 'ALL_PROTECTED' || why === 'FOREIGN' || why === 'NOTHING_TO_CHANGE';

/**
 * A text paragraph by paragraph, measured after each time that the whole was gone through, up to three times where it is above
 * what was promised; then its files, and what was measured on them. A kill loses the paragraphs that were in flight and nothing else.
 */
export function createReduceRun(
  { db, clock, config, runs }: Pick<Platform, 'db' | 'clock' | 'config' | 'runs'>,
  { engine, fulfilment, measuring, files, papers }: ReduceRunParts,
) {
  const retries = { retryLimit: config.stepRetries, retryDelayMs: 1_000 };

  const steps = {
    /** What was not sent by anybody has not been measured yet. */
    before: defineStep({
      ...retries,
      input: OfReduction,
      output: Before,
      async work({ input, run, turn, signal, write }) {
        await write((tx) => fulfilment.begin(tx, input.itemId));
        const { language } = await store.getReduction(db, input.reductionId);
        const all = await paragraphs.listParagraphs(db, input.reductionId);
        const prose = all.filter(isProse).map((one) => ({ ...one, text: one.before, isChosen: isChosen(one) }));
        const { rates, places } = await measureChosen(measuring, prose, { language, userId: run.userId, turn, signal });
        return { rates, paragraphs: places };
      },
      async onDone(tx, { input, output }) {
        // Which locks the order, before what belongs to it.
        await fulfilment.holdItem(tx, input.itemId);
        const { rates, paragraphs: places } = output;
        await paragraphs.setMeasuredBefore(tx, input.reductionId, places);
        await store.changeReduction(tx, input.reductionId, { ratesBefore: rates }, clock.now());
      },
    }),
    rewrite: defineStep({
      ...retries,
      input: OfParagraphs,
      output: Nothing,
      work: (context) =>
        forRun(async () => {
          const { reductionId, itemId, round, positions } = context.input;
          await context.write((tx) => fulfilment.begin(tx, itemId));
          const reduction = await store.getReduction(db, reductionId);
          for (const position of positions) {
            const around = await paragraphs.listAround(db, reductionId, [position]);
            const paragraph = around.find((each) => each.position === position);
            // Done by a worker that was lost before it could say so.
            if (!paragraph || paragraph.round >= round) continue;
            await context.write(async (tx, emit) => {
              const begun = await paragraphs.changeParagraph(tx, reductionId, position, { state: 'REWRITING' });
              await emit('paragraph', presentParagraph(reductionId, begun));
            });
            const request = requestFor(reduction, around, paragraph, { round });
            const made = await engine.rewrite(request, callFor(context, itemId, position));
            await context.write(async (tx, emit) => {
              // Which locks the order, before what belongs to it.
              await fulfilment.holdItem(tx, itemId);
              const change = changeBy(paragraph, made, round);
              const done = await paragraphs.changeParagraph(tx, reductionId, position, change);
              await emit('paragraph', presentParagraph(reductionId, done));
              const units = await paragraphs.sumUnits(tx, reductionId);
              await fulfilment.progress(tx, itemId, (rewritingShare * units.looked) / Math.max(1, units.all));
            });
          }
          return {};
        }),
    }),
    measure: defineStep({
      ...retries,
      input: OfRound,
      output: Measured,
      async work({ input, run, turn, signal }) {
        const { language } = await store.getReduction(db, input.reductionId);
        const all = await paragraphs.listParagraphs(db, input.reductionId);
        const prose = all.filter(isProse).map((one) => ({ ...one, text: textOf(one), isChosen: isChosen(one) }));
        const measured = await measureChosen(measuring, prose, { language, userId: run.userId, turn, signal });
        const { rates, whole } = measured;
        return { rates, whole, paragraphs: measured.places.map(({ position, rate }) => ({ position, rate })) };
      },
      async onDone(tx, { run, input, output }) {
        await fulfilment.progress(tx, input.itemId, rewritingShare + 2 * input.round);
        await paragraphs.setRates(tx, input.reductionId, output.paragraphs);
        await store.setRatesAfter(tx, input.reductionId, output, clock.now());
        await runs.emit(tx, run.id, 'rates', { after: output.rates, round: input.round });
      },
    }),
    files: defineStep({
      ...retries,
      input: OfReduction,
      output: WrittenFiles,
      work: ({ input, turn, signal }) => files.write(input.reductionId, { turn, signal }),
      async onDone(tx, { input, output }) {
        await fulfilment.holdItem(tx, input.itemId);
        await files.enter(tx, input.reductionId, output);
      },
    }),
  };

  async function planRound(tx: Tx, { input }: Run<z.output<typeof OfReduction>>, round: number) {
    const all = await paragraphs.listParagraphs(tx, input.reductionId);
    const isOpen = (paragraph: Paragraph) => {
      if (!isChosen(paragraph) || paragraph.round >= round) return false;
      if (round === 1) return true;
      return !isHopeless(paragraph) && (paragraph.rateAfter ?? 0) > targetOf(round) * 100;
    };
    const open = all.filter(isOpen);
    return open.length === 0
      ? null
      : {
          phase: `rewrite-${round}`,
          steps: { rewrite: batchesOf(open).map((positions) => ({ ...input, round, positions })) },
        };
  }

  async function planNext(
    tx: Tx,
    run: Run<z.output<typeof OfReduction>>,
    finished: FinishedPhase<typeof steps> | null,
  ) {
    const [name, number] = finished?.phase.split('-') ?? [];
    const round = Number(number);
    const measure = (after: number) => ({
      phase: `measure-${after}`,
      steps: { measure: [{ ...run.input, round: after }] },
    });
    switch (name) {
      case undefined: {
        const { ratesBefore } = await store.getReduction(tx, run.input.reductionId);
        if (!ratesBefore) return { phase: 'before', steps: { before: [run.input] } };
        return (await planRound(tx, run, 1)) ?? measure(1);
      }
      case 'before': {
        // A paper that keeps the promise as it was written is left as it is.
        if (await isFineAlready(tx, run.input.reductionId)) {
          await paragraphs.leaveAll(tx, run.input.reductionId);
          return measure(1);
        }
        return (await planRound(tx, run, 1)) ?? measure(1);
      }
      case 'rewrite':
        return measure(round);
      case 'measure': {
        const [measured] = finished?.results('measure') ?? [];
        const reduction = await store.getReduction(tx, run.input.reductionId);
        const isAbove = measured !== undefined && keepsPromise(reduction, measured.output.rates) === false;
        const next = isAbove && round < mostRounds ? await planRound(tx, run, round + 1) : null;
        if (!next) return { phase: 'files', steps: { files: [run.input] } };
        await store.changeReduction(tx, run.input.reductionId, { round: round + 1 }, clock.now());
        return next;
      }
      default:
        return null;
    }
  }

  async function isFineAlready(tx: Tx, reductionId: string): Promise<boolean> {
    const reduction = await store.getReduction(tx, reductionId);
    return reduction.ratesBefore !== null && keepsPromise(reduction, reduction.ratesBefore) === true;
  }

  async function deliver(tx: Tx, { itemId, reductionId }: z.output<typeof OfReduction>): Promise<void> {
    if (!(await fulfilment.finish(tx, itemId))) return;
    const reduction = await store.getReduction(tx, reductionId);
    const isPromiseKept = reduction.ratesAfter ? keepsPromise(reduction, reduction.ratesAfter) : null;
    await store.changeReduction(tx, reductionId, { isPromiseKept, deliveredAt: clock.now() }, clock.now());
    if (isPromiseKept === false) await fulfilment.breakPromise(tx, itemId);
    // Nobody pays for what did not have to be done; a text that was sent is not sold in the first place.
    else if (reduction.source === 'PAPER' && (await isFineAlready(tx, reductionId))) {
      await fulfilment.deliverUnneeded(tx, itemId);
    }
  }

  return defineRun({
    kind: reductionRunKind,
    input: OfReduction,
    steps,
    planNext,
    async onEnded(tx, run) {
      const { reductionId, itemId } = run.input;
      const reduction = await store.findReduction(tx, reductionId);
      // One that was given up as overdue may end after another was begun in its place: that one decides.
      if (reduction?.runId !== run.id) return;
      if (run.state === 'SUCCEEDED') await deliver(tx, run.input);
      else if (run.state === 'FAILED') await fulfilment.failByRun(tx, itemId, run);
      if (run.state !== 'SUCCEEDED') await paragraphs.releaseParagraphs(tx, reductionId);
      if (reduction.source === 'PAPER') await sourceOf(papers).onEnded(tx, reduction);
    },
  });
}
