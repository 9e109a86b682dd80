import type { Language } from '@yanmo/contract/languages';
import { cutSentences } from '../../text/sentences.ts';
import { listContent } from './checks/content.ts';
import type { RewrittenPart } from './rewriter.ts';

const most = 3;

/** What two stretches have in common, by content, 0 to 1. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [shared, whole] = [0, 0];
  for (const [word, times] of one) {
    shared += Math.min(times, other.get(word) ?? 0);
    whole += times;
  }
  for (const times of other.values()) whole += times;
  return whole === 0 ? 0 : (2 * shared) / whole;
}

const joined = (texts: readonly string[], from: number, count: number): string =>
  texts.slice(from, from + count).join('');

/**
 * Which sentences of a rewriting stand for which of the original: one for one, or up to three together, in order, so that either side can
 * be taken in each. White space belongs to the end of a sentence on both sides.
 */
export function alignSentences(before: string, after: string, language: Language): RewrittenPart[] {
  const sentencesOf = (text: string) => cutSentences(text).map(({ start, end }) => text.slice(start, end));
  const [was, is] = [sentencesOf(before), sentencesOf(after)];
  const known = new Map<string, ReadonlyMap<string, number>>();
  const contentOf = (texts: readonly string[], from: number, count: number): ReadonlyMap<string, number> => {
    const text = joined(texts, from, count);
    const content = known.get(text) ?? listContent(text, language);
    known.set(text, content);
    return content;
  };
  // Each cell is the best way to pair so many of the one with so many of the other.
  const score = Array.from({ length: was.length + 1 }, () => new Float64Array(is.length + 1).fill(-1));
  const step = new Map<number, readonly [number, number]>();
  const width = is.length + 1;
  (score[0] as Float64Array)[0] = 0;
  for (let one = 0; one <= was.length; one += 1) {
    for (let other = 0; other <= is.length; other += 1) {
      const here = (score[one] as Float64Array)[other] as number;
      if (here < 0) continue;
      for (let ahead = 1; ahead <= most && one + ahead <= was.length; ahead += 1) {
        for (let beside = 1; beside <= most && other + beside <= is.length; beside += 1) {
          const like = likeness(contentOf(was, one, ahead), contentOf(is, other, beside));
          // Small parts are easier to choose among: one that joins more has to be more alike.
          const there = here + (like + 0.05) * Math.min(ahead, beside) - 0.1 * (ahead + beside - 2);
          const row = score[one + ahead] as Float64Array;
          if (there <= (row[other + beside] as number)) continue;
          row[other + beside] = there;
          step.set((one + ahead) * width + other + beside, [ahead, beside]);
        }
      }
    }
  }
  const parts: RewrittenPart[] = [];
  let [one, other] = [was.length, is.length];
  while (one > 0 && other > 0) {
    const taken = step.get(one * width + other);
    if (!taken) return [{ before, after }];
    [one, other] = [one - taken[0], other - taken[1]];
    parts.unshift({ before: joined(was, one, taken[0]), after: joined(is, other, taken[1]) });
  }
  return one === 0 && other === 0 ? parts : [{ before, after }];
}
