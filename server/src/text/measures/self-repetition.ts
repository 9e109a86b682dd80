import { shingle } from '../comparing/fingerprints.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';

const gramSize = 4;
/** Long texts repeat more by their length alone: what is compared with a bar is measured in windows. */
const windowTokens = 150;

function keysOf(tokens: Tokens): Float64Array {
  const grams = shingle(tokens, gramSize);
  return Float64Array.from({ length: grams.length }, (_, index) => grams.keyAt(index));
}

const repeatedShare = (keys: Float64Array): number => (keys.length === 0 ? 0 : 1 - new Set(keys).size / keys.length);

/** rep-4: the share of four-grams that stood before; characters for zh and ja, words for other scripts. */
export const repetition4 = (text: string): number => repeatedShare(keysOf(tokenise(text)));

/** The mean over windows of equal length; null for a text that fills none. */
export function repetitionInWindows(text: string): number | null {
  const tokens = tokenise(text);
  const keys = keysOf(tokens);
  let sum = 0;
  let windows = 0;
  for (let from = 0; from + windowTokens <= tokens.length; from += windowTokens) {
    sum += repeatedShare(keys.subarray(from, from + windowTokens - gramSize + 1));
    windows += 1;
  }
  return windows === 0 ? null : sum / windows;
}
