import { mix, seedHigh, stepHigh, tokenKeys } from './fingerprints.ts';
import { complex, dropped, foldCluster, foldingTable, joining, space } from './folding.ts';
import { apostrophe, digit, half, kindTable, letter, tokenise, wide } from './tokens.ts';
import { UnitRoom } from './unit-room.ts';

const step = (state: number, unit: number): number => Math.imul(((state << 13) | (state >>> 19)) ^ unit, stepHigh);

/**
 * `tokenKeys` of a text of which nothing but these numbers is wanted, in one pass and without a copy of it: thousands of passages are
 * read so for one check, and few of them turn out to hold anything.
 */
export function keysOfText(text: string, room?: KeyRoom): Int32Array {
  return readPlain(text, room) ?? tokenKeys(tokenise(text));
}

/** Room for the numbers of one text after the other; those of the last one are gone with the next. */
export class KeyRoom {
  #keys = new Int32Array(1 << 12);
  readonly #units = new UnitRoom();

  unitsOf(text: string): Uint16Array {
    return this.#units.unitsOf(text);
  }

  get(length: number): Int32Array {
    if (this.#keys.length < length) this.#keys = new Int32Array(2 * length);
    return this.#keys;
  }
}

let wideKeys: Int32Array | null = null;

/** Of each unit that is a token by itself wherever it stands, its number; 0 of the others. Most units of zh and ja are such. */
function wideKeyTable(): Int32Array {
  if (wideKeys) return wideKeys;
  const folding = foldingTable();
  const kinds = kindTable();
  const built = new Int32Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) {
    const unit = folding[code] as number;
    if (unit > joining && kinds[unit] === wide) built[code] = mix(step(seedHigh, unit));
  }
  wideKeys = built;
  return built;
}

/** Null where a character is folded together with its neighbours, or is one of two units. */
function readPlain(text: string, room: KeyRoom | undefined): Int32Array | null {
  const folding = foldingTable();
  const kinds = kindTable();
  const known = wideKeyTable();
  const { length } = text;
  const units = (room ?? new KeyRoom()).unitsOf(text);
  let keys = room?.get(length) ?? new Int32Array(length);
  let count = 0;
  let isOpen = false;
  let state = 0;
  const close = (): void => {
    if (isOpen) keys[count++] = mix(state) || 1;
    isOpen = false;
  };
  /** What stands behind an apostrophe says whether the word goes on. */
  const put = (unit: number, behind: number): void => {
    const kind = kinds[unit];
    if (kind === wide) {
      close();
      keys[count++] = mix(step(seedHigh, unit)) || 1;
    } else if (kind === letter || kind === digit) {
      state = step(isOpen ? state : seedHigh, unit);
      isOpen = true;
    } else if (kind === apostrophe && isOpen && kinds[behind] === letter) state = step(state, unit);
    else close();
  };
  for (let index = 0; index < length; index += 1) {
    const code = units[index] as number;
    const key = known[code] as number;
    if (key !== 0) {
      if (isOpen) close();
      keys[count++] = key;
      continue;
    }
    const unit = folding[code] as number;
    if (unit > joining && kinds[unit] !== apostrophe) put(unit, 0);
    else if (unit === space) close();
    else if (unit !== dropped) {
      const behind = index + 1 < length ? (folding[units[index + 1] as number] as number) : space;
      if (unit === joining || kinds[code] === half || (behind <= joining && behind !== space)) return null;
      if (unit !== complex) {
        put(unit, behind);
        continue;
      }
      const folded = foldCluster(text[index] as string);
      if (count + folded.length + length - index > keys.length) {
        const wider = new Int32Array(2 * (keys.length + folded.length));
        wider.set(keys);
        keys = wider;
      }
      for (let at = 0; at < folded.length; at += 1) {
        const each = folded.charCodeAt(at);
        if (kinds[each] === half) return null;
        put(each, at + 1 < folded.length ? folded.charCodeAt(at + 1) : behind);
      }
    }
  }
  close();
  return room ? keys.subarray(0, count) : keys.slice(0, count);
}
