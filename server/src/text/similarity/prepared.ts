import { readAround } from '../comparing/around.ts';
import { fingerprintScripts, hashTokens, type Lanes, tokenKeys } from '../comparing/fingerprints.ts';
import { NumberTable } from '../comparing/number-table.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';
import type { TextToCheck } from './checked.ts';
import { tokensAt } from './passages.ts';

/** What a token of the checked text belongs to. */
export const prose = 0;
export const references = 1;
export const masked = 2;

/** A text as it is compared. The same text gives the same, so that it need not travel between threads. */
export interface Prepared {
  tokens: Tokens;
  /** As regions of sources have them; 0 for what is masked, which is like nothing. */
  keys: Int32Array;
  areWide: Uint8Array;
  kinds: Uint8Array;
  /** The first token of each paragraph, and the one behind its last. */
  paragraphs: { from: number; to: number }[];
  /** Distinct, in the order of the text. */
  hashes: BigInt64Array;
  /** For each of the hashes its tokens. */
  sizes: Uint8Array;
  /** Where in the text the hashes begin: those of one stand in a row, from its number in `firstPlaces` up to the next one's. */
  places: Int32Array;
  firstPlaces: Int32Array;
  /** What stands around each of these places. */
  arounds: Int32Array;
}

/** By what a corpus is asked for copies. */
export type AskedPlaces = Pick<Prepared, 'hashes' | 'sizes' | 'places' | 'firstPlaces' | 'arounds'>;

/** What of it is looked for in sources: numbers alone, which travel between threads. */
export type PreparedColumns = Omit<Prepared, 'tokens' | 'paragraphs'>;

export const columnsOf = ({ tokens: _, paragraphs: __, ...columns }: Prepared): PreparedColumns => columns;

const kindOf = { PROSE: prose, HEADING: prose, OTHER: prose, REFERENCES: references, MASKED: masked } as const;

/** What can be said of a text before it is known what is looked for. */
export type ReadText = Pick<Prepared, 'tokens' | 'areWide' | 'kinds' | 'paragraphs'>;

export function readText({ text, paragraphs }: TextToCheck): ReadText {
  const tokens = tokenise(text);
  const kinds = new Uint8Array(tokens.length);
  const edges = tokensAt(
    tokens,
    paragraphs.flatMap(({ start, end }) => [start, end]),
  );
  const ranges = paragraphs.map(({ kind }, index) => {
    const from = edges[2 * index] as number;
    const to = edges[2 * index + 1] as number;
    kinds.fill(kindOf[kind], from, to);
    return { from, to };
  });
  return { tokens, areWide: tokens.wideOnes(), kinds, paragraphs: ranges };
}

export function prepareText(text: TextToCheck): Prepared {
  const read = readText(text);
  const lanes = hashTokens(read.tokens);
  const keys = tokenKeys(read.tokens, lanes);
  read.paragraphs.forEach(({ from, to }, index) => {
    if (text.paragraphs[index]?.kind === 'MASKED') keys.fill(0, from, to);
  });
  return { ...read, keys, ...listHashes(read.tokens, keys, lanes) };
}

function listHashes(tokens: Tokens, keys: Int32Array, lanes: Lanes): AskedPlaces {
  const scripts = fingerprintScripts(tokens, lanes);
  const most = scripts.reduce((sum, { prints }) => sum + prints.length, 0);
  const known = new NumberTable(most);
  // By halves: as numbers of 64 bits each would be an object.
  const halves = new Int32Array(2 * most);
  const sizes = new Uint8Array(most);
  const numbers = new Int32Array(most);
  const at = new Int32Array(most);
  const around = new Int32Array(most);
  let count = 0;
  for (const { prints, size } of scripts) {
    const signed = new Int32Array(prints.signed().buffer);
    const own = readAround(keys, prints.at, size);
    for (let index = 0; index < prints.length; index += 1) {
      const place = prints.at[index] as number;
      if (keys[place] === 0 || keys[place + size - 1] === 0) continue;
      const distinct = known.size;
      const number = known.numberOf(prints.keyAt(index));
      if (number === distinct) {
        halves[2 * number] = signed[2 * index] as number;
        halves[2 * number + 1] = signed[2 * index + 1] as number;
        sizes[number] = size;
      }
      numbers[count] = number;
      at[count] = place;
      around[count] = own[index] as number;
      count += 1;
    }
  }
  const firstPlaces = new Int32Array(known.size + 1);
  for (let index = 0; index < count; index += 1) {
    const behind = (numbers[index] as number) + 1;
    firstPlaces[behind] = (firstPlaces[behind] as number) + 1;
  }
  for (let number = 0; number < known.size; number += 1)
    firstPlaces[number + 1] = (firstPlaces[number + 1] as number) + (firstPlaces[number] as number);
  const free = firstPlaces.slice();
  const places = new Int32Array(count);
  const arounds = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    const number = numbers[index] as number;
    places[free[number] as number] = at[index] as number;
    arounds[free[number] as number] = around[index] as number;
    free[number] = (free[number] as number) + 1;
  }
  return {
    hashes: new BigInt64Array(halves.buffer, 0, known.size).slice(),
    sizes: sizes.slice(0, known.size),
    ...{ places, firstPlaces, arounds },
  };
}
