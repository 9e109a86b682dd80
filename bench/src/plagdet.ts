/** A stretch that was planted, or one that was found; `source` says whose words they are. */
export interface Stretch {
  start: number;
  end: number;
  source: string;
}

export interface CheckedCase {
  planted: Stretch;
  found: readonly Stretch[];
}

const overlap = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

/** Characters that lie in at least one of the stretches. */
function unionOf(stretches: readonly { start: number; end: number }[]): number {
  let length = 0;
  let reached = 0;
  for (const { start, end } of [...stretches].sort((one, other) => one.start - other.start)) {
    length += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return length;
}

export interface Plagdet {
  recall: number;
  precision: number;
  /** How many stretches a planted one was found as; 1 at best. */
  granularity: number;
  plagdet: number;
  /** Cases of which anything was found. */
  found: number;
}

/** As PAN defines it: recall and precision by characters over all cases, F1 / log2(1 + granularity). */
export function plagdetOf(cases: readonly CheckedCase[]): Plagdet {
  let hit = 0;
  let planted = 0;
  let marked = 0;
  let detections = 0;
  let found = 0;
  for (const { planted: one, found: all } of cases) {
    const right = all.filter((each) => each.source === one.source && overlap(each, one) > 0);
    planted += one.end - one.start;
    marked += unionOf(all);
    hit += unionOf(right.map(({ start, end }) => ({ start: Math.max(start, one.start), end: Math.min(end, one.end) })));
    detections += right.length;
    if (right.length > 0) found += 1;
  }
  const recall = hit / planted;
  const precision = marked === 0 ? 0 : hit / marked;
  const granularity = found === 0 ? 1 : detections / found;
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return { recall, precision, granularity, plagdet: f1 / Math.log2(1 + granularity), found };
}
