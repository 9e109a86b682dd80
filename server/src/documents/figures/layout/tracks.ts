/** One stretch of a line along a channel or a margin. */
export interface Stretch {
  from: number;
  to: number;
  /** Where the line goes on to the side at which the channel begins, and to the one at which it ends. */
  towardsBegin: number[];
  towardsEnd: number[];
  /** Stretches of one key are one line. */
  key: string;
  /** How much room the line needs across: its own, and that of words beside it. */
  thickness: number;
}

export interface Tracks {
  /** Distance of each key's line from the channel's begin. */
  offsets: Map<string, number>;
  extent: number;
}

/** Puts stretches that overlap on tracks of their own, in the order in which they cross each other least. */
export function assignTracks(stretches: readonly Stretch[], clearance: number): Tracks {
  const tracks: Stretch[][] = [];
  for (const stretch of leastCrossing(mergeKeys(stretches))) {
    const after = tracks.findLastIndex((track) =>
      track.some((other) => stretch.to + clearance >= other.from && other.to + clearance >= stretch.from),
    );
    const track = tracks[after + 1];
    if (track) track.push(stretch);
    else tracks.push([stretch]);
  }
  const offsets = new Map<string, number>();
  let extent = 0;
  for (const track of tracks) {
    extent += Math.max(...track.map(({ thickness }) => thickness));
    for (const { key } of track) offsets.set(key, extent);
  }
  return { offsets, extent };
}

function mergeKeys(stretches: readonly Stretch[]): Stretch[] {
  const merged = new Map<string, Stretch>();
  for (const stretch of stretches) {
    const ends = [stretch.from, stretch.to];
    const known = merged.get(stretch.key);
    merged.set(stretch.key, {
      key: stretch.key,
      from: Math.min(...ends, ...(known ? [known.from] : [])),
      to: Math.max(...ends, ...(known ? [known.to] : [])),
      towardsBegin: [...(known?.towardsBegin ?? []), ...stretch.towardsBegin],
      towardsEnd: [...(known?.towardsEnd ?? []), ...stretch.towardsEnd],
      thickness: Math.max(stretch.thickness, known?.thickness ?? 0),
    });
  }
  return [...merged.values()];
}

/** How often two lines cross when `one` lies nearer to the begin. */
function crossings(one: Stretch, other: Stretch): number {
  const within = (u: number, { from, to }: Stretch): boolean => u > from && u < to;
  return (
    other.towardsBegin.filter((u) => within(u, one)).length + one.towardsEnd.filter((u) => within(u, other)).length
  );
}

/** From the begin on, always the line that would cross the remaining ones least; of equal ones the shortest. */
function leastCrossing(stretches: readonly Stretch[]): Stretch[] {
  const remaining = stretches.toSorted((one, other) => one.to - one.from - (other.to - other.from));
  const order: Stretch[] = [];
  while (remaining.length > 0) {
    const costs = remaining.map((one) =>
      remaining.reduce((sum, other) => (one === other ? sum : sum + crossings(one, other) - crossings(other, one)), 0),
    );
    const [chosen] = remaining.splice(costs.indexOf(Math.min(...costs)), 1);
    if (chosen) order.push(chosen);
  }
  return order;
}
