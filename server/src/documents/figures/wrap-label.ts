import type { Language } from '@yanmo/contract/languages';
import { isEastAsian, isSquare, type Typeface, textWidth } from './text-widths.ts';

export interface Label {
  lines: string[];
  /** Of the widest line. */
  width: number;
  height: number;
  typeface: Typeface;
}

/** Line distance in em: Chinese needs more air than Latin. */
export const lineHeight = (typeface: Typeface): number =>
  (isEastAsian(typeface.language) ? 1.4 : 1.25) * typeface.sizePt;

/** Marks that may not begin a line, and those that may not end one. */
const closing = /^[，。、；：？！）》〉」』】〕’”…—～％·,.;:?!)\]}%»ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]$/u;
const opening = /^[（《〈「『【〔‘“([{«¿¡]$/u;
/** A word longer than this may be parted: a whole title without a blank is no word. */
const longestWord = 4;

/** How a text breaks when each line takes what it can; `wrapLabel` gives as many lines, but more even ones. */
export function fillLines(text: string, maximumWidth: number, typeface: Typeface): string[] {
  return fill(unitsOf(text, maximumWidth, typeface), maximumWidth);
}

/** Lines of about the same length, none wider than `maximumWidth`. */
export function wrapLabel(text: string, maximumWidth: number, typeface: Typeface): Label {
  const units = unitsOf(text, maximumWidth, typeface);
  const widthOf = (line: string): number => textWidth(line, typeface);
  const filled = fill(units, maximumWidth);
  let narrow = maximumWidth / Math.max(1, filled.length) / 2;
  let wide = maximumWidth;
  let lines = filled;
  // As many lines as must be, each as short as can be: a last line of one character looks like a mistake.
  for (let step = 0; step < 12 && filled.length > 1; step += 1) {
    const middle = (narrow + wide) / 2;
    const tried = fill(units, middle);
    if (tried.length <= filled.length && tried.every((line) => widthOf(line) <= middle + 0.01)) {
      lines = tried;
      wide = middle;
    } else narrow = middle;
  }
  return {
    lines,
    width: Math.max(0, ...lines.map(widthOf)),
    height: lines.length * lineHeight(typeface),
    typeface,
  };
}

interface Unit {
  text: string;
  width: number;
  /** Of the blanks at its end, which a line does not show. */
  blankWidth: number;
}

function fill(units: readonly Unit[], maximumWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const unit of units) {
    if (line !== '' && width + unit.width - unit.blankWidth > maximumWidth) {
      lines.push(line.trimEnd());
      line = '';
      width = 0;
    }
    line += unit.text;
    width += unit.width;
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd());
  return lines;
}

/** The pieces between which a line may break. */
function unitsOf(text: string, maximumWidth: number, typeface: Typeface): Unit[] {
  const words = splitWords(text.replace(/\s+/gu, ' ').trim(), typeface);
  return bindMarks(words)
    .flatMap((unit) =>
      textWidth(unit.trimEnd(), typeface) > maximumWidth ? cut(unit, maximumWidth, typeface) : [unit],
    )
    .map((unit) => {
      const width = textWidth(unit, typeface);
      return { text: unit, width, blankWidth: width - textWidth(unit.trimEnd(), typeface) };
    });
}

/** Making one costs more than all the labels of a figure. */
const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: Language, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** Closing marks with what stands before them, opening ones with what follows. */
function bindMarks(words: readonly string[]): string[] {
  const units: string[] = [];
  let holdsNext = false;
  for (const word of words) {
    const isBound = closing.test(word) || word === ' ' || holdsNext;
    if (isBound && units.length > 0) units[units.length - 1] += word;
    else units.push(word);
    holdsNext = opening.test(word);
  }
  return units;
}

function splitWords(text: string, { language }: Typeface): string[] {
  const segmenter = segmenterOf(language, 'word');
  const words: string[] = [];
  let latin = '';
  const flush = (): void => {
    if (latin !== '') words.push(...latin.split(/(?<=[-/‐])(?=\p{L})/u));
    latin = '';
  };
  for (const { segment } of segmenter.segment(text)) {
    const isWide = [...segment].some((character) => isSquare(character, language));
    if (segment === ' ') {
      flush();
      words.push(segment);
    } else if (!isWide) latin += segment;
    else {
      flush();
      words.push(...([...segment].length > longestWord ? [...segment] : [segment]));
    }
  }
  flush();
  return words;
}

/** Through the middle of a word that no line can hold; marks stay with their letters as long as a line can hold these. */
function cut(unit: string, maximumWidth: number, typeface: Typeface): string[] {
  const letters = [...segmenterOf(typeface.language, 'grapheme').segment(unit)].map(({ segment }) => segment);
  const bound = bindMarks(letters);
  const fits = bound.every((part) => textWidth(part, typeface) <= maximumWidth);
  const pieces: string[] = [];
  let piece = '';
  for (const part of fits ? bound : letters) {
    if (piece !== '' && textWidth(piece + part, typeface) > maximumWidth) {
      pieces.push(piece);
      piece = part;
    } else piece += part;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
