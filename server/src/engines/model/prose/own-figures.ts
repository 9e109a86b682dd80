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
