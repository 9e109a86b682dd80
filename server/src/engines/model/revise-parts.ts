import { countDraft } from '@yanmo/contract/draft-count';
import { type DraftBlock, parseDraft, plainDraft, printBlock, printBlocks } from '../draft-text.ts';
import { EngineRefused, type RevisionNote, type RevisionRequest } from '../engine.ts';

/** Blocks from `from` to before `to`, with the notes that are about them. */
interface NotedPart {
  from: number;
  to: number;
  notes: RevisionNote[];
}

/** Where the notes are about more than this of a section, it is asked for as a whole. */
const mostOfSection = 0.6;

/** Marks are left out: a note quotes its sentence with those that it has there. */
const fold = (text: string): string => text.replace(/\[@[\w-]+\]|\s+/gu, '');

/** Words of the section that a note is about; null for one that is about the section as a whole. */
function wordsOf(note: RevisionNote): string | null {
  if (note.kind === 'REPEATED') return note.passage;
  if (note.kind === 'CITATION' || (note.kind === 'READER' && note.fault !== 'WISH_UNMET')) return note.sentence;
  return note.kind === 'TERM' ? note.found : null;
}

/** Null when a note cannot be tied to paragraphs, or when they are most of the text. */
function findParts(blocks: readonly DraftBlock[], notes: readonly RevisionNote[]): NotedPart[] | null {
  const plain = blocks.map((block) => (block.kind === 'paragraph' ? fold(plainDraft(printBlock(block))) : ''));
  const noted = new Map<number, RevisionNote[]>();
  for (const note of notes) {
    const words = fold(wordsOf(note) ?? '');
    const places = words === '' ? [] : plain.flatMap((text, index) => (text.includes(words) ? [index] : []));
    if (places.length === 0) return null;
    for (const place of places) noted.set(place, [...(noted.get(place) ?? []), note]);
  }
  const unitsOf = (index: number) => countDraft(printBlocks(blocks.slice(index, index + 1)));
  const sum = (indexes: Iterable<number>) => [...indexes].reduce((units, index) => units + unitsOf(index), 0);
  if (sum(noted.keys()) > mostOfSection * sum(blocks.keys())) return null;
  const parts: NotedPart[] = [];
  for (const place of [...noted.keys()].sort((one, other) => one - other)) {
    const last = parts.at(-1);
    const own = noted.get(place) ?? [];
    if (last?.to === place) {
      last.to = place + 1;
      last.notes = [...new Set([...last.notes, ...own])];
    } else parts.push({ from: place, to: place + 1, notes: own });
  }
  return parts;
}

/**
 * A section of which only some paragraphs have to change: only these are asked for, one after the other, and the rest stays
 * word for word. A part that the model does not give stays as it was. Null where the whole has to be asked for.
 */
export function reviseInParts(
  request: RevisionRequest,
  ask: (part: RevisionRequest, name: string) => AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> | null {
  const blocks = parseDraft(request.text);
  const parts = findParts(blocks, request.notes);
  return parts && parts.length > 0 ? revise(request, { blocks, parts }, ask) : null;
}

async function* revise(
  request: RevisionRequest,
  { blocks, parts }: { blocks: readonly DraftBlock[]; parts: readonly NotedPart[] },
  ask: (part: RevisionRequest, name: string) => AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  const paragraphAt = (index: number): string | null => {
    const block = blocks[index];
    return block?.kind === 'paragraph' ? block.text : null;
  };
  let next = 0;
  for (const { from, to, notes } of parts) {
    if (from > next) yield `${printBlocks(blocks.slice(next, from))}\n\n`;
    const text = printBlocks(blocks.slice(from, to));
    const neighbours = { before: paragraphAt(from - 1), after: paragraphAt(to) };
    yield await askOrKeep(ask({ ...request, text, notes, neighbours }, `p${from}`), text);
    if (to < blocks.length) yield '\n\n';
    next = to;
  }
  if (next < blocks.length) yield printBlocks(blocks.slice(next));
}

async function askOrKeep(pieces: AsyncIterable<string>, before: string): Promise<string> {
  try {
    let text = '';
    for await (const piece of pieces) text += piece;
    return text.trim() === '' ? before : text.trim();
  } catch (error) {
    if (error instanceof EngineRefused) return before;
    throw error;
  }
}
