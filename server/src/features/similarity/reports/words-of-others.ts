import type { Passage } from '../../../text/similarity/corpus.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import type { KeptMatch } from './findings.ts';
import type { WordsOfOthers } from './present-report.ts';

/** The words of these places in papers of others, as far as they may be compared with now. */
export async function readWordsOfOthers(
  index: Pick<SimilarityIndex, 'createCorpus'>,
  userId: string,
  matches: readonly KeptMatch[],
): Promise<WordsOfOthers> {
  const hidden = matches.filter(({ source }) => source.text === null);
  if (hidden.length === 0) return new Map();
  const corpus = await index.createCorpus({ userId, among: ['SITE'] });
  const passages = await corpus.loadPassages([...new Set(hidden.flatMap(({ source }) => source.passages))]);
  const bySource = Map.groupBy(passages, ({ sourceId }) => sourceId);
  return new Map(
    hidden.flatMap((match) => {
      const words = wordsAt(bySource.get(match.sourceId) ?? [], match.source);
      return words === null ? [] : [[match.id, words] as const];
    }),
  );
}

/** Null where not all of it is there. */
function wordsAt(passages: readonly Passage[], { offset, start, end }: KeptMatch['source']): string | null {
  const [from, to] = [offset + start, offset + end];
  const words = [...passages]
    .sort((one, other) => one.start - other.start)
    .map((passage) => passage.text.slice(Math.max(0, from - passage.start), Math.max(0, to - passage.start)))
    .join('');
  return words.length === to - from ? words : null;
}
