import { type Mark, type MarkKind, markKinds } from './marks.ts';

export interface StripBin {
  /** Of the whole length, 0 to 1. */
  from: number;
  to: number;
  kind: MarkKind;
}

/** As many as can be told apart on a wide screen. */
const most = 400;

/** Where marks lie along the text: neighbours of a kind together, what weighs most over the rest. */
export function binsOf(marks: readonly Mark[], length: number): StripBin[] {
  if (length === 0) return [];
  const kinds: (MarkKind | null)[] = Array.from({ length: most }, () => null);
  const weigh = (kind: MarkKind | null) => (kind === null ? markKinds.length : markKinds.indexOf(kind));
  for (const { start, end, kind } of marks) {
    const first = Math.min(most - 1, Math.floor((start / length) * most));
    const last = Math.max(first, Math.min(most, Math.ceil((end / length) * most)) - 1);
    for (let bin = first; bin <= last; bin += 1) if (weigh(kind) < weigh(kinds[bin] ?? null)) kinds[bin] = kind;
  }
  const bins: StripBin[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (kind === null) continue;
    const before = bins.at(-1);
    const from = index / most;
    if (before?.kind === kind && before.to === from) before.to = (index + 1) / most;
    else bins.push({ from, to: (index + 1) / most, kind });
  }
  return bins;
}
