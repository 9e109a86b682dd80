import type { Arrow } from '../figure-plan.ts';

/**
 * Rows of steps: each stands below all that lead to it. Arrows that close a circle lead back up and count for nothing here.
 * Within a row, steps stand in the order of what leads to them, so that lines cross little.
 */
export function rankSteps(ids: readonly string[], arrows: readonly Arrow[]): string[][] {
  const outgoing = Map.groupBy(arrows, ({ from }) => from);
  const backward = new Set<Arrow>();
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const arrow of outgoing.get(id) ?? []) {
      if (state.get(arrow.to) === 'open') backward.add(arrow);
      else if (!state.has(arrow.to)) visit(arrow.to);
    }
    state.set(id, 'done');
    order.unshift(id);
  };
  for (const id of ids) if (!state.has(id)) visit(id);

  const ranks = new Map(ids.map((id) => [id, 0]));
  for (const id of order) {
    for (const arrow of outgoing.get(id) ?? []) {
      if (!backward.has(arrow)) ranks.set(arrow.to, Math.max(ranks.get(arrow.to) ?? 0, (ranks.get(id) ?? 0) + 1));
    }
  }
  const rows: string[][] = [];
  for (const id of ids) {
    const rank = ranks.get(id) ?? 0;
    while (rows.length <= rank) rows.push([]);
    rows[rank]?.push(id);
  }
  return sortRows(
    rows.filter((row) => row.length > 0),
    arrows,
  );
}

function sortRows(rows: readonly string[][], arrows: readonly Arrow[]): string[][] {
  const places = new Map<string, number>();
  return rows.map((row) => {
    const aim = (id: string): number => {
      const sources = arrows
        .filter(({ to, from }) => to === id && places.has(from))
        .map(({ from }) => places.get(from) ?? 0);
      return sources.length === 0 ? 0.5 : sources.reduce((sum, place) => sum + place, 0) / sources.length;
    };
    const aims = new Map(row.map((id) => [id, aim(id)]));
    const sorted = row.toSorted((one, other) => (aims.get(one) ?? 0) - (aims.get(other) ?? 0));
    for (const [index, id] of sorted.entries()) places.set(id, (index + 1) / (sorted.length + 1));
    return sorted;
  });
}
