import { dampen, GramCounter, type Orders } from '../../server/src/text/detector/grams.ts';

/** Stretches of texts as a linear model sees them: places in the table of runs, each with its value; rows of length one. */
export interface Rows {
  size: number;
  /** Row after row; row n from offsets[n] to offsets[n + 1]. */
  offsets: Float64Array;
  places: Uint32Array;
  values: Float32Array;
}

export interface RowPiece {
  row: ArrayLike<number>;
  start: number;
  end: number;
}

export function makeRows(pieces: readonly RowPiece[], bits: number, orders: Orders): Rows {
  const counter = new GramCounter(bits);
  const offsets = new Float64Array(pieces.length + 1);
  let room = 1 << 22;
  let places = new Uint32Array(room);
  let values = new Float32Array(room);
  let filled = 0;
  for (const [index, { row, start, end }] of pieces.entries()) {
    counter.clear();
    counter.count(row, start, end, orders);
    if (filled + counter.size > room) {
      room *= 2;
      const [oldPlaces, oldValues] = [places, values];
      places = new Uint32Array(room);
      values = new Float32Array(room);
      places.set(oldPlaces);
      values.set(oldValues);
    }
    const scale = 1 / counter.length;
    for (let at = 0; at < counter.size; at += 1) {
      places[filled] = counter.places[at] as number;
      values[filled] = scale * dampen(counter.counts[at] as number);
      filled += 1;
    }
    offsets[index + 1] = filled;
  }
  return { size: pieces.length, offsets, places: places.subarray(0, filled), values: values.subarray(0, filled) };
}
