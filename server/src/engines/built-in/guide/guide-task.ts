import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { ThreadFailed } from '../../../platform/threads/thread-failed.ts';
import type { Threads } from '../../../platform/threads/thread-pool.ts';
import type { EngineCall } from '../../engine.ts';
import type { GuideAsk } from './guide-thread.ts';
import type { GuideAnswer } from './search-guide.ts';

const task = defineTask<GuideAsk, GuideAnswer[]>({
  name: 'engine.guide',
  module: new URL('./guide-thread.ts', import.meta.url),
  // Of its own: whoever waits for a word does not stand behind outlines and papers.
  line: { name: 'guide', atOnce: halfOfCores },
  countsProcessor: true,
  limits: { timeoutMs: 10_000, memoryMb: 256 },
});

/** What the writing guide has on a question, off the main thread; nothing where the thread fails: a model answers without it. */
export async function askGuideThread(
  threads: Threads,
  ask: GuideAsk,
  { signal, turn }: Pick<EngineCall, 'signal' | 'turn'>,
): Promise<GuideAnswer[]> {
  try {
    return await threads.run(task, ask, { signal, turn });
  } catch (error) {
    if (error instanceof ThreadFailed) return [];
    throw error;
  }
}
