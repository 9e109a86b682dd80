import { fileLimits } from '../limits.ts';
import { FileRefused } from '../reading.ts';

/** One member as the directory describes it; offsets count from the start of the file. */
export interface ZipEntry {
  name: string;
  method: number;
  crc32: number;
  packedBytes: number;
  unpackedBytes: number;
  headerOffset: number;
  dataOffset: number;
  /** Where the directory's own record of it stands. */
  recordOffset: number;
  recordBytes: number;
}

export interface ZipDirectory {
  /** In the directory's order. */
  entries: ZipEntry[];
  directoryOffset: number;
  /** The comment after the end record. */
  comment: Uint8Array;
}

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const recordSignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;
const isEncrypted = 1;

/**
 * Reads what the archive says about itself and refuses it before a single byte is unpacked: too many members, too much
 * in them, members that share bytes (the way in which a small file claims terabytes), locked ones, two of one name.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(file);
  } catch (cause) {
    // An offset that leads out of the file is how a truncated archive looks.
    throw cause instanceof RangeError ? new FileRefused('file_unreadable', { cause }) : cause;
  }
}

function readDirectory(file: Buffer): ZipDirectory {
  const end = findEnd(file);
  const { count, directoryBytes, directoryOffset, directoryEnd } = readEnd(file, end);
  if (count > fileLimits.zipEntries) throw new FileRefused('file_too_long');
  if (directoryOffset + directoryBytes !== directoryEnd) throw new FileRefused('file_unreadable');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = directoryOffset;
  let unpackedBytes = 0;
  while (at < directoryEnd) {
    if (entries.length >= count) throw new FileRefused('file_unreadable');
    const entry = readRecord(file, at);
    const key = entry.name.toLowerCase();
    if (names.has(key)) throw new FileRefused('file_unreadable');
    names.add(key);
    unpackedBytes += entry.unpackedBytes;
    if (unpackedBytes > fileLimits.unpackedBytes) throw new FileRefused('file_too_long');
    entries.push(entry);
    at += entry.recordBytes;
  }
  if (entries.length !== count) throw new FileRefused('file_unreadable');
  assertApart(entries, directoryOffset);
  const commentLength = file.readUInt16LE(end + 20);
  return { entries, directoryOffset, comment: file.subarray(end + endBytes, end + endBytes + commentLength) };
}

function findEnd(file: Buffer): number {
  const lowest = Math.max(0, file.length - endBytes - longestComment);
  for (let at = file.length - endBytes; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === endSignature && at + endBytes + file.readUInt16LE(at + 20) <= file.length) return at;
  }
  throw new FileRefused('file_unreadable');
}

/** Some programs write the wide form of the end record even for small files. */
function readEnd(file: Buffer, end: number) {
  const locator = end - 20;
  if (locator >= 0 && file.readUInt32LE(locator) === locator64Signature) {
    const end64 = Number(file.readBigUInt64LE(locator + 8));
    if (file.readUInt32LE(end64) !== end64Signature) throw new FileRefused('file_unreadable');
    return {
      count: Number(file.readBigUInt64LE(end64 + 32)),
      directoryBytes: Number(file.readBigUInt64LE(end64 + 40)),
      directoryOffset: Number(file.readBigUInt64LE(end64 + 48)),
      directoryEnd: end64,
    };
  }
  return {
    count: file.readUInt16LE(end + 10),
    directoryBytes: file.readUInt32LE(end + 12),
    directoryOffset: file.readUInt32LE(end + 16),
    directoryEnd: end,
  };
}

function readRecord(file: Buffer, at: number): ZipEntry {
  if (file.readUInt32LE(at) !== recordSignature) throw new FileRefused('file_unreadable');
  if (file.readUInt16LE(at + 8) & isEncrypted) throw new FileRefused('file_encrypted');
  const nameBytes = file.readUInt16LE(at + 28);
  const extraBytes = file.readUInt16LE(at + 30);
  const recordBytes = 46 + nameBytes + extraBytes + file.readUInt16LE(at + 32);
  const rawName = file.subarray(at + 46, at + 46 + nameBytes);
  const wide = readWideFields(file, at, at + 46 + nameBytes, extraBytes);
  const headerOffset = wide.headerOffset;
  if (file.readUInt32LE(headerOffset) !== headerSignature) throw new FileRefused('file_unreadable');
  const headerNameBytes = file.readUInt16LE(headerOffset + 26);
  // A member whose header has another name than the directory is read differently by different programs.
  if (!file.subarray(headerOffset + 30, headerOffset + 30 + headerNameBytes).equals(rawName)) {
    throw new FileRefused('file_unreadable');
  }
  return {
    name: rawName.toString('utf8').replaceAll('\\', '/').replace(/^\/+/u, ''),
    method: file.readUInt16LE(at + 10),
    crc32: file.readUInt32LE(at + 16),
    packedBytes: wide.packedBytes,
    unpackedBytes: wide.unpackedBytes,
    headerOffset,
    dataOffset: headerOffset + 30 + headerNameBytes + file.readUInt16LE(headerOffset + 28),
    recordOffset: at,
    recordBytes,
  };
}

const isElsewhere = 0xffffffff;

/** Sizes that stand in the record itself, or in its wide field, in this order, where the record has no room. */
function readWideFields(file: Buffer, at: number, extraStart: number, extraBytes: number) {
  let wide = -1;
  for (let field = extraStart; field + 4 <= extraStart + extraBytes; field += 4 + file.readUInt16LE(field + 2)) {
    if (file.readUInt16LE(field) === 1) wide = field + 4;
  }
  const read = (value: number): number => {
    if (value !== isElsewhere) return value;
    if (wide < 0) throw new FileRefused('file_unreadable');
    const real = Number(file.readBigUInt64LE(wide));
    wide += 8;
    return real;
  };
  const unpackedBytes = read(file.readUInt32LE(at + 24));
  const packedBytes = read(file.readUInt32LE(at + 20));
  return { unpackedBytes, packedBytes, headerOffset: read(file.readUInt32LE(at + 42)) };
}

function assertApart(entries: readonly ZipEntry[], directoryOffset: number): void {
  const inOrder = [...entries].sort((one, other) => one.headerOffset - other.headerOffset);
  inOrder.forEach((entry, index) => {
    const next = inOrder[index + 1]?.headerOffset ?? directoryOffset;
    if (entry.dataOffset + entry.packedBytes > next) throw new FileRefused('file_unreadable');
  });
}
