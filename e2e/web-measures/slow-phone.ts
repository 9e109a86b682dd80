import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';

/** A processor four times slower than this one, and slow 4G as the developer tools have it: what Lighthouse takes for a phone. */
const slowCpu = 4;
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface Seen {
  fcpMs: number;
  lcpMs: number;
  /** The largest element in words, so that one knows what to look at. */
  lcpElement: string;
  cls: number;
  /** What moved, the greatest shift first. */
  shifts: { value: number; what: string }[];
  longTasks: { startMs: number; durationMs: number }[];
}

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  read: () => Promise<Seen & { bytes: number }>;
  /** From now on pages come as over the air, to a slow processor. */
  slowDown: () => Promise<void>;
}

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** A phone that was never here before, and what it sees of a page. */
export async function openSlowPhone(browser: Browser, url: string): Promise<SlowPhone> {
  const context = await browser.newContext({ ...screen, locale: 'zh-CN', baseURL: url });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  return {
    ...{ context, page, devTools },
    async slowDown() {
      bytes = 0;
      await devTools.send('Network.emulateNetworkConditions', slow4G);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    },
    async read() {
      return { ...(await page.evaluate(() => (window as unknown as { seen: Seen }).seen)), bytes };
    },
  };
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { fcpMs: 0, lcpMs: 0, lcpElement: '', cls: 0, shifts: [], longTasks: [] };
  Object.assign(window, { seen });
  const wordsOf = (node: Node | null | undefined): string => {
    if (!(node instanceof Element)) return node?.nodeName ?? 'gone';
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `${node.tagName.toLowerCase()}.${node.className} "${words.slice(0, 40)}"`;
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime;
    seen.lcpElement = wordsOf((entry as PerformanceEntry & { element?: Element }).element);
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startMs: startTime, durationMs: duration }));

  // Shifts that follow each other within a second are one, for five seconds at most; the greatest of those counts.
  let sum = 0;
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    if (hadRecentInput) return;
    if (startTime - lastAt > 1_000 || startTime - firstAt > 5_000) {
      sum = 0;
      firstAt = startTime;
    }
    sum += value;
    lastAt = startTime;
    seen.cls = Math.max(seen.cls, sum);
    seen.shifts.push({ value, what: wordsOf(sources[0]?.node) });
    seen.shifts.sort((a, b) => b.value - a.value);
  });
}
