import { isLittle } from './byte-order.ts';

/** What is longer is read seldom, and its room is not kept. */
const mostKept = 1 << 16;

/** Room for the units of one text after the other: out of a string, and most of all out of a part of one, each would have to be looked for. */
export class UnitRoom {
  #units = new Uint16Array(1 << 12);
  #bytes = Buffer.from(this.#units.buffer);

  /** Up to the next text. */
  unitsOf(text: string): Uint16Array {
    if (text.length > mostKept) return write(text, new Uint16Array(text.length));
    if (this.#units.length < text.length) {
      this.#units = new Uint16Array(Math.min(mostKept, 2 * text.length));
      this.#bytes = Buffer.from(this.#units.buffer);
    }
    return write(text, this.#units, this.#bytes);
  }
}

function write(text: string, units: Uint16Array, bytes: Buffer = Buffer.from(units.buffer)): Uint16Array {
  if (isLittle) bytes.write(text, 'utf16le');
  else for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}
