import type { Language } from '@yanmo/contract/languages';

/** Characters for zh and ja, words for en and es. */
function piecesOf(text: string, language: Language): string[] {
  return language === 'zh' || language === 'ja'
    ? [...text.replace(/[\p{P}\s]/gu, '')]
    : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Long texts repeat more by their length alone. */
const windowUnits = 150;

/** rep-4: the share of four-grams that stood before. */
export function repetition4(text: string, language: Language): number {
  const units = piecesOf(text, language);
  const seen = new Set<string>();
  const total = Math.max(0, units.length - 3);
  for (let index = 0; index < total; index += 1) seen.add(units.slice(index, index + 4).join(' '));
  return total === 0 ? 0 : 1 - seen.size / total;
}

/** The mean over windows of equal length; null for a text that fills none. */
export function repetitionInWindows(text: string, language: Language): number | null {
  const pieces = piecesOf(text, language);
  const rates: number[] = [];
  for (let from = 0; from + windowUnits <= pieces.length; from += windowUnits) {
    const window = pieces.slice(from, from + windowUnits);
    const grams = Array.from({ length: windowUnits - 3 }, (_, index) => window.slice(index, index + 4).join(' '));
    rates.push(1 - new Set(grams).size / grams.length);
  }
  return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
