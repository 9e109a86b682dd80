import { agentPhone, logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expect, test } from './test.ts';

test.describe('addresses', () => {
  for (const [path, target] of [
    ['/', '/main/writepaper'],
    ['/main', '/main/explore'],
    ['/paper', '/paper/preview'],
    ['/home', '/home/home'],
    ['/no/such/page', '/404'],
    ['/main/unknown', '/404'],
    ['/legal/nothing', '/404'],
  ] as const) {
    test(`${path} leads to ${target}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('an unknown one says so and offers the way back', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('There is no such page')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Yanmo');
    await page.getByRole('link', { name: 'Back to writing' }).click();
    await expect(page).toHaveURL('/main/writepaper');
  });

  for (const path of ['/home/redemption', '/wallet/recharge', '/user/setting', '/dashboard']) {
    test(`${path} leads a visitor to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { name: 'Log in to Yanmo' })).toBeVisible();
    });
  }
});

test.describe('what an account may see', () => {
  const entries = ['Promotion', 'Operations config', 'Refund management', 'AIGC tasks'];

  for (const [who, phone, allowed] of [
    ['a student', undefined, []],
    ['an agent', agentPhone, ['Promotion']],
    ['an operator', operatorPhone, entries],
  ] as const) {
    test(`${who} finds the right entries in the account menu`, async ({ page, context, request, baseURL }) => {
      await storeSession(context, baseURL ?? '', await logInByApi(request, phone));
      await page.goto('/main/writepaper');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Personal home' })).toBeVisible();
      const items = page.getByRole('menuitem').filter({ hasText: new RegExp(entries.join('|')) });
      await expect(items).toHaveText([...allowed]);
    });
  }

  test('a student is told that the operator’s page is not for this account', async ({ page, account }) => {
    expect(account.phone).toHaveLength(11);
    await page.goto('/user/setting');
    await expect(page.getByRole('heading', { level: 1, name: 'Not for this account' })).toBeVisible();
  });

  test('an operator opens the operator’s page', async ({ page, context, request, baseURL }) => {
    await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
    await page.goto('/user/setting');
    await expect(page.getByRole('heading', { level: 1, name: 'Operations config' })).toBeVisible();
  });
});

test.describe('what does not exist yet', () => {
  test('says so over the page that one is on', async ({ page }) => {
    await page.goto('/main/chat');
    await page.getByRole('complementary').getByRole('link', { name: 'Read a paper' }).click();
    const box = page.getByRole('dialog', { name: 'In development' });
    await expect(box).toContainText('contact customer service');
    await box.getByRole('button', { name: 'Got it' }).click();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL('/main/chat');
  });

  test('says so when it is asked for by its address', async ({ page }) => {
    await page.goto('/main/aitools');
    await expect(page.getByRole('dialog', { name: 'In development' })).toBeVisible();
    await expect(page).toHaveURL('/main/writepaper');
  });

  test('includes the update log, the official site and joining us', async ({ page, account }) => {
    expect(account.phone).toHaveLength(11);
    await page.goto('/main/chat');
    for (const name of ['Update log', 'Official site', 'Join us']) {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name }).click();
      const box = page.getByRole('dialog', { name: 'In development' });
      await box.getByRole('button', { name: 'Got it' }).click();
      await expect(box).toBeHidden();
    }
  });
});

test('a page that one comes back to still holds what was typed', async ({ page }) => {
  await page.goto('/main/writepaper');
  const title = page.getByRole('textbox', { name: /^Title of (your|the) paper/ });
  await title.fill('The night buses of Leeds');
  const tabs = page.getByRole('navigation', { name: 'Main functions' });
  await tabs.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
  await expect(title).toBeHidden();
  await tabs.getByRole('link', { name: 'Write a paper' }).click();
  await expect(title).toHaveValue('The night buses of Leeds');
});

test('the orders and outlines open beside the page, and redemption as a page of its own', async ({ page, account }) => {
  expect(account.phone).toHaveLength(11);
  await page.goto('/main/chat');
  await page.getByRole('banner').getByRole('button', { name: 'My orders' }).click();
  const drawer = page.getByRole('dialog', { name: 'My work' });
  await expect(drawer.getByText('No orders yet')).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(640);
  await drawer.getByRole('tab', { name: 'Outlines' }).click();
  await expect(drawer.getByText('No outlines yet')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Redemption' }).click();
  await expect(page).toHaveURL('/home/redemption');
  await expect(drawer).toBeHidden();
});

test('the sidebar, once collapsed, stays so', async ({ page }) => {
  await page.goto('/main/chat');
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
});
