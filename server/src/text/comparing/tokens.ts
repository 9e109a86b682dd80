import type { Span } from '../span.ts';
import { type NormalisedText, normalise } from './normalise.ts';

/** What a unit of a normalised text is to tokens. */
const other = 0;
/** An ideograph or kana: a token by itself. */
export const wide = 1;
/** Of any other script: a run of letters, marks and digits is a token. */
export const letter = 2;
export const digit = 5;
export const apostrophe = 3;
export const half = 4;

const wideSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
const wordSign = /[\p{L}\p{M}\p{N}]/u;

let kinds: Uint8Array | null = null;

export function kindTable(): Uint8Array {
  if (kinds) return kinds;
  const built = new Uint8Array(0x10000);
  const every = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');
  const rest = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(0xe000 + code)).join('');
  for (const [from, signs] of [
    [0, every],
    [0xe000, rest],
  ] as const) {
    for (const match of signs.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      built.fill(letter, from + match.index, from + match.index + match[0].length);
    }
    for (const match of signs.matchAll(/[\p{M}\p{N}]+/gu)) {
      built.fill(digit, from + match.index, from + match.index + match[0].length);
    }
    for (const match of signs.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu)) {
      built.fill(wide, from + match.index, from + match.index + match[0].length);
    }
  }
  built.fill(half, 0xd800, 0xe000);
  built["'".charCodeAt(0)] = apostrophe;
  kinds = built;
  return built;
}

/** What is counted and compared of a text: characters of zh and ja, words of other scripts, each with where it stands. */
export class Tokens {
  readonly source: NormalisedText;
  /** In the normalised text. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly length: number;

  constructor(source: NormalisedText, starts: Uint32Array, ends: Uint32Array) {
    this.source = source;
    this.starts = starts;
    this.ends = ends;
    this.length = starts.length;
  }

  textOf(index: number): string {
    return this.source.text.slice(this.starts[index], this.ends[index]);
  }

  /** Where the tokens from one up to another stand in the original. */
  spanOf(from: number, to: number): Span {
    return this.source.toOriginal({ start: this.starts[from] ?? 0, end: this.ends[to - 1] ?? 0 });
  }

  isWide(index: number): boolean {
    return wideSign.test(this.textOf(index));
  }

  /** The same of all of them: 1 for each that is a character of zh or ja. */
  wideOnes(): Uint8Array {
    const table = kindTable();
    const { units } = this.source;
    const ones = new Uint8Array(this.length);
    for (let index = 0; index < this.length; index += 1) {
      const kind = table[units[this.starts[index] as number] as number];
      if (kind === wide || (kind === half && this.isWide(index))) ones[index] = 1;
    }
    return ones;
  }
}

/** Up to so many units: what is longer is read seldom. */
const mostKept = 1 << 16;
let kept: [Uint32Array, Uint32Array] | null = null;

/** Of one text after the other, as in normalising. */
function takeRoom(length: number): [Uint32Array, Uint32Array] {
  if (length > mostKept) return [new Uint32Array(length), new Uint32Array(length)];
  kept ??= [new Uint32Array(mostKept), new Uint32Array(mostKept)];
  return kept;
}

/** An apostrophe between letters keeps a word together; whatever else is neither letter nor digit parts two. */
export function tokenise(source: string | NormalisedText): Tokens {
  const normalised = typeof source === 'string' ? normalise(source) : source;
  const { units } = normalised;
  const { length } = units;
  const table = kindTable();
  const [starts, ends] = takeRoom(length);
  let count = 0;
  let open = -1;
  for (let index = 0; index < length; index += 1) {
    let kind = table[units[index] as number] as number;
    const start = index;
    if (kind === half) {
      const sign = String.fromCodePoint(normalised.text.codePointAt(index) ?? 0);
      index += sign.length - 1;
      kind = wideSign.test(sign) ? wide : wordSign.test(sign) ? digit : other;
    }
    if (kind === letter || kind === digit) {
      if (open < 0) open = start;
      continue;
    }
    if (kind === apostrophe && open >= 0 && index + 1 < length && table[units[index + 1] as number] === letter)
      continue;
    if (open >= 0) {
      starts[count] = open;
      ends[count] = start;
      count += 1;
      open = -1;
    }
    if (kind === wide) {
      starts[count] = start;
      ends[count] = index + 1;
      count += 1;
    }
  }
  if (open >= 0) {
    starts[count] = open;
    ends[count] = length;
    count += 1;
  }
  return new Tokens(normalised, starts.slice(0, count), ends.slice(0, count));
}
