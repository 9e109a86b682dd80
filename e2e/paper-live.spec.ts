import type { Page } from '@playwright/test';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { test } from './model-test.ts';
import { OrderPanel } from './order-panel.ts';
import { browserLocale } from './outline-flows.ts';
import { buyPaper, shortPaper, waitForDelivery } from './papers.ts';
import { expect, messageOf } from './test.ts';
import { textOf } from './texts.ts';

/** The whole paper is waited for. */
test.describe.configure({ timeout: 180_000 });
test.use({ locale: browserLocale.zh });

const title = '夜间公交对轮班工人通勤的影响研究';

function sheetOf(page: Page) {
  const orders = new OrderPanel(page, 'zh');
  return orders.dialog('progress').getByRole('region', { name: orders.text('live.sheet') });
}

async function watch(page: Page, number: string): Promise<void> {
  const orders = new OrderPanel(page, 'zh');
  await page.goto('/main/explore');
  await orders.openDrawer();
  await orders
    .entry(number)
    .getByRole('button', { name: orders.text('item.progress') })
    .click();
  await expect(sheetOf(page)).toBeVisible();
}

test('a paper is watched while it is written: the text grows, and a reload or another tab shows the same and more', async ({
  page,
  context,
  account,
  request,
  double,
}) => {
  // Every section stops in its middle, and what follows them too: nothing that is watched is over before it was looked at.
  await double.behave({ name: 'held', task: 'section' });
  await double.script(['review', 'abstract'].map((task) => ({ name: 'held', task })));
  const number = await buyPaper(request, account, { form: { ...shortPaper, title, language: 'zh' } });
  await watch(page, number);
  const writing = sheetOf(page)
    .locator('[data-state="WRITING"]')
    .filter({ hasText: /\S{30}/ })
    .first();
  const id = (await writing.getAttribute('data-section', { timeout: 30_000 })) ?? '';
  const sectionOn = (tab: Page) => sheetOf(tab).locator(`[data-section="${id}"]`);
  const readOn = async (tab: Page) => ((await sectionOn(tab).textContent()) ?? '').replace(/\s+/gu, ' ').trim();
  const seen = await readOn(page);

  await page.reload();
  await expect(sectionOn(page)).toContainText(seen);
  const other = await context.newPage();
  await watch(other, number);
  await expect(sectionOn(other)).toContainText(seen);
  await expectAccessible(other, 'the live view', { within: '[role="dialog"]' });
  await other.setViewportSize({ width: 375, height: 667 });
  await expect(sheetOf(other)).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  const shown = await readOn(page);
  await double.release();
  for (const tab of [page, other]) {
    await expect.poll(async () => (await readOn(tab)).length).toBeGreaterThan(shown.length);
    expect(await readOn(tab)).toContain(seen);
  }

  await double.reset();
  // At its end the dialog closes in every tab, with the way to the paper in a message.
  const open = new OrderPanel(page, 'zh').text('delivered.open');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: open })).toBeVisible({ timeout: 90_000 });
    await expect(sheetOf(tab)).toHaveCount(0);
  }
});

test('a paper that could not be made stands on the operator’s list with its cause, and is tried once more from there', async ({
  page,
  context,
  account,
  request,
  baseURL,
  double,
}) => {
  // A key that the provider does not take is no fault that waiting mends: the paper fails at once.
  await double.behave({ name: 'unauthorized', task: 'section' });
  const number = await buyPaper(request, account, { form: { ...shortPaper, title, language: 'zh' } });
  const failed = (key: string, values?: Record<string, string>) => textOf('zh', 'admin', `failed.${key}`, values);
  const retry = page.getByRole('button', { name: failed('retryNamed', { number }) });
  await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
  await page.goto('/admin/failed');
  await expect(async () => {
    await page.reload();
    await expect(retry).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('row').filter({ has: retry })).toContainText(failed('states.WAITING'));
  await double.reset();
  await retry.click();
  await expect(messageOf(page, failed('retried'))).toBeVisible();
  await expect(retry).toHaveCount(0);
  await waitForDelivery(request, account, number, 90_000);
});
