import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Asked {
  /** All of them where none is named. */
  rules?: string[];
  within?: string;
}

async function findSerious(page: Page, { rules, within }: Asked): Promise<string[]> {
  // The builder sends axe, half a megabyte, twice for every analysis; a page that has it needs it no more.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    // Passed checks are thousands and nobody reads them; the pages have no frames that would need a second page to gather in.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  if (rules) builder.withRules(rules);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
}

/**
 * In the light; and in the dark what depends on it. `within` leaves out what was looked at elsewhere: the frame, which is
 * the same around all pages, and the page under a dialog.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within }: Pick<Asked, 'within'> = {},
): Promise<void> {
  const place = within === undefined ? {} : { within };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findSerious(page, place), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // Colours on their way from one scheme to the other are of neither.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );
  expect.soft(await findSerious(page, { ...place, rules: ['color-contrast'] }), `${what}, dark`).toEqual([]);
}
