import { type Tokens, tokenise } from '../comparing/tokens.ts';
import { cutParagraphs, cutSentences } from '../sentences.ts';
import type { SourcePassage } from './corpus.ts';

/** In tokens. Short paragraphs share a passage; one that is longer is parted where a sentence ends. */
const shortest = 200;
export const longestPassage = 600;

/** The first token that begins at or behind each of these places, which ascend. */
export function tokensAt(tokens: Tokens, places: readonly number[]): number[] {
  const { starts, source } = tokens;
  let token = 0;
  return places.map((place) => {
    while (token < tokens.length && (source.starts[starts[token] as number] as number) < place) token += 1;
    return token;
  });
}

interface Border {
  place: number;
  token: number;
}

/** Where a text may be parted: the ends of paragraphs; within one that is too long the ends of sentences, or any token. */
function bordersOf(text: string, tokens: Tokens): Border[] {
  const ends = cutParagraphs(text).map(({ end }) => end);
  const at = tokensAt(tokens, ends);
  const borders: Border[] = [];
  let from: Border = { place: 0, token: 0 };
  ends.forEach((place, index) => {
    const token = at[index] as number;
    if (token - from.token > longestPassage) borders.push(...partLong(text, tokens, from, { place, token }));
    from = { place, token };
    borders.push(from);
  });
  return borders;
}

function partLong(text: string, tokens: Tokens, from: Border, to: Border): Border[] {
  const ends = cutSentences(text.slice(from.place, to.place)).map(({ end }) => from.place + end);
  const at = tokensAt(tokens, ends);
  const borders: Border[] = [];
  let last = from.token;
  ends.forEach((place, index) => {
    const token = at[index] as number;
    for (; token - last > longestPassage; last += longestPassage) {
      borders.push({
        place: tokens.spanOf(last + longestPassage, last + longestPassage + 1).start,
        token: last + longestPassage,
      });
    }
    if (place < to.place && token > last) {
      borders.push({ place, token });
      last = token;
    }
  });
  return borders;
}

/** Tiles a text; the tokens of the passages, one after the other, are those of the text. */
export function cutPassages(text: string, tokens: Tokens = tokenise(text)): SourcePassage[] {
  const passages: SourcePassage[] = [];
  const borders = bordersOf(text, tokens);
  let from: Border = { place: 0, token: 0 };
  const close = (to: Border): void => {
    if (to.token === from.token) return;
    const { place: start, token: firstToken } = from;
    passages.push({ text: text.slice(start, to.place), start, firstToken, tokens: to.token - firstToken });
    from = to;
  };
  borders.forEach((border, index) => {
    const next = borders[index + 1];
    const size = border.token - from.token;
    const grown = (next?.token ?? Number.POSITIVE_INFINITY) - from.token;
    if (size >= shortest || grown > longestPassage) close(border);
  });
  return passages;
}
