import { seenText } from '@yanmo/contract/seen-text';
import { findEncoding } from './plain-text/find-encoding.ts';
import { FileRefused } from './reading.ts';

/** Above this share of signs that are no text the guess was wrong, or the file is none of the encodings. */
const mostBroken = 0.02;

/** The text of a file in whatever encoding it was saved, with lines that end alike. */
export const readPlainText = (bytes: Uint8Array): string => seenText(decodePlainText(bytes));

/** The same as it stands in the file. */
export function decodePlainText(bytes: Uint8Array): string {
  const { encoding, isCertain } = findEncoding(bytes);
  if (!encoding.startsWith('utf-16') && hasControls(bytes.subarray(0, 4096)))
    throw new FileRefused('file_type_refused');
  const text = new TextDecoder(encoding).decode(bytes);
  if (!isCertain || encoding.startsWith('utf-16')) {
    const broken = text.match(/[\ufffd\p{Cn}]|(?!\s)\p{Cc}/gu)?.length ?? 0;
    if (broken > Math.max(1, text.length * mostBroken)) throw new FileRefused('file_unreadable');
  }
  return text;
}

/** A text has no control bytes; a program or a picture with a changed name has. */
function hasControls(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27));
}
