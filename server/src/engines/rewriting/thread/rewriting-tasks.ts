import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { ThreadFailed } from '../../../platform/threads/thread-failed.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import { type EngineCall, EngineUnavailable } from '../../engine.ts';
import type { RewritingAnswer, RewritingAsk } from './messages.ts';

const task = defineTask<RewritingAsk, RewritingAnswer>({
  name: 'engine.rewriting',
  module: new URL('./rewriting-thread.ts', import.meta.url),
  line: { name: 'engine', atOnce: halfOfCores },
  countsProcessor: true,
  limits: { timeoutMs: 120_000, memoryMb: 384 },
});

type AnswerOf<What extends RewritingAnswer['what']> = Extract<RewritingAnswer, { what: What }>;

/** What is computed for a model's rewritings, off the main thread. */
export async function askRewritingThread<What extends RewritingAnswer['what']>(
  threads: Threads,
  ask: RewritingAsk,
  what: What,
  { signal, turn }: EngineCall,
): Promise<AnswerOf<What>> {
  try {
    const answer = await threads.run(task, ask, { signal, turn });
    if (answer.what !== what) throw new EngineUnavailable('A thread answered another question.');
    return answer as AnswerOf<What>;
  } catch (error) {
    if (error instanceof ThreadFailed)
      throw new EngineUnavailable('What a rewriting needs computed was not computed.', { cause: error });
    throw error;
  }
}
