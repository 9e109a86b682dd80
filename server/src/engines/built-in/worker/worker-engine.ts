import { Worker } from 'node:worker_threads';
import {
  type AbstractRequest,
  type CompanionRequest,
  type DraftChapter,
  type Engine,
  type EngineCall,
  EngineUnavailable,
  type KeywordRequest,
  type OutlineRequest,
  type PaperPlan,
  type PaperRequest,
  type PaperWriter,
  type RevisionRequest,
  type SectionRequest,
  type TitleRequest,
  type TitleSuggestion,
  WishNotUnderstood,
} from '../../engine.ts';
import { builtInVersion } from '../built-in-version.ts';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

/** The knowledge of a few languages and the papers under way need far less; a runaway request ends the thread, not the process. */
const maxHeapMb = 256;

interface Waiting {
  onAnswer(answer: WorkerAnswer): void;
  onLost(cause: Error): void;
}

type Ask = WorkerRequest extends infer Message ? (Message extends { id: number } ? Omit<Message, 'id'> : never) : never;

export interface WorkerEngine extends Engine, PaperWriter {
  /** Ends the thread; requests under way fail as unavailable. */
  close(): Promise<void>;
}

export interface WorkerEngineOptions {
  /** The thread's entry; tests start one that fails. */
  entry?: URL;
}

/**
 * The built-in engine in one long-lived thread, started by the first request. A crash fails the requests that were under
 * way and nothing else: the next request starts a new thread.
 */
export function createWorkerEngine(options: WorkerEngineOptions = {}): WorkerEngine {
  const entry = options.entry ?? new URL('./engine-thread.ts', import.meta.url);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let nextId = 1;

  function lose(lost: Worker, cause: Error): void {
    if (worker !== lost) return;
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { onLost } of left) onLost(cause);
  }

  function start(): Worker {
    const started = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    // A thread at rest must not keep the process alive.
    started.unref();
    started.on('message', (answer: WorkerAnswer) => waiting.get(answer.id)?.onAnswer(answer));
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The engine thread ended with code ${code}.`)));
    worker = started;
    return started;
  }

  function send(ask: Ask, handlers: Waiting): number {
    const id = nextId;
    nextId += 1;
    waiting.set(id, handlers);
    const target = worker ?? start();
    target.ref();
    target.postMessage({ id, ...ask });
    return id;
  }

  function forget(id: number): void {
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  }

  function cancel(id: number): void {
    worker?.postMessage({ id, call: 'cancel' });
    forget(id);
  }

  /** Answers as they come; ends with the request, and takes it back when the reader leaves early. */
  async function* follow(ask: Ask, signal: AbortSignal): AsyncGenerator<WorkerAnswer> {
    signal.throwIfAborted();
    const arrived: WorkerAnswer[] = [];
    let failure: unknown = null;
    let wake: (() => void) | null = null;
    const rouse = (): void => {
      wake?.();
      wake = null;
    };
    const id = send(ask, {
      onAnswer: (answer) => {
        arrived.push(answer);
        rouse();
      },
      onLost: (cause) => {
        failure = new EngineUnavailable('The built-in engine stopped while it was writing.', { cause });
        rouse();
      },
    });
    const onAbort = (): void => {
      failure = signal.reason;
      rouse();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    let isDone = false;
    try {
      while (!isDone) {
        if (failure) throw failure;
        const answer = arrived.shift();
        if (!answer) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        if (answer.kind === 'not_understood') throw new WishNotUnderstood(answer.message);
        if (answer.kind === 'failed')
          throw new EngineUnavailable('The built-in engine could not write this.', {
            cause: new Error(answer.message),
          });
        isDone = answer.kind !== 'chapter' && answer.kind !== 'text';
        yield answer;
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      if (isDone) forget(id);
      else cancel(id);
    }
  }

  async function* readText(ask: Ask, signal: AbortSignal): AsyncGenerator<string> {
    for await (const answer of follow(ask, signal)) if (answer.kind === 'text') yield answer.text;
  }

  async function askOnce<Kind extends WorkerAnswer['kind']>(
    ask: Ask,
    kind: Kind,
    signal: AbortSignal,
  ): Promise<Extract<WorkerAnswer, { kind: Kind }>> {
    for await (const answer of follow(ask, signal))
      if (answer.kind === kind) return answer as Extract<WorkerAnswer, { kind: Kind }>;
    throw new EngineUnavailable(`The built-in engine gave no ${kind}.`);
  }

  return {
    kind: 'BUILT_IN',
    get version() {
      return builtInVersion();
    },
    async recommendTitles(request: TitleRequest, { signal }: EngineCall): Promise<TitleSuggestion[]> {
      return (await askOnce({ call: 'titles', request }, 'titles', signal)).titles;
    },
    async proposeKeywords(request: KeywordRequest, { signal }: EngineCall): Promise<string[]> {
      return (await askOnce({ call: 'keywords', request }, 'keywords', signal)).keywords;
    },
    async *writeOutline(request: OutlineRequest, { signal }: EngineCall): AsyncGenerator<DraftChapter> {
      for await (const answer of follow({ call: 'outline', request }, signal))
        if (answer.kind === 'chapter') yield answer.chapter;
    },
    async planPaper(request: PaperRequest, { signal }: EngineCall): Promise<PaperPlan> {
      return (await askOnce({ call: 'plan', request }, 'plan', signal)).plan;
    },
    writeSection: (request: SectionRequest, { signal }: EngineCall) => readText({ call: 'section', request }, signal),
    reviseSection: (request: RevisionRequest, { signal }: EngineCall) =>
      readText({ call: 'revision', request }, signal),
    writeAbstract: (request: AbstractRequest, { signal }: EngineCall) =>
      readText({ call: 'abstract', request }, signal),
    writeAcknowledgements: (request: PaperRequest, { signal }: EngineCall) =>
      readText({ call: 'acknowledgements', request }, signal),
    writeCompanion: (request: CompanionRequest, { signal }: EngineCall) =>
      readText({ call: 'companion', request }, signal),
    async close(): Promise<void> {
      const ending = worker;
      if (!ending) return;
      lose(ending, new Error('The engine was closed.'));
      await ending.terminate();
    },
  };
}
