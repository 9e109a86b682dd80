import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { accountPages, publicPages } from './pages.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the menu is a drawer of two fifths that closes when a page is chosen', async ({ page }) => {
    await page.goto('/main/writepaper');
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
  });

  test('the recommendation to use a computer blocks nothing and, once dismissed, stays away', async ({ page }) => {
    await page.goto('/main/writepaper');
    const notice = page.getByText(textOf('en', 'shell', 'mobileNotice.text'));
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('the login dialog takes nine tenths of the width', async ({ page }) => {
    await page.goto('/');
    const form = await LoginForm.open(page);
    const box = await form.frame.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(338);
  });
});

test('the login dialog is 800 pixels wide on a computer', async ({ page }) => {
  await page.goto('/');
  const form = await LoginForm.open(page);
  expect((await form.frame.boundingBox())?.width).toBe(800);
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Spanish has the longest words, Chinese the lines that break anywhere.
  for (const locale of process.env.YANMO_SOAK ? ['zh-CN', 'en-US', 'es-ES', 'ja-JP'] : ['zh-CN', 'es-ES']) {
    test.describe(locale, () => {
      test.use({ locale });
      test('no page scrolls sideways', async ({ page, context, request, baseURL }) => {
        await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
        for (const path of [...publicPages, ...accountPages]) {
          if (path === '/login') continue;
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, path).toBeLessThanOrEqual(360);
        }
      });
    });
  }
});
