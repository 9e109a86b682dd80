const longest = 40;
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
  const characters = [...sentence];
  if (characters.length === 0) return [...message.trim()].slice(0, longest).join('');
  if (characters.length <= longest) return sentence;
  const cut = characters.slice(0, longest).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
