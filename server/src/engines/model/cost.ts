export interface TokenUsage {
  tokensIn: number;
  tokensOut: number;
  /** The provider did not say; the counts are ours. */
  isEstimated: boolean;
}

export interface TokenPrices {
  priceInFenPerMillion: number;
  priceOutFenPerMillion: number;
}

/** Exact: fen per 1,000,000 tokens is micro-fen per token. */
export function costMicroFen(usage: TokenUsage, prices: TokenPrices): number {
  return usage.tokensIn * prices.priceInFenPerMillion + usage.tokensOut * prices.priceOutFenPerMillion;
}

const tokensPerIdeograph = 0.75;
const lettersPerToken = 4;

/** Kana and ideographs; the rare ones beyond the basic plane weigh as two letters. */
const isIdeograph = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff);

/** What common tokenizers make of a text, to about a fifth. Counts by code: prompts measure whole books with it. */
export function estimateTokens(text: string): number {
  let ideographs = 0;
  for (let index = 0; index < text.length; index += 1) if (isIdeograph(text.charCodeAt(index))) ideographs += 1;
  return Math.ceil(ideographs * tokensPerIdeograph + (text.length - ideographs) / lettersPerToken);
}
