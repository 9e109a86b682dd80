import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { createMemoryCorpus } from './memory-corpus.ts';

/** The same in every run. */
function createWriter(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    signs: (count: number) =>
      Array.from({ length: count }, () => String.fromCodePoint(0x4e00 + below(18_000))).join(''),
  };
}

it('finds copies of thirteen characters of which all but one stand in dozens of passages that hold more of the text', async () => {
  const { below, signs } = createWriter(7);
  const among = (words: string) => `${signs(15)}${words}${signs(6)}`;
  const phrases = Array.from({ length: 60 }, () => signs(12));
  const crowd = Array.from({ length: 600 }, () =>
    Array.from({ length: 4 }, () => `${signs(9)}${phrases[below(phrases.length)]}${signs(9)}`).join('。'),
  );
  const copies = phrases.slice(30).map((phrase) => phrase + signs(1));
  const holders = copies.map((copy) => `${signs(30)}${copy}${signs(30)}`);
  const text = [...phrases.slice(0, 30), ...copies].map(among).join('。');
  const sources = [...crowd, ...holders].map((source, index) => ({ id: `s${index}`, text: source }));
  const { matches } = await checkText({ text, language: 'zh', paragraphs: [] }, createMemoryCorpus(sources));
  const isFound = (copy: string): boolean => {
    const at = text.indexOf(copy);
    return matches.some(({ start, end }) => start <= at && end >= at + copy.length);
  };
  expect(copies.filter((copy) => !isFound(copy))).toEqual([]);
});
