import type { PlacedText } from '../index/passage-store.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import type { KeptMatch } from './findings.ts';
import type { WordsOfOthers } from './present-report.ts';

/** The words of these places in papers of others, as far as they may be compared with now. */
export async function readWordsOfOthers(
  index: Pick<SimilarityIndex, 'readPapers'>,
  userId: string,
  matches: readonly KeptMatch[],
): Promise<WordsOfOthers> {
  const hidden = matches
    .filter(({ source }) => source.text === null)
    .map(({ id, sourceId, source: { offset, start, end } }) => ({
      ...{ id, sourceId: Number(sourceId), from: offset + start, to: offset + end },
    }));
  if (hidden.length === 0) return new Map();
  // By its places, not by its passages: whoever reads a text again cuts it anew.
  const bySource = Map.groupBy(await index.readPapers(userId, hidden), ({ sourceId }) => sourceId);
  return new Map(
    hidden.flatMap(({ id, sourceId, from, to }) => {
      const words = wordsAt(bySource.get(sourceId) ?? [], from, to);
      return words === null ? [] : [[id, words] as const];
    }),
  );
}

/** Null where not all of it is there. */
function wordsAt(passages: readonly PlacedText[], from: number, to: number): string | null {
  const words = passages
    .map(({ start, text }) => text.slice(Math.max(0, from - start), Math.max(0, to - start)))
    .join('');
  return words.length === to - from ? words : null;
}
