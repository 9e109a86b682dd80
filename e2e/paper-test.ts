import { type Account, logInByApi, storeSession } from './accounts.ts';
import { citedForm, deliverPaper } from './papers.ts';
import { test as base } from './test.ts';

/** A paper as it was delivered, with sources that it cites. */
interface DeliveredPaper {
  account: Account;
  number: string;
  title: string;
}

/**
 * Tests that only look at a delivered paper: one for each worker, because writing it takes longer than looking. It
 * is changed only by the last test of their project.
 */
export const test = base.extend<{ ownPaper: DeliveredPaper }, { paper: DeliveredPaper }>({
  paper: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.YANMO_E2E_URL ?? '' });
      const account = await logInByApi(request);
      const number = await deliverPaper(request, account, { form: citedForm, hasOwnWorks: true });
      await request.dispose();
      await use({ account, number, title: citedForm.title ?? '' });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** The same, in the browser of its owner. */
  ownPaper: async ({ paper, context, baseURL }, use) => {
    await storeSession(context, baseURL ?? '', paper.account);
    await use(paper);
  },
});
