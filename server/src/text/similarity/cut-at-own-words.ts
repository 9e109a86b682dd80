import { type Cluster, joinFragments, type Reach } from './clusters.ts';
import type { Sides } from './extend-cluster.ts';
import type { Fragment } from './fragments.ts';

/** Of the words between two fragments, and of the pairs of neighbours: where fewer stand in the source, too, somebody wrote them. */
const leastTokens = 0.5;
const leastPairs = 0.25;

/** In copies of the shortest length: what is shorter is an edited copy together with what stands beside it, or none. */
const leastPart = 2;

/**
 * A cluster in parts, where more words of the writer's own stand in it than an edited place has: a heading, or a sentence between two that
 * were copied, is no copy. What stands in the source as well, in another order, is.
 */
export function cutAtOwnWords(cluster: Cluster, sides: Sides, { edit, copy }: Reach): Cluster[] {
  const parts: [Fragment, ...Fragment[]][] = [];
  let held: Held | null = null;
  for (const fragment of cluster.fragments) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const isPutIn = last !== undefined && isNoExchange(last, fragment, edit);
    if (isPutIn) held ??= readHeld(cluster, sides);
    const isOwn = isPutIn && held && areOwn(sides, held, last.at + last.length, fragment.at);
    if (part && !isOwn) part.push(fragment);
    else parts.push([fragment]);
  }
  if (parts.length < 2) return [cluster];
  const isLong = (part: readonly Fragment[]): boolean =>
    part.reduce((sum, { length }) => sum + length, 0) >= leastPart * copy;
  const kept: [Fragment, ...Fragment[]][] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (last && !(isLong(last) && isLong(part))) last.push(...part);
    else kept.push(part);
  }
  return kept.length < 2 ? [cluster] : kept.map(joinFragments);
}

/** About as many words as stand in the source between the same two places are these in other words. */
function isNoExchange(last: Fragment, next: Fragment, edit: number): boolean {
  const gap = next.at - last.at - last.length;
  const gapThere = next.there - last.there - last.length;
  return gap > edit && (gapThere < 0 || Math.abs(gap - gapThere) > edit);
}

function areOwn({ keys }: Sides, held: Held, from: number, to: number): boolean {
  let [tokens, pairs] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const behind = held.get(keys[at] as number);
    if (!behind) continue;
    tokens += 1;
    if (at < to - 1 && behind.has(keys[at + 1] as number)) pairs += 1;
  }
  return pairs < leastPairs * (to - 1 - from) && tokens < leastTokens * (to - from);
}

/** Of the part of the source that was copied: each token, and what stands behind it there. */
type Held = ReadonlyMap<number, ReadonlySet<number>>;

function readHeld({ first, last }: Cluster, { others }: Sides): Held {
  const held = new Map<number, Set<number>>();
  for (let there = first; there < last; there += 1) {
    const behind = others[there + 1] as number;
    const known = held.get(others[there] as number);
    if (known) known.add(behind);
    else held.set(others[there] as number, new Set([behind]));
  }
  return held;
}
