import { type Language, languages } from '@yanmo/contract/languages';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

const htmlLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };
const ownNames: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' };

test('the language of a first visit is the one of the browser, or English where we do not speak that', async ({
  page,
  context,
}) => {
  // A browser of each language would fetch and compile the whole program anew.
  const browser = await context.newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const [locale, language] of [
    ['zh-TW', 'zh'],
    ['es-MX', 'es'],
    ['ja-JP', 'ja'],
    ['fr-FR', 'en'],
  ] as const) {
    await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
    await context.clearCookies();
    await page.goto('/main/explore');
    const title = textOf(language, 'shell', 'routes.explore.title');
    await expect.soft(page.getByRole('heading', { level: 1, name: title }), locale).toBeVisible();
    await expect.soft(page.locator('html')).toHaveAttribute('lang', htmlLanguage[language]);
    await expect.soft(page).toHaveTitle(`${title} · ${textOf(language, 'shell', 'brand')}`);
  }
  await browser.detach();
});

test('a visitor switches between Chinese and English in the top bar, and the choice stays', async ({ page }) => {
  await page.goto('/main/explore');
  const group = page.getByRole('banner').getByRole('group', { name: 'Language' });
  await expect(group.getByRole('button')).toHaveText(['中文', 'English', 'Español', '日本語']);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Show the QR code “Customer service”' })).toBeVisible();
  await group.getByRole('button', { name: '中文' }).click();
  await expect(messageOf(page, textOf('zh', 'shell', 'language.switched'))).toBeVisible();
  // What the server names in one language comes anew.
  await expect(footer.getByRole('button', { name: '显示“联系客服”的二维码' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('zh', 'shell', 'routes.explore.title'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(messageOf(page, 'Switch Language Success')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
});

test('a user chooses among all four in the account menu', async ({ page, account }) => {
  expect(account.phone).toHaveLength(11);
  await page.goto('/main/plagiarismCheck');
  let current: Language = 'en';
  for (const language of [...languages.filter((one) => one !== 'en'), 'en'] as Language[]) {
    await page.getByRole('button', { name: textOf(current, 'shell', 'topBar.account') }).click();
    const menu = page.getByRole('menu');
    for (const one of languages) await expect(menu.getByText(ownNames[one], { exact: true })).toBeVisible();
    await menu.getByText(ownNames[language], { exact: true }).click();
    const title = textOf(language, 'shell', 'routes.plagiarismCheck.title');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage[language]);
    await expect(menu).toBeHidden();
    current = language;
  }
});

test('the server’s messages come in the language of the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '中文' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: textOf('zh', 'shell', 'topBar.login') })
    .click();
  const dialog = page.getByRole('dialog', { name: textOf('zh', 'accounts', 'login.title') });
  await dialog.getByRole('textbox', { name: textOf('zh', 'accounts', 'login.phone') }).fill('13700000001');
  const code = dialog.getByRole('textbox', { name: textOf('zh', 'accounts', 'login.smsCode') });
  await code.fill('000000');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: textOf('zh', 'accounts', 'login.submit'), exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/验证码/);
});
