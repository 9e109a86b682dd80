import type { Language } from '@yanmo/contract/languages';
import { cleanText } from '../clean-text.ts';
import { grey, hairline, ink } from './figure-look.ts';
import { type FontKind, isSquare, type Typeface, textWidth } from './text-widths.ts';
import { type Label, lineHeight } from './wrap-label.ts';

/** Lengths are points with two digits: finer than any printer, and the same text on every machine. */
export const length = (value: number): string => String(Math.round(value * 100) / 100 + 0);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string =>
  cleanText(text).replace(/[&<>"]/gu, (character) => escapes[character] ?? character);

/**
 * First what Word has, then what the PDF embeds. Latin and East Asian text name their fonts apart: where one list served both,
 * a program would choose the fallback for Chinese by itself.
 */
const latinFonts: Readonly<Record<FontKind, string>> = {
  serif: "'Times New Roman', Tinos, serif",
  sans: "Arial, 'Noto Sans SC', sans-serif",
};
const eastAsianFonts: Readonly<Record<FontKind, Readonly<Record<Language, string>>>> = {
  serif: {
    zh: "SimSun, 'Noto Serif SC', serif",
    en: "SimSun, 'Noto Serif SC', serif",
    es: "SimSun, 'Noto Serif SC', serif",
    ja: "'MS Mincho', 'Noto Serif JP', serif",
  },
  sans: {
    zh: "SimHei, 'Noto Sans SC', sans-serif",
    en: "SimHei, 'Noto Sans SC', sans-serif",
    es: "SimHei, 'Noto Sans SC', sans-serif",
    ja: "'MS Gothic', 'Noto Sans SC', sans-serif",
  },
};

/** From the middle of a line to its baseline, in em; Chinese characters and capitals both look centred with it. */
const baseline = 0.36;

export type TextAnchor = 'start' | 'middle' | 'end';

/** One line of text around `y` as its middle. */
export function svgText(text: string, x: number, y: number, anchor: TextAnchor, typeface: Typeface): string {
  const { font, language, sizePt } = typeface;
  // Placed by our own measure at its begin: programs differ in how they anchor a text of several fonts.
  const width = textWidth(text, typeface);
  const begin = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  let at = begin;
  // Each font begins at a place of its own: Typst sets what shares a place in one font, the first that has all of it.
  const parts = fontRuns(text, language).map(({ run, isEastAsian }) => {
    const family = isEastAsian ? eastAsianFonts[font][language] : latinFonts[font];
    const part = `<tspan x="${length(at)}" font-family="${family}">${escapeXml(run)}</tspan>`;
    at += textWidth(run, typeface);
    return part;
  });
  return `<text x="${length(begin)}" y="${length(y + baseline * sizePt)}" font-size="${length(sizePt)}" xml:space="preserve">${parts.join('')}</text>`;
}

function fontRuns(text: string, language: Language): { run: string; isEastAsian: boolean }[] {
  const runs: { run: string; isEastAsian: boolean }[] = [];
  for (const character of text) {
    const isEastAsian = isSquare(character, language);
    const last = runs.at(-1);
    if (last && (last.isEastAsian === isEastAsian || character === ' ')) last.run += character;
    else runs.push({ run: character, isEastAsian });
  }
  return runs;
}

/** The lines of a label in an area, in its middle from top to bottom. */
export function svgLabel(
  label: Label,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  align: 'centre' | 'left' | 'right',
): string {
  const step = lineHeight(label.typeface);
  const top = y + (height - label.lines.length * step) / 2;
  const [at, anchor] = ({ centre: [x + width / 2, 'middle'], left: [x, 'start'], right: [x + width, 'end'] } as const)[
    align
  ];
  return label.lines
    .map((line, index) => svgText(line, at, top + (index + 0.5) * step, anchor, label.typeface))
    .join('');
}

export type Paint = 'white' | 'grey' | 'black' | 'none';
const paints: Readonly<Record<Paint, string>> = { white: '#fff', grey, black: ink, none: 'none' };

export interface StrokeOptions {
  fill?: Paint;
  dash?: string;
  width?: number;
  stroke?: 'ink' | 'grey' | 'none';
}

export function strokeAttributes({
  fill = 'none',
  dash,
  width = hairline,
  stroke = 'ink',
}: StrokeOptions = {}): string {
  const line =
    stroke === 'none' ? 'stroke="none"' : `stroke="${stroke === 'ink' ? ink : grey}" stroke-width="${length(width)}"`;
  return `fill="${paints[fill]}" ${line}${dash ? ` stroke-dasharray="${dash}"` : ''}`;
}

export const svgPath = (d: string, options?: StrokeOptions): string => `<path d="${d}" ${strokeAttributes(options)}/>`;

export const svgLine = (x1: number, y1: number, x2: number, y2: number, options?: StrokeOptions): string =>
  svgPath(`M${length(x1)} ${length(y1)}L${length(x2)} ${length(y2)}`, options);

export function svgRect(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  options?: StrokeOptions,
  radius = 0,
): string {
  const corner = radius > 0 ? ` rx="${length(radius)}"` : '';
  return `<rect x="${length(x)}" y="${length(y)}" width="${length(width)}" height="${length(height)}"${corner} ${strokeAttributes(options)}/>`;
}

/** The whole picture. Half a line's width around it keeps lines on its edge from being cut. */
export function svgDocument(width: number, height: number, content: string, title: string): string {
  const edge = 1;
  const [w, h] = [width + 2 * edge, height + 2 * edge];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${length(w)}pt" height="${length(h)}pt" ` +
    `viewBox="${-edge} ${-edge} ${length(w)} ${length(h)}"><title>${escapeXml(title)}</title>${content}</svg>`
  );
}
