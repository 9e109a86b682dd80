const zeroWidthSpace = '\u200b';
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Short pieces fill a line to its end; where the line is shorter still, so are they. */
const chunkLength = 6;

/** Between Chinese characters a line may break anywhere; a stretch without those and without blanks is one word. */
const words = /[^\s\u200b\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]+/gu;

/**
 * Gives places to break to what would run out of its line: after the joints of an address first, then anywhere. Words of
 * ordinary length stay whole.
 */
export function breakLongWords(text: string, longest: number): string {
  const limit = Math.max(1, Math.floor(longest));
  if (text.length <= limit) return text;
  return text.replace(words, (word) => (word.length <= limit ? word : divide(word, limit)));
}

function divide(word: string, limit: number): string {
  return word
    .split(/(?<=[/?&=_\-.:#%+,;@])(?=[^/?&=_\-.:#%+,;@])/u)
    .map((piece) => (piece.length <= limit ? piece : inChunks(piece, limit)))
    .join(zeroWidthSpace);
}

function inChunks(piece: string, limit: number): string {
  const characters = Array.from(graphemes.segment(piece), ({ segment }) => segment);
  const chunks: string[] = [];
  const size = Math.min(limit, chunkLength);
  for (let at = 0; at < characters.length; at += size) chunks.push(characters.slice(at, at + size).join(''));
  return chunks.join(zeroWidthSpace);
}
