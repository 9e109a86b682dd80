import { crc32, inflateRawSync } from 'node:zlib';
import { fileLimits } from '../limits.ts';
import { FileRefused } from '../reading.ts';
import type { ZipEntry } from './zip-directory.ts';

const stored = 0;
const deflated = 8;

/** Unpacks one member into at most the size that the directory promised: what says 1 KB and holds 1 GB stops at 1 KB. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Buffer {
  const { packedBytes, unpackedBytes } = entry;
  const isTooDense = unpackedBytes > fileLimits.ratioFreeBytes && unpackedBytes > packedBytes * fileLimits.ratio;
  if (unpackedBytes > fileLimits.partBytes || isTooDense) throw new FileRefused('file_too_long');
  const packed = bytes.subarray(entry.dataOffset, entry.dataOffset + packedBytes);
  const unpacked = unpack(packed, entry);
  if (unpacked.length !== unpackedBytes || crc32(unpacked) !== entry.crc32) throw new FileRefused('file_unreadable');
  return unpacked;
}

function unpack(packed: Uint8Array, { method, unpackedBytes }: ZipEntry): Buffer {
  if (method === stored) return Buffer.from(packed);
  if (method !== deflated) throw new FileRefused('file_unreadable');
  // An empty member still has to be allowed one byte for the limit to be accepted.
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
  } catch (cause) {
    throw new FileRefused('file_unreadable', { cause });
  }
}
