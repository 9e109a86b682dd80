import { availableParallelism } from 'node:os';
import { defineTask } from '../../platform/threads/task.ts';
import { ThreadFailed } from '../../platform/threads/thread-failed.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { type DocumentInput, DocumentInvalid } from '../document.ts';
import type { Template } from '../templates/template.ts';

export interface WordOrder {
  document: DocumentInput;
  template: Template;
  /** Printed page numbers by id and PNGs by figure, as the PDF of the same document gives them. */
  pageOf: ReadonlyMap<string, string>;
  figureImages: ReadonlyMap<string, Uint8Array>;
}

export type WordAnswer = { bytes: Uint8Array } | { invalid: readonly string[] };

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
  /** The thread's module; tests give one that hangs. */
  module?: URL;
}

export interface WordWriter {
  /**
   * Throws DocumentInvalid for a document that does not hold, WordFailed for all else. One that ends its thread is tried once
   * more, behind those that wait; when it ends that one too, the failure is final. `turn`: as the pool's.
   */
  write(order: WordOrder, turn?: number): Promise<Uint8Array>;
}

/** A long document takes a gigabyte: few at a time. */
const line = { name: 'word', atOnce: Math.max(1, Math.floor(availableParallelism() / 4)) };

/** Writes documents off the main thread. */
export function createWordWriter(threads: Threads, options: WordWriterOptions = {}): WordWriter {
  const { timeoutMs = 60_000, module = new URL('./word-thread.ts', import.meta.url) } = options;
  const task = defineTask<WordOrder, WordAnswer>({
    ...{ name: 'word', module, line, countsProcessor: true },
    limits: { timeoutMs, memoryMb: 1_000 },
  });

  async function write(order: WordOrder, turn: number | undefined, tries: number): Promise<WordAnswer> {
    try {
      return await threads.run(task, order, { turn });
    } catch (cause) {
      if (!(cause instanceof ThreadFailed)) throw cause;
      const { reason, message } = cause;
      if (reason === 'bug') throw new WordFailed(message, { cause, isFinal: true });
      if (reason === 'closed') throw new WordFailed('the writer was closed', { cause });
      if (tries === 1) return write(order, turn, 2);
      // One that the machine gave no time has shown nothing about its document.
      throw new WordFailed(`twice: ${message}`, { cause, isFinal: reason !== 'starved' });
    }
  }

  return {
    async write(order, turn) {
      const answer = await write(order, turn, 1);
      if ('invalid' in answer) throw new DocumentInvalid(answer.invalid);
      return answer.bytes;
    },
  };
}
