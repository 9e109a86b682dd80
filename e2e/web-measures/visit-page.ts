import type { Browser } from '@playwright/test';
import { type Account, storeSession } from '../accounts.ts';
import { auditAccessibility } from './accessibility-score.ts';
import { watchPractices } from './best-practices.ts';
import type { Audited, Visited } from './measured-page.ts';
import { type Span, scorePerformance, totalBlockingTime } from './performance-score.ts';
import { readTrace, tracedCategories } from './read-trace.ts';
import { openSlowPhone, type SlowPhone } from './slow-phone.ts';
import { withStolenShare } from './stolen-time.ts';

const quietMs = 5_000;
const longestMs = 45_000;
/** A visit on a machine whose time goes to others ends all the same, and is one that does not count. */
const openedMs = 120_000;
const followedMs = 10_000;

export interface AskedPage {
  path: string;
  as: Account | null;
  /** Opens over the page what is looked at. */
  open?: (phone: SlowPhone) => Promise<void>;
}

/** Opens the page as somebody who was never here, or who was logged in long ago and whose browser has kept nothing else. */
async function openFor(browser: Browser, url: string, as: Account | null): Promise<SlowPhone> {
  const phone = await openSlowPhone(browser, url);
  if (as) {
    await phone.page.goto('/robots.txt');
    await storeSession(phone.context, url, as);
    // Gifts are offered once, over the page, to whoever logs in first.
    await phone.page.evaluate(() => localStorage.setItem('yanmo_gift_offered', '1'));
  }
  return phone;
}

export async function visitPage(browser: Browser, url: string, asked: AskedPage): Promise<Visited> {
  return await withStolenShare(() => visit(browser, url, asked));
}

async function visit(browser: Browser, url: string, { path, as }: AskedPage): Promise<Omit<Visited, 'stolen'>> {
  const phone = await openFor(browser, url, as);
  const { context, page, devTools } = phone;
  const reader = await context.newPage();
  await page.bringToFront();
  const begun = new Map<string, number>();
  const network: { startMs: number; endMs: number }[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => begun.set(requestId, timestamp * 1_000));
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    network.push({ startMs: begun.get(requestId) ?? 0, endMs: timestamp * 1_000 });
    begun.delete(requestId);
  };
  devTools.on('Network.loadingFinished', end);
  devTools.on('Network.loadingFailed', end);
  await phone.slowDown();
  await browser.startTracing(page, { screenshots: true, categories: tracedCategories });
  await page.goto(path, { timeout: openedMs });
  await untilQuiet(phone, () => begun.size);
  const trace = await browser.stopTracing();
  const seen = await phone.read();
  const { startedAtMs, speedIndexMs, longTasks } = await readTrace(trace, `${url}${path}`, reader);
  const open = [...begun.values()].map((startMs) => ({ startMs, endMs: Number.POSITIVE_INFINITY }));
  const spans: Span[] = [...network, ...open].map(({ startMs, endMs }) => ({
    ...{ startMs: startMs - startedAtMs, endMs: endMs - startedAtMs },
  }));
  await context.close();
  const measures = {
    ...{ fcp: seen.fcpMs, speedIndex: speedIndexMs, lcp: seen.lcpMs, cls: seen.cls },
    tbt: totalBlockingTime({ fcpMs: seen.fcpMs, longTasks }, spans),
  };
  return {
    ...measures,
    ...{ score: scorePerformance(measures), lcpElement: seen.lcpElement, bytes: seen.bytes },
    shifts: seen.shifts.slice(0, 3).map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  };
}

/** Five seconds without a long task and with nearly nothing on its way. */
async function untilQuiet({ page }: SlowPhone, onTheirWay: () => number): Promise<void> {
  const end = Date.now() + longestMs;
  let quietSince = Date.now();
  let tasks = 0;
  while (Date.now() < end && Date.now() - quietSince < quietMs) {
    await new Promise((done) => setTimeout(done, 250));
    const now = await page.evaluate(() => (window as unknown as { seen: { longTasks: [] } }).seen.longTasks.length);
    if (now !== tasks || onTheirWay() > 2) quietSince = Date.now();
    tasks = now;
  }
}

/** Without the slow line: what is judged is the page as it stands in the end. */
export async function auditPage(
  browser: Browser,
  url: string,
  { path, as, open }: AskedPage,
): Promise<{ accessibility: Audited; bestPractices: Audited }> {
  const phone = await openFor(browser, url, as);
  const practices = await watchPractices(phone);
  await phone.page.goto(path);
  // A page that follows something is never quiet.
  await Promise.race([phone.page.waitForLoadState('networkidle'), phone.page.waitForTimeout(followedMs)]);
  await phone.page.emulateMedia({ reducedMotion: 'reduce' });
  await open?.(phone);
  const accessibility = await auditAccessibility(phone.page);
  const bestPractices = await practices.finish();
  await phone.context.close();
  return { accessibility, bestPractices };
}
