import { FileRefused } from './reading.ts';

/** UTF-8 first, strictly; then the encodings that Chinese and Japanese students' files really have. */
const encodings = ['utf-8', 'gb18030', 'shift_jis'] as const;

export function readPlainText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // A text has no control bytes; a program or a picture with a changed name has.
  const controls = bytes.subarray(0, 4096).filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  if (controls > 0) throw new FileRefused('file_type_refused');
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new FileRefused('file_unreadable');
}
