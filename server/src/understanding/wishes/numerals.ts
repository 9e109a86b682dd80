/** Words for the numbers that chapters have, in four languages. */
const words: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:一|one|first|un[oa]?|primer[oa]?)$/iu],
  [2, /^(?:二|两|兩|two|second|dos|segund[oa])$/iu],
  [3, /^(?:三|three|third|tres|tercer[oa]?)$/iu],
  [4, /^(?:四|four|fourth|cuatro|cuart[oa])$/iu],
  [5, /^(?:五|five|fifth|cinco|quint[oa])$/iu],
  [6, /^(?:六|six|sixth|seis|sext[oa])$/iu],
  [7, /^(?:七|seven|seventh|siete|séptim[oa])$/iu],
  [8, /^(?:八|eight|eighth|ocho|octav[oa])$/iu],
  [9, /^(?:九|nine|ninth|nueve|noven[oa])$/iu],
  [10, /^(?:ten|tenth|diez|décim[oa])$/iu],
  [11, /^(?:eleven|eleventh|once)$/iu],
  [12, /^(?:twelve|twelfth|doce)$/iu],
];

/** What stands for a number in a pattern; holds no group. */
export const numberWords =
  '(?:\\d{1,2}|[０-９]{1,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二两兩三四五六七八九]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)';
export const ordinalWords =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[1-9](?:st|nd|rd|th)|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|[1-9]\\.?[ºª])';

export function findNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const digits = /^\d{1,2}/u.exec(plain);
  if (digits) return Number(digits[0]) || null;
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/u.exec(plain);
  if (tens) return ((tens[1] && findNumber(tens[1])) || 1) * 10 + ((tens[2] && findNumber(tens[2])) || 0);
  return words.find(([, word]) => word.test(plain))?.[0] ?? null;
}
