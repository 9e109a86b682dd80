import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds, as the durations are; `tdur` is what of it the processor really gave. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { snapshot?: string; data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } };
}

/** What to record of a visit so that the rest can be told. */
export const tracedCategories = [
  'disabled-by-default-devtools.screenshot',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
];
const longTaskMs = 50;

export interface Visit {
  /** On the clock of the trace and of the network's events, in ms. */
  startedAtMs: number;
  speedIndexMs: number;
  /** By the time that the page's thread ran: what other programs of this machine took meanwhile is not the page's. */
  longTasks: { startMs: number; durationMs: number }[];
}

/**
 * How long the window was not yet what it became, on average over its area: of every picture of the trace, by its colours, how
 * far it has come from the first to the last. `reader` is a blank page in which pictures can be read.
 */
export async function readTrace(trace: Buffer, url: string, reader: Page): Promise<Visit> {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.isLoadingMainFrame && args.data.documentLoaderURL?.startsWith(url),
  );
  if (!start) throw new Error(`the trace holds no visit to ${url}`);
  const frames = traceEvents
    .flatMap(({ name, ts, args }) =>
      name === 'Screenshot' && args.snapshot && ts >= start.ts
        ? [{ atMs: (ts - start.ts) / 1_000, jpeg: args.snapshot }]
        : [],
    )
    .sort((a, b) => a.atMs - b.atMs);
  if (frames.length === 0) throw new Error(`the trace holds no pictures of ${url}`);
  const progress = await reader.evaluate(
    readProgress,
    frames.map(({ jpeg }) => jpeg),
  );
  let speedIndexMs = 0;
  let beforeMs = 0;
  let reached = 0;
  for (const [index, { atMs }] of frames.entries()) {
    speedIndexMs += (1 - reached) * (atMs - beforeMs);
    beforeMs = atMs;
    reached = progress[index] ?? reached;
  }
  const longTasks = traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .map(({ ts, dur = 0, tdur = dur }) => ({ startMs: (ts - start.ts) / 1_000, durationMs: tdur / 1_000 }))
    .filter(({ durationMs }) => durationMs > longTaskMs)
    .sort((a, b) => a.startMs - b.startMs);
  return { startedAtMs: start.ts / 1_000, speedIndexMs, longTasks };
}

/** Runs in a page. */
async function readProgress(jpegs: string[]): Promise<number[]> {
  const histograms: Float64Array[] = [];
  for (const jpeg of jpegs) {
    const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const histogram = new Float64Array(3 * 256);
    for (let at = 0; at < data.length; at += 4) {
      for (let channel = 0; channel < 3; channel += 1) {
        const bin = channel * 256 + (data[at + channel] ?? 0);
        histogram[bin] = (histogram[bin] ?? 0) + 1;
      }
    }
    histograms.push(histogram);
  }
  const [first] = histograms;
  const last = histograms.at(-1);
  if (!first || !last) return [];
  return histograms.map((histogram) => {
    let wanted = 0;
    let come = 0;
    for (let bin = 0; bin < histogram.length; bin += 1) {
      const whole = Math.abs((last[bin] ?? 0) - (first[bin] ?? 0));
      wanted += whole;
      come += Math.min(whole, Math.abs((histogram[bin] ?? 0) - (first[bin] ?? 0)));
    }
    return wanted === 0 ? 1 : come / wanted;
  });
}
