import type { PaperRequest } from '../../engine.ts';
import type { Paper } from './paper.ts';
import { writePaperAtOnce } from './write-paper.ts';

/** Papers under way in one thread at a time; more would only keep memory. */
const capacity = 4;

/**
 * The paper of a request. Its sections are asked for one by one, in any order and by several callers; writing the whole
 * anew for each would cost its length squared. The same request always gives the same paper, so nothing is lost with a
 * thread that ends.
 */
export interface RecentPapers {
  take(request: PaperRequest): Paper;
}

export function createRecentPapers(write = (request: PaperRequest): Paper => writePaperAtOnce(request)): RecentPapers {
  const papers = new Map<string, Paper>();
  return {
    take: (request) => {
      const key = JSON.stringify(request);
      const known = papers.get(key);
      const paper = known ?? write(request);
      papers.delete(key);
      papers.set(key, paper);
      const [oldest] = papers.keys();
      if (papers.size > capacity && oldest !== undefined) papers.delete(oldest);
      return paper;
    },
  };
}
