import type { Layout } from '../layout/laid.ts';
import { pointsPerMm, textWidthMm, widthEm } from '../layout/measures.ts';

/** A header is one line, whatever the title's length: a second one would run into the text below. */
export function shortenForHeader({ template }: Layout, text: string): string {
  const lineEm = (textWidthMm(template) * pointsPerMm) / template.styles.header.sizePt;
  return shorten(text, lineEm * 0.85);
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function shorten(text: string, ems: number): string {
  if (widthEm(text) <= ems) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthEm(kept + segment) > ems - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
