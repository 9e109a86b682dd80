import { type EntryLanguage, isCjk } from './entry-language.ts';
import type { Gbt7714Edition } from './gbt7714-names.ts';

/** The marks between the elements of an entry. The points that end its areas are half-width in both editions. */
export interface GbtMarks {
  comma: string;
  colon: string;
  open: string;
  close: string;
}

const halfWidth: GbtMarks = { comma: ', ', colon: ': ', open: '(', close: ')' };
const fullWidth: GbtMarks = { comma: '，', colon: '：', open: '（', close: '）' };

const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}》”」』）]';
const dividingColon = new RegExp(`(?<=${cjk}):\\s*|:\\s*(?=${cjk})`, 'gu');
const dividingSemicolon = new RegExp(`(?<=${cjk});\\s*|;\\s*(?=${cjk})`, 'gu');
const dividingComma = new RegExp(`(?<=${cjk}),\\s*(?=${cjk}|\\p{L})`, 'gu');

/** The 2025 edition writes Chinese and Japanese entries with their own full-width marks, the 2015 edition none. */
export function gbtMarks(edition: Gbt7714Edition, language: EntryLanguage): GbtMarks {
  return edition === '2025' && isCjk(language) ? fullWidth : halfWidth;
}

/**
 * A title in the marks of its edition. Only marks that divide a title are changed (colon, semicolon, brackets, and the
 * dash of a subtitle, which the standard writes as a colon); commas belong to the title's own words.
 */
export function gbtTitle(title: string, edition: Gbt7714Edition, language: EntryLanguage): string {
  if (!isCjk(language)) return title;
  const divided = title.replace(/\s*(?:——|──|--(?=\p{Script=Han}))\s*/gu, '：');
  if (edition === '2015') {
    return divided.replace(/：\s*/g, ': ').replace(/；\s*/g, '; ').replaceAll('（', '(').replaceAll('）', ')');
  }
  return divided
    .replace(/\s*\(([^()]*)\)/g, (whole, inside: string) =>
      isAfterCjk(divided, whole, inside) ? `（${inside}）` : whole,
    )
    .replace(dividingColon, '：')
    .replace(dividingSemicolon, '；')
    .replace(dividingComma, '，');
}

/** "f(x)" in a Chinese title stays as it is; a bracket with Chinese in it or before it is the title's own. */
function isAfterCjk(title: string, whole: string, inside: string): boolean {
  const before = title[title.indexOf(whole) - 1] ?? '';
  return /\p{Script=Han}/u.test(before + inside);
}
