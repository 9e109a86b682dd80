import type { Page } from '@playwright/test';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { accountPages, publicPages } from './pages.ts';
import { test } from './paper-test.ts';
import { PreviewDesk } from './preview-desk.ts';
import { expect } from './test.ts';
import { textOf } from './texts.ts';

const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the menu is a drawer of two fifths, and the recommendation to use a computer blocks nothing and stays away', async ({
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
  });

  test('the login dialog takes nine tenths of the width, and 800 pixels on a computer', async ({ page }) => {
    await page.goto('/');
    const form = await LoginForm.open(page);
    expect(Math.round((await form.frame.boundingBox())?.width ?? 0)).toBe(338);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await form.frame.boundingBox())?.width).toBe(800);
  });

  test.describe('with a delivered paper', () => {
    test.use({ locale: 'zh-CN' });
    test.setTimeout(120_000);

    test('nothing of it is wider than the screen, and the thumbnails are in a drawer', async ({
      page,
      ownPaper: { number, title },
    }) => {
      const desk = new PreviewDesk(page, 'zh', title);
      await desk.open(number);
      await expect(desk.page(1)).toBeVisible({ timeout: 30_000 });
      const box = await desk.page(1).boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(340);
      await desk.viewer.getByRole('button', { name: desk.text('viewer.side.toggle') }).click();
      const drawer = page.getByRole('dialog', { name: desk.text('viewer.side.label') });
      await drawer.getByRole('button', { name: desk.text('viewer.goToPage', { page: 2 }) }).click();
      await expect(drawer).toBeHidden();
      await expect(desk.pageField).toHaveValue('2');
      expect(await readWidth(page)).toBe(375);

      for (const tab of ['references', 'certificate', 'statement'] as const) {
        await page.getByRole('tab', { name: desk.text(`tab.${tab}`) }).click();
        await expect(page.getByRole('tabpanel', { name: desk.text(`tab.${tab}`) })).toContainText(/\S/);
        expect(await readWidth(page), tab).toBe(375);
      }
      for (const path of ['/main/readpaper', '/main/amendpaper']) {
        await page.goto(`${path}?order=${number}`);
        await expect(
          page
            .getByRole('main')
            .getByText(/\S{40}/)
            .first(),
        ).toBeVisible();
        expect(await readWidth(page), path).toBe(375);
      }
    });
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Spanish has the longest words; in Chinese the widths are looked at with the rest of each page.
  for (const locale of process.env.YANMO_SOAK ? ['en-US', 'es-ES', 'ja-JP'] : ['es-ES']) {
    test.describe(locale, () => {
      test.use({ locale });
      test('no page scrolls sideways', async ({ page, context, request, baseURL }) => {
        await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
        for (const path of [...publicPages, ...accountPages]) {
          if (path === '/login') continue;
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await readWidth(page), path).toBeLessThanOrEqual(360);
        }
      });
    });
  }
});
