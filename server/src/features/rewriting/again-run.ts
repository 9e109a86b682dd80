import { z } from 'zod';
import { forRun } from '../../engines/for-run.ts';
import type { Rewriting } from '../../engines/rewriting/rewriter.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineRun, defineStep } from '../../platform/runs/run.ts';
import * as paragraphs from './paragraph-store.ts';
import type { Paragraph } from './reduction.ts';
import { callFor, OfReduction, type RewritingEngine, requestFor } from './rewriting-steps.ts';
import * as store from './store.ts';

/** `time` tells one try from the next: the same question would get the same answer. */
const Input = OfReduction.extend({ position: z.int(), time: z.int() });
const Made = z.custom<Rewriting>((value) => typeof value === 'object' && value !== null);

const joined = (paragraph: Paragraph): string => paragraph.parts.map(({ after }) => after).join('');

/** One paragraph once more, in other words than before; where none are found, it stays as it is and the try is not counted. */
export function createAgainRun(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { engine }: { engine: RewritingEngine },
) {
  const steps = {
    again: defineStep({
      retryLimit: Math.min(2, config.stepRetries),
      retryDelayMs: 500,
      input: Input,
      output: Made,
      work: (context) =>
        forRun(async () => {
          const { reductionId, itemId, position, time } = context.input;
          const reduction = await store.getReduction(db, reductionId);
          const around = await paragraphs.listAround(db, reductionId, [position]);
          const paragraph = around.find((each) => each.position === position);
          if (!paragraph) throw new Error(`reduction ${reductionId} has no paragraph ${position}`);
          const earlier = paragraph.parts.length > 0 ? [...paragraph.earlier, joined(paragraph)] : paragraph.earlier;
          const request = requestFor(reduction, around, paragraph, { round: 1 + time, earlier });
          return engine.rewrite(request, callFor(context, itemId, position));
        }),
      async onDone(tx, { input, output }) {
        await settle(tx, input, output);
      },
    }),
  };

  async function settle(tx: Tx, { reductionId, position }: z.output<typeof Input>, made: Rewriting): Promise<void> {
    const { version } = await store.lockReduction(tx, reductionId);
    const paragraph = await paragraphs.findParagraph(tx, reductionId, position);
    // Removed by its owner meanwhile.
    if (!paragraph) return;
    const isNew = made.state === 'REWRITTEN' && made.text !== joined(paragraph);
    if (!isNew) return release(tx, reductionId, paragraph);
    const percent = made.rates.after === null ? null : Math.round(made.rates.after * 1000) / 10;
    await paragraphs.changeParagraph(tx, reductionId, position, {
      ...{ state: 'REWRITTEN', why: null, rateAfter: percent, runId: null },
      parts: made.parts.map(({ before, after }) => ({ before, after, isAccepted: true })),
      earlier: paragraph.parts.length > 0 ? [...paragraph.earlier, joined(paragraph)] : paragraph.earlier,
    });
    await store.changeReduction(tx, reductionId, { version: version + 1 }, clock.now());
  }

  /** As it stood before, and the try is still there. */
  async function release(tx: Tx, reductionId: string, paragraph: Paragraph): Promise<void> {
    await paragraphs.changeParagraph(tx, reductionId, paragraph.position, {
      ...{ state: paragraph.parts.length > 0 ? 'REWRITTEN' : 'LEFT', runId: null },
      tries: Math.max(0, paragraph.tries - 1),
    });
  }

  return defineRun({
    kind: 'reduction-again',
    input: Input,
    steps,
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'again', steps: { again: [input] } }),
    async onEnded(tx, run) {
      if (run.state === 'SUCCEEDED') return;
      const { reductionId, position } = run.input;
      const paragraph = await paragraphs.findParagraph(tx, reductionId, position);
      if (paragraph?.runId === run.id) await release(tx, reductionId, paragraph);
    },
  });
}
