import type { Span } from '../span.ts';
import { complex, dropped, foldCluster, foldingTable, isDropped, isJoining, joining, space } from './folding.ts';
import { UnitRoom } from './unit-room.ts';

/** No half of a character is left alone in it, so that nothing is lost in decoding. */
const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

/** A text as it is compared, and for each of its units the stretch of the original that became it. */
export class NormalisedText {
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  #text: string | null = null;

  constructor(units: Uint16Array, starts: Uint32Array, ends: Uint32Array) {
    this.units = units;
    this.starts = starts;
    this.ends = ends;
  }

  /** Of most passages that are read nobody asks for it. */
  get text(): string {
    this.#text ??= decoder.decode(this.units);
    return this.#text;
  }

  /** The stretch of the original that became this one; for an empty one the place. */
  toOriginal({ start, end }: Span): Span {
    if (end > start) return { start: this.starts[start] ?? 0, end: this.ends[end - 1] ?? 0 };
    const place = start > 0 ? (this.ends[start - 1] ?? 0) : (this.starts[0] ?? 0);
    return { start: place, end: place };
  }
}

const blank = 0x20;

const signAt = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0);

/** Where a character ends with all that may join it, and where the next one begins. */
function clusterAt(text: string, from: number, table: Uint16Array): { end: number; next: number } {
  let next = from + signAt(text, from).length;
  let end = next;
  while (next < text.length) {
    const code = text.charCodeAt(next);
    const kind = table[code];
    if (kind === dropped) next += 1;
    else if (kind === joining) {
      next += 1;
      end = next;
    } else if (kind === complex && code >= 0xd800 && code <= 0xdbff) {
      const sign = signAt(text, next);
      if (isDropped(sign)) next += sign.length;
      else if (isJoining(sign)) {
        next += sign.length;
        end = next;
      } else break;
    } else break;
  }
  return { end, next };
}

function enlarge<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers, fresh: Numbers): Numbers {
  fresh.set(numbers);
  return fresh;
}

/** Up to so many units: what is longer is read seldom. */
const mostKept = 1 << 16;
type Room = [Uint16Array, Uint32Array, Uint32Array];
let kept: Room | null = null;
const given = new UnitRoom();

/** Of one text after the other: thousands of passages are read for one check, and what was made for each would have to be cleared away. */
function takeRoom(length: number): Room {
  if (length > mostKept) return [new Uint16Array(length), new Uint32Array(length), new Uint32Array(length)];
  kept ??= [new Uint16Array(mostKept), new Uint32Array(mostKept), new Uint32Array(mostKept)];
  return kept;
}

/**
 * What two spellings of one text have in common: compatibility forms and widths (NFKC), small letters, digits of any script
 * as 0 to 9, quotation marks, dashes and stops in one form, one blank for any white space. Signs without width and marks that
 * compose no letter are gone. Doing it twice changes nothing.
 */
export function normalise(text: string): NormalisedText {
  const table = foldingTable();
  const { length } = text;
  const codes = given.unitsOf(text);
  // Room for all that is left is kept free at any time, so that the quick way needs not ask for it.
  let [units, starts, ends] = takeRoom(length + 64);
  let room = units.length;
  let count = 0;
  /** Where the last character begins that a mark could still join, there and here. */
  let base = -1;
  let baseCount = 0;
  let index = 0;
  while (index < length) {
    const unit = table[codes[index] as number] as number;
    if (unit > joining) {
      base = index;
      baseCount = count;
      units[count] = unit;
      starts[count] = index;
      index += 1;
      ends[count] = index;
      count += 1;
      continue;
    }
    if (unit === dropped) {
      index += 1;
      continue;
    }
    if (unit === space) {
      if (count === 0 || units[count - 1] !== blank) {
        units[count] = blank;
        starts[count] = index;
        count += 1;
      }
      index += 1;
      ends[count - 1] = index;
      base = -1;
      continue;
    }
    if (unit === joining && base >= 0) {
      count = baseCount;
      index = base;
    }
    base = -1;
    const { end, next } = clusterAt(text, index, table);
    const folded = foldCluster(text.slice(index, end));
    if (count + folded.length + length - index > room) {
      room = (room + folded.length) * 2;
      units = enlarge(units, new Uint16Array(room));
      starts = enlarge(starts, new Uint32Array(room));
      ends = enlarge(ends, new Uint32Array(room));
    }
    for (let place = 0; place < folded.length; place += 1) {
      units[count] = folded.charCodeAt(place);
      starts[count] = index;
      ends[count] = end;
      count += 1;
    }
    index = next;
  }
  return new NormalisedText(units.slice(0, count), starts.slice(0, count), ends.slice(0, count));
}
