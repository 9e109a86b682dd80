import type { PlacedNode, RowNode, RowsInput } from './rows.ts';

/** Where each box stands within its row; rows have no place yet. */
export function placeAlong(input: RowsInput): { nodes: Map<string, PlacedNode>; extent: number } {
  if (input.followWithin !== undefined) {
    const followed = follow(input);
    if (followed.extent <= input.followWithin) return followed;
  }
  const { rows, gap } = input;
  const widths = rows.map((row) => widthOf(row, gap));
  const extent = Math.max(input.extent, ...widths);
  const nodes = new Map<string, PlacedNode>();
  for (const [row, list] of rows.entries()) {
    let u = (extent - (widths[row] ?? 0)) / 2;
    for (const [place, node] of list.entries()) {
      nodes.set(node.id, { ...node, u, v: 0, row, place });
      u += node.du + gap;
    }
  }
  return { nodes, extent };
}

const widthOf = (row: readonly RowNode[], gap: number): number => row.reduce((sum, { du }) => sum + du + gap, -gap);

/** Each box under the middle of what leads to it; neighbours that would overlap move apart by the same amount. */
function follow({ rows, arrows, gap }: RowsInput): { nodes: Map<string, PlacedNode>; extent: number } {
  const nodes = new Map<string, PlacedNode>();
  for (const [row, list] of rows.entries()) {
    const aims = list.map(({ id }) => {
      const sources = arrows.filter(({ to }) => to === id).flatMap(({ from }) => nodes.get(from) ?? []);
      if (sources.length === 0) return null;
      return sources.reduce((sum, { u, du }) => sum + u + du / 2, 0) / sources.length;
    });
    const known = aims.filter((aim) => aim !== null);
    const middle = known.length > 0 ? known.reduce((sum, aim) => sum + aim, 0) / known.length : 0;
    const starts: number[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const [place, node] of list.entries()) {
      const start = Math.max((aims[place] ?? middle) - node.du / 2, end + gap);
      starts.push(start);
      end = start + node.du;
    }
    const drift = list.reduce((sum, { du }, place) => sum + (starts[place] ?? 0) + du / 2 - (aims[place] ?? middle), 0);
    const shift = drift / list.length;
    for (const [place, node] of list.entries()) {
      nodes.set(node.id, { ...node, u: (starts[place] ?? 0) - shift, v: 0, row, place });
    }
  }
  const least = Math.min(...[...nodes.values()].map(({ u }) => u));
  for (const node of nodes.values()) node.u -= least;
  return { nodes, extent: Math.max(...[...nodes.values()].map(({ u, du }) => u + du)) };
}
