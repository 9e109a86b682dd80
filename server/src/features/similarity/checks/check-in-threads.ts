import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import { type AskedTerms, type Closed, checkText, type Looked } from '../../../text/similarity/check-text.ts';
import type { CheckedText, TextToCheck } from '../../../text/similarity/checked.ts';
import type { ChosenPassages } from '../../../text/similarity/choose-passages.ts';
import type { Corpus } from '../../../text/similarity/corpus.ts';
import { areAllPaired } from '../../../text/similarity/fragments.ts';
import type { FollowedSentence } from '../../../text/similarity/leads.ts';
import type { PackedCopies } from '../../../text/similarity/packed-copies.ts';
import type { PreparedColumns } from '../../../text/similarity/prepared.ts';
import type { Repeated } from '../../../text/similarity/repeated-inside.ts';
import type { CheckAnswer, CheckQuestion } from './check-worker.ts';

let checks = 0;

/** Places of fingerprints; with fewer of them one thread is through before the other has what it needs. */
const leastParted = 2_000;

const task = defineTask<CheckQuestion, CheckAnswer>({
  name: 'check-text',
  module: new URL('./check-worker.ts', import.meta.url),
  // One check has work for two: what it says twice is looked for beside all the rest.
  line: { name: 'check-text', atOnce: Math.max(2, halfOfCores), mostWaiting: 200 },
  // A hundred thousand units of hostile text, each line of which stands in every source.
  limits: { timeoutMs: 120_000, memoryMb: 1_024 },
  countsProcessor: true,
});

/** The check of a text, with what computes in threads and what is asked of the corpus here. */
export function createCheckInThreads(threads: Threads) {
  return (text: TextToCheck, corpus: Corpus, when: { turn: number; signal: AbortSignal }): Promise<CheckedText> => {
    checks += 1;
    const check = checks;
    const runBy = <Answer extends CheckAnswer>(key: string, question: CheckQuestion) =>
      threads.run(task, question, { ...when, key }) as Promise<Answer>;
    // What one thread remembers of the text, and what needs nothing of it and must not keep that thread.
    const run = <Answer extends CheckAnswer>(question: CheckQuestion) => runBy<Answer>(`${check}`, question);
    const runBeside = <Answer extends CheckAnswer>(question: CheckQuestion) =>
      runBy<Answer>(`${check} beside`, question);
    /** Some of the sources in each of two threads; the first remembers its own. */
    async function copy(asked: PreparedColumns, { postings, passedOver, passages }: Looked, reading: Promise<unknown>) {
      const [, beside] = await Promise.all([
        // When it is through with the last: it must not take the other's place.
        reading.then(() => run<null>({ phase: 'copy', check, postings, passedOver, passages })),
        runBeside<PackedCopies>({ phase: 'copy beside', asked, postings, passages }),
      ]);
      return beside;
    }
    /** What is said twice is looked for in the other thread meanwhile, and counted at last. */
    async function close(_text: TextToCheck, found: Closed, repeating: Promise<Repeated[]>) {
      const [closed, repeated] = await Promise.all([
        run<CheckedText | null>({ phase: 'close', check, text, ...found }),
        repeating,
      ]);
      const inside = closed && (await run<number | null>({ phase: 'inside', check, repeated }));
      return closed && inside !== null ? { ...closed, rates: { ...closed.rates, inside }, repeated } : null;
    }
    return checkText(text, corpus, {
      ask: () => run<PreparedColumns>({ phase: 'ask', check, text }),
      lead: () => runBeside<AskedTerms>({ phase: 'lead', text }),
      readOwn: async () => void (await run<null>({ phase: 'read own', check })),
      repeat: () => runBeside<Repeated[]>({ phase: 'repeat', text }),
      follow: (sentences, terms) => run<FollowedSentence[]>({ phase: 'follow', sentences, terms }),
      readAhead: async (passages) => void (await run<null>({ phase: 'read', check, passages })),
      choose: (postings, places) => runBeside<ChosenPassages>({ phase: 'choose', postings, places }),
      isParted: (asked, postings) => postings.asked.length >= leastParted && areAllPaired(asked, postings),
      ...{ copy, close },
      // In one thread, or where another check had the thread meanwhile.
      judge: (_text, found, passages) => run<CheckedText>({ phase: 'judge', check, text, found, passages }),
    });
  };
}
