import type { Wish } from '@yanmo/contract/understanding';
import { readWishes, type WishSituation } from './read-wishes.ts';

/** Says anew of each wish whether it can be met: whoever sent them may have read them under another kind, or not at all. */
export function judgeWishes(wishes: readonly Wish[], situation: WishSituation): Wish[] {
  const judged = new Map(
    readWishes(wishes.map(({ text }) => text).join('\n'), situation).map((wish) => [wish.text, wish.why_not]),
  );
  return wishes.map(({ text, read_as }) => {
    const problem = judged.get(text);
    return { text, read_as, ...(problem ? { why_not: problem } : {}) };
  });
}
