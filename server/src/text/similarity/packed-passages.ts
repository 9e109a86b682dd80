import type { Passage, PassageId } from './corpus.ts';

/**
 * Passages one behind the other in one block, as a database can answer them in one value: an object for each, made in one thread and
 * copied to another, takes longer than finding them. Each is nine numbers of 32 bits, the high byte first (id, source, ordinal, start,
 * first token, page or -1, tokens of the source, 1 for an own one, bytes of the text), and its text in UTF-8. One may come twice.
 */
export interface PackedPassages {
  bytes: Uint8Array;
}

export type LoadedPassages = readonly Passage[] | PackedPassages;

const headBytes = 9 * 4;

const isPacked = (loaded: LoadedPassages): loaded is PackedPassages => 'bytes' in loaded;

function* headsOf(bytes: Uint8Array): Generator<{ head: DataView; at: number }> {
  for (let at = 0; at < bytes.length; ) {
    const head = new DataView(bytes.buffer, bytes.byteOffset + at, headBytes);
    yield { head, at: at + headBytes };
    at += headBytes + head.getInt32(32);
  }
}

export function listPassageIds(loaded: LoadedPassages): PassageId[] {
  if (!isPacked(loaded)) return loaded.map(({ id }) => id);
  return [...new Set(Array.from(headsOf(loaded.bytes), ({ head }) => head.getInt32(0)))];
}

/** All of them, each once. */
export function openPassages(loaded: readonly LoadedPassages[]): Passage[] {
  const opened = new Map<PassageId, Passage>();
  for (const each of loaded) {
    if (isPacked(each)) unpack(each.bytes, opened);
    else for (const passage of each) opened.set(passage.id, passage);
  }
  return [...opened.values()];
}

function unpack(bytes: Uint8Array, opened: Map<PassageId, Passage>): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const { head, at } of headsOf(bytes)) {
    const id = head.getInt32(0);
    if (opened.has(id)) continue;
    const page = head.getInt32(20);
    opened.set(id, {
      ...{ id, sourceId: String(head.getInt32(4)), ordinal: head.getInt32(8) },
      text: text.toString('utf8', at, at + head.getInt32(32)),
      ...{ start: head.getInt32(12), firstToken: head.getInt32(16), page: page < 0 ? null : page },
      ...{ sourceTokens: head.getInt32(24), isOwn: head.getInt32(28) === 1 },
    });
  }
}
