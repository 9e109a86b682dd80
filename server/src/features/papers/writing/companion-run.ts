import { z } from 'zod';
import { type Companion, companions } from '../../../engines/engine.ts';
import { defineRun, defineStep } from '../../../platform/runs/run.ts';
import { batchesOf } from '../../library/service.ts';
import { Delivered, type Delivery } from '../editions/deliver-paper.ts';
import * as store from '../store.ts';
import type { PaperSteps } from './paper-steps.ts';

const Input = z.object({ paperId: z.uuid(), itemId: z.uuid(), companion: z.enum(companions) });

/** What schools ask for at least, in characters; words of other scripts carry more. */
const characters: Readonly<Record<Companion, number>> = {
  proposal: 3_500,
  task_book: 1_500,
  questionnaire: 1_200,
  literature_review: 3_000,
};
export const unitsOfCompanion = (companion: Companion, language: string): number =>
  language === 'zh' || language === 'ja' ? characters[companion] : Math.round(characters[companion] * 0.6);

/** A document that goes with a paper: it rests on the same works and the same plan, so that the two agree. */
export function createCompanionRun(shared: PaperSteps, delivery: Delivery) {
  const { clock, engine, fulfilment, readPlanned, callOf, collect, forRun, retries } = shared;
  const steps = {
    sources: shared.sources,
    cards: shared.cards,
    plan: shared.plan,
    write: defineStep({
      ...retries,
      input: Input,
      output: z.object({ text: z.string() }),
      work: (context) =>
        forRun(async () => {
          const { paperId, itemId, companion: kind } = context.input;
          const { request, plan } = await readPlanned(paperId);
          const wordCount = unitsOfCompanion(kind, request.language);
          const pieces = engine.writeCompanion({ paper: request, plan, kind, wordCount }, callOf(context, itemId));
          return { text: await collect(context, pieces) };
        }),
      async onDone(tx, { input, output }) {
        await store.insertSection(tx, {
          ...{ paperId: input.paperId, sectionId: input.companion, text: output.text },
          ...{ engineVersion: engine.version, at: clock.now() },
        });
        await fulfilment.progress(tx, input.itemId, 80);
      },
    }),
    files: defineStep({
      ...retries,
      input: Input,
      output: Delivered,
      work: ({ input, turn, signal }) =>
        delivery.write({ paperId: input.paperId, companion: input.companion, turn, signal }),
      async onDone(tx, { input, output }) {
        await delivery.enter(tx, input.paperId, output);
      },
    }),
  };

  return defineRun({
    kind: 'companion',
    input: Input,
    steps,
    async planNext(tx, { input }, finished) {
      const { companion: _companion, ...of } = input;
      switch (finished?.phase) {
        case undefined:
          return { phase: 'sources', steps: { sources: [of] } };
        case 'sources': {
          const { workIds, plan } = await store.getPaper(tx, input.paperId);
          // Whoever has the paper's plan has works whose cards the paper made.
          const batches = plan ? [] : batchesOf(workIds ?? []);
          return { phase: 'cards', steps: { cards: batches.map((works) => ({ ...of, works })) } };
        }
        case 'cards':
          return { phase: 'plan', steps: { plan: [of] } };
        case 'plan':
          return { phase: 'write', steps: { write: [input] } };
        case 'write':
          return { phase: 'files', steps: { files: [input] } };
        default:
          return null;
      }
    },
    onEnded: shared.onEnded,
  });
}
