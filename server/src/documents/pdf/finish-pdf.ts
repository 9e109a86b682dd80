import type { Layout } from '../layout/laid.ts';
import { insertLabel } from './xmp-packet.ts';

/**
 * Adds what Typst cannot: the label under `AIGC` in the XMP packet, the language with its region, and the wish that a reader
 * shows the title instead of the file's name. As an update at the end of the file, in the way that PDF has for it: what Typst
 * wrote stays byte for byte, outline and links with it, and nothing has to be parsed (a library for it takes 0.4 s to load).
 */
export function finishPdf(pdf: Uint8Array, layout: Pick<Layout, 'aiLabel' | 'metadata'>): Uint8Array {
  const file = new TypstFile(pdf);
  const objects = new Map([[file.catalogNumber, catalogWith(file.catalog, layout.metadata.language)]]);
  if (layout.aiLabel) {
    const packet = Buffer.from(insertLabel(file.metadata.toString('utf8'), layout.aiLabel.value), 'utf8');
    // Not compressed: the label is to be found by whoever looks into the file, without a PDF reader.
    const head = `<<\n  /Length ${packet.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
    objects.set(file.metadataNumber, `${head}${packet.toString('latin1')}\nendstream`);
  }
  return file.withUpdated(objects);
}

/** Typst names no language where a file has no text. */
function catalogWith(catalog: string, language: string): string {
  const withTitle = catalog.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true');
  const type = '/Type /Catalog';
  if (withTitle === catalog || !catalog.includes(type)) throw new NotAsTypstWrites('its catalog');
  return withTitle.replace(/\n\s*\/Lang \([^)]*\)/u, '').replace(type, `${type}\n  /Lang (${language})`);
}

class NotAsTypstWrites extends Error {
  override name = 'NotAsTypstWrites';
  constructor(part: string) {
    super(`a PDF that is not written as this version of Typst writes it: ${part}`);
  }
}

/** Only for what Typst has just written: a plain table of objects at the end, catalog and metadata in plain text. */
class TypstFile {
  readonly #pdf: Buffer;
  readonly #trailer: string;
  readonly #tableStart: number;
  readonly catalogNumber: number;
  readonly catalog: string;
  readonly metadataNumber: number;
  readonly metadata: Buffer;

  constructor(pdf: Uint8Array) {
    this.#pdf = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    const end = this.#pdf.subarray(this.#pdf.lastIndexOf('\ntrailer\n')).toString('latin1');
    this.#trailer = find(end, /<<([\s\S]*)>>\s*startxref/u, 'its trailer');
    this.#tableStart = Number(find(end, /startxref\s+(\d+)\s+%%EOF/u, 'the start of its table'));
    this.catalogNumber = Number(find(this.#trailer, /\/Root (\d+) 0 R/u, 'its root'));
    this.catalog = this.#objectAt(this.catalogNumber).toString('latin1');
    this.metadataNumber = Number(find(this.catalog, /\/Metadata (\d+) 0 R/u, 'its metadata'));
    const stream = this.#objectAt(this.metadataNumber);
    const from = stream.indexOf('stream\n') + 'stream\n'.length;
    this.metadata = stream.subarray(from, stream.lastIndexOf('\nendstream'));
  }

  #objectAt(number: number): Buffer {
    const head = `\n${number} 0 obj\n`;
    // The table says where: the same bytes might stand in a stream.
    const line = this.#pdf.indexOf('\n', this.#pdf.indexOf('\n', this.#tableStart) + 1) + 1 + number * 20;
    const start = Number(this.#pdf.subarray(line, line + 10).toString('latin1'));
    if (this.#pdf.subarray(start - 1, start - 1 + head.length).toString('latin1') !== head) {
      throw new NotAsTypstWrites(`object ${number}`);
    }
    return this.#pdf.subarray(start - 1 + head.length, this.#pdf.indexOf('\nendobj', start));
  }

  withUpdated(objects: ReadonlyMap<number, string>): Buffer {
    const parts: Buffer[] = [this.#pdf, Buffer.from('\n')];
    let length = this.#pdf.length + 1;
    let table = 'xref\n';
    for (const [number, body] of [...objects].sort(([one], [other]) => one - other)) {
      const part = Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1');
      table += `${number} 1\n${String(length).padStart(10, '0')} 00000 n\r\n`;
      parts.push(part);
      length += part.length;
    }
    const trailer = `trailer\n<<${this.#trailer.trimEnd()}\n  /Prev ${this.#tableStart}\n>>\n`;
    parts.push(Buffer.from(`${table}${trailer}startxref\n${length}\n%%EOF\n`, 'latin1'));
    return Buffer.concat(parts);
  }
}

function find(text: string, pattern: RegExp, part: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new NotAsTypstWrites(part);
  return found;
}
