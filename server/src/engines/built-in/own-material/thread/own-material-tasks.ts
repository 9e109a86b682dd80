import { halfOfCores } from '../../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../../platform/threads/task.ts';
import { ThreadFailed } from '../../../../platform/threads/thread-failed.ts';
import type { Threads } from '../../../../platform/threads/thread-pool.ts';
import type { Known } from '../interview/choose-questions.ts';
import type { AskedSubject } from '../know-subject.ts';
import type { Material } from '../material.ts';
import type { TakenFile } from '../take-apart.ts';
import type { MaterialAnswer, MaterialAsk } from './own-material-thread.ts';

const task = defineTask<MaterialAsk, MaterialAnswer>({
  name: 'engine.material',
  module: new URL('./own-material-thread.ts', import.meta.url),
  line: { name: 'engine', atOnce: halfOfCores },
  countsProcessor: true,
  limits: { timeoutMs: 15_000, memoryMb: 512 },
});

/** What a file says, off the main thread; null where it could not be taken apart: the file is kept all the same. */
export async function takeApartInThread(threads: Threads, file: TakenFile): Promise<Material | null> {
  try {
    const answer = await threads.run(task, { take: file });
    return 'material' in answer ? answer.material : null;
  } catch (error) {
    if (error instanceof ThreadFailed) return null;
    throw error;
  }
}

/** What is known of a title's subject; nothing where the thread fails, and then all is asked. */
export async function knowSubjectInThread(threads: Threads, subject: AskedSubject): Promise<Known> {
  try {
    const answer = await threads.run(task, { know: subject });
    if ('known' in answer) return answer.known;
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
  }
  return { definition: false, actors: false, causes: false, unknownPeople: [] };
}
