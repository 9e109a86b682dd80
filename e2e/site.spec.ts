import { callApi, logInByApi, operatorPhone } from './accounts.ts';
import { launchService } from './launch-program.ts';
import { test as base, expect, messageOf } from './test.ts';
import { textOf } from './texts.ts';

/** A service of its own: on the suite's, a maintenance would refuse what every other test writes. */
const test = base.extend<object, { ownSite: { url: string } }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const service = await launchService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

interface Setting {
  key: string;
  revision: number;
}

test('a maintenance is announced, refuses what a student writes while the rest is there to read, and ends', async ({
  page,
  request,
  account,
}) => {
  const { token } = await logInByApi(request, operatorPhone);
  const setMaintenance = async (value: object | null) => {
    const path = '/api/ai-paper/admin/settings';
    const { settings } = await callApi<{ settings: Setting[] }>(request, 'GET', path, { token });
    const revision = settings.find(({ key }) => key === 'maintenance')?.revision;
    await callApi(request, 'POST', path, { token, data: { key: 'maintenance', revision, value } });
  };
  const notice = page.getByRole('complementary', { name: 'Site notice' }).getByRole('status');
  const userName = page.getByRole('textbox', { name: 'User name' });
  const save = page.getByRole('button', { name: 'Save' });

  await setMaintenance({ starts_at: new Date(Date.now() - 60_000).toISOString() });
  await page.goto('/user/userInfo');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('customer service can download it for you');
  await expect(page.getByRole('timer')).toContainText(/10:5\d:\d\d/);
  await expect(page.getByText(`${account.phone.slice(0, 3)}****${account.phone.slice(-4)}`).first()).toBeVisible();
  await userName.fill('Li Lei');
  await save.click();
  await expect(messageOf(page, /Reading and downloads go on/).first()).toBeVisible();
  await expect(userName).toHaveValue('Li Lei');

  await setMaintenance(null);
  await save.click();
  await expect(messageOf(page, 'Profile saved')).toBeVisible();
  await page.reload();
  await expect(userName).toHaveValue('Li Lei');
  await expect(notice).toBeHidden();
});

test('a page that a search engine found says what it is before any script, and opens in that language', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/main/explore?lang=es', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/main/explore?lang=es" />`);
  expect(html).toContain(`hreflang="ja" href="${baseURL}/main/explore?lang=ja"`);
  const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await (await request.get(picture)).body()).subarray(1, 4).toString()).toBe('PNG');

  await page.goto('/main/explore?lang=ja');
  await expect(
    page.getByRole('heading', { level: 1, name: textOf('ja', 'shell', 'routes.explore.title') }),
  ).toBeVisible();
  // The pages behind it go on in that language.
  await page.goto('/main/aitools');
  await expect(
    page.getByRole('heading', { level: 1, name: textOf('ja', 'shell', 'routes.aitools.title') }),
  ).toBeVisible();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/main/explore?lang=ja</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
