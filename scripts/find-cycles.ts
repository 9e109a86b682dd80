/** A way from each group of nodes that need each other back to its first node, the shortest there is. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  return [...findGroups(edges).values()].map((group) => wayBack(edges, new Set(group), group.toSorted()[0] ?? ''));
}

/** Nodes that can reach each other (Tarjan), without recursion: chains of imports are long. */
function findGroups(edges: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const groups = new Map<string, string[]>();
  for (const start of edges.keys()) {
    if (order.has(start)) continue;
    const path: { node: string; next: number }[] = [];
    const enter = (node: string) => {
      order.set(node, order.size);
      lowest.set(node, order.size - 1);
      open.push(node);
      isOpen.add(node);
      path.push({ node, next: 0 });
    };
    enter(start);
    while (path.length > 0) {
      const here = path.at(-1) as { node: string; next: number };
      const target = edges.get(here.node)?.[here.next];
      here.next += 1;
      if (target !== undefined) {
        if (!order.has(target)) enter(target);
        else if (isOpen.has(target)) lower(here.node, order.get(target) ?? 0);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) lower(above.node, lowest.get(here.node) ?? 0);
      if (lowest.get(here.node) !== order.get(here.node)) continue;
      const group = open.splice(open.lastIndexOf(here.node));
      for (const node of group) isOpen.delete(node);
      const isCycle = group.length > 1 || (edges.get(here.node) ?? []).includes(here.node);
      if (isCycle) groups.set(here.node, group);
    }
  }
  return groups;

  function lower(node: string, to: number): void {
    lowest.set(node, Math.min(lowest.get(node) ?? to, to));
  }
}

function wayBack(edges: ReadonlyMap<string, readonly string[]>, group: ReadonlySet<string>, first: string): string[] {
  const ways: string[][] = [[first]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of edges.get(way.at(-1) ?? '') ?? []) {
      if (next === first) return [...way, first];
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [first];
}
