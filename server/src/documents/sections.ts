import { isDeepStrictEqual } from 'node:util';
import type { Block, Chapter } from './blocks.ts';

export class SectionMissing extends Error {
  override name = 'SectionMissing';
}

type Parts = readonly Pick<Chapter, 'id' | 'title' | 'blocks'>[];

/** What stands below a chapter or a heading, to the next heading of the same rank. */
export function sectionBlocks(chapters: Parts, id: string): readonly Block[] {
  const { chapter, start, end } = placeOf(chapters, id);
  return chapter.blocks.slice(start, end);
}

/** The chapters with one section written anew; its heading and everything else stay, with their ids. */
export function replaceSection<Part extends Parts[number]>(
  chapters: readonly Part[],
  id: string,
  blocks: readonly Block[],
): Part[] {
  const { chapter, start, end } = placeOf(chapters, id);
  return chapters.map((part) =>
    part === chapter
      ? { ...part, blocks: [...part.blocks.slice(0, start), ...blocks, ...part.blocks.slice(end)] }
      : part,
  );
}

function placeOf<Part extends Parts[number]>(
  chapters: readonly Part[],
  id: string,
): { chapter: Part; start: number; end: number } {
  const whole = chapters.find((chapter) => chapter.id === id);
  if (whole) return { chapter: whole, start: 0, end: whole.blocks.length };
  for (const chapter of chapters) {
    const at = chapter.blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
    const heading = chapter.blocks[at];
    if (heading?.kind !== 'heading') continue;
    const next = chapter.blocks.findIndex(
      (block, index) => index > at && block.kind === 'heading' && block.level <= heading.level,
    );
    return { chapter, start: at + 1, end: next === -1 ? chapter.blocks.length : next };
  }
  throw new SectionMissing(id);
}

export interface Comparison {
  added: string[];
  removed: string[];
  changed: string[];
  /** Unchanged themselves, but in another order than before. */
  moved: string[];
}

/** What differs between two versions, by the ids of chapters and blocks, each list in the order of reading. */
export function compareChapters(before: Parts, after: Parts): Comparison {
  const old = entriesOf(before);
  const now = entriesOf(after);
  const stayed = [...now.keys()].filter((id) => old.has(id));
  const oldOrder = [...old.keys()].filter((id) => now.has(id));
  const inPlace = new Set(longestCommonOrder(oldOrder, stayed));
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: stayed.filter((id) => !isDeepStrictEqual(old.get(id), now.get(id))),
    moved: stayed.filter((id) => !inPlace.has(id) && isDeepStrictEqual(old.get(id), now.get(id))),
  };
}

function entriesOf(chapters: Parts): Map<string, unknown> {
  return new Map(
    chapters.flatMap((chapter): [string, unknown][] => [
      [chapter.id, chapter.title],
      ...chapter.blocks.map((block): [string, unknown] => [block.id, block]),
    ]),
  );
}

/** The longest rising run of old places: what is outside of it was moved. */
function longestCommonOrder(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const links: number[] = [];
  const nodes = after.map((id) => ({ id, place: place.get(id) ?? 0 }));
  const tails: number[] = [];
  for (const [index, node] of nodes.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((nodes[tails[middle] ?? 0]?.place ?? 0) < node.place) low = middle + 1;
      else high = middle;
    }
    links[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const kept: string[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = links[at] ?? -1) kept.push(nodes[at]?.id ?? '');
  return kept.toReversed();
}
