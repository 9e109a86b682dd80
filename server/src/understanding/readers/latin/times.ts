import type { Context } from '../../title-reading.ts';

const year = String.raw`(?:1[0-9]|20)\d{2}`;
const years = String.raw`${year}s?(?:\s?[-–—/]\s?(?:${year}|\d{2}|present|actualidad))?`;

/** "(1609)", ", 1945–1960" at the end: when, not what. */
const bracketedTime = new RegExp(String.raw`\s*\((?:c\.\s?|ca\.\s?)?(${years})\)|,\s+(${years})(?=\s*$|\s*:)`, 'gu');
export const bareYears = new RegExp(String.raw`(?<![\p{L}\p{N}])${years}(?![\p{L}\p{N}])`, 'u');

/** "(Barcelona, 1919)": where and when. */
const bracketedPlace = new RegExp(String.raw`\s*\((\p{Lu}[\p{L} .’'-]{2,30}),\s*(${years})\)`, 'gu');

/** Takes the years that stand apart from a title, and leaves the rest. */
export function takeTimes(title: string, times: Context[]): string {
  const plain = title.replace(bracketedPlace, (_, place: string, when: string) => {
    times.push({ text: place, kind: 'place' }, { text: when, kind: 'time' });
    return '';
  });
  return plain.replace(bracketedTime, (_, bracketed?: string, trailing?: string) => {
    times.push({ text: bracketed ?? trailing ?? '', kind: 'time' });
    return '';
  });
}
