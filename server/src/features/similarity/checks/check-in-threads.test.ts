import { afterAll, expect, it } from 'vitest';
import { createThreadPool } from '../../../platform/threads/thread-pool.ts';
import { checkText } from '../../../text/similarity/check-text.ts';
import type { TextToCheck } from '../../../text/similarity/checked.ts';
import { createMemoryCorpus } from '../../../text/similarity/memory-corpus.ts';
import { createCheckInThreads } from './check-in-threads.ts';

const signs =
  '盐碱地改良后第三年苜蓿根系把板结土层撑开雨水才渗到砂姜之下牧民以借牛还犊办法度过荒年债约写在羊皮上由两家各执一半为凭';
const sentence = (number: number): string =>
  `${Array.from({ length: 22 }, (_, at) => signs[(number * 41 + at * (number % 13) * 7 + at * at * 5) % signs.length]).join('')}。`;

const threads = createThreadPool({ size: 2 });
afterAll(() => threads.close());
const phases: string[] = [];
const check = createCheckInThreads({
  run(task, input, options) {
    phases.push((input as unknown as { phase: string }).phase);
    return threads.run(task, input, options);
  },
});
const when = { turn: 1, signal: new AbortController().signal };

const corpusOf = (sources: number) =>
  createMemoryCorpus(
    Array.from({ length: sources }, (_, source) => ({
      ...{ id: `${source}`, isOwn: source % 10 === 7 },
      text: Array.from({ length: 40 }, (_, at) => sentence((source * 17 + at * 3) % 200)).join('\n'),
    })),
  );
const textFrom = (first: number): TextToCheck => ({
  text: Array.from({ length: 90 }, (_, at) => sentence((first + 2 * at) % 240)).join(''),
  ...{ language: 'zh', paragraphs: [] },
});

it('a check in two threads, each with half of the sources, says what one without threads says', async () => {
  const corpus = corpusOf(60);
  const text = textFrom(0);
  const checked = await checkText(text, corpus);
  expect(checked.sources.length).toBeGreaterThan(30);
  expect(await check(text, corpus, when)).toEqual(checked);
  expect(phases).toContain('close');
  expect(phases).not.toContain('judge');
});

it('checks that take each other’s threads say the same, and so do small ones, for which one thread is enough', async () => {
  const corpora = [corpusOf(60), corpusOf(50), corpusOf(2)];
  const texts = [textFrom(1), textFrom(6), textFrom(11)];
  const alone = await Promise.all(texts.map((text, index) => checkText(text, corpora[index] as never)));
  phases.length = 0;
  const together = await Promise.all(texts.map((text, index) => check(text, corpora[index] as never, when)));
  expect(together).toEqual(alone);
  expect(phases).toContain('judge');
});
