import { seenText } from '@yanmo/contract/seen-text';

/** Around words whose letters must stay as they are (`<span class="nocase">`); taken out before anything is printed. */
export const keepStart = '\uE000';
export const keepEnd = '\uE001';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** What programs write for nothing at all, as they spell it: Nan and Null are names that people bear. */
const missingInWords = /^(?:null|NULL|undefined|nan|NaN|n\/a|N\/A)$/;

/**
 * A field as it can be printed: no markup, no doubled or dangling punctuation. Styles put their own points and commas
 * between fields, so a field that brings its own would print two. A field without a letter or digit counts as missing.
 */
export function cleanText(value: string | number | null | undefined): string {
  return stripKeepMarks(cleanTitle(value));
}

/** As cleanText, with the marks of what must keep its letters. */
export function cleanTitle(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = dropUnmatchedBrackets(seenText(String(value)).normalize('NFC'))
    .replace(/[\uE000\uE001]/g, '')
    .replace(/<span class="nocase">(.*?)<\/span>/gi, `${keepStart}$1${keepEnd}`)
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/\s*(?:\(\s*\)|\[\s*\]|（\s*）|\{\s*\})/g, '')
    .replace(/\.(?: ?\.){2,}/g, '…')
    .replace(/\.(?:\s*\.)+/g, '.')
    .replace(/\s+([,;:，；：。、]|\.(?![\p{L}\p{N}]))/gu, '$1')
    .replace(/([,;:，；：、])(?:\s*[,;:.，；：。、])+/g, '$1')
    .replace(/^(?:[\s,;:，；：。、]|\.(?!NET\b))+/u, '')
    .replace(/(?:[\s,;:，；：。、]|\s[-–—]+)+$/u, '');
  return /[\p{L}\p{N}]/u.test(text) && !missingInWords.test(text) ? text : '';
}

export function stripKeepMarks(text: string): string {
  return text.replaceAll(keepStart, '').replaceAll(keepEnd, '');
}

const closing: Record<string, string> = { '(': ')', '（': '）', '[': ']' };

/** Indexes cut titles in the middle of a bracket and close a full-width one with a half-width one. */
function dropUnmatchedBrackets(text: string): string {
  if (!/[()（）[\]]/.test(text)) return text;
  const characters = [...text];
  const open: number[] = [];
  characters.forEach((character, index) => {
    if (character in closing) open.push(index);
    else if (/[)）\]]/.test(character)) {
      const start = open.at(-1);
      const opener = start === undefined ? '' : (characters[start] ?? '');
      if (opener === '' || (opener === '[') !== (character === ']')) characters[index] = '';
      else {
        characters[index] = closing[opener] ?? '';
        open.pop();
      }
    }
  });
  for (const index of open) characters[index] = '';
  return characters.join('');
}
