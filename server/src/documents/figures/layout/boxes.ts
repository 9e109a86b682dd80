import type { Typeface } from '../text-widths.ts';
import { fillLines, type Label, wrapLabel } from '../wrap-label.ts';
import type { Box } from './figure-layout.ts';

export const paddingX = 8;
export const paddingY = 5;

export interface SizedBox {
  label: Label;
  width: number;
  height: number;
  shape: Box['shape'];
}

/** A box of the given width, as high as its words need. */
export function sizeBox(text: string, width: number, typeface: Typeface, shape: Box['shape'] = 'box'): SizedBox {
  if (shape === 'diamond') return sizeDiamond(text, width, typeface);
  const label = wrapLabel(text, width - 2 * paddingX, typeface);
  return { label, width, height: label.height + 2 * paddingY, shape };
}

/** A rectangle fits into a diamond when its shares of both axes together are at most one. */
function sizeDiamond(text: string, width: number, typeface: Typeface): SizedBox {
  const label = wrapLabel(text, width * 0.56, typeface);
  const share = Math.min(0.62, Math.max(0.3, (label.width + 6) / width));
  return { label, width, height: (label.height + 2) / (1 - share), shape: 'diamond' };
}

/** The narrowest width from `minimum` to `maximum` that keeps every text within `lines` lines. */
export function commonWidth(
  texts: readonly string[],
  typeface: Typeface,
  { minimum, maximum, lines }: { minimum: number; maximum: number; lines: number },
): number {
  for (let width = minimum; width < maximum; width += 6) {
    const fits = texts.every((text) => {
      const filled = fillLines(text, width - 2 * paddingX, typeface);
      return filled.length <= lines && !filled.some((line) => isTorn(line, text));
    });
    if (fits) return width;
  }
  return maximum;
}

/** Whether a line ends inside a Latin word. */
function isTorn(line: string, text: string): boolean {
  const end = text.replace(/\s+/gu, ' ').indexOf(line) + line.length;
  return /[A-Za-z]$/u.test(line) && /^[A-Za-z]/u.test(text.replace(/\s+/gu, ' ').slice(end));
}
