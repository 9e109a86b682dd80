import type { Language } from '@yanmo/contract/languages';
import type { Span } from '../span.ts';
import { isWideLanguage } from '../wide-language.ts';
import { highHalf } from './byte-order.ts';
import { type Tokens, tokenise } from './tokens.ts';

/**
 * Fingerprints of 64 bits, each in two halves: numbers of 64 bits would be objects, ten times as slow. They depend on the
 * normalised tokens alone, computed with 32-bit integers, so that every machine gives the same.
 */
export class Fingerprints {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  /** The first token of each. */
  readonly at: Uint32Array;
  readonly length: number;

  constructor(high: Uint32Array, low: Uint32Array, at: Uint32Array) {
    this.high = high;
    this.low = low;
    this.at = at;
    this.length = at.length;
  }

  /** The first 53 bits, which a number holds exactly: a key for maps and sets. */
  keyAt(index: number): number {
    return (this.high[index] ?? 0) * 0x200000 + ((this.low[index] ?? 0) >>> 11);
  }

  /** All 64 bits, as a database's bigint has them. */
  signed(): BigInt64Array {
    const values = new BigInt64Array(this.length);
    const halves = new Uint32Array(values.buffer);
    for (let index = 0; index < this.length; index += 1) {
      halves[2 * index + highHalf / 4] = this.high[index] as number;
      halves[2 * index + 1 - highHalf / 4] = this.low[index] as number;
    }
    return values;
  }
}

/** Tokens of a shingle, and how many neighbouring shingles give at least one fingerprint. */
export interface Grain {
  size: number;
  window: number;
}

/** Every copy of size + window - 1 tokens is found: 13 characters, 8 words. */
export const grainOf = (language: Language): Grain =>
  isWideLanguage(language) ? { size: 8, window: 6 } : { size: 5, window: 4 };

/** The finisher of MurmurHash3: every bit of the answer depends on every bit of the number. */
export function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Changing any of these numbers makes every fingerprint that was kept worthless. */
export const seedHigh = 0x2c1b3c6d;
const seedLow = 0x297a2d39;
export const stepHigh = 0x9e3779b1;
const stepLow = 0x85ebca77;

/** Two numbers of each token, each by itself. */
export interface Lanes {
  high: Int32Array;
  low: Int32Array;
}

export function hashTokens({ source: { units }, starts, ends, length }: Tokens): Lanes {
  const high = new Int32Array(length);
  const low = new Int32Array(length);
  for (let index = 0; index < length; index += 1) {
    let one = seedHigh;
    let two = seedLow;
    const end = ends[index] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const unit = units[at] as number;
      one = Math.imul(((one << 13) | (one >>> 19)) ^ unit, stepHigh);
      two = Math.imul(((two << 15) | (two >>> 17)) ^ unit, stepLow);
    }
    high[index] = mix(one);
    low[index] = mix(two);
  }
  return { high, low };
}

/** One fingerprint for every `size` tokens in a row. */
export function shingle(tokens: Tokens, size: number): Fingerprints {
  return shingleLanes(hashTokens(tokens), size);
}

/** Of those that are left out nothing is computed. */
function shingleLanes(lanes: Lanes, size: number, isLeftOut?: Uint8Array): Fingerprints {
  const count = Math.max(0, lanes.high.length - size + 1);
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  const at = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    at[index] = index;
    if (isLeftOut?.[index]) continue;
    let one = seedLow ^ size;
    let two = seedHigh ^ size;
    for (let place = index; place < index + size; place += 1) {
      one = Math.imul(((one << 13) | (one >>> 19)) ^ (lanes.high[place] as number), stepHigh);
      two = Math.imul(((two << 15) | (two >>> 17)) ^ (lanes.low[place] as number), stepLow);
    }
    one = mix(one ^ Math.imul(two, stepHigh));
    high[index] = one;
    low[index] = mix(two ^ Math.imul(one, stepLow));
  }
  return new Fingerprints(high, low, at);
}

/** One number for each token, the same wherever the same token stands: for comparing tokens one by one. 0 is nobody's. */
export function tokenKeys(tokens: Tokens, lanes: Lanes = hashTokens(tokens)): Int32Array {
  const keys = lanes.high.slice();
  for (let index = 0; index < keys.length; index += 1) if (keys[index] === 0) keys[index] = 1;
  return keys;
}

/**
 * Of every `window` neighbours the smallest, kept as long as it is among them (robust winnowing): two texts that share
 * window + size - 1 tokens in a row share at least one. A text with fewer shingles than that gives its smallest. Of those that are left
 * out none is taken; of neighbours that are all left out nothing.
 */
export function winnow(all: Fingerprints, window: number, isLeftOut?: Uint8Array): Fingerprints {
  const { high, low, length } = all;
  const width = Math.min(window, length);
  const chosen = new Uint32Array(length);
  let count = 0;
  let least = -1;
  for (let last = width - 1; last < length && width > 0; last += 1) {
    const first = last - width + 1;
    if (least < first) {
      least = -1;
      for (let index = first; index <= last; index += 1) {
        if (isLeftOut?.[index]) continue;
        // Of equals the last: it stays longest.
        if (least < 0 || !isLess(high, low, least, index)) least = index;
      }
      if (least < 0) continue;
    } else if (!isLeftOut?.[last] && isLess(high, low, last, least)) least = last;
    else continue;
    chosen[count] = least;
    count += 1;
  }
  const kept = chosen.subarray(0, count);
  return new Fingerprints(pick(high, kept), pick(low, kept), pick(all.at, kept));
}

function isLess(high: Uint32Array, low: Uint32Array, one: number, other: number): boolean {
  const left = high[one] as number;
  const right = high[other] as number;
  return left < right || (left === right && (low[one] as number) < (low[other] as number));
}

function pick(values: Uint32Array, places: Uint32Array): Uint32Array {
  const picked = new Uint32Array(places.length);
  for (let index = 0; index < places.length; index += 1) picked[index] = values[places[index] as number] as number;
  return picked;
}

const wideGrain = grainOf('zh');
const narrowGrain = grainOf('en');

/**
 * By the script and not by the language of a text, so that an English abstract is found wherever it stands: words among words by the grain
 * of words, and whatever holds a character of zh or ja by theirs. Every copy of 13 tokens is found, and every copy of 8 words.
 */
export function fingerprintScripts(
  tokens: Tokens,
  lanes: Lanes = hashTokens(tokens),
): { prints: Fingerprints; size: number }[] {
  const areWide = tokens.wideOnes();
  const before = new Uint32Array(tokens.length + 1);
  for (let at = 0; at < tokens.length; at += 1) before[at + 1] = (before[at] as number) + (areWide[at] as number);
  return [wideGrain, narrowGrain].map(({ size, window }) => {
    const isLeftOut = new Uint8Array(Math.max(0, tokens.length - size + 1));
    for (let at = 0; at < isLeftOut.length; at += 1) {
      const hasWide = before[at + size] !== before[at];
      isLeftOut[at] = hasWide === (size === wideGrain.size) ? 0 : 1;
    }
    return { prints: winnow(shingleLanes(lanes, size, isLeftOut), window, isLeftOut), size };
  });
}

export interface FingerprintedText {
  tokens: Tokens;
  fingerprints: Fingerprints;
  /** Where the tokens of one of them stand in the original. */
  spanOf(index: number): Span;
}

/** The fingerprints by which a passage is found again. */
export function fingerprint(text: string, { size, window }: Grain): FingerprintedText {
  const tokens = tokenise(text);
  const fingerprints = winnow(shingle(tokens, size), window);
  return {
    tokens,
    fingerprints,
    spanOf: (index) => {
      const from = fingerprints.at[index] ?? 0;
      return tokens.spanOf(from, from + size);
    },
  };
}
