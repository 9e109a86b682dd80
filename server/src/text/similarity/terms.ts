import { highHalf, isLittle } from '../comparing/byte-order.ts';
import { NumberTable } from '../comparing/number-table.ts';
import type { Tokens } from '../comparing/tokens.ts';
import { commonTerms } from './common-terms.ts';

/** Words are met by their beginning: policy, policies; economía, económico. */
const stemLength = 5;
const shortestWord = 3;
/** Characters that join words: what holds one of them names nothing. */
const joiningSigns = new Uint8Array(0x10000);
for (const sign of '的与和及对之了是在为而其以于或等也所这那有将并被把从则因但且个们我你他它不着一のとがをにはでもへやかられていしたすなるこそあれ')
  joiningSigns[sign.charCodeAt(0)] = 1;

/** Where terms stand: the token at which each begins; in the order of the text. */
export interface Terms {
  /** 53 bits of each, which a number holds exactly. */
  keys: Float64Array;
  at: Int32Array;
}

function keyOf(units: Uint16Array, start: number, end: number): number {
  let one = 0x3c6ef372;
  let two = 0x1f83d9ab;
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    one = Math.imul(one ^ unit, 0x85ebca6b);
    one ^= one >>> 13;
    two = Math.imul(two ^ unit, 0xc2b2ae35);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ (two >>> 7), 0x9e3779b1);
  two = Math.imul(two ^ (one >>> 11), 0x27d4eb2f);
  return ((one ^ (one >>> 16)) >>> 0) * 0x200000 + ((two ^ (two >>> 16)) >>> 11);
}

const unitsOf = (term: string): Uint16Array =>
  Uint16Array.from({ length: term.length }, (_, at) => term.charCodeAt(at));

let common: NumberTable | null = null;

/** Of a term that leads nowhere by itself: most texts hold it. */
export function isCommonTerm(key: number): boolean {
  if (!common) {
    common = new NumberTable();
    for (const term of commonTerms) common.numberOf(keyOf(unitsOf(term), 0, term.length));
  }
  return common.has(key);
}

/** Up to so many tokens: what is longer is read seldom. */
const mostKept = 1 << 16;
let kept: Terms | null = null;

/** Of one text after the other; what is left of it is copied out. */
function takeRoom(length: number): Terms {
  if (length > mostKept) return { keys: new Float64Array(length), at: new Int32Array(length) };
  kept ??= { keys: new Float64Array(mostKept), at: new Int32Array(mostKept) };
  return kept;
}

/** Beginnings of words, and so many neighbouring characters of zh and ja as are asked for. */
function listOf(tokens: Tokens, characters: number): Terms {
  const { starts, ends, length } = tokens;
  const { units } = tokens.source;
  const areWide = tokens.wideOnes();
  const { keys, at } = takeRoom(length);
  let count = 0;
  /** Characters in a row that join nothing, up to here. */
  let run = 0;
  for (let token = 0; token < length; token += 1) {
    const start = starts[token] as number;
    const end = ends[token] as number;
    if (areWide[token]) {
      const goesOn = run > 0 && ends[token - 1] === start;
      run = joiningSigns[units[start] as number] ? 0 : goesOn ? run + 1 : 1;
      if (run < characters) continue;
      const first = token - characters + 1;
      keys[count] = keyOf(units, starts[first] as number, end);
      at[count] = first;
      count += 1;
      continue;
    }
    run = 0;
    const isNumber = (units[start] as number) < 0x3a;
    if (end - start < shortestWord && !(isNumber && end - start > 1)) continue;
    keys[count] = keyOf(units, start, Math.min(end, start + stemLength));
    at[count] = token;
    count += 1;
  }
  return { keys: keys.slice(0, count), at: at.slice(0, count) };
}

/** By which two sentences are compared: pairs of characters, beginnings of words. */
export const listTerms = (tokens: Tokens): Terms => listOf(tokens, 2);

/** By which passages are found: of characters three, since any two stand in thousands of texts. */
export const listLeads = (tokens: Tokens): Terms => listOf(tokens, 3);

/** Those that few texts hold, each once; of too many the smallest, which are the same ones in every text. Sorts what it is given. */
export function leastOf(keys: Float64Array, most: number): number[] {
  const least: number[] = [];
  keys.sort();
  for (let index = 0; index < keys.length && least.length < most; index += 1) {
    const key = keys[index] as number;
    if (key !== keys[index - 1] && !isCommonTerm(key)) least.push(key);
  }
  return least;
}

/** As a database's bigint has them; by halves, since making an object of each takes ten times as long. */
export function signedTerms(keys: readonly number[]): BigInt64Array {
  const values = new BigInt64Array(keys.length);
  const view = new DataView(values.buffer);
  keys.forEach((key, index) => {
    view.setUint32(8 * index + highHalf, Math.floor(key / 0x1_0000_0000), isLittle);
    view.setUint32(8 * index + 4 - highHalf, key >>> 0, isLittle);
  });
  return values;
}
