import { isBlank, isDigit, isLetter, isLineEnd, isLower, isOneOf, isUpper, isWide } from './characters.ts';

/** Reads one unit of a text; -1 behind its end. */
export type Read = (index: number) => number;

/** What stands where a line ends. */
export interface LineEnd {
  /** Where the next line's first sign stands: behind all white space. */
  next: number;
  /** A paragraph ends here; else the line was only too long. */
  isHard: boolean;
}

const closesLine = isOneOf('。！？｡．.!?…；;：:');
const closesMark = isOneOf('”’"\'»）)]］】」』》〉〕}*_');
const goesOn = isOneOf('，,、-–—－‐（([“「『《/&＋+=');
const bullet = isOneOf('-*•·–—●○■□▪◆◇▶►‣➢✓★※');
const ideographicNumber = isOneOf('一二三四五六七八九十百零〇０１２３４５６７８９0123456789');
const chapterWord = isOneOf('章节篇部编条款回讲課節項編条');

/** Columns: a line as wide as this was broken because it was full. */
const fullLine = 50;
/** Wider ones are no headings. */
const widestHeading = 120;

/** A mark of a list or of a heading, or a row of a table, at which a line of its own begins. */
export function opensBlock(read: Read, at: number): boolean {
  const code = read(at);
  if (code === 0x7c || code === 0x23 || code === 0x3e) return true;
  if (code >= 0x2460 && code <= 0x24ff) return true;
  if (code >= 0x2776 && code <= 0x2793) return true;
  if (bullet(code)) return isBlank(read(at + 1));
  if (code === 0x7b2c) {
    let end = at + 1;
    while (end < at + 6 && ideographicNumber(read(end))) end += 1;
    return end > at + 1 && chapterWord(read(end));
  }
  const isBracketed = code === 0x28 || code === 0xff08;
  let end = isBracketed ? at + 1 : at;
  const begin = end;
  if (!isBracketed && isLetter(read(end)) && read(end + 1) === 0x29) return true;
  const isNumber = isDigit(read(end));
  while (end < begin + 4 && (isNumber ? isDigit(read(end)) : ideographicNumber(read(end)))) end += 1;
  if (end === begin || end === begin + 4) return false;
  const mark = read(end);
  if (mark === 0x29 || mark === 0xff09) return true;
  if (isBracketed) return false;
  if (mark === 0x3001) return true;
  if (!isNumber || (mark !== 0x2e && mark !== 0xff0e)) return false;
  const after = read(end + 1);
  if (isBlank(after) || isWide(after)) return true;
  // 1.2 and what the section is called.
  while (end < begin + 12 && (isDigit(read(end)) || read(end) === 0x2e)) end += 1;
  if (isWide(read(end))) return true;
  return isBlank(read(end)) && (isUpper(read(end + 1)) || isWide(read(end + 1)));
}

/** How wide a line is, and whether it is written as a title: most of its longer words with a capital. */
function measureLine(text: string, start: number, end: number): { columns: number; isTitle: boolean } {
  let columns = 0;
  let words = 0;
  let capitals = 0;
  let length = 0;
  let isCapital = false;
  const closeWord = (): void => {
    if (length >= 4) {
      words += 1;
      if (isCapital) capitals += 1;
    }
    length = 0;
  };
  for (let index = start; index < end && columns <= widestHeading; index += 1) {
    const code = text.charCodeAt(index);
    columns += code >= 0x2e80 ? 2 : 1;
    if (isLetter(code)) {
      if (length === 0) isCapital = isUpper(code);
      length += 1;
    } else closeWord();
  }
  closeWord();
  return { columns, isTitle: columns <= widestHeading && words >= 2 && capitals >= words * 0.7 };
}

/**
 * Whether a paragraph ends with a line: at a blank line, behind a stop, before or behind what stands on a line of its own
 * (headings, items, rows), and behind a line that was not full. `open` is where a point stands that ends nothing.
 */
export function readLineEnd(text: string, read: Read, lineStart: number, at: number, open: number): LineEnd {
  let next = at;
  let lines = 0;
  let isIndented = false;
  for (;;) {
    const code = read(next);
    if (isLineEnd(code)) {
      if (code !== 0x0a || next === at || text.charCodeAt(next - 1) !== 0x0d) lines += 1;
      isIndented = false;
    } else if (isBlank(code)) {
      if (code === 0x3000 || code === 0x09) isIndented = true;
    } else break;
    next += 1;
  }
  let last = at - 1;
  while (last >= lineStart && isBlank(text.charCodeAt(last))) last -= 1;
  if (lines > 1 || isIndented || last < lineStart || read(next) === -1) return { next, isHard: true };
  let sign = last;
  while (sign > lineStart && closesMark(text.charCodeAt(sign))) sign -= 1;
  if (sign !== open && closesLine(text.charCodeAt(sign))) return { next, isHard: true };
  if (opensBlock(read, next)) return { next, isHard: true };
  const first = text.charCodeAt(lineStart);
  if (first === 0x7c || first === 0x23) return { next, isHard: true };
  if (sign === open || goesOn(text.charCodeAt(last))) return { next, isHard: false };
  if (isLower(read(next)) && !isWide(text.charCodeAt(last))) return { next, isHard: false };
  const { columns, isTitle } = measureLine(text, lineStart, last + 1);
  const isHeading =
    columns <= widestHeading / 2 && opensBlock((index) => (index <= last ? read(index) : -1), lineStart);
  return { next, isHard: columns < fullLine || isTitle || isHeading };
}
