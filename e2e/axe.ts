import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import { findClippedTexts } from './clipped-texts.ts';
import { findFaintTexts } from './faint-texts.ts';
import { expect } from './test.ts';

const narrowest = 360;
/** Where columns and the frame change; the soak looks for cut words on each of them. */
const widths = [768, 992, 1440];

type Scheme = 'light' | 'dark';

const isSoak = Boolean(process.env.YANMO_SOAK);
const bothSchemes: readonly Scheme[] = ['light', 'dark'];

interface Looks {
  /** In none only what depends on the language: cut words, and what is too wide. */
  schemes?: readonly Scheme[];
}

/** A page's structure and colours are the same in every language: the soak looks at them in all, in the light and in the dark. */
export const checkedLanguages: readonly { language: Language; locale: string; looks: Looks }[] = [
  { language: 'zh', locale: 'zh-CN', looks: {} },
  { language: 'en', locale: 'en-US', looks: isSoak ? {} : { schemes: [] } },
  ...(isSoak
    ? ([
        { language: 'es', locale: 'es-ES', looks: {} },
        { language: 'ja', locale: 'ja-JP', looks: {} },
      ] as const)
    : []),
];

const contrast = 'color-contrast';

interface Asked {
  /** All of them where none is named. */
  rules?: string[];
  within?: string | undefined;
}

async function findSerious(page: Page, { rules, within }: Asked): Promise<string[]> {
  // The builder sends axe, half a megabyte, twice for every analysis; a page that has it needs it no more.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    // Passed checks are thousands and nobody reads them; the pages have no frames that would need a second page to gather in.
    .options({ resultTypes: ['violations'], ...(isSoak ? {} : { rules: { [contrast]: { enabled: false } } }) })
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
 * In the first scheme everything; in the other what depends on it. `within` leaves out what was looked at elsewhere: the frame, which is
 * the same around all pages, and the page under a dialog.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, schemes = bothSchemes }: Pick<Asked, 'within'> & Looks = {},
): Promise<void> {
  for (const scheme of schemes) {
    await showIn(page, scheme);
    expect.soft(await findFaintTexts(page, within ?? 'body'), `${what}, ${scheme}`).toEqual([]);
    if (scheme === schemes[0]) expect.soft(await findSerious(page, { within }), `${what}, by axe`).toEqual([]);
    else if (isSoak) {
      expect.soft(await findSerious(page, { within, rules: [contrast] }), `${what}, ${scheme}, by axe`).toEqual([]);
    }
  }
}

async function showIn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Colours on their way from one scheme to the other are of neither.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );
}

/**
 * The frame is looked at once; what a page has beyond its own part is its title and language. On the narrowest screen it
 * must do without scrolling sideways, and on none are words cut.
 */
export async function expectPageAccessible(
  page: Page,
  what: string,
  { isFirst, ...looks }: Looks & { isFirst: boolean },
): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', /\S/);
  await expectAccessible(page, what, { ...looks, ...(isFirst ? {} : { within: 'main' }) });
  const size = page.viewportSize();
  await expectWholeWords(page, what, [size?.width ?? narrowest, ...(isSoak ? widths : []), narrowest]);
  await expect
    .soft(async () => expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(narrowest))
    .toPass({ timeout: 20_000 });
  if (size) await page.setViewportSize(size);
}

/** Words that are on their way to their place are waited for. */
export async function expectWholeWords(page: Page, what: string, onWidths: readonly number[]): Promise<void> {
  for (const width of onWidths) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .soft(async () => expect(await findClippedTexts(page), `${what} at ${width}`).toEqual([]))
      .toPass({ timeout: 20_000 });
  }
}
