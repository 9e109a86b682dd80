import { test as base, expect, type Page } from '@playwright/test';
import { type Account, logInByApi, storeSession } from './accounts.ts';
import { type BrowserContexts, emptyContext, keepContexts } from './browser-contexts.ts';

interface Options {
  /** A context that no other test has or will have: for what cannot be taken back, such as a stopped clock. */
  ownContext: boolean;
}

interface Fixtures {
  /** Fails the test when a page logged an error: a broken policy, a missing file, an exception. */
  quietConsole: undefined;
  /** A new account whose session the browser already has. */
  account: Account;
}

/** The browser reports a refused call as an error of its own; tests of refusals look at what the page says instead. */
const refusedCall = /Failed to load resource: the server responded with a status of (4\d\d|5\d\d)/;

export const test = base.extend<Options & Fixtures, { contexts: BrowserContexts }>({
  ownContext: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
  baseURL: async ({}, use) => {
    const url = process.env.YANMO_E2E_URL;
    if (!url) throw new Error('the server of the suite was not started');
    await use(url);
  },
  contexts: [async ({ browser }, use) => use(keepContexts(browser)), { scope: 'worker' }],
  context: async (
    { browser, contexts, ownContext, baseURL, locale, viewport, hasTouch, colorScheme, permissions },
    use,
  ) => {
    const beginning = { baseURL, locale, hasTouch, viewport };
    const context = ownContext ? await browser.newContext(beginning) : await contexts.get(beginning);
    await emptyContext(context, baseURL ?? '', { viewport, colorScheme, permissions });
    await use(context);
    if (ownContext) await context.close();
    else await contexts.leave(context);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  quietConsole: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' || refusedCall.test(message.text())) return;
        errors.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().stack}`));
      await use(undefined);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ request, context, baseURL }, use) => {
    const account = await logInByApi(request);
    await storeSession(context, baseURL ?? '', account);
    await use(account);
  },
});

export { expect };

/** The message that appears over the page for some seconds. */
export function messageOf(page: Page, text: string | RegExp) {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text });
}
