import type { Page } from '@playwright/test';
import { callApi, hasStoredSession, logInByApi, storeSession } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { expect, messageOf, test } from './test.ts';

interface Session {
  id: string;
  current: boolean;
}

function ended(page: Page) {
  return page.getByRole('dialog', { name: 'You have been logged out' });
}

/** Waits for the account itself: a session that ends while the page still asks for it is noticed before the reload. */
async function openKnownUser(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse('**/api/ai-paper/user/info');
  await page.goto(path);
  await (await known).finished();
}

test.describe('a session', () => {
  test('ends when its user logs out, in the browser and on the server', async ({ page, context, request, account }) => {
    await page.goto('/main/chat');
    await page.getByRole('button', { name: 'Account menu' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await reloaded;
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'My orders' })).toBeHidden();
    expect(await hasStoredSession(context)).toBe(false);
    const answer = await request.get('/api/ai-paper/user/info', {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(answer.status()).toBe(401);
  });

  test('that ran out in the browser leads to the login page, and from there back', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const account = await logInByApi(request);
    await storeSession(context, baseURL ?? '', { ...account, expiredTimestamp: Date.now() - 1_000 });
    await page.goto('/user/userInfo?from=mail');
    await expect(page).toHaveURL('/login?redirect=%2Fuser%2FuserInfo%3Ffrom%3Dmail');
    await expect(messageOf(page, 'Token expired, please log in again')).toBeVisible();
    expect(await hasStoredSession(context)).toBe(false);
    await LoginForm.onPage(page).logIn(account.phone);
    await expect(page).toHaveURL('/user/userInfo?from=mail');
  });

  test('that the server no longer knows opens the login dialog, and the page goes on after it', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const account = await logInByApi(request);
    await storeSession(context, baseURL ?? '', { ...account, token: 'no-session-has-this-token' });
    await page.goto('/user/userInfo');
    const form = LoginForm.inDialog(page);
    await expect(form.frame.getByRole('alert')).toHaveText('Login expired, please log in again!');
    expect(await hasStoredSession(context)).toBe(false);
    await form.logIn(account.phone);
    await expect(form.frame).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
  });

  test('ended from another device asks: stay on the page, or log in again', async ({ page, request, account }) => {
    await openKnownUser(page, '/main/writepaper');
    // A page that is open asks for its news, and may hear of the end before it is loaded again.
    await page.goto('about:blank');
    const other = await logInByApi(request, account.phone);
    const sessions = await callApi<Session[]>(request, 'GET', '/api/auth/sessions', { token: other.token });
    const first = sessions.find(({ current }) => !current);
    await callApi(request, 'DELETE', `/api/auth/sessions/${first?.id}`, { token: other.token });

    await page.goto('/main/writepaper');
    await expect(ended(page)).toContainText('You have been logged out. Cancel to stay on this page, or log in again.');
    await ended(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(ended(page)).toBeHidden();
    await expect(page).toHaveURL('/main/writepaper');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('replaced by the sixth login says so, and logging in again reloads the page', async ({
    page,
    context,
    request,
    account,
  }) => {
    await openKnownUser(page, '/main/writepaper');
    await page.goto('about:blank');
    for (let login = 0; login < 5; login += 1) await logInByApi(request, account.phone);

    await page.goto('/main/writepaper');
    await expect(ended(page)).toContainText('Your account logged in elsewhere');
    const reloaded = page.waitForEvent('load');
    await ended(page).getByRole('button', { name: 'Log in again' }).click();
    await reloaded;
    expect(await hasStoredSession(context)).toBe(false);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('whose user cannot be read shows the error and leads to the login page', async ({ page, context, account }) => {
    expect(account.token).not.toBe('');
    const failure = { code: 500, message: '', error: 'internal', request_id: 'r1' };
    await page.route('**/api/ai-paper/user/info', (route) => route.fulfill({ status: 500, json: failure }));
    // The message goes by itself after some seconds, which a slow page may need to load.
    await Promise.all([expect(messageOf(page, 'Has Error')).toBeVisible(), page.goto('/user/promotion')]);
    await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fpromotion');
    expect(await hasStoredSession(context)).toBe(false);
  });
});
