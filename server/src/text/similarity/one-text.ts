import { KeyRoom } from '../comparing/text-keys.ts';
import type { Copy } from './find-copies.ts';

/** In tokens. So much of the same on one side of a copied place, and two sources are one text there. */
const around = 16;
/** The same in two sources, with whatever was changed in the copy: nobody writes so much twice. */
const longEnough = 60;

/**
 * What stands in four records of one work, or was taken by three from a fourth, is still one text: nobody's phrase. Gives how many
 * sources each token stands in, of which those that go on alike are one. `isCommon` says from how many holders on that matters.
 */
export function holdOnce(
  copies: readonly Copy[],
  holders: Uint16Array,
  isCommon: (holders: number) => boolean,
): Uint16Array {
  const asked = copies.filter(
    ({ from, to, region }) => !region.passages[0]?.isOwn && holders.subarray(from, to).some(isCommon),
  );
  const texts = new Texts(asked.length);
  const room = new KeyRoom();
  const byRegion = Map.groupBy(asked.keys(), (index) => (asked[index] as Copy).region);
  for (const [region, own] of byRegion) {
    const keys = region.readKeys(room);
    for (const index of own) texts.put(index, sidesOf(asked[index] as Copy, keys));
  }
  const once = holders.slice();
  for (const same of texts.list())
    countOnce(
      same.map((index) => asked[index] as Copy),
      holders,
      once,
    );
  return once;
}

/** How the source reads there: up to some words before, up to some words behind, or by itself where that is enough. */
function sidesOf({ first, last }: Copy, keys: Int32Array): string[] {
  const before = Math.max(0, first - around);
  const behind = Math.min(keys.length, last + around);
  return [
    `<${nameOf(keys, before, last)}`,
    `>${nameOf(keys, first, behind)}`,
    ...(last - first >= longEnough ? [`=${nameOf(keys, first, last)}`] : []),
  ];
}

/** Two numbers of 32 bits, and the length. */
function nameOf(keys: Int32Array, from: number, to: number): string {
  let [one, other] = [0x811c9dc5, to - from];
  for (let at = from; at < to; at += 1) {
    one = Math.imul(one ^ (keys[at] as number), 0x01000193);
    other = Math.imul(((other << 13) | (other >>> 19)) ^ (keys[at] as number), 0x9e3779b1);
  }
  return `${to - from} ${one} ${other}`;
}

/** Copies that are of one text, by what they have the same. */
class Texts {
  readonly #parents: Int32Array;
  readonly #byName = new Map<string, number>();

  constructor(copies: number) {
    this.#parents = Int32Array.from({ length: copies }, (_, index) => index);
  }

  put(index: number, names: readonly string[]): void {
    for (const name of names) {
      const known = this.#byName.get(name);
      if (known === undefined) this.#byName.set(name, index);
      else this.#parents[this.#rootOf(index)] = this.#rootOf(known);
    }
  }

  list(): number[][] {
    const byRoot = Map.groupBy(this.#parents.keys(), (index) => this.#rootOf(index));
    return [...byRoot.values()].filter((own) => own.length > 1);
  }

  #rootOf(index: number): number {
    let root = index;
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root] as number] as number;
      root = this.#parents[root] as number;
    }
    return root;
  }
}

/** All but one of the sources that hold a token are no holders of it. */
function countOnce(same: readonly Copy[], holders: Uint16Array, once: Uint16Array): void {
  const sourcesOf = new Map<number, Set<string>>();
  for (const { fragments, region } of same)
    for (const { at, length } of fragments)
      for (let token = at; token < at + length; token += 1) {
        const known = sourcesOf.get(token) ?? new Set();
        sourcesOf.set(token, known.add(region.sourceId));
      }
  for (const [token, { size }] of sourcesOf)
    once[token] = Math.max(1, Math.min(holders[token] as number, (once[token] as number) - size + 1));
}
