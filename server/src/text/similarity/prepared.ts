import { fingerprintScripts, tokenKeys } from '../comparing/fingerprints.ts';
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
  /** For each of the hashes its tokens, and where in the text it begins. */
  sizes: Uint8Array;
  places: number[][];
}

/** 0 is nobody's. */
export function withoutZero(keys: Int32Array): Int32Array {
  for (let index = 0; index < keys.length; index += 1) if (keys[index] === 0) keys[index] = 1;
  return keys;
}

const kindOf = { PROSE: prose, HEADING: prose, OTHER: prose, REFERENCES: references, MASKED: masked } as const;

export function prepareText({ text, paragraphs }: TextToCheck): Prepared {
  const tokens = tokenise(text);
  const keys = withoutZero(tokenKeys(tokens));
  const kinds = new Uint8Array(tokens.length);
  const edges = tokensAt(
    tokens,
    paragraphs.flatMap(({ start, end }) => [start, end]),
  );
  const ranges = paragraphs.map(({ kind }, index) => {
    const from = edges[2 * index] as number;
    const to = edges[2 * index + 1] as number;
    kinds.fill(kindOf[kind], from, to);
    if (kind === 'MASKED') keys.fill(0, from, to);
    return { from, to };
  });
  return { tokens, keys, areWide: tokens.wideOnes(), kinds, paragraphs: ranges, ...listHashes(tokens, keys) };
}

function listHashes(tokens: Tokens, keys: Int32Array): Pick<Prepared, 'hashes' | 'sizes' | 'places'> {
  const known = new Map<number, number>();
  const hashes: bigint[] = [];
  const sizes: number[] = [];
  const places: number[][] = [];
  for (const { prints, size } of fingerprintScripts(tokens)) {
    const signed = prints.signed();
    for (let index = 0; index < prints.length; index += 1) {
      const at = prints.at[index] as number;
      if (keys[at] === 0 || keys[at + size - 1] === 0) continue;
      const key = prints.keyAt(index);
      const asked = known.get(key);
      if (asked !== undefined) places[asked]?.push(at);
      else {
        known.set(key, places.length);
        hashes.push(signed[index] as bigint);
        places.push([at]);
        sizes.push(size);
      }
    }
  }
  return { hashes: BigInt64Array.from(hashes), sizes: Uint8Array.from(sizes), places };
}
