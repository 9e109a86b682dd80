import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Language, languages } from '@yanmo/contract/languages';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { OrderDesk } from './order-desk.ts';
import { giveDiscount } from './orders.ts';
import { OutlineDesk } from './outline-desk.ts';
import { createOutline } from './outlines.ts';
import { accountPages, publicPages } from './pages.ts';
import { askForRefund, buyDownload, RefundDesk } from './refund-desk.ts';
import { expect, test } from './test.ts';

const browserLocale: Record<Language, string> = { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' };
/** A page's structure is the same in every language; the soak looks at all of them. */
const checked: readonly Language[] = process.env.YANMO_SOAK ? languages : ['zh'];

async function findSerious(page: Page, rules?: string[]): Promise<string[]> {
  // Passed checks are thousands and nobody reads them; the pages have no frames that would need a second page to gather in.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}

/** In the light; and in the dark what depends on it. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findSerious(page), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await findSerious(page, ['color-contrast']), `${what}, dark`).toEqual([]);
}

/** Half of the pages a test, so that both workers have something to do. */
function halves<Item>(items: readonly Item[]): Item[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

for (const language of checked) {
  test.describe(`in ${language}, axe finds nothing serious`, () => {
    test.use({ locale: browserLocale[language], colorScheme: 'light' });
    test.setTimeout(120_000);

    for (const [index, paths] of halves(publicPages).entries()) {
      test(`on the pages for everyone, part ${index + 1}`, async ({ page }) => {
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expectAccessible(page, path);
        }
      });
    }

    test('on the pages of an account', async ({ page, context, request, baseURL }) => {
      await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
      for (const path of accountPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/user/userInfo') await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}

test.describe('in what opens over a page, axe finds nothing serious', () => {
  test('the login dialog, with its fields marked', async ({ page }) => {
    await page.goto('/');
    const form = await LoginForm.open(page);
    await form.send.click();
    await expect(form.phone).toHaveAccessibleDescription(/phone number/);
    await expectAccessible(page, 'login dialog');
  });

  test('the account menu, the drawer, the share dialog and the in-development box', async ({ page, account }) => {
    expect(account.phone).toHaveLength(11);
    await page.goto('/main/chat');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page, 'account menu');
    await page.getByRole('menuitem', { name: 'Join us' }).click();
    await expect(page.getByRole('dialog', { name: 'In development' })).toBeVisible();
    await expectAccessible(page, 'in-development box');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'My outlines' }).click();
    await expect(page.getByRole('dialog', { name: 'My work' })).toBeVisible();
    await expectAccessible(page, 'drawer');
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Exclusive share page' })).toBeVisible();
    await expectAccessible(page, 'share dialog');
  });

  test('an outline in its steps, on the sheet and in the drawer', async ({ page, account, request }) => {
    const desk = new OutlineDesk(page);
    const { key1, form } = await createOutline(request, account);
    await desk.open();
    await desk.begin('v2', form.title);
    await expect(desk.keywords.first()).toBeVisible();
    await expectAccessible(page, 'keywords');
    await desk.open(key1);
    await expect(desk.heading(1)).toBeVisible();
    await expectAccessible(page, 'editor');
    await desk.openDrawer();
    await expect(desk.drawer.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'list of outlines');
  });

  test('the quote, the cashier with a code and with the wallet, and the list of orders', async ({
    page,
    account,
    request,
  }) => {
    const outlines = new OutlineDesk(page);
    const orders = new OrderDesk(page);
    const { key1 } = await createOutline(request, account);
    await outlines.open(key1);
    await outlines.button('actions.download').click();
    await expect(orders.panel.getByRole('row', { name: orders.text('quote.total') })).toBeVisible();
    await expectAccessible(page, 'quote');
    await orders.submit();
    await expect(orders.cashier.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'cashier, code');
    await orders.chooseMethod('BALANCE');
    await expect(orders.cashier).toContainText(orders.text('pay.wallet.short'));
    await expectAccessible(page, 'cashier, wallet');
    await page.keyboard.press('Escape');
    await orders.openDrawer();
    await orders.entries.getByRole('button', { name: orders.text('order.events') }).click();
    await expect(orders.entries).toContainText(orders.text('event.payment_begun'));
    await expectAccessible(page, 'list of orders');
  });

  test('own coupons, a refund with its steps, and the operator’s decision on it', async ({
    page,
    context,
    account,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { outTradeNo, title } = await buyDownload(request, account);
    await askForRefund(request, account, outTradeNo);
    await giveDiscount(request, account, 20);
    await page.goto('/main/chat');
    await page.getByRole('banner').getByRole('button', { name: 'AIGC coupons' }).click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectAccessible(page, 'coupons');
    await page.keyboard.press('Escape');
    const refunds = new RefundDesk(page);
    const own = await refunds.openOwn();
    await own.getByRole('listitem').getByRole('button').click();
    await expect(refunds.steps).toHaveCount(3);
    await expectAccessible(page, 'refund');
    await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
    await refunds.openManagement(outTradeNo);
    await refunds.rows.nth(1).getByRole('button').click();
    await expect(refunds.decision(title)).toBeVisible();
    await expectAccessible(page, 'decision');
  });

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'menu');
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
