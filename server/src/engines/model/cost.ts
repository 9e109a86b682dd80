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

/** What common tokenizers make of a text, to about a fifth; used only where the provider reports nothing. */
export function estimateTokens(text: string): number {
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.ceil(ideographs * tokensPerIdeograph + (text.length - ideographs) / lettersPerToken);
}
