import { z } from 'zod';
import { isUnwritable } from '../../../documents/document-writer.ts';
import { defineRun, defineStep, StepFailure } from '../../../platform/runs/run.ts';
import type { PackPaper } from './pack-paper.ts';

const Input = z.object({ userId: z.uuid(), outTradeNo: z.string() });

/** Packs what is delivered of an order when it is done, whatever it was when it was asked for. */
export function createPackRun(packPaper: PackPaper) {
  const steps = {
    pack: defineStep({
      retryLimit: 2,
      retryDelayMs: 1_000,
      input: Input,
      output: z.object({ key: z.string() }),
      async work({ input, turn }) {
        try {
          return { key: await packPaper.write(input.userId, input.outTradeNo, turn) };
        } catch (error) {
          if (!isUnwritable(error)) throw error;
          throw new StepFailure('document_failed', { isPermanent: true, cause: error });
        }
      },
    }),
  };

  return defineRun({
    kind: 'paper-pack',
    input: Input,
    steps,
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'pack', steps: { pack: [input] } }),
  });
}
