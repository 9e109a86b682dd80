import { logInByApi } from './accounts.ts';
import { checkedLanguages, expectPageAccessible } from './axe.ts';
import { orderDownload } from './orders.ts';
import { createOutline } from './outlines.ts';
import { moveTo } from './pages.ts';
import { test } from './paper-test.ts';
import { PreviewPage } from './preview-page.ts';
import { expect } from './test.ts';

test.use({ locale: 'zh-CN' });

test('a delivered paper is read page by page, searched, enlarged, and looked at from all sides', async ({
  page,
  ownPaper: { number, title },
}) => {
  const preview = new PreviewPage(page, 'zh', title);
  const { viewer, pageField } = preview;
  // A link that has run out is replaced without a word.
  let asked = 0;
  await page.route('**/api/ai-paper/files/**', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 404, contentType: 'application/json', body: '{"code":404}' });
    else await route.continue();
  });
  await preview.open(number);
  await expect(preview.page(1)).toBeVisible();
  expect(asked).toBe(2);
  const pages = viewer.getByRole('region', { name: preview.text('viewer.pages') });

  await viewer.getByRole('button', { name: preview.text('viewer.goToPage', { page: 3 }) }).click();
  await expect(preview.page(3)).toBeInViewport();
  await expect(pageField).toHaveValue('3');
  await pages.focus();
  await page.keyboard.press('Home');
  await expect(pageField).toHaveValue('1');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('数字化转型');
  const search = viewer.locator('search');
  await expect(search).toContainText(/1 \/ \d\d/);
  await search.getByRole('textbox').press('Enter');
  await expect(search).toContainText(/2 \/ \d\d/);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  const zoom = viewer.getByLabel(preview.pattern('viewer.zoom.now'));
  const readZoom = async () => Number.parseInt(await zoom.innerText(), 10);
  await pages.focus();
  await page.keyboard.press('Control+0');
  const [before, width] = [await readZoom(), (await preview.page(1).boundingBox())?.width ?? 0];
  await page.keyboard.press('Control+=');
  await expect.poll(readZoom).toBeGreaterThan(before);
  await expect.poll(async () => (await preview.page(1).boundingBox())?.width ?? 0).toBeGreaterThan(width);

  await page.getByRole('tab', { name: preview.text('tab.certificate') }).click();
  await expect(page.getByRole('heading', { name: preview.text('measure.length.name') })).toBeVisible();
  await page.getByRole('tab', { name: preview.text('tab.statement') }).click();
  await expect(page.getByRole('button', { name: preview.text('statement.copy') })).toBeVisible();
  await page.getByRole('tab', { name: preview.text('tab.references') }).click();
  await expect(page).toHaveURL(new RegExp(`order=${number}&tab=references`));
  await expect(page.locator('main ol li').filter({ hasText: '数字化转型与中小企业绩效关系研究' })).toBeVisible();
});

test('the order of another account is not there', async ({ page, account, request }) => {
  const other = await logInByApi(request);
  const { key1 } = await createOutline(request, other);
  const number = await orderDownload(request, other, key1);
  expect(other.phone).not.toBe(account.phone);
  const preview = new PreviewPage(page, 'zh', '');
  await preview.open(number);
  await expect(page.getByRole('heading', { name: preview.text('preview.absentTitle') })).toBeVisible();
});

for (const { language, locale, looks } of checkedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, colorScheme: looks.schemes?.[0] ?? 'light' });

    test('on the pages of a delivered paper nothing serious is found, and nothing is too wide', async ({
      page,
      ownPaper: { number, title },
    }) => {
      const preview = new PreviewPage(page, language, title);
      await preview.open(number);
      await expect(preview.page(1)).toBeVisible();
      await preview.viewer.getByRole('button', { name: preview.text('viewer.search.open') }).click();
      await expectPageAccessible(page, 'the viewer', { isFirst: true, ...looks });
      for (const tab of ['references', 'certificate', 'statement'] as const) {
        await page.getByRole('tab', { name: preview.text(`tab.${tab}`) }).click();
        await expect(page.getByRole('tabpanel', { name: preview.text(`tab.${tab}`) })).toContainText(/\S{30}/);
        await expectPageAccessible(page, tab, { isFirst: false, ...looks });
      }
      for (const path of ['/main/readpaper', '/main/amendpaper']) {
        await moveTo(page, `${path}?order=${number}`);
        await expect(
          page
            .getByRole('main')
            .getByText(/\S{40}/)
            .first(),
        ).toBeVisible();
        await expectPageAccessible(page, path, { isFirst: false, ...looks });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('nothing of a delivered paper is wider than the screen, and the thumbnails are in a drawer', async ({
    page,
    ownPaper: { number, title },
  }) => {
    const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    const preview = new PreviewPage(page, 'zh', title);
    await preview.open(number);
    await expect(preview.page(1)).toBeVisible();
    const box = await preview.page(1).boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(340);
    await preview.viewer.getByRole('button', { name: preview.text('viewer.side.toggle') }).click();
    const drawer = page.getByRole('dialog', { name: preview.text('viewer.side.label') });
    await drawer.getByRole('button', { name: preview.text('viewer.goToPage', { page: 2 }) }).click();
    await expect(drawer).toBeHidden();
    await expect(preview.pageField).toHaveValue('2');
    expect(await readWidth()).toBe(375);

    for (const tab of ['references', 'certificate', 'statement'] as const) {
      await page.getByRole('tab', { name: preview.text(`tab.${tab}`) }).click();
      await expect(page.getByRole('tabpanel', { name: preview.text(`tab.${tab}`) })).toContainText(/\S/);
      expect(await readWidth(), tab).toBe(375);
    }
    for (const path of ['/main/readpaper', '/main/amendpaper']) {
      await moveTo(page, `${path}?order=${number}`);
      await expect(
        page
          .getByRole('main')
          .getByText(/\S{40}/)
          .first(),
      ).toBeVisible();
      expect(await readWidth(), path).toBe(375);
    }
  });
});
