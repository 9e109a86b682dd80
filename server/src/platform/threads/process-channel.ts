import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Channel } from './channel.ts';
import { compileCacheEnvironment } from './compile-cache.ts';
import type { ThreadAnswer } from './messages.ts';
import { ThreadFailed } from './thread-failed.ts';

const entry = fileURLToPath(new URL('./process-main.ts', import.meta.url));
const lookMs = 100;
const pageBytes = 4_096;
const megabyte = 1024 * 1024;
/** What the runtime and the code themselves take. */
const ownMb = 128;

/** Resident memory, where the system tells it. */
async function residentMb(pid: number): Promise<number> {
  const statm = await fs.readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(statm.split(' ')[1] ?? 0) * pageBytes) / megabyte;
}

/**
 * A process with a heap of so much, in the place of a thread: past its heap's limit by one large allocation, a thread ends
 * the whole program, and a hostile file can make a reader do that. It knows nothing of the program's settings and keys.
 */
export function openProcess(module: URL, memoryMb: number): Channel {
  const child = fork(entry, [module.href], {
    env: compileCacheEnvironment(),
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    // What a library prints about a file is no log of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit').catch(() => undefined);
  return {
    listen({ onMessage, onFailure }) {
      child.on('message', (message) => onMessage(message as ThreadAnswer));
      child.on('error', (cause) => onFailure(new ThreadFailed('crash', cause.message, { cause })));
      child.on('exit', (code, signal) => {
        // So V8 ends a process whose heap is full.
        const isFull = signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134;
        onFailure(new ThreadFailed(isFull ? 'memory' : 'crash', `the process ended with ${signal ?? code}`));
      });
    },
    post(message) {
      // One that is over says so by its exit.
      if (child.connected) child.send(message, () => undefined);
    },
    watch({ timeoutMs, memoryMb: mostMb }, fail) {
      const late = setTimeout(() => fail(new ThreadFailed('time', `not over after ${timeoutMs} ms`)), timeoutMs);
      const timer = setInterval(async () => {
        const takenMb = await residentMb(child.pid ?? 0);
        if (takenMb > ownMb + 2 * mostMb) fail(new ThreadFailed('memory', `it took ${Math.round(takenMb)} MB`));
      }, lookMs);
      return () => {
        clearTimeout(late);
        clearInterval(timer);
      };
    },
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.ref();
      child.kill('SIGKILL');
      await exited;
    },
  };
}
