import { randomBytes } from 'node:crypto';
import type { Claim } from '@yanmo/contract/growth';
import { callApi, logInByApi, newPhone, operatorPhone } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

const text = (key: string, values?: Readonly<Record<string, string | number>>) => textOf('en', 'growth', key, values);
const shell = (key: string, values?: Readonly<Record<string, string | number>>) => textOf('en', 'shell', key, values);

/** A picture of one dot that no other test sends. */
function newScreenshot(): Buffer {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(dot, 'base64'), randomBytes(16)]);
}

test('a link that is shared brings a student, and its owner a coupon', async ({ page, browser, baseURL, account }) => {
  await page.goto('/main/explore');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('topBar.share') })
    .click();
  const dialog = page.getByRole('dialog', { name: text('share.title') });
  const field = dialog.getByRole('textbox', { name: text('share.ownLink') });
  await expect(field).toHaveValue(/\/#inv_code=\w+$/);
  const link = await field.inputValue();
  await expect(dialog.getByRole('img', { name: text('share.qr') })).toBeVisible();

  const friend = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const visit = await friend.newPage();
  await visit.goto(link);
  const phone = newPhone();
  await (await LoginForm.open(visit)).logIn(phone);
  await expect(visit.getByRole('banner').getByRole('button', { name: shell('topBar.account') })).toBeVisible();
  await friend.close();

  await page.reload();
  const told = messageOf(page, shell('growth.news.invites', { count: 1 }));
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: shell('growth.news.open') }).click();
  const coupons = page.getByRole('dialog', { name: shell('names.coupons') });
  await expect(coupons.getByRole('article')).toContainText(textOf('en', 'coupons', 'kind.PLAGIARISM_CHECK.name'));
  await expect(coupons.getByRole('article')).toContainText('10,000');
  await page.keyboard.press('Escape');
  await expect(coupons).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('topBar.share') })
    .click();
  await expect(dialog.getByRole('list', { name: text('invites.recent') })).toContainText(
    text('invites.phone', { end: phone.slice(-2) }),
  );
  expect(account.phone).not.toBe(phone);
});

test('who is not logged in shares the site’s link, and is offered an own one', async ({ page }) => {
  await page.goto('/main/explore');
  const share = page.getByRole('banner').getByRole('button', { name: shell('topBar.share') });
  await share.click();
  const dialog = page.getByRole('dialog', { name: text('share.title') });
  await expect(dialog.getByRole('textbox', { name: text('share.siteLink') })).toHaveValue(
    `${new URL(page.url()).origin}/`,
  );
  await dialog.getByRole('button', { name: text('share.logIn') }).click();
  await LoginForm.inDialog(page).logIn(newPhone());
  await expect(dialog.getByRole('textbox', { name: text('share.ownLink') })).toHaveValue(/inv_code=/);
});

test('a screenshot waits for the operator, whose answer reaches the student', async ({ page, account, request }) => {
  const operator = await logInByApi(request, operatorPhone);
  const api = '/api/ai-paper';
  const ownClaims = async () =>
    (await callApi<{ claims: Claim[] }>(request, 'GET', `${api}/coupon/claims`, { token: account.token })).claims;
  const decide = async (decision: 'APPROVE' | 'REJECT', note = '') => {
    const id = (await ownClaims())[0]?.id;
    await callApi(request, 'POST', `${api}/admin/claims`, { data: { id, decision, note }, token: operator.token });
  };
  await page.goto('/main/explore');
  const open = page.getByRole('banner').getByRole('button', { name: shell('topBar.gift') });
  const dialog = page.getByRole('dialog', { name: text('gift.title') });
  async function send() {
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'liked.png', mimeType: 'image/png', buffer: newScreenshot() },
    });
    await expect(dialog.getByText(text('shot.ready'))).toBeVisible();
    await dialog.getByRole('button', { name: text('gift.submit') }).click();
    await expect(dialog.getByRole('note')).toContainText(/being reviewed/);
  }

  await open.click();
  await dialog.getByRole('radio', { name: /^Douyin/ }).check();
  await dialog.getByRole('radio', { name: /^30% off/ }).check();
  await dialog.getByRole('button', { name: text('gift.submit') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(text('gift.needShot'));
  await send();
  await decide('REJECT', 'The follow is not to be seen <b>');
  await page.reload();
  const refused = messageOf(page, shell('growth.news.rejected', { name: 'Douyin' }));
  await refused.getByRole('button', { name: shell('growth.news.open') }).click();
  const coupons = page.getByRole('dialog', { name: shell('names.coupons') });
  await expect(coupons.getByRole('note')).toContainText('The follow is not to be seen <b>');
  await coupons.getByRole('button', { name: text('claims.again') }).click();
  await expect(dialog.getByRole('radio', { name: /^Douyin/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^30% off/ }).check();
  await send();
  await decide('APPROVE');
  await page.reload();
  const granted = messageOf(page, shell('growth.news.approved', { name: 'Douyin', figure: '30%' }));
  await granted.getByRole('button', { name: shell('growth.news.open') }).click();
  await expect(coupons.getByRole('article')).toContainText('30%');
  await expect(coupons.getByRole('article')).toContainText('Douyin');
});
