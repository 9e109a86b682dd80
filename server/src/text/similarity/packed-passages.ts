import type { LoadedPassages, Passage, PassageBlock, PassageId } from './corpus.ts';

const headBytes = 9 * 4;

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

function unpack(
  { heads, texts }: PassageBlock,
  opened: Map<PassageId, Passage>,
  isWanted: (source: OfSource) => boolean,
): void {
  const view = new DataView(heads.buffer, heads.byteOffset, heads.length);
  let characters = 0;
  for (let at = 0; at < heads.length; at += headBytes) characters += view.getInt32(at + 32);
  // A database counts a character of two units as one.
  const hasPairs = characters !== texts.length;
  let from = 0;
  for (let at = 0; at < heads.length; at += headBytes) {
    const length = view.getInt32(at + 32);
    const to = hasPairs ? behindCharacters(texts, from, length) : from + length;
    const id = view.getInt32(at);
    const page = view.getInt32(at + 20);
    const source = { sourceId: String(view.getInt32(at + 4)), isOwn: view.getInt32(at + 28) === 1 };
    if (isWanted(source) && !opened.has(id)) {
      opened.set(id, {
        ...{ id, ...source },
        ordinal: view.getInt32(at + 8),
        text: texts.slice(from, to),
        start: view.getInt32(at + 12),
        firstToken: view.getInt32(at + 16),
        page: page < 0 ? null : page,
        sourceTokens: view.getInt32(at + 24),
      });
    }
    from = to;
  }
}

function behindCharacters(text: string, from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0; left -= 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}
