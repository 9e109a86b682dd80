import { listSentences } from '../../../text/sentences.ts';
import { gap } from './draft-blocks.ts';

/** Marks are printed as numbers or left out: what stands between them must be there. */
const mark = /\[[^\]]*\]/gu;
const keyOf = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

/**
 * The share of sentences that come from the subject of the paper, from its student or from a work: all but those of which its engine said, when it
 * wrote them, that they come from none. A sentence that was changed since is its changer's. Null where nobody said.
 */
export function measureSubject(prose: string, unsourced: readonly string[] | null | undefined): number | null {
  if (!unsourced) return null;
  const sentences = listSentences(prose.replace(gap, ' ')).filter((sentence) => keyOf(sentence) !== '');
  if (sentences.length === 0) return null;
  const keys = sentences.map(keyOf);
  const stands = (text: string): boolean => {
    const parts = text.split(mark).map(keyOf).filter(Boolean);
    return parts.length > 0 && keys.some((key) => parts.every((part) => key.includes(part)));
  };
  return 1 - Math.min(sentences.length, unsourced.filter(stands).length) / sentences.length;
}
