import type { Work } from '@yanmo/contract/works';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
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
  text: string;
  /** Left out: read it only. */
  works?: ComparedWork[];
}

export type ReferenceAnswer = { clues: ReferenceClues } | { comparisons: Comparison[] };

export type ReferenceThread = ReturnType<typeof createReferenceThread>;

const task = defineTask<ReferenceQuestion, ReferenceAnswer>({
  name: 'references',
  module: new URL('./reference-worker.ts', import.meta.url),
  // Each takes milliseconds, so that more of them waiting are a flood; one thread remembers what it has read.
  line: { name: 'references', atOnce: 1, mostWaiting: 2_000 },
  limits: { timeoutMs: 15_000, memoryMb: 256 },
});

const comparedOf = (work: Work): ComparedWork => ({
  ...{ title: work.title, authors: work.authors, year: work.year, venue: work.venue, volume: work.volume },
  ...{ issue: work.issue, pages: work.pages, doi: work.doi, type: work.type },
  ...{ publisher: work.publisher, place: work.place, edition: work.edition },
});

/**
 * Reads and compares references off the main thread: hundreds of titles a reference, each against many works, would hold up
 * everybody else's requests.
 */
export function createReferenceThread(threads: Threads) {
  return {
    async read(text: string): Promise<ReferenceClues> {
      const answer = await threads.run(task, { text });
      if (!('clues' in answer)) throw new Error('The reader of references answered something else.');
      return answer.clues;
    },

    /** One for each work, in their order. */
    async compare(text: string, works: readonly Work[]): Promise<Comparison[]> {
      if (works.length === 0) return [];
      const answer = await threads.run(task, { text, works: works.map(comparedOf) });
      if (!('comparisons' in answer)) throw new Error('The reader of references answered something else.');
      return answer.comparisons;
    },
  };
}
