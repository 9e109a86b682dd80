import type { Page } from '@playwright/test';

/**
 * Texts of a page whose colour is too near to what lies behind them, by the rule of WCAG AA: from each text up to the first
 * surface that nothing shines through. axe asks the browser for every point what lies over what, which takes most of its
 * time, a second a page and scheme; it does so in the soak.
 */
export async function findFaintTexts(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    interface Colour {
      red: number;
      green: number;
      blue: number;
      alpha: number;
    }
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const readColour = (text: string): Colour => {
      const found = known.get(text);
      if (found || !canvas) return found ?? { red: 0, green: 0, blue: 0, alpha: 0 };
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const colour = { red, green, blue, alpha: alpha / 255 };
      known.set(text, colour);
      return colour;
    };
    const lay = (top: Colour, under: Colour): Colour => {
      const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
      return {
        red: mix(top.red, under.red),
        green: mix(top.green, under.green),
        blue: mix(top.blue, under.blue),
        alpha: 1,
      };
    };
    const channel = (value: number) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const luminance = ({ red, green, blue }: Colour) =>
      0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

    /** What lies behind an element; null where a picture does, whose colours are those of its points. */
    const surfaceBehind = (element: Element): Colour | null => {
      const layers: Colour[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        if (backgroundImage !== 'none') return null;
        const colour = readColour(backgroundColor);
        if (colour.alpha > 0) layers.push(colour);
        if (colour.alpha === 1) break;
      }
      const ground = { red: 255, green: 255, blue: 255, alpha: 1 };
      return layers.reduceRight((under, top) => lay(top, under), ground);
    };
    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let one: Element | null = element; one; one = one.parentElement) {
        opacity *= Number(getComputedStyle(one).opacity);
      }
      return opacity;
    };

    const faint: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      for (const element of [root, ...root.querySelectorAll('*')]) {
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent?.trim() ?? '')
          .join(' ')
          .trim();
        if (!/[\p{L}\p{N}]/u.test(text)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.closest('[disabled], [aria-disabled="true"], [data-disabled], :disabled, svg, canvas')) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) continue;
        const style = getComputedStyle(element);
        const surface = surfaceBehind(element);
        if (!surface) continue;
        const own = readColour(style.color);
        // Text that is there to be selected, over a picture of itself.
        if (own.alpha === 0) continue;
        const ink = lay({ ...own, alpha: own.alpha * opacityOf(element) }, surface);
        const [light = 0, dark = 0] = [luminance(ink), luminance(surface)].sort((one, other) => other - one);
        const contrast = (light + 0.05) / (dark + 0.05);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (contrast < (isLarge ? 3 : 4.5) - 0.005) faint.push(`${contrast.toFixed(2)} “${text.slice(0, 60)}”`);
      }
    }
    return faint;
  }, within);
}
