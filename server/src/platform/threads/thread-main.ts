import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import type { TaskModule } from './task.ts';

const port = parentPort;
if (!port) throw new Error('The entry of a thread was started outside one.');

const module = import(workerData as string) as Promise<{ default: TaskModule<unknown, unknown, unknown> }>;
// Who asks for something is told; the thread must not end of it before.
module.catch(() => undefined);
const running = new Map<number, AbortController>();
const answer = (message: ThreadAnswer): void => port.postMessage(message);

async function work(id: number, input: unknown): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { default: run } = await module;
    const given = await run(input, { signal: controller.signal, send: (part) => answer({ id, part }) });
    answer({ id, answer: given });
  } catch (error) {
    answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    running.delete(id);
  }
}

port.on('message', (message: ThreadRequest) => {
  if ('cancel' in message) running.get(message.cancel)?.abort();
  else void work(message.id, message.input);
});
