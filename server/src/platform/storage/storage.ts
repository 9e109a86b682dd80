import type { Readable } from 'node:stream';

/** What a signed link says about the file behind it. */
export interface FileLink {
  key: string;
  /** The file name that the reader's browser shows. */
  name: string;
  /** The media type that the bytes are served with. */
  type: string;
  disposition: 'inline' | 'attachment';
}

/** Where files live: a folder now, an object store behind the same port. A key is a name, never a path on a disk. */
export interface Storage {
  /** Complete or not at all; a key that exists is replaced. */
  put(key: string, content: Buffer | Readable): Promise<{ sizeBytes: number }>;
  /** AppError not_found. The caller reads the stream to its end or destroys it. */
  open(key: string): Promise<{ stream: Readable; sizeBytes: number }>;
  /** A key that is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Throws when files cannot be written; /readyz asks. */
  check(): Promise<void>;
  signUrl(link: FileLink & { expiresInSeconds: number }): string;
  /** AppError not_found for a link that we did not sign or that has expired. */
  readSigned(signed: string): FileLink;
}

const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;
const maximumKeyLength = 200;

/** Segments of letters, digits, `.`, `_`, `-` that begin with a letter or digit: `..`, an empty segment and a leading `/` cannot be written. */
export function isStorageKey(key: string): boolean {
  return key.length <= maximumKeyLength && keyPattern.test(key);
}
