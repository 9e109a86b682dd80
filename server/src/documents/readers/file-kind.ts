import { FileRefused } from './reading.ts';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
}

type Shape = 'pdf' | 'zip' | 'compound' | 'text';

const shapes: Readonly<Record<string, Shape>> = {
  pdf: 'pdf',
  docx: 'zip',
  xlsx: 'zip',
  txt: 'text',
  md: 'text',
  bib: 'text',
  ris: 'text',
  csv: 'text',
};

/** The extension says what the file claims to be; the bytes must agree. */
export function extensionOf<Extension extends string>(file: FileToRead, accepted: readonly Extension[]): Extension {
  const extension = accepted.find((candidate) => file.name.toLowerCase().endsWith(`.${candidate}`));
  if (!extension) throw new FileRefused('file_type_refused');
  const shape = shapeOf(file.bytes);
  if (shape === shapes[extension]) return extension;
  // With a password set, Word and Excel put the zip into a file of the older kind.
  if (shapes[extension] === 'zip' && shape === 'compound' && isLocked(file.bytes)) {
    throw new FileRefused('file_encrypted');
  }
  throw new FileRefused('file_type_refused');
}

function shapeOf(bytes: Uint8Array): Shape {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.byteLength));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip';
  return head.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex')) ? 'compound' : 'text';
}

const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));
