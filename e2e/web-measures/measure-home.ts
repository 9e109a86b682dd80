import type { Browser } from '@playwright/test';
import { launchService } from '../launch-program.ts';
import { launchChromium, openSlowPhone } from './slow-phone.ts';

/** The first page as a visitor's slow phone gets it. One line of JSON: what each visit came to, as it opens and after scrolling to its end. */
const visits = 3;

async function visit(browser: Browser, url: string) {
  const { context, page, read, slowDown } = await openSlowPhone(browser, url);
  await slowDown();
  await page.goto('/main/writepaper');
  await page.waitForLoadState('networkidle');
  const opened = await read();
  for (let isAtEnd = false; !isAtEnd; ) {
    isAtEnd = await page.evaluate(() => {
      scrollBy(0, 500);
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    });
    await page.waitForTimeout(250);
    if (isAtEnd) {
      await page.waitForLoadState('networkidle');
      isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    }
  }
  const scrolled = await read();
  await context.close();
  return { opened, scrolled };
}

const { url, stop } = await launchService();
const browser = await launchChromium();
try {
  const all = [];
  for (let count = 0; count < visits; count += 1) all.push(await visit(browser, url));
  process.stdout.write(`${JSON.stringify(all)}\n`);
} finally {
  await browser.close();
  await stop();
}
