import { OrderPanel } from './order-panel.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline } from './outlines.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

test('the drawer lists outlines five a page, selects one at a time, and opens it; a download asks to be paid', async ({
  page,
  account,
  request,
}) => {
  const create = (subject: string) =>
    createOutline(request, account, { title: `The effect of ${subject} on access to work` });
  const { title: oldest } = (await create('trams')).form;
  await Promise.all(['ferries', 'bicycles', 'night buses', 'car sharing'].map(create));
  const { title: newest } = (await create('footpaths')).form;

  const outlines = new OutlinePages(page);
  await page.goto('/main/explore');
  await outlines.openDrawer();
  const { drawer } = outlines;
  const entries = drawer.getByRole('listitem');
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText(newest);
  await expect(entries.first()).toContainText(outlines.text('list.status.SUCCEEDED'));

  const view = drawer.getByRole('button', { name: outlines.text('list.view') });
  await expect(view).toBeDisabled();
  await entries.first().getByRole('checkbox').check();
  await entries.nth(1).getByRole('checkbox').click();
  await expect(messageOf(page, outlines.text('list.onlyOne'))).toBeVisible();
  await expect(entries.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(entries.first().getByRole('checkbox')).toBeChecked();

  await drawer.getByRole('button', { name: outlines.pattern('list.downloadFor') }).click();
  const { panel } = new OrderPanel(page);
  await expect(panel).toContainText(newest);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('button', { name: textOf('en', 'shell', 'pages.number', { page: 2 }) }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(oldest);
  await expect(view).toBeDisabled();

  await entries.getByRole('checkbox').check();
  await view.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
  await expect(outlines.heading(1)).not.toBeEmpty();
});
