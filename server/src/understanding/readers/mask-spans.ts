/** Signs of the private range stand for spans, `cleanTitle` lets none of them through: first works, then other quotes. */
const firstWork = 0xe000;
const firstQuote = 0xe080;
const mostSpans = 120;
const spans =
  /《[^《》]{1,80}》|“[^“”]{1,60}”|‘[^‘’]{1,60}’|"[^"]{1,60}"|「[^「」]{1,60}」|『[^『』]{1,60}』|（[^（）]{1,80}）|\([^()]{1,80}\)|目的论?|标的物?|(?<!《)(?:红楼梦|三国演义|水浒传|西游记|聊斋志异|儒林外史|金瓶梅|牡丹亭|西厢记|长恨歌|山海经|世说新语|资治通鉴|本草纲目|九章算术)/gu;

export interface Masked {
  text: string;
  /** The text with its quoted spans back in place. */
  unmask: (text: string) => string;
}

/** Quoted spans, titles of works and brackets count as one sign each, so that no rule cuts into them. */
export function maskSpans(title: string): Masked {
  const kept = new Map<string, string>();
  const text = title.replace(spans, (span) => {
    if (kept.size >= mostSpans) return span;
    const sign = String.fromCharCode(
      (/^[《『]|^(?:红楼|三国|水浒|西游|聊斋|儒林|金瓶|牡丹亭|西厢|长恨|山海|世说|资治|本草|九章)/u.test(span)
        ? firstWork
        : firstQuote) + kept.size,
    );
    kept.set(sign, span);
    return sign;
  });
  const unmask = (part: string): string => part.replace(/[\uE000-\uE0FF]/gu, (sign) => kept.get(sign) ?? '');
  return { text, unmask };
}

/** How much room a masked text takes: a span counts as a word. */
export const widthOf = (text: string): number => text.length + 3 * (text.match(/[\uE000-\uE0FF]/gu)?.length ?? 0);
