/** How often a machine's text scores above a person's: the area under the curve, ties by half. */
export function rankArea(scores: ArrayLike<number>, isMachine: ArrayLike<number>): number {
  const order = Array.from({ length: scores.length }, (_, index) => index).sort(
    (left, right) => (scores[left] as number) - (scores[right] as number),
  );
  let machines = 0;
  let sum = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && scores[order[end] as number] === scores[order[at] as number]) end += 1;
    const rank = (at + 1 + end) / 2;
    for (; at < end; at += 1) {
      if (!isMachine[order[at] as number]) continue;
      machines += 1;
      sum += rank;
    }
  }
  const people = order.length - machines;
  return machines === 0 || people === 0 ? Number.NaN : (sum - (machines * (machines + 1)) / 2) / (machines * people);
}

/** The value below which this share lies. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(Array.from(values)).sort();
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}
