import { errorMessages } from '@yanmo/contract/error-messages';
import { OutlineDesk } from './outline-desk.ts';
import { createOutline } from './outlines.ts';
import { expect, messageOf, test } from './test.ts';

test('the drawer lists outlines five a page, selects one at a time, and opens it; a download asks to be paid', async ({
  page,
  account,
  request,
}) => {
  const subjects = ['trams', 'ferries', 'bicycles', 'night buses', 'car sharing', 'footpaths'];
  const titles = subjects.map((subject) => `The effect of ${subject} on access to work`);
  for (const title of titles) await createOutline(request, account, { title });
  const newest = titles.at(-1) ?? '';

  const desk = new OutlineDesk(page);
  await page.goto('/main/explore');
  await desk.openDrawer();
  const { drawer } = desk;
  const entries = drawer.getByRole('listitem');
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText(newest);
  await expect(entries.first()).toContainText(desk.text('list.status.SUCCEEDED'));

  const view = drawer.getByRole('button', { name: desk.text('list.view') });
  await expect(view).toBeDisabled();
  await entries.first().getByRole('checkbox').check();
  await entries.nth(1).getByRole('checkbox').click();
  await expect(messageOf(page, desk.text('list.onlyOne'))).toBeVisible();
  await expect(entries.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(entries.first().getByRole('checkbox')).toBeChecked();

  await drawer.getByRole('button', { name: desk.text('list.download') }).click();
  await expect(messageOf(page, errorMessages.outline_download_unpaid.en)).toBeVisible();

  await drawer.getByRole('button', { name: desk.text('list.page.number', { page: 2 }) }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(titles[0] ?? '');
  await expect(view).toBeDisabled();

  await entries.getByRole('checkbox').check();
  await view.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible();
  await expect(desk.heading(1)).not.toBeEmpty();
});
