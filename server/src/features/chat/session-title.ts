/** In places of a line: a wide sign takes two. Forty Chinese characters, or a dozen English words. */
const longest = 80;
const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const markup = /^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+|[*_`~]{1,3}|\$\$?/gu;
const sentenceEnd = /[。！？!?；;\n]|\.\s/u;

/** The first sentence of the first message, without its markup; cut between words where it is long. */
export function titleOfMessage(message: string): string {
  const plain = message.replace(markup, '').trim();
  const end = plain.search(sentenceEnd);
  const sentence = (end > 3 ? plain.slice(0, end + 1) : plain)
    .replace(/\s+/gu, ' ')
    .replace(/[。.；;]$/u, '')
    .trim();
  if (sentence === '') return fitting(message.trim());
  const cut = fitting(sentence);
  if (cut === sentence) return sentence;
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** As much of its beginning as there are places for. */
function fitting(text: string): string {
  let [places, end] = [0, 0];
  for (const sign of text) {
    places += isWide.test(sign) ? 2 : 1;
    if (places > longest - 1) return text.slice(0, end);
    end += sign.length;
  }
  return text;
}
