import type { Page } from '@playwright/test';

/**
 * The words of a page that are cut: text that begins inside a box which hides what leaves it, and leaves it. What scrolls, what is there
 * for screen readers alone, and what names its whole text as a title is left out; so is a line of which nothing is shown, such as the
 * tabs of a row that has no room for them.
 */
export async function findClippedTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const slackPx = 1.5;
    // Between the lines of a font and its letters.
    const leadingPx = 4;
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const own = node.parentElement;
      if (words === '' || !own || own.closest('script, style, noscript, select, svg, canvas, [title]')) continue;
      if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
        const { clipPath, position, overflowX, overflowY } = getComputedStyle(box);
        if (clipPath !== 'none' || scrolls(overflowX) || scrolls(overflowY)) break;
        const edge = box.getBoundingClientRect();
        if (hides(overflowX) || hides(overflowY)) {
          if (edge.width <= 1 || edge.height <= 1) break;
          const isGone =
            text.left >= edge.right || text.right <= edge.left || text.top >= edge.bottom || text.bottom <= edge.top;
          if (isGone) break;
          const isCut =
            (hides(overflowX) && (text.right > edge.right + slackPx || text.left < edge.left - slackPx)) ||
            (hides(overflowY) && (text.bottom > edge.bottom + leadingPx || text.top < edge.top - leadingPx));
          if (isCut) {
            found.add(`${own.tagName.toLowerCase()}.${own.className} “${words.slice(0, 50)}”`);
            break;
          }
        }
        if (position === 'fixed') break;
      }
    }
    return [...found];
  });
}
