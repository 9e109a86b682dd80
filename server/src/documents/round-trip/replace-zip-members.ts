import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipDirectory, ZipEntry } from '../readers/zip/zip-directory.ts';

const deflated = 8;
const hasDescriptor = 1 << 3;

/**
 * The same archive with other contents of some members, and with new ones behind the others. All that is not named keeps its
 * bytes as they are packed, with its headers and whatever stands between; only the places in the directory move.
 */
export function replaceZipMembers(
  bytes: Uint8Array,
  directory: ZipDirectory,
  contents: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed = new Map([...contents].map(([name, content]) => [name, pack(content)]));
  const inOrder = [...directory.entries].sort((one, other) => one.headerOffset - other.headerOffset);
  const parts: Buffer[] = [];
  let at = 0;
  const write = (...written: readonly Buffer[]): void => {
    for (const part of written) {
      parts.push(part);
      at += part.length;
    }
  };
  write(file.subarray(0, inOrder[0]?.headerOffset ?? directory.directoryOffset));
  const offsets = new Map<ZipEntry, number>();
  inOrder.forEach((entry, index) => {
    offsets.set(entry, at);
    const end = inOrder[index + 1]?.headerOffset ?? directory.directoryOffset;
    const fresh = packed.get(entry.name);
    if (fresh) write(writeHeader(file, entry, fresh), fresh.bytes);
    else write(file.subarray(entry.headerOffset, end));
  });
  const records = directory.entries.map((entry) =>
    writeRecord(file, entry, offsets.get(entry) ?? 0, packed.get(entry.name) ?? null),
  );
  const known = new Set(directory.entries.map(({ name }) => name));
  for (const [name, fresh] of packed) {
    if (known.has(name)) continue;
    const { header, record } = newMember(name, fresh, at);
    write(header, fresh.bytes);
    records.push(record);
  }
  const recordBytes = records.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...records, writeEnd(records.length, recordBytes, at, directory.comment)]);
}

interface Packed extends Sizes {
  bytes: Buffer;
}

function pack(content: Uint8Array): Packed {
  const bytes = deflateRawSync(content);
  return { bytes, crc32: crc32(content), packedBytes: bytes.length, unpackedBytes: content.length };
}

/** The first moment that a zip can name: a member of ours is as old as its file, and the same file comes out the same. */
const firstDate = (1 << 5) | 1;
const usesUtf8 = 1 << 11;

function newMember(name: string, sizes: Sizes, offset: number): { header: Buffer; record: Buffer } {
  const named = Buffer.from(name, 'utf8');
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(usesUtf8, 2);
  shared.writeUInt16LE(deflated, 4);
  shared.writeUInt16LE(firstDate, 8);
  shared.writeUInt32LE(sizes.crc32, 10);
  shared.writeUInt32LE(sizes.packedBytes, 14);
  shared.writeUInt32LE(sizes.unpackedBytes, 18);
  shared.writeUInt16LE(named.length, 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return {
    header: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, named]),
    record: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, named]),
  };
}

interface Sizes {
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
}

function writeHeader(file: Buffer, entry: ZipEntry, sizes: Sizes): Buffer {
  const nameBytes = file.readUInt16LE(entry.headerOffset + 26);
  const header = Buffer.from(file.subarray(entry.headerOffset, entry.headerOffset + 30 + nameBytes));
  header.writeUInt16LE(header.readUInt16LE(6) & ~hasDescriptor, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt32LE(sizes.crc32, 14);
  header.writeUInt32LE(sizes.packedBytes, 18);
  header.writeUInt32LE(sizes.unpackedBytes, 22);
  header.writeUInt16LE(0, 28);
  return header;
}

function writeRecord(file: Buffer, entry: ZipEntry, headerOffset: number, sizes: Sizes | null): Buffer {
  const start = entry.recordOffset;
  const extraStart = start + 46 + file.readUInt16LE(start + 28);
  const extraEnd = extraStart + file.readUInt16LE(start + 30);
  // All sizes fit into the record itself, so that its wide field would only contradict them.
  const extra: Buffer[] = [];
  for (let field = extraStart; field + 4 <= extraEnd; ) {
    const end = Math.min(extraEnd, field + 4 + file.readUInt16LE(field + 2));
    if (file.readUInt16LE(field) !== 1) extra.push(file.subarray(field, end));
    field = end;
  }
  const head = Buffer.from(file.subarray(start, extraStart));
  const kept = Buffer.concat(extra);
  head.writeUInt16LE(kept.length, 30);
  head.writeUInt32LE(sizes?.packedBytes ?? entry.packedBytes, 20);
  head.writeUInt32LE(sizes?.unpackedBytes ?? entry.unpackedBytes, 24);
  head.writeUInt32LE(headerOffset, 42);
  if (sizes) {
    head.writeUInt16LE(head.readUInt16LE(8) & ~hasDescriptor, 8);
    head.writeUInt16LE(deflated, 10);
    head.writeUInt32LE(sizes.crc32, 16);
  }
  return Buffer.concat([head, kept, file.subarray(extraEnd, start + entry.recordBytes)]);
}

function writeEnd(count: number, directoryBytes: number, directoryOffset: number, comment: Uint8Array): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, comment]);
}
