import fs from 'node:fs';

/** PostgreSQL's own form of rows in a file: read by COPY without a word of SQL a row. */
export class CopiedRows {
  #bytes = Buffer.allocUnsafe(1 << 20);
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

  bigint(value: bigint): void {
    this.#grow(12);
    this.#length = this.#bytes.writeInt32BE(8, this.#length);
    this.#length = this.#bytes.writeBigInt64BE(value, this.#length);
  }

  bytes(value: Buffer): void {
    this.#grow(4);
    this.#length = this.#bytes.writeInt32BE(value.length, this.#length);
    this.#write(value);
  }

  text(value: string): void {
    this.bytes(Buffer.from(value));
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
  }
}
