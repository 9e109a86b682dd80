import { gapMark } from '@yanmo/contract/gap-mark';
import { listSentences } from '../../../text/sentences.ts';

/** Marks are printed as numbers or left out: what stands between them must be there. */
const mark = /\[[^\]]*\]/gu;
const keyOf = (text: string): string => text.replace(/[\s\p{P}]/gu, '').toLowerCase();

/** Shares of the sentences of a paper; null where nobody said where they come from. */
interface SubjectShares {
  /** On the topic of the title or on the wider subject, from its student or from a work: all that is not off the topic. */
  subject: number | null;
  /** On the very topic. */
  topic: number | null;
  wider: number | null;
}

/**
 * What a paper's sentences are about, by what its engine said of them when it wrote them: `unsourced` are from neither the subject nor the student nor
 * a work; of the others some are on the wider subject, some beside the topic, and the rest is on it. A sentence that was changed since is its changer's,
 * and on the topic.
 */
export function measureSubject(
  prose: string,
  unsourced: readonly string[] | null | undefined,
  beside?: { wider: readonly string[]; aside: readonly string[] },
): SubjectShares {
  const sentences = listSentences(prose.replace(gapMark, ' ')).filter((sentence) => keyOf(sentence) !== '');
  if (!unsourced || sentences.length === 0) return { subject: null, topic: null, wider: null };
  const keys = sentences.map(keyOf);
  const stands = (text: string): boolean => {
    const parts = text.split(mark).map(keyOf).filter(Boolean);
    return parts.length > 0 && keys.some((key) => parts.every((part) => key.includes(part)));
  };
  const shareOf = (texts: readonly string[]): number =>
    Math.min(sentences.length, texts.filter(stands).length) / sentences.length;
  const off = Math.min(1, shareOf(unsourced) + shareOf(beside?.aside ?? []));
  if (!beside) return { subject: 1 - off, topic: null, wider: null };
  const wider = Math.min(1 - off, shareOf(beside.wider));
  return { subject: 1 - off, topic: 1 - off - wider, wider };
}
