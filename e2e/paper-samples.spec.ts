import { expectAccessible } from './axe.ts';
import { launchService } from './launch-program.ts';
import { PreviewPage } from './preview-page.ts';
import { test as base, expect } from './test.ts';
import { textOf } from './texts.ts';

/** A service that writes its samples when it starts; the suite's own does not, to spare every other test the company. */
const test = base.extend<object, { sampleSite: { url: string } }>({
  sampleSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const service = await launchService({ SAMPLE_PAPERS: 'on' });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ sampleSite }, use) => use(sampleSite.url),
});

test.use({ locale: 'zh-CN' });

test('a visitor sees the samples come, and opens one', async ({ page }) => {
  await page.goto('/paper/preview');
  await expect(
    page.getByRole('heading', { level: 1, name: textOf('zh', 'shell', 'routes.preview.title') }),
  ).toBeVisible();
  const sample = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(sample).toBeVisible();
  await expectAccessible(page, 'the samples', { within: 'main' });
  await page.setViewportSize({ width: 375, height: 667 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.setViewportSize({ width: 1280, height: 800 });
  const title = await sample.innerText();
  await sample.click();
  const preview = new PreviewPage(page, 'zh', title);
  await expect(preview.page(1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: preview.text('samples.back') })).toBeVisible();
});
