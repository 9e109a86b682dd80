import type { Language, Localized } from '@yanmo/contract/languages';

const below: Localized = { zh: '小于', en: 'below ', es: 'menos de ', ja: '＜' };
const above: Localized = { zh: '大于', en: 'above ', es: 'más de ', ja: '＞' };
const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((sign, at) => [sign, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][at] ?? sign]),
);

/** What is left of such signs where no markup is: between words they compare as well. */
export const sayBare = (text: string, language: Language): string =>
  text.replace(/\s*<\s*/gu, below[language]).replace(/\s*>\s*/gu, above[language]);

/**
 * Signs between numbers that draft text has other uses for, said otherwise: left out with its marks, “<30” would become “30”, and “10^6”
 * another number.
 */
export function sayComparisons(text: string, language: Language): string {
  if (!/[<>^*]/u.test(text)) return text;
  return text
    .replace(/<=|=</gu, '≤')
    .replace(/>=|=>/gu, '≥')
    .replace(/<\s*(?=[-−]?[\d.\p{Sc}])/gu, below[language])
    .replace(/>\s*(?=[-−]?[\d.\p{Sc}])/gu, above[language])
    .replace(/(?<=[\p{L}\d)）])\^(-?\d+)/gu, (_whole, power: string) =>
      [...power].map((sign) => superscripts[sign]).join(''),
    )
    .replace(/(?<=\d)\s?\*\s?(?=\d)/gu, '×');
}
