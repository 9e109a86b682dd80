import { agentPhone, logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test.describe('addresses', () => {
  test('lead to their pages, and an unknown one says so and offers the way back', async ({ page }) => {
    for (const [path, target] of [
      ['/', '/main/writepaper'],
      ['/main', '/main/explore'],
      ['/paper', '/paper/preview'],
      ['/home', '/home/home'],
      ['/main/unknown', '/404'],
      ['/legal/nothing', '/404'],
      ['/no/such/page', '/404'],
    ] as const) {
      await page.goto(path);
      await expect.soft(page, path).toHaveURL(target);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await expect(page.getByText('There is no such page')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Yanmo');
    await page.getByRole('link', { name: 'Back to writing' }).click();
    await expect(page).toHaveURL('/main/writepaper');
  });

  test('that need an account lead a visitor to the login page', async ({ page }) => {
    for (const path of ['/home/redemption', '/wallet/recharge', '/user/setting', '/dashboard']) {
      await page.goto(path);
      await expect.soft(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      await expect.soft(page.getByRole('heading', { name: 'Log in to Yanmo' }), path).toBeVisible();
    }
  });
});

test('a student, an agent and an operator each find their entries in the account menu, and the operator’s page opens for one only', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const entries = ['Promotion', 'Operations config', 'Refund management', 'AIGC tasks'];
  for (const [phone, allowed, settings] of [
    [undefined, [], 'Not for this account'],
    [agentPhone, ['Promotion'], 'Not for this account'],
    [operatorPhone, entries, 'Operations config'],
  ] as const) {
    await storeSession(context, baseURL ?? '', await logInByApi(request, phone));
    await page.goto('/user/setting');
    await expect.soft(page.getByRole('heading', { level: 1, name: settings })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
    const items = page.getByRole('menuitem').filter({ hasText: new RegExp(entries.join('|')) });
    await expect.soft(items).toHaveText([...allowed]);
  }
});

test('what does not exist yet says so, over the page or at its address; what does opens beside it or as a page of its own', async ({
  page,
  account,
}) => {
  expect(account.phone).toHaveLength(11);
  await page.goto('/main/chat');
  const box = page.getByRole('dialog', { name: 'In development' });
  const close = async () => {
    await box.getByRole('button', { name: 'Got it' }).click();
    await expect(box).toBeHidden();
  };
  const later = textOf('en', 'shell', 'routes.integratedservices.title');
  await page.getByRole('complementary').getByRole('link', { name: later }).click();
  await expect(box).toContainText('contact customer service');
  await close();
  await expect(page).toHaveURL('/main/chat');
  for (const name of ['Official site', 'Join us']) {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name }).click();
    await close();
  }

  await page.getByRole('banner').getByRole('button', { name: 'My orders' }).click();
  const drawer = page.getByRole('dialog', { name: 'My work' });
  await expect(drawer.getByText('No orders yet')).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(640);
  await drawer.getByRole('tab', { name: 'My outlines' }).click();
  await expect(drawer.getByText('No outlines yet')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Redemption' }).click();
  await expect(page).toHaveURL('/home/redemption');
  await expect(drawer).toBeHidden();

  await page.goto('/main/eliteCourses');
  await expect(box).toBeVisible();
  await expect(page).toHaveURL('/main/writepaper');
});

test('a page that one comes back to still holds what was typed, and the sidebar, once collapsed, stays so', async ({
  page,
}) => {
  await page.goto('/main/writepaper');
  const title = page.getByRole('textbox', { name: /^Title of (your|the) paper/ });
  await title.fill('The night buses of Leeds');
  const tabs = page.getByRole('navigation', { name: 'Main functions' });
  await tabs.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
  await expect(title).toBeHidden();
  await tabs.getByRole('link', { name: 'Write a paper' }).click();
  await expect(title).toHaveValue('The night buses of Leeds');

  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
});
