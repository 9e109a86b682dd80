import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import { type Account, storeSession } from '../accounts.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
/** Below it letters begin to blur; above it a picture costs half as much again. */
const webpQuality = 0.42;

export interface Size {
  width: number;
  height: number;
  /** What of its size is drawn. */
  scale: number;
}

export interface Opened {
  context: BrowserContext;
  page: Page;
  /** Blank, and without the site's policy. */
  encoder: Page;
}

export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Opening {
  url: string;
  as: Account | null;
  language: Language;
  size: Size;
  scheme?: Scheme;
}

/** A browser of somebody who has been here before: no notice, no button and no message lies over the pages. */
export async function openCamera(browser: Browser, { url, as, language, size, scheme }: Opening): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.scale,
    colorScheme: scheme ?? schemes[0],
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'yanmo_language', value: language, url }]);
  const page = await context.newPage();
  await page.goto('/404');
  await page.evaluate(() => {
    localStorage.setItem('yanmo_chat_button', 'hidden');
    localStorage.setItem('yanmo_gift_offered', 'yes');
    sessionStorage.setItem('yanmo_mobile_notice_dismissed', 'yes');
  });
  if (as) await storeSession(context, url, as);
  return { context, page, encoder: await context.newPage() };
}

/** A page that follows something is never quiet, and pages of a long file far below stay grey: after this it is taken as it is. */
const settleMs = 5_000;
const drawnMs = 90_000;

export async function settle(page: Page): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.querySelectorAll('.mantine-Skeleton-root[data-visible]').length === 0);
  };
  await Promise.race([settled(), page.waitForTimeout(settleMs)]);
}

/** The page itself, and not what stands in its place while it is on its way; however busy the machine is. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#content h1') !== null &&
      document.querySelectorAll('#content [aria-busy="true"], #content .mantine-Skeleton-root[data-visible]').length ===
        0,
    undefined,
    { timeout: drawnMs },
  );
}

/** The browser draws PNG; another page of it makes the picture small enough for the first look at a page. */
export async function savePicture({ page, encoder }: Opened, file: string, clip: Clip): Promise<void> {
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
