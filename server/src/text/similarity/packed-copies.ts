import type { Passage, PassageId } from './corpus.ts';
import type { Copies, Copy } from './find-copies.ts';
import { Region } from './regions.ts';

/** Copies as they travel between threads: whoever gets them has the passages, and makes the regions again. */
export interface PackedCopies {
  /** For each region how many passages it has, and these. */
  regions: Float64Array;
  /** For each copy the number of its region, its seven numbers, how many fragments it has, and three numbers for each of them. */
  copies: Int32Array;
  holders: Uint16Array;
}

export function packCopies({ copies, holders }: Copies): PackedCopies {
  const numbers = new Map<Region, number>();
  const regions: number[] = [];
  const packed: number[] = [];
  for (const { region, from, to, first, last, same, longest, fragments } of copies) {
    let number = numbers.get(region);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(region, number);
      regions.push(region.passages.length);
      for (const { id } of region.passages) regions.push(id);
    }
    packed.push(number, from, to, first, last, same, longest, fragments.length);
    for (const { at, there, length } of fragments) packed.push(at, there, length);
  }
  return { regions: Float64Array.from(regions), copies: Int32Array.from(packed), holders };
}

export function openCopies(packed: PackedCopies, passages: readonly Passage[]): Copies {
  const regions = openRegions(packed.regions, passages);
  const copies: Copy[] = [];
  const numbers = packed.copies;
  for (let next = 0; next < numbers.length; ) {
    const take = (): number => numbers[next++] as number;
    const region = regions[take()] as Region;
    const [from, to, first, last, same, longest] = [take(), take(), take(), take(), take(), take()];
    const fragments = Array.from({ length: take() }, () => ({ at: take(), there: take(), length: take() }));
    copies.push({ region, from, to, first, last, fragments, same, longest });
  }
  return { copies, holders: packed.holders };
}

function openRegions(packed: Float64Array, passages: readonly Passage[]): Region[] {
  const byId = new Map<PassageId | undefined, Passage>(passages.map((passage) => [passage.id, passage]));
  const regions: Region[] = [];
  for (let at = 0; at < packed.length; ) {
    const behind = at + 1 + (packed[at] as number);
    const own = Array.from(packed.subarray(at + 1, behind), (id) => byId.get(id) as Passage);
    regions.push(new Region(own as [Passage, ...Passage[]]));
    at = behind;
  }
  return regions;
}
