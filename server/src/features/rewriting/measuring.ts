import type { Language } from '@yanmo/contract/languages';
import { type Measurement, measuredUnits } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { halfOfCores } from '../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { cleanCounted } from '../../text/clean-counted.ts';
import type { Copies, MeasuredText } from '../../text/measuring/measure-text.ts';
import type { MeasuringQuestion } from './measuring-worker.ts';

/**
 * Whoever knows other texts and finds in them what stands in this one; places are those of the text once it is cleaned. What could not be
 * asked in a moment is left out, and is then none that the text was compared with.
 */
export interface OtherTexts {
  findCopies(asked: Asked): Promise<Copies[]>;
}

const task = defineTask<MeasuringQuestion, MeasuredText>({
  name: 'measure-text',
  module: new URL('./measuring-worker.ts', import.meta.url),
  line: { name: 'measure-text', atOnce: halfOfCores, mostWaiting: 200 },
  // Half a million characters of hostile text take seconds.
  limits: { timeoutMs: 30_000, memoryMb: 512 },
  countsProcessor: true,
});

interface Asked {
  text: string;
  language?: Language | undefined;
  userId: string | null;
  signal?: AbortSignal | undefined;
  /** Among work that nobody looks at, the highest first; left out, somebody waits. */
  turn?: number | undefined;
  /** Whoever asks for nothing is told at once what can be told; what is paid for is measured against all that there is. */
  isHurried?: boolean | undefined;
}

export type Measuring = ReturnType<typeof createMeasuring>;

/** The two figures of a text, taken off the main thread. */
export function createMeasuring(
  { threads, clock }: { threads: Threads; clock: Clock },
  others: OtherTexts = { findCopies: async () => [] },
) {
  async function measure(asked: Asked): Promise<Measurement> {
    const { text, language, userId, signal, turn } = asked;
    const copies = await others.findCopies(asked);
    const owner = userId === null ? {} : { owner: { id: userId, most: 2 } };
    const measured = await threads.run(
      task,
      { text, language, copies },
      { turn, ...(turn === undefined ? owner : {}), ...(signal ? { signal } : {}) },
    );
    return { ...measured, measured_at: clock.now().toISOString() };
  }

  return {
    measure,

    /** For whoever asks: nothing is kept, nothing is charged. AppError where there is nothing to measure, or too much. */
    async measureFree(
      userId: string | null,
      given: { text: string; language?: Language | undefined },
    ): Promise<Measurement> {
      const { text, cleaned } = cleanCounted(given.text);
      const count = countUnits(text);
      if (count === 0) throw new AppError('text_without_words');
      const most = userId === null ? measuredUnits.visitor : measuredUnits.user;
      if (count > most) {
        throw new AppError(userId === null ? 'text_too_long_for_visitor' : 'text_too_long', { most, count });
      }
      return { ...(await measure({ ...given, text, userId, isHurried: true })), cleaned };
    },
  };
}
