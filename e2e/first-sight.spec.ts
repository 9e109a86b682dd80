import type { Locator, Page } from '@playwright/test';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

const places = ['brand', 'entry', 'current', 'notice', 'title', 'tagline', 'sheet'] as const;
type Place = (typeof places)[number];

/** Where things stand before the program is there, and where it puts them. */
const drawn = (page: Page): Record<Place, Locator> => ({
  brand: page.locator('.fs-brand > span'),
  entry: page.locator('.fs-side a').last(),
  current: page.locator('.fs-side .fs-current'),
  notice: page.locator('.fs-notice > span'),
  title: page.locator('.fs-title h1'),
  tagline: page.locator('.fs-title p'),
  sheet: page.locator('.fs-list, .fs-sheet'),
});

function shown(page: Page, language: 'zh' | 'es'): Record<Place, Locator> {
  const heading = page.getByRole('heading', { level: 1 });
  const side = page.getByRole('complementary').getByRole('link');
  return {
    brand: page.getByRole('banner').getByRole('link').first().locator('span'),
    entry: side.last(),
    current: page.getByRole('complementary').locator('[aria-current="page"]'),
    notice: page.getByText(textOf(language, 'shell', 'mobileNotice.text')),
    title: heading,
    tagline: heading.locator('xpath=following-sibling::p'),
    sheet: heading.locator('xpath=../following-sibling::*[1]'),
  };
}

/** The left and upper edge of what can be seen; what is under the heading may be as high as it likes. */
async function edgesOf(all: Record<Place, Locator>): Promise<Partial<Record<Place, { x: number; y: number }>>> {
  const edges: Partial<Record<Place, { x: number; y: number }>> = {};
  for (const place of places) {
    const box = (await all[place].isVisible()) ? await all[place].boundingBox() : null;
    if (box) edges[place] = { x: Math.round(box.x), y: Math.round(box.y) };
  }
  return edges;
}

for (const [width, language, locale] of [
  [412, 'zh', 'zh-CN'],
  [1440, 'es', 'es-ES'],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 823 }, locale });

    test('what is drawn with the first answer stands where the page stands', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
      for (const path of ['/admin/orders', '/wallet/recharge']) {
        const letThrough = await holdBack(page, '**/assets/index-*.js');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(drawn(page).title).toBeVisible();
        // Its style sheets have come by now, and moved nothing.
        await page.waitForFunction(() => [...document.styleSheets].filter(({ href }) => href !== null).length > 2);
        const before = await edgesOf(drawn(page));
        letThrough();
        await expect(page.locator('.first-sight')).toHaveCount(0);
        await expect(shown(page, language).sheet).toBeVisible();
        const after = await edgesOf(shown(page, language));
        await page.unrouteAll({ behavior: 'wait' });
        expect(Object.keys(before).length, path).toBeGreaterThan(4);
        for (const place of places) expect.soft(before[place], `${path} ${place}`).toEqual(after[place]);
      }
    });
  });
}

test('what every page asks for is asked once, before the program has come', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:user|home)\/info$/.test(pathname)) calls.push(pathname);
  });
  await page.goto('/wallet/recharge');
  const name = textOf('en', 'shell', 'topBar.account');
  await expect(page.getByRole('button', { name }).locator('svg')).toHaveCount(0);
  await expect(page.getByRole('region', { name: textOf('en', 'shell', 'banner.label') })).toBeVisible();
  expect(calls.toSorted()).toEqual(['/api/ai-paper/home/info', '/api/ai-paper/user/info']);
});
