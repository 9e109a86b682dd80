import { crc32, deflateRawSync } from 'node:zlib';

export interface RawMember {
  name: string;
  contents?: Uint8Array | string;
  /** What the archive claims instead of the truth. */
  claims?: { unpackedBytes?: number; isEncrypted?: boolean; headerName?: string; sharesBytesOf?: string };
}

const blank = deflateRawSync(Buffer.alloc(0));

/** An archive byte by byte, so that it can lie. */
export function rawZip(members: readonly RawMember[]): Uint8Array {
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  const places = new Map<string, { offset: number; packed: Buffer; crc: number; size: number }>();
  let at = 0;
  for (const { name, contents = '', claims = {} } of members) {
    const shared = claims.sharesBytesOf === undefined ? undefined : places.get(claims.sharesBytesOf);
    const raw = Buffer.from(contents);
    const packed = shared?.packed ?? (raw.length === 0 ? blank : deflateRawSync(raw));
    const crc = shared?.crc ?? crc32(raw);
    const size = claims.unpackedBytes ?? shared?.size ?? raw.length;
    const offset = shared?.offset ?? at;
    places.set(name, { offset, packed, crc, size });
    if (!shared) {
      const headerName = Buffer.from(claims.headerName ?? name);
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      writeFields(header, 4, { packed, crc, size, isEncrypted: claims.isEncrypted ?? false });
      header.writeUInt16LE(headerName.length, 26);
      for (const part of [header, headerName, packed]) {
        parts.push(part);
        at += part.length;
      }
    }
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(20, 4);
    writeFields(record, 6, { packed, crc, size, isEncrypted: claims.isEncrypted ?? false });
    record.writeUInt16LE(Buffer.byteLength(name), 28);
    record.writeUInt32LE(offset, 42);
    records.push(record, Buffer.from(name));
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  // More members than the field holds are counted on from zero, as other programs do.
  end.writeUInt16LE(members.length % 0x10000, 8);
  end.writeUInt16LE(members.length % 0x10000, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

function writeFields(
  target: Buffer,
  at: number,
  { packed, crc, size, isEncrypted }: { packed: Buffer; crc: number; size: number; isEncrypted: boolean },
): void {
  target.writeUInt16LE(20, at);
  target.writeUInt16LE(isEncrypted ? 1 : 0, at + 2);
  target.writeUInt16LE(8, at + 4);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(packed.length, at + 14);
  target.writeUInt32LE(size, at + 18);
}
