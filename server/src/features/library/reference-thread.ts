import { Worker } from 'node:worker_threads';
import type { Work } from '@yanmo/contract/works';
import { AppError } from '../../platform/app-error.ts';
import type { ComparedWork, Comparison } from '../../text/references/compare-reference.ts';

/** What a lookup needs of a reference. */
export interface ReferenceClues {
  /** Without addresses and the number of a list. */
  text: string;
  doi: string | null;
  keys: string[];
  starts: string[];
  likely: string[];
}

export interface ReferenceQuestion {
  id: number;
  text: string;
  /** Left out: read it only. */
  works?: ComparedWork[];
}

export type ReferenceAnswer =
  | { id: number; clues: ReferenceClues }
  | { id: number; comparisons: Comparison[] }
  | { id: number; failed: string };

export type ReferenceThread = ReturnType<typeof createReferenceThread>;

interface Waiting {
  resolve(answer: ReferenceAnswer): void;
  reject(cause: Error): void;
}

const maxHeapMb = 256;
/** Questions that wait; each takes milliseconds, so that more of them are a flood and are told to come again. */
const mostWaiting = 2_000;
/** Of all that wait: a thread that answers nothing for so long is stuck at something. */
const patienceMs = 15_000;

const comparedOf = (work: Work): ComparedWork => ({
  ...{ title: work.title, authors: work.authors, year: work.year, venue: work.venue, volume: work.volume },
  ...{ issue: work.issue, pages: work.pages, doi: work.doi, type: work.type },
  ...{ publisher: work.publisher, place: work.place, edition: work.edition },
});

/**
 * Reads and compares references in one long-lived thread, started by the first: hundreds of titles a reference, each against
 * many works, would hold up everybody else's requests. A crash fails what was under way and nothing else.
 */
export function createReferenceThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let nextId = 1;
  let stuck: NodeJS.Timeout | undefined;

  function lose(lost: Worker, cause: Error): void {
    if (worker !== lost) return;
    worker = null;
    clearTimeout(stuck);
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(cause);
    void lost.terminate();
  }

  function watch(watched: Worker): void {
    clearTimeout(stuck);
    stuck = setTimeout(() => lose(watched, new Error('The reader of references is stuck.')), patienceMs);
    stuck.unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./reference-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    started.unref();
    started.on('message', (answer: ReferenceAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size > 0) watch(started);
      else {
        clearTimeout(stuck);
        started.unref();
      }
      asked?.resolve(answer);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The reader of references ended with code ${code}.`)));
    worker = started;
    return started;
  }

  async function ask(question: Omit<ReferenceQuestion, 'id'>): Promise<ReferenceAnswer> {
    if (waiting.size >= mostWaiting) throw new AppError('overloaded');
    const id = nextId;
    nextId += 1;
    const target = worker ?? start();
    target.ref();
    const answer = await new Promise<ReferenceAnswer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch(target);
      target.postMessage({ id, ...question });
    });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  }

  return {
    async read(text: string): Promise<ReferenceClues> {
      const answer = await ask({ text });
      if (!('clues' in answer)) throw new Error('The reader of references answered something else.');
      return answer.clues;
    },

    /** One for each work, in their order. */
    async compare(text: string, works: readonly Work[]): Promise<Comparison[]> {
      if (works.length === 0) return [];
      const answer = await ask({ text, works: works.map(comparedOf) });
      if (!('comparisons' in answer)) throw new Error('The reader of references answered something else.');
      return answer.comparisons;
    },
  };
}
