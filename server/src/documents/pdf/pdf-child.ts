import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { compileCacheEnvironment } from '../../platform/threads/compile-cache.ts';
import { PdfFailed, type PdfFailure } from './pdf-failed.ts';
import type { AnyOrder, PdfAnswer, WrittenPdf } from './pdf-messages.ts';
import { typstEnvironment } from './typst-environment.ts';

export interface PdfLimits {
  /** Loading the compiler and mapping its fonts; a cold disk takes seconds. */
  startMs: number;
  /** Of the processor, where the system tells: how busy the machine is says nothing about the document. */
  workMs: number;
  /** By the clock: what has not used its time of the processor by then is late, and no more; it is tried again when there is room. */
  waitMs: number;
  /** Resident memory of the process: Typst's own lies outside every limit of V8. */
  memoryMb: number;
  /** After a document: what a long one has left behind is given back by a new process, not by the allocator. */
  restingMb: number;
}

const lookMs = 100;

/** Of the processor's time that a process has used since it began. */
interface Budget {
  workMs: number;
  untilMs: number;
}

/** One Typst process. It takes one document at a time and is ended, never to be used again, when it breaks a limit. */
export class PdfChild {
  readonly #process: ChildProcess;
  readonly #limits: PdfLimits;
  readonly #ready: Promise<void>;
  readonly #endListeners: (() => void)[] = [];
  #ending: PdfFailed | null = null;
  #answered: { resolve: (answer: PdfAnswer) => void; reject: (error: Error) => void } | null = null;
  hasEnded = false;

  constructor(entry: URL, limits: PdfLimits) {
    this.#limits = limits;
    this.#process = fork(entry, [], {
      env: { ...typstEnvironment(), ...compileCacheEnvironment() },
      execArgv: [],
      serialization: 'advanced',
      // What the compiler prints about a document is no log of ours.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#process.once('message', () => resolve());
      this.onEnd(() => {
        const isClosing = this.#ending?.reason === 'closed';
        reject(isClosing ? this.#ending : new PdfFailed('not_started', this.#ending?.message ?? 'no reason given'));
      });
    });
    // Whoever waits for it sees the failure; a process that dies unused is simply replaced.
    this.#ready.catch(() => undefined);
    this.#process.on('message', (answer: PdfAnswer | 'ready') => {
      if (answer !== 'ready') this.#answered?.resolve(answer);
    });
    this.#process.once('error', (error) => this.#finish('killed', `the process failed: ${error.message}`));
    this.#process.once('exit', (code, signal) => {
      // A fault of the compiler never ends with these: the system ran out of memory, or somebody stopped it.
      const reason = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'killed' : 'crashed';
      this.#finish(reason, `the process ended with ${signal ?? code}`);
    });
    this.#rest();
  }

  onEnd(listener: () => void): void {
    this.#endListeners.push(listener);
  }

  async ready(): Promise<void> {
    await this.#within(this.#limits.startMs, null, () => this.#ready);
  }

  async write(order: AnyOrder): Promise<WrittenPdf> {
    await this.ready();
    const usedMs = await findUsedMs(this.#process.pid);
    const { workMs, waitMs } = this.#limits;
    const budget = usedMs === null ? null : { workMs, untilMs: usedMs + workMs };
    const answer = await this.#within(budget ? waitMs : workMs, budget, () => this.#ask(order));
    if (((await findResidentMb(this.#process.pid)) ?? 0) > this.#limits.restingMb) {
      await this.end(new PdfFailed('killed', 'replaced for its size'));
    }
    if ('failed' in answer) throw new PdfFailed(answer.failed.reason, answer.failed.message);
    return answer.written;
  }

  /** Resolves when the process is gone. What was under way fails with `cause`. */
  async end(cause: PdfFailed): Promise<void> {
    if (this.hasEnded) return;
    this.#ending ??= cause;
    const gone = new Promise<void>((resolve) => this.onEnd(resolve));
    // A process at rest would let the program end before this one's end is told.
    this.#process.ref();
    this.#process.kill('SIGKILL');
    await gone;
  }

  #ask(order: AnyOrder): Promise<PdfAnswer> {
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#process.send(order, (error) => {
        if (error) reject(new PdfFailed('killed', error.message));
      });
    });
  }

  async #within<Result>(timeoutMs: number, budget: Budget | null, work: () => Promise<Result>): Promise<Result> {
    if (this.hasEnded) throw this.#ending ?? new PdfFailed('killed', 'the process had ended');
    this.#process.ref();
    this.#process.channel?.ref();
    const late = budget
      ? new PdfFailed('killed', `it got no processor in ${timeoutMs} ms`)
      : new PdfFailed('took_too_long', `not over after ${timeoutMs} ms`);
    const deadline = setTimeout(() => void this.end(late), timeoutMs);
    const watch = setInterval(() => {
      void this.#checkMemory();
      if (budget) void this.#checkTime(budget);
    }, lookMs);
    try {
      return await work();
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
      this.#answered = null;
      this.#rest();
    }
  }

  /** A process at rest must not keep the program alive. */
  #rest(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  async #checkMemory(): Promise<void> {
    const residentMb = await findResidentMb(this.#process.pid);
    if (residentMb !== null && residentMb > this.#limits.memoryMb) {
      await this.end(new PdfFailed('too_much_memory', `${Math.round(residentMb)} MB`));
    }
  }

  async #checkTime({ workMs, untilMs }: Budget): Promise<void> {
    const usedMs = await findUsedMs(this.#process.pid);
    if (usedMs !== null && usedMs > untilMs) {
      await this.end(new PdfFailed('took_too_long', `not over after ${workMs} ms of the processor`));
    }
  }

  #finish(reason: PdfFailure, message: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.#ending ??= new PdfFailed(reason, message);
    this.#answered?.reject(this.#ending);
    for (const listener of this.#endListeners.splice(0)) listener();
  }
}

/** What Linux counts the processor's time in, on every machine that Node runs on. */
const tickMs = 10;

/** Linux tells; elsewhere the clock on the wall has to do. */
async function findUsedMs(pid: number | undefined): Promise<number | null> {
  try {
    const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: the state and ten more, then the time of the program and of the system.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return user === undefined || system === undefined ? null : (user + system) * tickMs;
  } catch {
    return null;
  }
}

/** Linux tells; elsewhere (a developer's laptop) only the time is limited. */
async function findResidentMb(pid: number | undefined): Promise<number | null> {
  try {
    const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    // Ended between two looks, or not to be read this once; the next look comes at once.
    return null;
  }
}
