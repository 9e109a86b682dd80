import { type Grain, grainOf } from './fingerprints.ts';

/**
 * A few bits of each of the tokens around a fingerprint, those before it in the lower half, the nearest first. Two that differ are
 * different tokens; two that are the same may be. 0 for a token beyond the edge of the text, or of what may be compared: it is like nothing.
 */
interface Around {
  /** On each side: with the fingerprint as many as make the shortest copy, wherever in it that lies. */
  tokens: number;
  bits: number;
  /** So many the same behind an edited place say that the text goes on there. */
  goesOn: number;
}

const wideGrain = grainOf('zh');
const narrowGrain = grainOf('en');
const wide: Around = { tokens: 5, bits: 3, goesOn: 3 };
const narrow: Around = { tokens: 3, bits: 5, goesOn: 2 };
const halfBits = 15;
const lowerHalf = (1 << halfBits) - 1;

/** Of an edited place on one side more than on the other. */
const mostShift = 2;

/** Nothing is known of what stands around: it may be anything. */
export const unknownAround = 0;

const aroundOf = (size: number): Around => (size === wideGrain.size ? wide : narrow);
const shortestOf = ({ size, window }: Grain): number => size + window - 1;
const shortestCopies = { wide: shortestOf(wideGrain), narrow: shortestOf(narrowGrain) };

/** In tokens: every copy of so many has a fingerprint of this size. */
export const shortestCopy = (size: number): number =>
  size === wideGrain.size ? shortestCopies.wide : shortestCopies.narrow;

/** What stands around fingerprints that begin at these tokens; `keys` as `tokenKeys` gives them, 0 for what is like nothing. */
export function readAround(keys: Int32Array, at: ArrayLike<number>, size: number): Int32Array {
  const { tokens, bits } = aroundOf(size);
  const codes = (1 << bits) - 1;
  const codeOf = (place: number): number => {
    const key = keys[place] ?? 0;
    return key === 0 ? 0 : 1 + ((key >>> 0) % codes);
  };
  const arounds = new Int32Array(at.length);
  for (let index = 0; index < at.length; index += 1) {
    const first = at[index] as number;
    let around = 0;
    for (let step = tokens - 1; step >= 0; step -= 1) around = (around << bits) | codeOf(first + size + step);
    for (let step = tokens - 1; step >= 0; step -= 1) around = (around << bits) | codeOf(first - 1 - step);
    arounds[index] = around;
  }
  return arounds;
}

function countSame(one: number, other: number, { tokens, bits }: Around): number {
  const mask = (1 << bits) - 1;
  let same = 0;
  for (; same < tokens; same += 1) {
    const code = (one >>> (bits * same)) & mask;
    if (code === 0 || code !== ((other >>> (bits * same)) & mask)) break;
  }
  return same;
}

/** How many tokens in a row before a fingerprint may be the same in both. */
export const sameBefore = (one: number, other: number, size: number): number =>
  countSame(one & lowerHalf, other & lowerHalf, aroundOf(size));

/** The same of those behind it. */
export const sameBehind = (one: number, other: number, size: number): number =>
  countSame(one >>> halfBits, other >>> halfBits, aroundOf(size));

function goesOnBehind(one: number, other: number, around: Around): boolean {
  const { tokens, bits, goesOn } = around;
  const mask = (1 << bits) - 1;
  const edited = countSame(one, other, around);
  for (let shift = -mostShift; shift <= mostShift; shift += 1) {
    let same = 0;
    for (let step = edited + Math.max(0, -shift); step < tokens - Math.max(0, shift); step += 1) {
      const code = (one >>> (bits * step)) & mask;
      if (code !== 0 && code === ((other >>> (bits * (step + shift))) & mask)) same += 1;
    }
    if (same >= goesOn) return true;
  }
  return false;
}

/** Whether both seem to go on alike where they differ at first, on either side: a word was exchanged, put in or left out. */
export const mayGoOn = (one: number, other: number, size: number): boolean =>
  goesOnBehind(one & lowerHalf, other & lowerHalf, aroundOf(size)) ||
  goesOnBehind(one >>> halfBits, other >>> halfBits, aroundOf(size));
