import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { launchService } from '../launch-program.ts';

/**
 * The first page as a visitor's phone gets it: cold, a processor four times slower than this one, slow 4G as the developer
 * tools have it. One line of JSON: what each visit came to, first as it opens, then after scrolling to its end.
 */
const phone = { width: 375, height: 667 };
const slowCpu = 4;
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const visits = 3;

interface Measured {
  lcpMs: number;
  cls: number;
  bytes: number;
}

async function visit(browser: Browser, url: string): Promise<{ opened: Measured; scrolled: Measured }> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  await context.addInitScript(() => {
    const seen = { lcpMs: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  const read = async (): Promise<Measured> => {
    const { lcpMs, cls } = await page.evaluate(() => (window as unknown as { seen: Omit<Measured, 'bytes'> }).seen);
    return { lcpMs, cls, bytes };
  };
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const opened = await read();
  for (let isAtEnd = false; !isAtEnd; ) {
    isAtEnd = await page.evaluate(() => {
      scrollBy(0, 500);
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    });
    await page.waitForTimeout(250);
    if (isAtEnd) {
      await page.waitForLoadState('networkidle');
      isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    }
  }
  const scrolled = await read();
  await context.close();
  return { opened, scrolled };
}

const { url, stop } = await launchService();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const all = [];
  for (let count = 0; count < visits; count += 1) all.push(await visit(browser, `${url}/main/writepaper`));
  process.stdout.write(`${JSON.stringify(all)}\n`);
} finally {
  await browser.close();
  await stop();
}
