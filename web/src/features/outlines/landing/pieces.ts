export interface Piece {
  text: string;
  /** Left to the student: nothing was made up here. */
  isGap: boolean;
}

/** A paragraph as it is written, sentence by sentence; together they are the paragraph again. */
export function piecesOf(paragraph: string): Piece[] {
  if (/^\[[^\]]+[:：][^\]]*\]$/u.test(paragraph)) return [{ text: paragraph, isGap: true }];
  const sentences = paragraph.match(/[^。？！]+[。？！]”?|.+?[.?!]”?(?:\s+|$)|.+$/gu) ?? [paragraph];
  return sentences.map((text) => ({ text, isGap: false }));
}
