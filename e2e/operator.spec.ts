import type { APIRequestContext } from '@playwright/test';
import { callApi, logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

const settings = (key: string, values?: Record<string, string | number>) => textOf('en', 'settings', key, values);

async function quoteOf(request: APIRequestContext): Promise<number> {
  const query = 'order_type=PAPER_VOCATIONAL&word_count=2000&pay_type=PAY_ALL&is_reduce_aigc=false';
  const path = `/api/ai-paper/paper/predict_price?${query}`;
  return (await callApi<{ original_amount: number }>(request, 'GET', path)).original_amount;
}

test('the operator changes a price after looking at the difference, and takes it back', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
  const before = await quoteOf(request);
  await page.goto('/user/setting');
  const price = page.getByRole('textbox', { name: 'Vocational' }).first();
  await price.fill('0');
  await page.getByRole('button', { name: settings('review', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog', { name: settings('diff.title') });
  await dialog.getByRole('button', { name: settings('save') }).click();
  await expect(page.getByRole('alert').first()).toContainText('at least 1 fen');
  expect(await quoteOf(request)).toBe(before);

  await price.fill('7.50');
  await page.getByRole('button', { name: settings('review', { count: 1 }) }).click();
  await expect(dialog).toContainText('¥6.00');
  await expect(dialog).toContainText('¥7.50');
  await dialog.getByRole('button', { name: settings('save') }).click();
  await expect(page.getByRole('region', { name: settings('changed') })).toContainText('¥7.50');
  await expect.poll(() => quoteOf(request)).toBe(1_500);

  await page.getByRole('button', { name: settings('undo'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: settings('undo'), exact: true })
    .click();
  await expect(messageOf(page, settings('undone'))).toBeVisible();
  await expect.poll(() => quoteOf(request)).toBe(before);
});
