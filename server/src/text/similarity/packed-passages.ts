import type { LoadedPassages, Passage, PassageBlock, PassageId } from './corpus.ts';

const headBytes = 10 * 4;

/** By what a source is taken or left. */
type OfSource = Pick<Passage, 'sourceId' | 'isOwn'>;

/** All of them, or those of some sources, each once. */
export function openPassages(
  loaded: readonly LoadedPassages[],
  isWanted: (source: OfSource) => boolean = () => true,
): Passage[] {
  const opened = new Map<PassageId, Passage>();
  for (const each of loaded) {
    if ('blocks' in each) for (const block of each.blocks) unpack(block, opened, isWanted);
    else for (const passage of each) if (isWanted(passage)) opened.set(passage.id, passage);
  }
  return [...opened.values()];
}

function unpack(block: PassageBlock, opened: Map<PassageId, Passage>, isWanted: (source: OfSource) => boolean): void {
  let from = 0;
  for (const { id, source: number, length, isOwn, page, ordinal, start, firstToken, sourceTokens } of readHeads(
    block,
  )) {
    const source = { sourceId: String(number), isOwn };
    if (isWanted(source) && !opened.has(id)) {
      const text = block.texts.slice(from, from + length);
      opened.set(id, { id, ...source, ordinal, text, start, firstToken, page: page < 0 ? null : page, sourceTokens });
    }
    from += length;
  }
}

/** What stands beside the texts. */
export interface PassageHead {
  id: PassageId;
  source: number;
  ordinal: number;
  start: number;
  firstToken: number;
  tokens: number;
  /** -1 for none. */
  page: number;
  sourceTokens: number;
  length: number;
  isOwn: boolean;
}

export function* readHeads({ heads }: PassageBlock): Generator<PassageHead> {
  const view = new DataView(heads.buffer, heads.byteOffset, heads.length);
  for (let at = 0; at < heads.length; at += headBytes) {
    yield {
      id: view.getInt32(at),
      source: view.getInt32(at + 4),
      ordinal: view.getInt32(at + 8),
      start: view.getInt32(at + 12),
      firstToken: view.getInt32(at + 16),
      tokens: view.getInt32(at + 20),
      page: view.getInt32(at + 24),
      sourceTokens: view.getInt32(at + 28),
      length: view.getInt32(at + 32),
      isOwn: view.getInt32(at + 36) === 1,
    };
  }
}
