import { ExtraService } from '@yanmo/contract/catalogue';
import { companionUnits } from '@yanmo/contract/companion-length';
import { z } from 'zod';
import { companions } from '../../../engines/engine.ts';
import { defineRun, defineStep } from '../../../platform/runs/run.ts';
import { batchesOf } from '../../library/service.ts';
import { Delivered, type Delivery } from '../editions/deliver-paper.ts';
import * as store from '../store.ts';
import { tellIfCompanionShort } from '../tell-if-short.ts';
import type { PaperSteps } from './paper-steps.ts';

const Input = z.object({ paperId: z.uuid(), itemId: z.uuid(), companion: z.enum(companions) });

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
          const { request, plan, paper } = await readPlanned(paperId);
          const wordCount = companionUnits(ExtraService.parse(paper.kind), request.language);
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
    async onEnded(tx, run) {
      await shared.onEnded(tx, run);
      if (run.state === 'SUCCEEDED') await tellIfCompanionShort(tx, fulfilment, run.input);
    },
  });
}
