import type { Language } from '@yanmo/contract/languages';
import type { FontKind, Typeface } from './text-widths.ts';

/** How a template wants its figures. */
export interface FigureLook {
  language: Language;
  font: FontKind;
  /** The width of the text column. */
  widthMm: number;
  /** What a page can hold above the caption. */
  maximumHeightMm: number;
}

export const defaultLook: Omit<FigureLook, 'language'> = { font: 'serif', widthMm: 150, maximumHeightMm: 200 };

export const pointsPerMm = 72 / 25.4;

/** One size below the text of the page, as captions are. */
export const textSizePt = 10;
export const smallSizePt = 9;

export const typefaceOf = (
  { language, font }: Pick<FigureLook, 'language' | 'font'>,
  sizePt = textSizePt,
): Typeface => ({
  font,
  language,
  sizePt,
});

/** Black, white and one grey: what a copier keeps apart. */
export const ink = '#000';
export const grey = '#dcdcdc';
/** The thinnest line that office printers draw without gaps. */
export const hairline = 0.6;
