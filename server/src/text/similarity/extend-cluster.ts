import { KeyRoom } from '../comparing/text-keys.ts';
import { append, type Cluster, mayReach, type Reach } from './clusters.ts';
import type { Fragment } from './fragments.ts';

/** Questions that are answered by reading the region: most regions hold one phrase of the text, and are asked no more than these. */
const readThrough = 24;

const nothing = new Int32Array();

/** Many more than a passage has pairs, and few enough to stay near the processor. */
const pairSlots = 1 << 13;

/** Where each few tokens in a row stand in a region. A check makes thousands of them, and uses each for a few questions. */
export class PieceIndex {
  readonly #size: number;
  readonly #keys: Int32Array;
  #asked = 0;
  /** The first place of all pieces that share a slot, or -1. */
  #heads = nothing;
  /** The next place of the same slot, or -1. */
  #next = nothing;

  readonly #held: HeldPairs;

  constructor(keys: Int32Array, size: number, held: HeldPairs) {
    this.#keys = keys;
    this.#size = size;
    this.#held = held;
  }

  #build(): void {
    const keys = this.#keys;
    this.#next = new Int32Array(keys.length);
    this.#heads = new Int32Array(1 << (32 - Math.clz32(keys.length))).fill(-1);
    for (let at = keys.length - this.#size; at >= 0; at -= 1) {
      const slot = this.#slotOf(keys, at);
      this.#next[at] = this.#heads[slot] as number;
      this.#heads[slot] = at;
    }
  }

  #slotOf(keys: Int32Array, at: number): number {
    const piece = pieceAt(keys, at, this.#size);
    return (piece ^ (piece >>> 16)) & (this.#heads.length - 1);
  }

  /** The longest run that stands at a place of the text and somewhere between two places here. */
  longest(keys: Int32Array, at: number, first: number, last: number): Fragment | null {
    if (at < 0 || at + this.#size > keys.length || !this.#held.mayHold(keys, at, this.#size)) return null;
    const others = this.#keys;
    const from = Math.max(0, first);
    const to = Math.min(last, others.length) - this.#size;
    let best: Fragment | null = null;
    if (this.#asked < readThrough) {
      this.#asked += 1;
      const wanted = keys[at] as number;
      for (
        let there = others.indexOf(wanted, from);
        there >= 0 && there <= to;
        there = others.indexOf(wanted, there + 1)
      ) {
        if (this.#isAt(keys, at, there)) best = this.#longer(keys, at, there, best);
      }
      return best;
    }
    if (this.#heads.length === 0) this.#build();
    let looked = 0;
    let there = this.#heads[this.#slotOf(keys, at)] as number;
    for (; there >= 0 && looked < mostLooked; there = this.#next[there] as number) {
      if (!this.#isAt(keys, at, there)) continue;
      looked += 1;
      if (there >= from && there <= to) best = this.#longer(keys, at, there, best);
    }
    return best;
  }

  #longer(keys: Int32Array, at: number, there: number, best: Fragment | null): Fragment | null {
    const length = runLength(keys, at, this.#keys, there);
    return length > (best?.length ?? 0) ? { at, there, length } : best;
  }

  #isAt(keys: Int32Array, at: number, there: number): boolean {
    for (let step = 0; step < this.#size; step += 1) if (keys[at + step] !== this.#keys[there + step]) return false;
    return true;
  }
}

/** Of places of one piece: it may be all that a region says. */
const mostLooked = 40;

function pieceAt(keys: Int32Array, at: number, size: number): number {
  let mixed = size;
  for (let step = 0; step < size; step += 1)
    mixed = Math.imul(mixed ^ (keys[at + step] as number), 0x9e3779b1) ^ (mixed >>> 15);
  return mixed;
}

function runLength(keys: Int32Array, at: number, others: Int32Array, there: number): number {
  let length = 0;
  while (there + length < others.length && keys[at + length] === others[there + length]) length += 1;
  return length;
}

/** A longer gap asks for more that is the same behind it. */
const leastRun = (skipped: number): number => (skipped <= 4 ? 2 : skipped <= 9 ? 3 : 4);

export interface Sides {
  keys: Int32Array;
  others: Int32Array;
}

/** What goes on behind an edited place: a word that was changed, put in or left out. */
function findBehind({ keys, others }: Sides, at: number, there: number, { edit }: Reach): Fragment | null {
  for (let skipped = 1; skipped <= 2 * edit; skipped += 1) {
    for (let own = Math.max(0, skipped - edit); own <= Math.min(edit, skipped); own += 1) {
      const length = runLength(keys, at + own, others, there + skipped - own);
      if (length >= leastRun(skipped)) return { at: at + own, there: there + skipped - own, length };
    }
  }
  return null;
}

/** Another clause of the same part of the source, right behind. */
function findElsewhere(keys: Int32Array, cluster: Cluster, index: PieceIndex, reach: Reach): Fragment | null {
  const { piece, spread } = reach;
  for (let own = 0; own <= piece; own += 1) {
    const found = index.longest(keys, cluster.to + own, cluster.first - spread, cluster.last + spread);
    if (found && mayReach(cluster, found, reach)) return found;
  }
  return null;
}

/** Both texts read backwards: what goes on before the cluster goes on behind it. */
function mirror(cluster: Cluster, length: number, otherLength: number): Cluster {
  const { from, to, first, last, fragments } = cluster;
  return {
    ...{ from: length - to, to: length - from, first: otherLength - last, last: otherLength - first },
    fragments: fragments
      .map((each) => ({
        at: length - each.at - each.length,
        there: otherLength - each.there - each.length,
        length: each.length,
      }))
      .reverse(),
  };
}

/** Grows a cluster over edited places and over clauses that changed places, to its end in the text. */
function extendRight(cluster: Cluster, sides: Sides, index: PieceIndex, reach: Reach): void {
  for (;;) {
    const last = cluster.fragments.at(-1) as Fragment;
    const next =
      findBehind(sides, cluster.to, last.there + last.length, reach) ??
      findElsewhere(sides.keys, cluster, index, reach);
    if (!next) return;
    append(cluster, next);
  }
}

/** Edited places between two fragments hold words that stayed. */
function fillGaps(cluster: Cluster, sides: Sides, reach: Reach): Cluster {
  const [head, ...rest] = cluster.fragments as [Fragment, ...Fragment[]];
  const fragments = [head];
  for (const next of rest) {
    let last = fragments.at(-1) as Fragment;
    for (;;) {
      const found = findBehind(sides, last.at + last.length, last.there + last.length, reach);
      if (!found || found.at + found.length > next.at || found.there + found.length > next.there) break;
      fragments.push(found);
      last = found;
    }
    fragments.push(next);
  }
  return { ...cluster, fragments };
}

/** Which two tokens stand side by side in a region, about, in whichever order: most pieces that are looked for hold two that do not. */
class HeldPairs {
  readonly #marks = new Uint32Array(pairSlots);
  #region = 0;

  /** From here on, of this region. */
  hold(keys: Int32Array): void {
    this.#region += 1;
    let last = keys[0] as number;
    for (let at = 1; at < keys.length; at += 1) {
      const key = keys[at] as number;
      this.#marks[(last + key) & (pairSlots - 1)] = this.#region;
      last = key;
    }
  }

  /** Of at least two tokens. */
  mayHold(keys: Int32Array, at: number, size: number): boolean {
    for (let place = at + 1; place < at + size; place += 1) {
      const slot = ((keys[place - 1] as number) + (keys[place] as number)) & (pairSlots - 1);
      if (this.#marks[slot] !== this.#region) return false;
    }
    return true;
  }
}

/** A text and one region after the other beside it, both in both directions; what is only needed now and then is made when it is. */
export class BothWays {
  readonly #turnedKeys: Int32Array;
  readonly #turnedRoom = new KeyRoom();
  readonly #held = new HeldPairs();
  readonly #indexes = new Map<number, PieceIndex>();
  #backward: Sides | null = null;
  forward: Sides;

  constructor(keys: Int32Array) {
    this.#turnedKeys = keys.slice().reverse();
    this.forward = { keys, others: new Int32Array() };
  }

  /** What was made of the last region is over. */
  turnTo(others: Int32Array): void {
    this.forward = { keys: this.forward.keys, others };
    this.#backward = null;
    this.#indexes.clear();
    this.#held.hold(others);
  }

  get backward(): Sides {
    if (this.#backward) return this.#backward;
    const { others } = this.forward;
    const turned = this.#turnedRoom.get(others.length).subarray(0, others.length);
    turned.set(others);
    this.#backward = { keys: this.#turnedKeys, others: turned.reverse() };
    return this.#backward;
  }

  index(way: 'forward' | 'backward', piece: number): PieceIndex {
    const number = way === 'forward' ? piece : -piece;
    const known = this.#indexes.get(number) ?? new PieceIndex(this[way].others, piece, this.#held);
    this.#indexes.set(number, known);
    return known;
  }
}

export function extendCluster(cluster: Cluster, ways: BothWays, reach: Reach): Cluster {
  const { keys, others } = ways.forward;
  const grown = fillGaps(cluster, ways.forward, reach);
  extendRight(grown, ways.forward, ways.index('forward', reach.piece), reach);
  const turned = mirror(grown, keys.length, others.length);
  extendRight(turned, ways.backward, ways.index('backward', reach.piece), reach);
  return mirror(turned, keys.length, others.length);
}
