import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** An address of the site that costs next to nothing to open: what a site stores can be reached only from within it. */
const smallFile = '/seal.svg';

export interface BrowserContexts {
  get(options: object): Promise<BrowserContext>;
  /** Ends what a test had running; what it stored goes when the next one begins. */
  leave(context: BrowserContext): Promise<void>;
}

/**
 * One context for each set of options, for test after test: a new one would fetch and compile the whole program again.
 * Of what a test leaves behind only the cache of the site's files stays, and their names change with their content.
 */
export function keepContexts(browser: Browser): BrowserContexts {
  const kept = new Map<string, BrowserContext>();
  return {
    async get(options: BrowserContextOptions) {
      const key = JSON.stringify(options);
      const context = kept.get(key) ?? (await browser.newContext(options));
      kept.set(key, context);
      return context;
    },
    async leave(context) {
      for (const page of context.pages()) await page.close();
      await context.unrouteAll();
      for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event);
    },
  };
}

/** Leaves a context with one page, at the site, and nothing stored there. */
export async function emptyContext(context: BrowserContext, url: string): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(url + smallFile);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  return page;
}
