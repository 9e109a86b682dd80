/** What a buyer reads in the gateway's own app: one line, cut at a whole character. */
export function shownText(text: string, maximumChars: number, refused?: RegExp): string {
  const plain = text.toWellFormed().replace(/\p{C}+/gu, ' ');
  const line = (refused ? plain.replace(refused, ' ') : plain).replace(/\s+/g, ' ').trim();
  let end = 0;
  for (const character of line) {
    if (end + character.length > maximumChars) break;
    end += character.length;
  }
  return line.slice(0, end).trim() || 'Yanmo';
}
