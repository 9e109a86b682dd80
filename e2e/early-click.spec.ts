import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

const accountOf = (page: Page) => page.getByRole('button', { name: textOf('en', 'shell', 'topBar.account') });
const menuOf = (page: Page) => page.getByRole('menuitem', { name: textOf('en', 'shell', 'accountMenu.refunds') });

test('a click before the menu has come opens it once it has, by mouse and by keyboard', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  for (const press of ['mouse', 'keyboard']) {
    const letThrough = await holdBack(page, '**/assets/account-menu-*.js');
    await page.goto('/wallet/recharge');
    if (press === 'mouse') await accountOf(page).click();
    else await accountOf(page).press('Enter');
    await expect(accountOf(page)).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accountOf(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a click counts although what the button shows changes while it is pressed', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  const letThrough = await holdBack(page, '**/user/info*');
  await page.goto('/wallet/recharge');
  await expect(accountOf(page).locator('svg')).toBeVisible();
  // The menu is there: its button says whether it is open.
  await expect(accountOf(page)).toHaveAttribute('aria-expanded', 'false');
  await accountOf(page).hover();
  await page.mouse.down();
  letThrough();
  await expect(accountOf(page).locator('svg')).toHaveCount(0);
  await page.mouse.up();
  await expect(menuOf(page)).toBeVisible();
});

test('a dialog asked for before its code has come opens once it has', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/{overlays,login-dialog}-*.js');
  await page.goto('/main/explore');
  await page
    .getByRole('banner')
    .getByRole('button', { name: textOf('en', 'shell', 'topBar.login') })
    .click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});
