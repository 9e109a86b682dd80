import type { Language, Localized } from '@yanmo/contract/languages';
import { replaceOwnFigures } from '../../../text/own-results.ts';

const missing: Localized = {
  zh: '[待补充数据: 数值]',
  en: '[your data: figure]',
  es: '[Datos por aportar: cifra]',
  ja: '[要データ: 数値]',
};

/**
 * Nobody has gathered data: a number that a sentence gives as the paper's own finding becomes a gap for the student, unless
 * the sentence cites a work or the student gave that number.
 */
export function createFigureGaps(language: Language, given: string): (sentence: string) => string {
  const known = new Set(given.match(/\d+(?:[.,]\d+)*/gu));
  const keep = (number: string) => known.has(number);
  return (sentence) =>
    /\[@W\d+\]/u.test(sentence)
      ? sentence
      : replaceOwnFigures(sentence, language, { instead: missing[language], keep });
}

/** A value alone in its cell: a decimal, a percentage. */
const value = /^[-−]?\d*[.,]\d+\*{0,3}$|^\d+(?:[.,]\d+)?\s*[%％]$/u;
/** Columns whose decimals nobody measured. */
const named =
  /版本|编号|序号|章|节|version|number|chapter|section|versión|número|capítulo|apartado|バージョン|番号|章|節/iu;

/**
 * The same for a row of a table, by the head of each column: a value without a work beside it is a finding that nobody
 * made. The first cell says what the row is about.
 */
export function createCellGaps(language: Language, given: string) {
  const known = new Set(given.match(/\d+(?:[.,]\d+)*/gu));
  return (cells: readonly string[], head: readonly string[]): string[] => {
    if (cells.some((cell) => /\[@W\d+\]/u.test(cell))) return [...cells];
    return cells.map((cell, index) => {
      const isFinding = index > 0 && value.test(cell.trim()) && !named.test(head[index] ?? '');
      return isFinding && !known.has(cell.match(/\d*(?:[.,]\d+)|\d+/u)?.[0] ?? '') ? missing[language] : cell;
    });
  };
}
