import type { Fragment } from './fragments.ts';

/** Fragments of one source that belong together: `from` and `to` in the text, `first` and `last` in the region. */
export interface Cluster {
  from: number;
  to: number;
  first: number;
  last: number;
  /** In the order of the text; none begins where another goes on. */
  fragments: Fragment[];
}

/** In tokens: what is true of characters is true of fewer words. */
export interface Reach {
  /** Between two fragments in the text, at most. */
  gap: number;
  /** Between two fragments in the source, whichever comes first: clauses may have changed places. */
  spread: number;
  /** An edited place in an otherwise faithful copy. */
  edit: number;
  /** Shortest fragment that is looked for elsewhere than where it would follow. */
  piece: number;
  /** Every copy of this length is found. */
  copy: number;
}

export const wideReach: Reach = { gap: 24, spread: 400, edit: 8, piece: 5, copy: 13 };
export const narrowReach: Reach = { gap: 12, spread: 200, edit: 5, piece: 3, copy: 8 };

/** A copy comes from a part of the source that is not much longer than itself, even where it leaves much of it out. */
const widened = 2.5;
export const mayReach = (
  { from, to, first, last }: Cluster,
  { at, there, length }: Fragment,
  { spread }: Reach,
): boolean =>
  Math.max(last, there + length) - Math.min(first, there) <= spread / 4 + widened * (Math.max(to, at + length) - from);

/** Of clusters that are still open; a phrase that a source repeats opens one at each of its places. */
const mostOpen = 12;

const distance = (cluster: Cluster, { there, length }: Fragment): number =>
  Math.max(0, there - cluster.last, cluster.first - (there + length));

/** Of two that overlap the longer one stays whole. */
export function append(cluster: Cluster, fragment: Fragment): void {
  const { fragments } = cluster;
  let { at, there, length } = fragment;
  for (let last = fragments.at(-1); last && last.at + last.length > at; last = fragments.at(-1)) {
    if (last.length >= length) {
      const skipped = last.at + last.length - at;
      if (skipped >= length) return;
      at += skipped;
      there += skipped;
      length -= skipped;
    } else {
      fragments.pop();
      if (last.at < at) fragments.push({ ...last, length: at - last.at });
    }
  }
  fragments.push({ at, there, length });
  cluster.from = Math.min(cluster.from, at);
  cluster.to = at + length;
  cluster.first = Math.min(cluster.first, there);
  cluster.last = Math.max(cluster.last, there + length);
}

export const startCluster = ({ at, there, length }: Fragment): Cluster => ({
  ...{ from: at, to: at + length, first: there, last: there + length },
  fragments: [{ at, there, length }],
});

/** How far two fragments may lie apart: two short ones make no copy out of a long gap. */
const bridged = (one: number, other: number, { gap, edit }: Reach): number =>
  Math.max(edit, Math.min(gap, (one + other) >> 1));

/** Fragments, in the order of the text, that lie near each other on both sides; on the side of the source in any order. */
export function clusterFragments(fragments: readonly Fragment[], reachAt: (at: number) => Reach): Cluster[] {
  const done: Cluster[] = [];
  let open: Cluster[] = [];
  for (const fragment of fragments) {
    const { at, there, length } = fragment;
    const reach = reachAt(at);
    let best: Cluster | null = null;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const cluster of open) {
      const lastOne = cluster.fragments.at(-1) as Fragment;
      const gap = at - cluster.to;
      if (gap > bridged(lastOne.length, length, reach) || distance(cluster, fragment) > reach.spread) continue;
      if (!mayReach(cluster, fragment, reach)) continue;
      if (at + length <= cluster.to) continue;
      // Where it would follow comes before any other place.
      const cost = Math.abs(there - lastOne.there - lastOne.length - gap);
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = cluster;
    }
    if (best) append(best, fragment);
    else {
      open.push(startCluster(fragment));
      const [oldest] = open;
      if (oldest && open.length > mostOpen) {
        done.push(oldest);
        open = open.slice(1);
      }
    }
  }
  return [...done, ...open];
}

export function joinFragments(fragments: readonly Fragment[]): Cluster {
  const [head, ...rest] = [...fragments].sort((one, other) => one.at - other.at || other.length - one.length);
  const cluster = startCluster(head as Fragment);
  for (const fragment of rest) append(cluster, fragment);
  return cluster;
}

/** Clusters that met when they grew, or came near each other: one copy, not several. */
export function mergeClusters(clusters: readonly Cluster[], reachAt: (at: number) => Reach): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of [...clusters].sort((one, other) => one.from - other.from || other.to - one.to)) {
    const { gap, spread } = reachAt(cluster.from);
    const near = merged
      .slice(-mostOpen)
      .find(
        (one) => cluster.from - one.to <= gap && Math.max(cluster.first - one.last, one.first - cluster.last) <= spread,
      );
    if (near) merged[merged.indexOf(near)] = joinFragments([...near.fragments, ...cluster.fragments]);
    else merged.push(cluster);
  }
  return merged;
}
