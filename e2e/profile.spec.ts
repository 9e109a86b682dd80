import { callApi, hasStoredSession, logInByApi } from './accounts.ts';
import { expect, messageOf, test } from './test.ts';

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('my profile', () => {
  test('keeps a new name, takes a picture and gives it back, ends the session of a device, and gives all that is held as a zip', async ({
    page,
    request,
    account,
  }) => {
    const other = await logInByApi(request, account.phone);
    await page.goto('/user/userInfo');
    await expect(page.getByText(`${account.phone.slice(0, 3)}****${account.phone.slice(-4)}`).first()).toBeVisible();
    const userName = page.getByRole('textbox', { name: 'User name' });
    await userName.fill('  ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(userName).toHaveAccessibleDescription(/Enter a user name/);
    await userName.fill('墨 O’Neill 😀');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('李雷');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messageOf(page, 'Profile saved')).toBeVisible();
    await page.reload();
    await expect(userName).toHaveValue('墨 O’Neill 😀');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('李雷');

    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expect(messageOf(page, 'Picture updated')).toBeVisible();
    const shown = page.getByRole('main').getByRole('img', { name: /Picture of/ });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await input.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
    await expect(messageOf(page, 'This file is not a supported picture')).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(messageOf(page, 'Picture removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeHidden();

    const devices = page.getByRole('listitem').filter({ hasText: 'Last used' });
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: /^End session on/ }).click();
    await page.getByRole('dialog', { name: 'End this session?' }).getByRole('button', { name: 'End session' }).click();
    await expect(messageOf(page, 'The session has ended')).toBeVisible();
    await expect(devices).toHaveCount(1);
    await expect(page.getByText('No other device is logged in.')).toBeVisible();
    const answer = await request.get('/api/ai-paper/user/info', {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect((await answer.json()).code).toBe(50008);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await expect(page.getByRole('link', { name: 'Download zip' })).toBeVisible();
  });

  test('deletes the account for good', async ({ page, context, request, account }) => {
    await page.goto('/user/userInfo');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the account' });
    const phone = dialog.getByRole('textbox', { name: 'Full phone number' });
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await phone.fill('13600000000');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill(account.phone);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByRole('button', { name: 'Fill in' }).click();
    await dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).check();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(messageOf(page, 'The account was deleted')).toBeVisible();
    await expect(page).toHaveURL('/main/writepaper');
    expect(await hasStoredSession(context)).toBe(false);
    const answer = await request.get('/api/ai-paper/user/info', {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(answer.status()).toBe(401);

    // The phone is free again, for a new account that knows nothing of the old one.
    await callApi(request, 'POST', '/api/auth/sms', { data: { phone: account.phone } });
    const { sms_code } = await callApi<{ sms_code: string }>(request, 'GET', `/api/dev/sms?phone=${account.phone}`);
    const login = await callApi<{ is_new: boolean }>(request, 'POST', '/api/auth/login/phone', {
      data: { phone: account.phone, sms_code },
    });
    expect(login.is_new).toBe(true);
  });
});
