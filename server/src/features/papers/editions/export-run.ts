import { PrintedStyle } from '@yanmo/contract/orders';
import { z } from 'zod';
import { defineRun, defineStep } from '../../../platform/runs/run.ts';
import { getPaper } from '../store.ts';
import { Delivered, type Delivery } from './deliver-paper.ts';
import type { Packs } from './packs.ts';

export const ExportInput = z.object({ paperId: z.uuid(), templateId: z.string(), citationStyle: PrintedStyle });
export type ExportInput = z.infer<typeof ExportInput>;

/**
 * The files of a paper written again from its sections as they stand. Until the step ends the edition before it is the one
 * that is served; a try that is killed leaves files that nobody is shown.
 */
export function createExportRun(delivery: Delivery, packs: Pick<Packs, 'onDelivered'>) {
  const steps = {
    files: defineStep({
      retryLimit: 2,
      retryDelayMs: 1_000,
      input: ExportInput,
      output: Delivered,
      // Somebody waits for it: without a turn it goes before what nobody looks at.
      work: ({ input, signal }) => delivery.write({ ...input, signal }),
      async onDone(tx, { input, output }) {
        await delivery.enter(tx, input.paperId, output);
        await packs.onDelivered(tx, await getPaper(tx, input.paperId));
      },
    }),
  };

  return defineRun({
    kind: 'paper-export',
    input: ExportInput,
    steps,
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'files', steps: { files: [input] } }),
  });
}
