import type { Page } from '@playwright/test';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expectWholeWords } from './axe.ts';
import { findClippedTexts } from './clipped-texts.ts';
import { LoginForm } from './login-dialog.ts';
import { accountPages, openEach, publicPages } from './pages.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the menu is a drawer of two fifths, the recommendation to use a computer blocks nothing and stays away, and the login dialog takes nine tenths', async ({
    page,
  }) => {
    await page.goto('/main/writepaper');
    const notice = page.getByText(textOf('en', 'shell', 'mobileNotice.text'));
    await expect(notice).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main functions' })).toBeHidden();
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Explore' })).toBeVisible();
    const box = await drawer.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(150);
    for (const name of ['中文', 'English', 'Español', '日本語'])
      await expect(drawer.getByRole('button', { name })).toBeVisible();
    await drawer.getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/main/explore');
    await expect(drawer).toBeHidden();

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();

    const form = await LoginForm.open(page);
    expect(Math.round((await form.frame.boundingBox())?.width ?? 0)).toBe(338);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await form.frame.boundingBox())?.width).toBe(800);
  });
});

test.describe('in Spanish, whose words are the longest', () => {
  test.use({ locale: 'es-ES' });

  // The soak looks into every page, in every language.
  test('none of them are cut, on any screen', async ({ page, context, request, baseURL }) => {
    await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
    for await (const path of openEach(page, ['/wallet/recharge', '/admin/orders'])) {
      await expectWholeWords(page, path, [360, 768, 992, 1440]);
    }
    // What looks for them finds one that is made so.
    const heading = page.getByRole('heading', { level: 1 });
    const words = (await heading.textContent()) ?? '';
    await heading.evaluate(({ style }) =>
      Object.assign(style, { overflow: 'hidden', width: '40px', whiteSpace: 'nowrap' }),
    );
    expect(await findClippedTexts(page)).toEqual([expect.stringContaining(words)]);
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // In Chinese the widths are looked at with the rest of each page.
  for (const locale of process.env.YANMO_SOAK ? ['en-US', 'es-ES', 'ja-JP'] : []) {
    test.describe(locale, () => {
      test.use({ locale });
      test('no page scrolls sideways', async ({ page, context, request, baseURL }) => {
        await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
        const paths = [...publicPages, ...accountPages].filter((path) => path !== '/login');
        for await (const path of openEach(page, paths)) {
          expect.soft(await readWidth(page), path).toBeLessThanOrEqual(360);
        }
      });
    });
  }
});
