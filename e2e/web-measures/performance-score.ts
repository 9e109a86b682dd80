import type { Measures } from './measured-page.ts';

/** A measure's marks: the value that nine of ten pages of the web do not reach gives 90, the value that half of them reach 50. */
interface Curve {
  weight: number;
  good: number;
  median: number;
}

/** As Lighthouse 12 has them for a phone. */
const curves = {
  fcp: { weight: 10, good: 1_800, median: 3_000 },
  speedIndex: { weight: 10, good: 3_387, median: 5_800 },
  lcp: { weight: 25, good: 2_500, median: 4_000 },
  tbt: { weight: 30, good: 200, median: 600 },
  cls: { weight: 25, good: 0.1, median: 0.25 },
} as const satisfies Record<keyof Measures, Curve>;

/** What is left above a value under a log-normal spread with these two marks. */
function markOf(value: number, { good, median }: Curve): number {
  if (value <= 0) return 1;
  const ninetyPercent = 0.9061938024368232;
  const standardized = (Math.log(value / median) * ninetyPercent) / -Math.log(good / median);
  return (1 - erf(standardized)) / 2;
}

/** By Abramowitz and Stegun 7.1.26, to seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

export function scorePerformance(measures: Measures): number {
  const names = Object.keys(curves) as (keyof Measures)[];
  return names.reduce((sum, name) => sum + curves[name].weight * markOf(measures[name], curves[name]), 0);
}

const quietMs = 5_000;
const longMs = 50;

/** Requests of a visit, by when they began and ended after its start. */
export interface Span {
  startMs: number;
  endMs: number;
}

interface Tasks {
  fcpMs: number;
  longTasks: readonly { startMs: number; durationMs: number }[];
}

/**
 * How long somebody who taps would have waited: what tasks take beyond 50 ms, from the first paint until five seconds follow in
 * which none does and at most two requests are on their way.
 */
export function totalBlockingTime({ fcpMs, longTasks }: Tasks, requests: readonly Span[]): number {
  let quietFromMs = fcpMs;
  for (const { startMs, durationMs } of longTasks) {
    if (hasQuiet({ startMs: quietFromMs, endMs: startMs }, requests)) break;
    quietFromMs = Math.max(quietFromMs, startMs + durationMs);
  }
  return longTasks
    .filter(({ startMs }) => startMs < quietFromMs)
    .reduce((sum, { startMs, durationMs }) => {
      const afterPaint = startMs + durationMs - Math.max(startMs, fcpMs);
      return sum + Math.max(0, afterPaint - longMs);
    }, 0);
}

function hasQuiet({ startMs, endMs }: Span, requests: readonly Span[]): boolean {
  const onTheirWay = (atMs: number) => requests.filter((one) => one.startMs <= atMs && one.endMs > atMs).length;
  return [startMs, ...requests.map((one) => one.endMs)]
    .filter((from) => from >= startMs && from + quietMs <= endMs)
    .some((from) => {
      const begun = requests.filter((one) => one.startMs > from && one.startMs < from + quietMs);
      return [from, ...begun.map((one) => one.startMs)].every((atMs) => onTheirWay(atMs) <= 2);
    });
}
