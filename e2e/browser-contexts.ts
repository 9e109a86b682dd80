import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** An address of the site that costs next to nothing to open: what a site stores can be reached only from within it. */
const smallFile = '/seal.svg';

/** What a browser is from its start, and what can be changed in one. */
export type Beginning = Pick<BrowserContextOptions, 'baseURL' | 'locale' | 'hasTouch' | 'viewport'>;
export type Setting = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'permissions'>;

export interface BrowserContexts {
  get(options: Beginning): Promise<BrowserContext>;
  /** Ends what a test had running; what it stored goes when the next one begins. */
  leave(context: BrowserContext): Promise<void>;
}

/**
 * One context for each beginning, for test after test, and in it one page: a new context would fetch and compile the whole
 * program again, and a new page would compile it again in a process of its own. Of what a test leaves behind only the cache
 * of the site's files stays, and their names change with their content.
 */
export function keepContexts(browser: Browser): BrowserContexts {
  const kept = new Map<string, BrowserContext>();
  return {
    async get(options) {
      const key = JSON.stringify(options);
      const context = kept.get(key) ?? (await browser.newContext(options));
      kept.set(key, context);
      return context;
    },
    async leave(context) {
      const [first, ...others] = context.pages();
      for (const page of others) await page.close();
      await context.unrouteAll();
      for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event);
      if (!first) return;
      await first.unrouteAll();
      first.removeAllListeners('request');
      // Nothing of the program runs on beside the next test.
      await first.goto(new URL(smallFile, first.url()).href);
    },
  };
}

/** Leaves a context with one page, at the site, set as a test wants it, and nothing stored there. */
export async function emptyContext(
  context: BrowserContext,
  url: string,
  { viewport, colorScheme, permissions }: Setting = {},
): Promise<Page> {
  await context.clearCookies();
  await context.clearPermissions();
  if (permissions) await context.grantPermissions(permissions, { origin: url });
  const page = context.pages()[0] ?? (await context.newPage());
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: 'reduce' });
  if (page.url() !== url + smallFile) await page.goto(url + smallFile);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  return page;
}
