import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './model-test.ts';
import { OrderPanel } from './order-panel.ts';
import { browserLocale } from './outline-flows.ts';
import { buyPaper, shortPaper } from './papers.ts';
import { expect } from './test.ts';

/** The whole paper is waited for. */
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
  const id = (await writing.getAttribute('data-section')) ?? '';
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
    await expect(tab.getByRole('button', { name: open })).toBeVisible();
    await expect(sheetOf(tab)).toHaveCount(0);
  }
});
