/** A stretch of a text, as offsets into it. */
export interface Range {
  start: number;
  end: number;
}

/** A CJK character stands alone, other letters and digits in runs, everything else alone. */
const token = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+|\s+|[^\s]/gu;

/** Longer sentences are marked as a whole: their table would be too large. */
const mostTokens = 600;

/** What of each of two sentences the other lacks, by the longest words that both have in the same order. */
export function changedWords(before: string, after: string): { before: Range[]; after: Range[] } {
  const left = tokensOf(before);
  const right = tokensOf(after);
  if (left.length > mostTokens || right.length > mostTokens) return { before: whole(before), after: whole(after) };
  const same = commonTokens(left, right);
  return {
    before: rangesOf(left, new Set(same.map(([index]) => index))),
    after: rangesOf(right, new Set(same.map(([, index]) => index))),
  };
}

interface Token {
  text: string;
  start: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map((found) => ({ text: found[0], start: found.index }));

const whole = (text: string): Range[] => (text === '' ? [] : [{ start: 0, end: text.length }]);

/** Pairs of places where both have the same token, in order. */
function commonTokens(left: readonly Token[], right: readonly Token[]): [number, number][] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row]?.text === right[column]?.text
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (left[row]?.text === right[column]?.text) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The tokens that are not the same, neighbours together; a blank between two of them belongs to them. */
function rangesOf(tokens: readonly Token[], same: ReadonlySet<number>): Range[] {
  const ranges: Range[] = [];
  const isChanged = (index: number) => index >= 0 && index < tokens.length && !same.has(index);
  for (const [index, { text, start }] of tokens.entries()) {
    const isBlank = text.trim() === '';
    if (!isChanged(index) && !(isBlank && isChanged(index - 1) && isChanged(index + 1))) continue;
    const last = ranges.at(-1);
    if (last?.end === start) last.end = start + text.length;
    else ranges.push({ start, end: start + text.length });
  }
  return ranges;
}
