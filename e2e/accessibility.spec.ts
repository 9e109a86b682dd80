import fs from 'node:fs';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { checkedLanguages, expectAccessible, expectPageAccessible } from './axe.ts';
import { findFaintTexts } from './faint-texts.ts';
import { LoginForm } from './login-dialog.ts';
import { OrderPanel } from './order-panel.ts';
import { giveDiscount } from './orders.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline } from './outlines.ts';
import { accountPages, openEach, publicPages } from './pages.ts';
import { askForRefund, buyDownload, RefundPages } from './refund-pages.ts';
import { expect, test } from './test.ts';

/** Half of the pages a test, so that both workers have something to do. */
function halves<Item>(items: readonly Item[]): Item[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

test('no page of the program is left out', () => {
  const { pages } = JSON.parse(fs.readFileSync(new URL('../web/dist/page-files.json', import.meta.url), 'utf8')) as {
    pages: Record<string, unknown>;
  };
  // Of an address that names something, one; what the operator has not written yet does not open.
  const ends = /\/:\w+\??$/;
  const unwritten = ['/main/integratedservices', '/main/eliteCourses', '/official', '/joinus'];
  const listed = [...publicPages, ...accountPages].map((path) => path.replace(/^(\/legal)\/\w+$/, '$1'));
  const routes = Object.keys(pages).map((path) => path.replace(ends, ''));
  expect([...new Set(listed)].sort()).toEqual(routes.filter((path) => !unwritten.includes(path)).sort());
});

for (const { language, locale, looks } of checkedLanguages) {
  test.describe(`in ${language}, nothing serious is found and nothing is too wide`, () => {
    test.use({ locale, colorScheme: looks.schemes?.[0] ?? 'light' });

    for (const [index, paths] of halves(publicPages).entries()) {
      test(`on the pages for everyone, part ${index + 1}`, async ({ page }) => {
        for await (const path of openEach(page, paths)) {
          await expectPageAccessible(page, path, { isFirst: path === paths[0], ...looks });
        }
      });
    }

    for (const [index, paths] of halves(accountPages).entries()) {
      test(`on the pages of an account, part ${index + 1}`, async ({ page, context, request, baseURL }) => {
        await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
        for await (const path of openEach(page, paths)) {
          if (path === '/user/userInfo') await expect(page.getByRole('textbox').first()).toBeVisible();
          await expectPageAccessible(page, path, { isFirst: path === paths[0], ...looks });
        }
      });
    }
  });
}

test.describe('in what opens over a page, axe finds nothing serious', () => {
  test('the login dialog with its fields marked, and the menu of a phone', async ({ page }) => {
    await page.goto('/');
    const form = await LoginForm.open(page);
    await form.send.click();
    await expect(form.phone).toHaveAccessibleDescription(/phone number/);
    await expectAccessible(page, 'login dialog', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'menu', { within: '[role="dialog"]' });

    // What looks for faint texts in the dark finds one that is made so.
    const language = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Español' });
    await language.evaluate((button) => button.style.setProperty('color', '#444', 'important'));
    expect(await findFaintTexts(page, '[role="dialog"]')).toEqual([expect.stringContaining('Español')]);
  });

  test('the account menu, the drawer, the share dialog and the in-development box', async ({ page, account }) => {
    expect(account.phone).toHaveLength(11);
    await page.goto('/main/chat');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page, 'account menu', { within: '[role="menu"]' });
    await page.getByRole('menuitem', { name: 'Join us' }).click();
    await expect(page.getByRole('dialog', { name: 'In development' })).toBeVisible();
    await expectAccessible(page, 'in-development box', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'My outlines' }).click();
    await expect(page.getByRole('dialog', { name: 'My work' })).toBeVisible();
    await expectAccessible(page, 'drawer', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Exclusive share page' })).toBeVisible();
    await expectAccessible(page, 'share dialog', { within: '[role="dialog"]' });
  });

  test('an outline in its steps, on the sheet and in the drawer; its quote, the cashier with a code and with the wallet, and the list of orders', async ({
    page,
    account,
    request,
  }) => {
    const outlines = new OutlinePages(page);
    const { key1, form } = await createOutline(request, account);
    await outlines.open();
    await outlines.begin('v2', form.title);
    await expect(outlines.keywords.first()).toBeVisible();
    await expectAccessible(page, 'keywords', { within: 'main' });
    await outlines.open(key1);
    await expect(outlines.heading(1)).toBeVisible();
    await expectAccessible(page, 'editor', { within: 'main' });
    await outlines.openDrawer();
    await expect(outlines.drawer.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'list of outlines', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');

    const orders = new OrderPanel(page);
    await outlines.wordFile.click();
    await expect(orders.panel.getByRole('row', { name: orders.text('quote.total') })).toBeVisible();
    await expectAccessible(page, 'quote', { within: '[role="dialog"]' });
    await orders.submit();
    await expect(orders.cashier.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'cashier, code', { within: '[role="dialog"]' });
    await orders.chooseMethod('BALANCE');
    await expect(orders.cashier).toContainText(orders.text('pay.wallet.short'));
    await expectAccessible(page, 'cashier, wallet', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await orders.openDrawer();
    await orders.entries.getByRole('button', { name: orders.text('order.events') }).click();
    await expect(orders.entries).toContainText(orders.text('event.payment_begun'));
    await expectAccessible(page, 'list of orders', { within: '[role="dialog"]' });
  });

  test('own coupons, a refund with its steps, and the operator’s decision on it', async ({
    page,
    context,
    account,
    request,
    baseURL,
  }) => {
    const { outTradeNo, title } = await buyDownload(request, account);
    await askForRefund(request, account, outTradeNo);
    await giveDiscount(request, account, 20);
    await page.goto('/main/chat');
    await page.getByRole('banner').getByRole('button', { name: 'My coupons' }).click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectAccessible(page, 'coupons', { within: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    const refunds = new RefundPages(page);
    const own = await refunds.openOwn();
    await own.getByRole('listitem').getByRole('button').click();
    await expect(refunds.steps).toHaveCount(3);
    await expectAccessible(page, 'refund', { within: '[role="dialog"]' });
    await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
    await refunds.openManagement(outTradeNo);
    await refunds.rows.nth(1).getByRole('button').click();
    await expect(refunds.decision(title)).toBeVisible();
    await expectAccessible(page, 'decision', { within: '[role="dialog"]' });
  });
});

test.describe('with the keyboard alone', () => {
  test('one skips to the content, opens the login dialog, stays in it, and comes back', async ({ page }) => {
    await page.goto('/main/chat');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await login.focus();
    await page.keyboard.press('Enter');
    const form = LoginForm.inDialog(page);
    await expect(form.phone).toBeFocused();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(form.frame.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(login).toBeFocused();
  });
});
