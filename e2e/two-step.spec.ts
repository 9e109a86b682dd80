import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { grantPermission } from './accounts.ts';
import { expect, messageOf, test } from './test.ts';

/** What an authenticator shows for a secret at an instant (RFC 6238). */
function authenticatorCode(secret: string, atMs: number): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function confirmPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Full phone number' }).fill(phone);
  await page.getByRole('button', { name: /^(Send code|Resend)/ }).click();
  await page.getByRole('button', { name: 'Fill in' }).click();
}

test('an agent turns two-step verification on and off, each time with a code sent to the phone', async ({
  page,
  account,
}) => {
  await grantPermission(account.phone, 'AGENT');
  await page.goto('/user/userInfo');
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'SMS code' })).toHaveAccessibleDescription(/Enter the 6-digit code/);
  await page.getByRole('textbox', { name: 'Full phone number' }).fill('13600000000');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('textbox', { name: 'Full phone number' })).toHaveAttribute('aria-invalid', 'true');
  await confirmPhone(page, account.phone);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('img', { name: 'QR code for two-step verification' })).toBeVisible();
  const secret =
    (await page
      .locator('code')
      .filter({ hasText: /^[A-Z2-7]{32}$/ })
      .textContent()) ?? '';
  const code = page.getByRole('textbox', { name: 'Authenticator code' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription(/The authenticator code is not right/);
  const confirmedAtMs = Date.now();
  await code.fill(authenticatorCode(secret, confirmedAtMs));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(messageOf(page, 'Two-step verification is on')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await confirmPhone(page, account.phone);
  // A code works once; the next one counts already.
  await code.fill(authenticatorCode(secret, confirmedAtMs + 30_000));
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(messageOf(page, 'Two-step verification is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on two-step verification' })).toBeVisible();
});
