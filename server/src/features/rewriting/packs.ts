import { z } from 'zod';
import { isUnwritable } from '../../documents/document-writer.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineRun, defineStep, StepFailure, watchedPriority } from '../../platform/runs/run.ts';
import type { OwnReduction } from './own-reduction.ts';
import { assertReadable } from './own-reduction.ts';
import { type ReductionFiles, WrittenFiles } from './reduction-files.ts';
import * as store from './store.ts';

const Input = z.object({ reductionId: z.uuid(), version: z.int() });
/** Until then the page asks again; a file and its report take a second or two. */
const askAgainSeconds = 2;
/** A pack that failed is tried again by whoever asks later than this; before, they are told why there is none. */
const failureShownMs = 30_000;

/** Writes the files anew after its owner has chosen otherwise, as they stand when it is done. */
export function createPackRun(files: ReductionFiles) {
  const steps = {
    pack: defineStep({
      retryLimit: 2,
      retryDelayMs: 1_000,
      input: Input,
      output: WrittenFiles,
      async work({ input, turn, signal }) {
        try {
          return await files.write(input.reductionId, { turn, signal });
        } catch (error) {
          if (!isUnwritable(error)) throw error;
          throw new StepFailure('document_failed', { isPermanent: true, cause: error });
        }
      },
      onDone: (tx, { input, output }) => files.enter(tx, input.reductionId, output),
    }),
  };
  return defineRun({
    kind: 'reduction-pack',
    input: Input,
    steps,
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'pack', steps: { pack: [input] } }),
  });
}

interface Parts {
  own: OwnReduction;
  files: ReductionFiles;
  run: ReturnType<typeof createPackRun>;
}

/** The zip of a rewriting by the choices that its owner has made. No request packs. */
export function createPacks({ db, clock, runs }: Pick<Platform, 'db' | 'clock' | 'runs'>, { own, files, run }: Parts) {
  /** The link to it. AppError pack_not_ready while it is being packed, or what packing failed of. */
  return async (userId: string, outTradeNo: string): Promise<string> => {
    const { item, reduction } = await own.find(db, userId, outTradeNo);
    assertReadable(item);
    if (reduction.removedAt) throw new AppError('reduction_removed');
    const { zip } = files.sign(reduction);
    if (zip) return zip;
    await inTransaction(db, async (tx) => {
      // Held, so that of all who ask at once only the first finds none under way.
      const { id, version, packRunId } = await own.holdReadable(tx, item, reduction.id);
      const last = packRunId ? await runs.find(tx, packRunId) : null;
      if (last && !last.finishedAt) return;
      const isFresh = last?.finishedAt && Date.now() - last.finishedAt.getTime() < failureShownMs;
      if (last?.state === 'FAILED' && isFresh) throw new AppError(last.error ?? 'internal');
      const created = await runs.create(tx, run, {
        ...{ userId, subject: id, priority: watchedPriority, input: { reductionId: id, version } },
      });
      await store.changeReduction(tx, id, { packRunId: created.id }, clock.now());
    });
    throw new AppError('pack_not_ready', {}, { retryAfterSeconds: askAgainSeconds });
  };
}
