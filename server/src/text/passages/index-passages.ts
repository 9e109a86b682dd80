import { listTerms, type Stems } from './passage-terms.ts';
import type { Passage } from './text-block.ts';

/** Raised whenever the same text would be cut or indexed in another way: what was indexed before is read again. */
export const indexForm = 1;

const mostCount = 0xff;

/** Which passages hold a term and how often: one number each, the place of the passage above the count. */
export interface PassageIndex {
  terms: string[];
  /** Of each term how many numbers are its own, one after the other. */
  sizes: Uint32Array;
  postings: Uint32Array;
  /** Terms of each passage. */
  lengths: number[];
}

export function indexPassages(passages: readonly Passage[], stems: Stems): PassageIndex {
  const held = new Map<string, number[]>();
  const lengths = passages.map(({ heading, text }, place) => {
    const counts = new Map<string, number>();
    let length = 0;
    const count = (term: string): void => {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      length += 1;
    };
    for (const term of listTerms(text, stems)) count(term);
    // What stands below a heading is about it, whether it says so again or not.
    for (const term of listTerms(heading ?? '', stems)) count(term);
    for (const [term, times] of counts) {
      const postings = held.get(term) ?? [];
      held.set(term, postings);
      postings.push(writePosting(place, times));
    }
    return length;
  });
  const sizes = Uint32Array.from(held.values(), ({ length }) => length);
  const postings = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const own of held.values()) {
    postings.set(own, at);
    at += own.length;
  }
  return { terms: [...held.keys()], sizes, postings, lengths };
}

const writePosting = (place: number, times: number): number => place * (mostCount + 1) + Math.min(mostCount, times);

export const readPosting = (posting: number): { place: number; times: number } => ({
  place: Math.floor(posting / (mostCount + 1)),
  times: posting % (mostCount + 1),
});
