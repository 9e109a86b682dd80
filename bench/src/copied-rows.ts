import fs from 'node:fs';

const viewOf = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);

/** PostgreSQL's own form of rows in a file: read by COPY without a word of SQL a row. */
export class CopiedRows {
  #bytes = Buffer.allocUnsafe(1 << 20);
  #view = viewOf(this.#bytes);
  #length = 0;

  constructor() {
    this.#write(Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'));
    this.#grow(8);
    this.#length = this.#bytes.writeInt32BE(0, this.#length);
    this.#length = this.#bytes.writeInt32BE(0, this.#length);
  }

  row(fields: number): void {
    this.#grow(2);
    this.#length = this.#bytes.writeInt16BE(fields, this.#length);
  }

  int(value: number | null): void {
    this.#grow(8);
    this.#length = this.#bytes.writeInt32BE(value === null ? -1 : 4, this.#length);
    if (value !== null) this.#length = this.#bytes.writeInt32BE(value, this.#length);
  }

  bytes(value: Buffer): void {
    this.#grow(4);
    this.#length = this.#bytes.writeInt32BE(value.length, this.#length);
    this.#write(value);
  }

  text(value: string): void {
    this.bytes(Buffer.from(value));
  }

  /** A number of 64 bits, and numbers of 32: by far the most of all rows, so that nothing is asked twice. */
  numbers(first: bigint, others: readonly number[]): void {
    this.#grow(14 + 8 * others.length);
    const view = this.#view;
    let at = this.#length;
    view.setInt16(at, 1 + others.length);
    view.setInt32(at + 2, 8);
    view.setBigInt64(at + 6, first);
    at += 14;
    for (const value of others) {
      view.setInt32(at, 4);
      view.setInt32(at + 4, value);
      at += 8;
    }
    this.#length = at;
  }

  /** Readable for all: the server runs as somebody else. */
  save(file: string): void {
    this.#grow(2);
    this.#length = this.#bytes.writeInt16BE(-1, this.#length);
    fs.writeFileSync(file, this.#bytes.subarray(0, this.#length), { mode: 0o644 });
  }

  #write(value: Buffer): void {
    this.#grow(value.length);
    this.#length += value.copy(this.#bytes, this.#length);
  }

  #grow(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const wider = Buffer.allocUnsafe(2 * (this.#length + more));
    this.#bytes.copy(wider, 0, 0, this.#length);
    this.#bytes = wider;
    this.#view = viewOf(wider);
  }
}
