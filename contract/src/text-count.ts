/**
 * Counts the units of a text, as prices, targets and reports do: a CJK character (kana included) is one unit, a run of
 * other letters or digits is one. Punctuation and white space count nothing.
 */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/gu;
/** An apostrophe between letters keeps a word together (don't); a hyphen or a point parts two runs. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}[\p{L}\p{M}\p{N}]*)*/gu;

export function countUnits(text: string): number {
  const normalised = text.normalize('NFC');
  const characters = normalised.match(cjk)?.length ?? 0;
  return characters + (normalised.replace(cjk, ' ').match(word)?.length ?? 0);
}
