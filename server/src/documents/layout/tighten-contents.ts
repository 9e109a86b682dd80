import type { Template } from '../templates/template.ts';
import type { ContentsEntry } from './laid.ts';
import { lineDistancePt, pointsPerMm, textHeightMm, textWidthMm, widthEm } from './measures.ts';

/** Fewer lines than this on the last page of the contents look like an oversight. */
const fewestLines = 8;
const tightestPercent = 56;

/**
 * What the distances between the lines of the contents are multiplied with, so that its last page does not hold a line or two;
 * 1 where it need not be, or where it would not help.
 */
export function tightenContents(entries: readonly ContentsEntry[], template: Template): number {
  const usual = fill(entries, template, 1);
  if (usual.pages < 2 || usual.lastLines >= fewestLines) return 1;
  for (let percent = 98; percent >= tightestPercent; percent -= 2) {
    if (fill(entries, template, percent / 100).pages < usual.pages) return percent / 100;
  }
  return 1;
}

function fill(
  entries: readonly ContentsEntry[],
  template: Template,
  spacing: number,
): { pages: number; lastLines: number } {
  const { partTitle } = template.styles;
  const heightPt = textHeightMm(template) * pointsPerMm;
  const widthPt = textWidthMm(template) * pointsPerMm;
  let y = partTitle.beforePt + lineDistancePt(partTitle, template.language) + partTitle.afterPt;
  let pages = 1;
  let lastLines = 0;
  for (const { level, number, gap, text } of entries) {
    const style = template.styles[`contents${level}`];
    const distance = lineDistancePt(style, template.language);
    const leading = Math.max(0, distance - style.sizePt);
    // The page number and a few dots stand on the same line.
    const room = widthPt / style.sizePt - style.leftChars - 3;
    const lines = Math.max(1, Math.ceil(widthEm(`${number ?? ''}${gap}${text}`) / room));
    const height = style.sizePt + (lines - 1) * distance;
    const above = (style.beforePt + leading) * spacing;
    if (y + above + height > heightPt) {
      pages += 1;
      lastLines = 0;
      y = height;
    } else y += above + height;
    lastLines += lines;
  }
  return { pages, lastLines };
}
