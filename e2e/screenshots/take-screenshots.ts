import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import { type Language, languages } from '@yanmo/contract/languages';
import { storeSession } from '../accounts.ts';
import { findChromium } from '../chromium.ts';
import { launchService } from '../launch-program.ts';
import { OrderPanel } from '../order-panel.ts';
import { OutlinePages } from '../outline-pages.ts';
import { textOf } from '../texts.ts';
import { prepareSubject, type Subject } from './subjects.ts';

/**
 * The pictures of the guide and of the home page (npm run screenshots): the pages themselves, in every language and both
 * schemes. With names of languages after it, only those.
 */
const folder = fileURLToPath(new URL('../../web/src/domain/site/screens/', import.meta.url));
const schemes = ['light', 'dark'] as const;
/** Below it letters begin to blur; above it a picture costs half as much again. */
const webpQuality = 0.42;
/** A desk's window, drawn 960 px wide; and a phone's, of which a part is seen close up. The web knows both sizes. */
const wide = { width: 1280, height: 800, scale: 0.75 };
const near = { width: 480, height: 400, scale: 1.25 };

async function openContext(
  browser: Browser,
  url: string,
  of: Subject,
  language: Language,
  size = wide,
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size === near ? 1_000 : size.height },
    deviceScaleFactor: size.scale,
    colorScheme: schemes[0],
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'yanmo_language', value: language, url }]);
  const page = await context.newPage();
  await page.goto('/404');
  await page.evaluate(() => {
    localStorage.setItem('yanmo_chat_button', 'hidden');
    sessionStorage.setItem('yanmo_mobile_notice_dismissed', 'yes');
  });
  await storeSession(context, url, of.account);
  return { context, page, encoder: await context.newPage() };
}

/** A page that follows something is never quiet, and pages of a long file far below stay grey: after this it is taken as it is. */
const settleMs = 5_000;

async function settle(page: Page): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.querySelectorAll('.mantine-Skeleton-root[data-visible]').length === 0);
  };
  await Promise.race([settled(), page.waitForTimeout(settleMs)]);
}

/** The browser draws PNG; another page of it makes the picture small enough for the first look at a page. */
async function save({ page, encoder }: Opened, file: string, clip: Clip): Promise<void> {
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const webp = await encoder.evaluate(
    async ({ source, quality }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png, quality: webpQuality },
  );
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, Buffer.from(webp, 'base64'));
}

interface Opened {
  context: BrowserContext;
  page: Page;
  /** Blank, and without the site's policy. */
  encoder: Page;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Shot = readonly [name: string, open: (page: Page) => Promise<void>];

/** Each brings its page to where the picture is taken. */
function wideShots(of: Subject, language: Language): Shot[] {
  const outlinesOn = (page: Page) => new OutlinePages(page, language);
  const text = (namespace: string, key: string) => textOf(language, namespace, key);
  return [
    ['title', (page) => page.goto('/main/writepaper').then(() => outlinesOn(page).title.waitFor())],
    [
      'reading',
      async (page) => {
        await outlinesOn(page).chooseVersion('v1');
        await outlinesOn(page).title.fill(of.form.title);
        await page.getByRole('combobox', { name: text('outlines', 'reading.kind'), exact: true }).waitFor();
      },
    ],
    [
      'outline',
      async (page) => {
        await outlinesOn(page).button('version.v1.submit').click();
        // On a fast machine it is there before anyone has seen it being written.
        await page
          .getByText(chapterNumber(language, [2]))
          .first()
          .waitFor();
      },
    ],
    [
      'editing',
      async (page) => {
        await outlinesOn(page).open(of.key1);
        await outlinesOn(page).heading(1, 1).click();
      },
    ],
    [
      'order',
      async (page) => {
        await outlinesOn(page).button('actions.fullText').click();
        await page.getByRole('button', { name: text('outlines', 'fullText.order'), exact: true }).click();
        await new OrderPanel(page, language).panel.getByRole('table').first().waitFor();
      },
    ],
    [
      'paper',
      async (page) => {
        await page.goto(`/paperPreview?order=${of.paper}`);
        await page.locator('canvas').first().waitFor();
      },
    ],
    ['check', (page) => page.goto(`/main/plagiarismCheck?order=${of.check}`).then(() => undefined)],
    ['reduce', (page) => page.goto(`/main/reduceRepetition?order=${of.reduction}`).then(() => undefined)],
    ['wallet', (page) => page.goto('/wallet/recharge').then(() => undefined)],
    [
      'refund',
      async (page) => {
        await new OrderPanel(page, language).openDrawer();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text('orders', 'order.refund'), exact: true })
          .last()
          .click();
        await page.getByRole('dialog', { name: text('refunds', 'dialog.title'), exact: true }).waitFor();
      },
    ],
  ];
}

function nearShots(of: Subject, language: Language): (readonly [...Shot, at: string])[] {
  const outlines = (page: Page) => new OutlinePages(page, language);
  return [
    [
      'near-title',
      async (page) => {
        await page.goto('/main/writepaper');
        await outlines(page).title.fill(of.form.title);
      },
      'form',
    ],
    [
      'near-outline',
      async (page) => {
        await outlines(page).open(of.key1);
        await outlines(page).heading(1).waitFor();
      },
      `section[aria-label="${textOf(language, 'outlines', 'editor.sheet')}"]`,
    ],
    [
      'near-paper',
      async (page) => {
        await page.goto(`/paperPreview?order=${of.paper}`);
        await page.locator('canvas').first().waitFor();
      },
      'canvas',
    ],
  ];
}

async function takeAll(browser: Browser, url: string, language: Language): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const subject = await prepareSubject(api, language);
  const desk = await openContext(browser, url, subject, language);
  for (const [name, open] of wideShots(subject, language)) {
    await open(desk.page);
    // What is being written would be written by the time that nothing is on its way any more.
    if (name !== 'outline') await settle(desk.page);
    await saveBoth(desk, language, name, { x: 0, y: 0, width: wide.width, height: wide.height });
  }
  await desk.context.close();
  const phone = await openContext(browser, url, subject, language, near);
  for (const [name, open, at] of nearShots(subject, language)) {
    await open(phone.page);
    await settle(phone.page);
    const top = await phone.page
      .locator(at)
      .first()
      .evaluate((element) => {
        scrollTo(0, 0);
        return element.getBoundingClientRect().top;
      });
    await saveBoth(phone, language, name, { x: 0, y: Math.max(0, top - 24), width: near.width, height: near.height });
  }
  await phone.context.close();
  await api.dispose();
  process.stdout.write(`took ${language}\n`);
}

async function saveBoth(opened: Opened, language: Language, name: string, clip: Clip): Promise<void> {
  const { page } = opened;
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await save(opened, path.join(folder, `${language}-${scheme}`, `${name}.webp`), clip);
  }
  await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' });
}

const asked = process.argv.slice(2);
const { url, stop } = await launchService();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const language of languages) {
    if (asked.length === 0 || asked.includes(language)) await takeAll(browser, url, language);
  }
} finally {
  await browser.close();
  await stop();
}
