import type { ThreadAnswer, ThreadRequest } from './messages.ts';
import type { TaskModule } from './task.ts';

/** What a thread, or a process in the place of one, does with what it is sent. */
export function serveTasks(moduleHref: string, answer: (message: ThreadAnswer) => void) {
  const module = import(moduleHref) as Promise<{ default: TaskModule<unknown, unknown, unknown> }>;
  // Who asks for something is told; the thread must not end of it before.
  module.catch(() => undefined);
  const running = new Map<number, AbortController>();

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

  return (message: ThreadRequest): void => {
    if ('cancel' in message) running.get(message.cancel)?.abort();
    else void work(message.id, message.input);
  };
}
