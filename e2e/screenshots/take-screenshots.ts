import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import { type Language, languages } from '@yanmo/contract/languages';
import { logInByApi, operatorPhone } from '../accounts.ts';
import { findChromium } from '../chromium.ts';
import { launchService } from '../launch-program.ts';
import { OrderPanel } from '../order-panel.ts';
import { OutlinePages } from '../outline-pages.ts';
import { textOf } from '../texts.ts';
import { type Clip, type Opened, openCamera, savePicture, schemes, settle } from './camera.ts';
import { prepareSubject, type Subject } from './subjects.ts';
import { takePages } from './take-pages.ts';

/**
 * npm run screenshots: the pictures of the guide and of the home page, in every language and both schemes, and those of every page
 * for docs/pictures.md. With names of languages after it only the guide of those; with `pages` only the pages.
 */
const folder = fileURLToPath(new URL('../../web/src/domain/site/screens/', import.meta.url));
/** A desk's window, drawn 960 px wide; and a phone's, of which a part is seen close up. The web knows both sizes. */
const wide = { width: 1280, height: 800, scale: 0.75 };
const near = { width: 480, height: 1_000, scale: 1.25 };
const nearHeight = 400;

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
        // On a fast machine it is there before anyone has seen it being written. The form has a sample with chapters of its own.
        await page
          .getByRole('region', { name: text('outlines', 'editor.sheet'), exact: true })
          .getByText(chapterNumber(language, [2]))
          .first()
          .waitFor();
        await page.evaluate(() => window.scrollTo(0, 0));
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

async function takeGuide(browser: Browser, url: string, language: Language): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const subject = await prepareSubject(api, language);
  const desk = await openCamera(browser, { url, as: subject.account, language, size: wide });
  for (const [name, open] of wideShots(subject, language)) {
    await open(desk.page);
    // What is being written would be written by the time that nothing is on its way any more.
    if (name !== 'outline') await settle(desk.page);
    await saveBoth(desk, language, name, { x: 0, y: 0, width: wide.width, height: wide.height });
  }
  await desk.context.close();
  const phone = await openCamera(browser, { url, as: subject.account, language, size: near });
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
    await saveBoth(phone, language, name, { x: 0, y: Math.max(0, top - 24), width: near.width, height: nearHeight });
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
    await savePicture(opened, path.join(folder, `${language}-${scheme}`, `${name}.webp`), clip);
  }
  await page.emulateMedia({ colorScheme: schemes[0], reducedMotion: 'reduce' });
}

async function takeEveryPage(browser: Browser, url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url });
  const subjects = { zh: await prepareSubject(api, 'zh'), en: await prepareSubject(api, 'en') };
  await takePages(browser, url, { subjects, operator: await logInByApi(api, operatorPhone) });
  await api.dispose();
}

const asked = process.argv.slice(2);
const isAsked = (what: string) => asked.length === 0 || asked.includes(what);
const { url, stop } = await launchService();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const language of languages) if (isAsked(language)) await takeGuide(browser, url, language);
  if (isAsked('pages')) await takeEveryPage(browser, url);
} finally {
  await browser.close();
  await stop();
}
