import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Every page with its path: what anyone may open, and what an operator may open besides. */
export const publicPages = [
  '/main/writepaper',
  '/main/reduceRepetition',
  '/main/chat',
  '/main/plagiarismCheck',
  '/main/explore',
  '/main/readpaper',
  '/main/amendpaper',
  '/main/aitools',
  '/home/home',
  '/paper/preview',
  '/paper/reduceRepetition',
  '/paperPreview',
  '/toPromotion',
  '/verify',
  '/guide',
  '/updates',
  '/contact',
  '/legal/service',
  '/legal/privacy',
  '/login',
  '/404',
] as const;

export const accountPages = [
  '/home/redemption',
  '/user/userInfo',
  '/user/promotion',
  '/user/setting',
  '/user/refund',
  '/user/claims',
  '/user/withdrawals',
  '/user/agents',
  '/user/messages',
  '/user/codes',
  '/user/coupons',
  '/user/AIGClist',
  '/user/pages',
  '/wallet/recharge',
  '/dashboard',
  '/admin/orders',
  '/admin/failed',
  '/admin/users',
  '/admin/ledger',
  '/admin/audit',
] as const;

/** Opens one page after the other: the first by its address, the next as a link does, without loading the program again. */
export async function* openEach<Path extends string>(page: Page, paths: readonly Path[]): AsyncGenerator<Path> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    } else await moveTo(page, path);
    yield path;
  }
}

/** Goes on to a page that is not the one that is open. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}
