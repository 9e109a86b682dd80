/** What a UTF-16 unit is, for cutting. Everything here answers false for -1, which stands for nothing there. */

export const isLineEnd = (code: number): boolean =>
  code === 0x0a ||
  code === 0x0d ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x0c ||
  code === 0x0b ||
  code === 0x85;

/** White space and signs without width, which are pasted in with web pages; ends of lines are not among them. */
export const isBlank = (code: number): boolean =>
  code === 0x20 ||
  code === 0x09 ||
  code === 0xa0 ||
  code === 0x3000 ||
  (code >= 0x2000 && code <= 0x200d) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x2060 ||
  code === 0xfeff ||
  code === 0x1680;

export const isDigit = (code: number): boolean => (code >= 0x30 && code <= 0x39) || (code >= 0xff10 && code <= 0xff19);

/** Scripts without spaces between words: ideographs and kana. Halves of the rarer ideographs count as such. */
export const isWide = (code: number): boolean =>
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xff66 && code <= 0xff9f) ||
  (code >= 0xd840 && code <= 0xd888) ||
  (code >= 0x3005 && code <= 0x3007);

export const isHiragana = (code: number): boolean => code >= 0x3041 && code <= 0x309f;

const upper = /^\p{Lu}$/u;
const lower = /^\p{Ll}$/u;
const letter = /^[\p{L}\p{M}]$/u;

export const isUpper = (code: number): boolean =>
  code < 0x80 ? code >= 0x41 && code <= 0x5a : upper.test(String.fromCharCode(code));

export const isLower = (code: number): boolean =>
  code < 0x80 ? code >= 0x61 && code <= 0x7a : lower.test(String.fromCharCode(code));

/** Of scripts with spaces between words. */
export const isLetter = (code: number): boolean =>
  code < 0x80
    ? (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
    : !isWide(code) && letter.test(String.fromCharCode(code));

export const isOneOf = (marks: string): ((code: number) => boolean) => {
  const codes = new Set(Array.from(marks, (mark) => mark.charCodeAt(0)));
  return (code) => codes.has(code);
};
