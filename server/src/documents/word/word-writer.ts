import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type DocumentInput, DocumentInvalid } from '../document.ts';
import type { Template } from '../templates/template.ts';

export interface WordOrder {
  document: DocumentInput;
  template: Template;
  /** Printed page numbers by id and PNGs by figure, as the PDF of the same document gives them. */
  pageOf: ReadonlyMap<string, string>;
  figureImages: ReadonlyMap<string, Uint8Array>;
}

export type WordAnswer = { bytes: Uint8Array } | { invalid: readonly string[] } | { failed: string };

export class WordFailed extends Error {
  override name = 'WordFailed';
  /** The same document would fail again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

export interface WordWriterOptions {
  /** Of the processor: a million characters take a few seconds; what takes longer hangs, however busy the machine is. */
  timeoutMs?: number;
  memoryMb?: number;
  /** The thread's module; tests start one that hangs. */
  entry?: URL;
}

export interface WordWriter {
  /**
   * Throws DocumentInvalid for a document that does not hold, WordFailed for all else. One that ends its thread is tried once
   * more, behind those that wait; when it ends that one too, the failure is final.
   */
  write(order: WordOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

const lookMs = 100;
/** A document that gets a sixth of a core is late, and no more; what gets less may be tried again. */
const longestWait = 6;

/** Late through no fault of its own. */
class GotNoProcessor extends WordFailed {}

/** Rejects when the thread has used so much more of the processor, or has got next to nothing of it. */
async function failWhenLate(thread: Worker, timeoutMs: number, signal: AbortSignal): Promise<never> {
  const begunAt = performance.now();
  let begunMs: number | null = null;
  let usedMs = 0;
  // Asked and not waited for: a thread that never comes to rest may never say.
  const look = () =>
    thread.cpuUsage().then(
      ({ user, system }) => {
        usedMs = (user + system) / 1000;
        begunMs ??= usedMs;
      },
      // Not yet started or already over; both end by themselves.
      () => undefined,
    );
  void look();
  for await (const _time of setInterval(lookMs, undefined, { signal })) {
    void look();
    if (usedMs - (begunMs ?? usedMs) > timeoutMs) throw new WordFailed(`not over after ${timeoutMs} ms of its own`);
    if (performance.now() - begunAt > timeoutMs * longestWait) throw new GotNoProcessor('it got no processor');
  }
  throw signal.reason;
}

/** Keeps one warm thread that writes a document at a time, and replaces it when it hangs or runs out of memory. */
export function createWordWriter(options: WordWriterOptions = {}): WordWriter {
  const { timeoutMs = 60_000, memoryMb = 1_000 } = options;
  const entry = options.entry ?? new URL('./word-thread.ts', import.meta.url);
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function take(): Worker {
    worker ??= new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // What a library prints about a document is no log of ours.
      stdout: true,
      stderr: true,
    });
    return worker;
  }

  async function drop(): Promise<void> {
    const dropped = worker;
    worker = null;
    // An unreferenced thread would let the program end before its own end is told.
    dropped?.ref();
    await dropped?.terminate();
  }

  async function ask(order: WordOrder): Promise<WordAnswer> {
    if (isClosed) throw new WordFailed('the writer was closed');
    const thread = take();
    thread.ref();
    const over = new AbortController();
    const { signal } = over;
    const fail = (reason: string): never => {
      throw new WordFailed(reason);
    };
    try {
      const answered = Promise.race([
        once(thread, 'message', { signal }),
        once(thread, 'exit', { signal }).then(([code]) => fail(`the thread ended with ${code}`)),
        failWhenLate(thread, timeoutMs, signal),
      ]);
      thread.postMessage(order);
      const [answer] = await answered;
      return answer as WordAnswer;
    } catch (error) {
      await drop();
      if (error instanceof WordFailed) throw error;
      throw new WordFailed(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      over.abort();
      // A thread at rest must not keep the program alive.
      thread.unref();
    }
  }

  function askInTurn(order: WordOrder): Promise<WordAnswer> {
    const turn = last.then(() => ask(order));
    // The next one waits for this one's end, however it ends; this one's caller sees its failure.
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  }

  async function askTwice(order: WordOrder): Promise<WordAnswer> {
    try {
      return await askInTurn(order);
    } catch (error) {
      if (isClosed) throw error;
    }
    try {
      return await askInTurn(order);
    } catch (error) {
      throw new WordFailed(`twice: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
        isFinal: !isClosed && !(error instanceof GotNoProcessor),
      });
    }
  }

  return {
    async write(order) {
      const answer = await askTwice(order);
      if ('invalid' in answer) throw new DocumentInvalid(answer.invalid);
      if ('failed' in answer) throw new WordFailed(answer.failed, { isFinal: true });
      return answer.bytes;
    },
    async close() {
      isClosed = true;
      await last;
      await drop();
    },
  };
}
