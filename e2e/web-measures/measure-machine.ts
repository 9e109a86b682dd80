import os from 'node:os';
import type { Browser } from '@playwright/test';
import type { MeasuredMachine } from './measured-page.ts';

/** How quick this machine is, by the same two loops as Lighthouse's index: it takes a desktop of 1,500 to 2,000 for granted. */
export async function measureMachine(browser: Browser): Promise<MeasuredMachine> {
  const [load = 0] = os.loadavg();
  const page = await browser.newPage();
  const benchmarkIndex = await page.evaluate(runLoops);
  await page.close();
  return { benchmarkIndex, load, cores: os.cpus().length };
}

/** Runs in a page. */
function runLoops(): number {
  const longestMs = 500;
  const rateOf = (run: (round: number) => void): number => {
    const start = Date.now();
    let rounds = 0;
    for (; Date.now() - start < longestMs; rounds += 1) run(rounds);
    return rounds / 10 / ((Date.now() - start) / 1_000);
  };
  const arrays = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const withGarbage = rateOf(() => {
    let text = '';
    for (let at = 0; at < 10_000; at += 1) text += 'a';
    if (text.length === 1) throw new Error('never');
  });
  const without = rateOf((round) => {
    const [source = [], target = []] = round % 2 === 0 ? arrays : [...arrays].reverse();
    for (let at = 0; at < source.length; at += 1) target[at] = source[at] ?? 0;
  });
  return Math.round((withGarbage + without) / 2);
}
