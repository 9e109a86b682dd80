import { countUnits } from '@yanmo/contract/text-count';
import { endsSentence, listClauses } from '../sentences.ts';

/** Shorter ones repeat by nature. */
const shortestUnits = 12;

/** The sentences that are long enough to be missed if they stood twice. Cells and headings close with no stop: they are names. */
export const listComparedSentences = (text: string): string[] =>
  listClauses(text).filter(
    (sentence) => (endsSentence(sentence) || sentence.endsWith('；')) && countUnits(sentence) >= shortestUnits,
  );

/** How many of them stood before. */
export function countRepeatedSentences(text: string): number {
  const sentences = listComparedSentences(text);
  return sentences.length - new Set(sentences).size;
}
