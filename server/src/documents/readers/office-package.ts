import { FileRefused } from './reading.ts';
import { decodeXml, parseXml, type XmlElement } from './xml/walk-xml.ts';
import { childrenNamed } from './xml/xml-element.ts';
import { unpackEntry } from './zip/unpack-entry.ts';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from './zip/zip-directory.ts';

/** A part of an Office file and how other parts refer to it. */
export interface Relationship {
  id: string;
  /** The last word of its type: styles, footnotes, worksheet. */
  type: string;
  /** Where it leads inside of the file; what leads outside is never followed and has none. */
  part: string | null;
}

/** An Office file: parts of XML in a zip, found by relationships. Nothing is unpacked before it is asked for. */
export class OfficePackage {
  readonly directory: ZipDirectory;
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, ZipEntry>;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.directory = readZipDirectory(bytes);
    this.#entries = new Map(this.directory.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  findEntry(part: string): ZipEntry | undefined {
    return this.#entries.get(part.toLowerCase());
  }

  findXml(part: string): string | undefined {
    const entry = this.findEntry(part);
    return entry && decodeXml(unpackEntry(this.#bytes, entry));
  }

  findParsed(part: string | undefined): XmlElement | undefined {
    const xml = part === undefined ? undefined : this.findXml(part);
    return xml === undefined ? undefined : parseXml(xml);
  }

  /** The relationships of a part; those of the package itself for the empty name. */
  relationshipsOf(part: string): Relationship[] {
    const slash = part.lastIndexOf('/');
    const folder = part.slice(0, slash + 1);
    const root = this.findParsed(`${folder}_rels/${part.slice(slash + 1)}.rels`);
    if (!root) return [];
    return [...childrenNamed(root, 'pr:Relationship')].map(({ attributes }) => {
      const isOutside = attributes.TargetMode?.toLowerCase() === 'external';
      const target = attributes.Target ?? '';
      return {
        id: attributes.Id ?? '',
        type: (attributes.Type ?? '').split('/').at(-1) ?? '',
        part: isOutside ? null : resolvePart(folder, target),
      };
    });
  }

  /** The part that the whole file is about. A zip without one is no Office file. */
  getMainPart(usual: string): string {
    const named = this.relationshipsOf('').find(({ type, part }) => type === 'officeDocument' && part !== null)?.part;
    const part = named ?? usual;
    if (!this.findEntry(part)) throw new FileRefused('file_type_refused');
    return part;
  }
}

function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
