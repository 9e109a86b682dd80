import type { RevisionNote } from '../../engines/engine.ts';
import { halfOfCores } from '../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import type { Measured } from './editions/certificate.ts';
import type { MeasuringAnswer, MeasuringAsk } from './measuring-thread.ts';
import type { Whole } from './writing/review-whole.ts';

const line = { name: 'measuring', atOnce: halfOfCores };
const taskOf = (name: string) =>
  defineTask<MeasuringAsk, MeasuringAnswer>({
    ...{ name, line, countsProcessor: true },
    module: new URL('./measuring-thread.ts', import.meta.url),
    // A million characters take seconds.
    limits: { timeoutMs: 60_000, memoryMb: 512 },
  });
const tasks = { certificate: taskOf('certificate'), review: taskOf('review'), compare: taskOf('compare-versions') };

export type Measuring = ReturnType<typeof createMeasuring>;

interface When {
  signal?: AbortSignal | undefined;
  /** Among work that nobody looks at, the highest first. */
  turn?: number | undefined;
}

/** What is measured on a whole paper: it would hold up everybody's requests on the main thread. */
export function createMeasuring(threads: Threads) {
  const wrong = () => new Error('The measuring thread answered something else.');
  const optionsOf = ({ signal, turn }: When) => ({ turn, ...(signal ? { signal } : {}) });

  return {
    async certify(measured: Measured, when: When) {
      const answer = await threads.run(tasks.certificate, { ask: 'certificate', measured }, optionsOf(when));
      if (!('certificate' in answer)) throw wrong();
      return answer.certificate;
    },
    async review(whole: Whole, when: When) {
      const answer = await threads.run(tasks.review, { ask: 'review', whole }, optionsOf(when));
      if (!('noted' in answer)) throw wrong();
      return answer.noted;
    },
    async isBetter(
      whole: Whole,
      section: string,
      revised: string,
      { notes = [], ...when }: When & { notes?: readonly RevisionNote[] },
    ) {
      const ask = { ask: 'compare' as const, whole, section, revised, notes };
      const answer = await threads.run(tasks.compare, ask, optionsOf(when));
      if (!('isBetter' in answer)) throw wrong();
      return answer.isBetter;
    },
  };
}
