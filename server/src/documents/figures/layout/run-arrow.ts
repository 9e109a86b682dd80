import type { ArrowPorts, Course } from './row-ports.ts';
import type { PlacedNode, Spot } from './rows.ts';

/** The corners of one arrow's way. */
export function runArrow(
  from: PlacedNode,
  to: PlacedNode,
  course: Course,
  ports: ArrowPorts | null,
  marginU: number,
  trackV: (channel: number, part: 'from' | 'to') => number,
): Spot[] {
  const edge = (node: PlacedNode, side: 'top' | 'bottom'): number => (side === 'top' ? node.v : node.v + node.dv);
  const middle = (node: PlacedNode): number => node.v + node.dv / 2;
  if (course.kind === 'side') {
    const v = Math.min(middle(from), middle(to));
    return to.u > from.u
      ? [
          { u: from.u + from.du, v },
          { u: to.u, v },
        ]
      : [
          { u: from.u, v },
          { u: to.u + to.du, v },
        ];
  }
  const leave = (node: PlacedNode): Spot => ({ u: marginU < node.u ? node.u : node.u + node.du, v: middle(node) });
  if (course.kind === 'loop' || !ports) {
    return [leave(from), { u: marginU, v: middle(from) }, { u: marginU, v: middle(to) }, leave(to)];
  }
  if (course.kind === 'return' || !ports.from) {
    const v = trackV(course.kind === 'return' ? course.channel : to.row, 'to');
    const aim = { u: ports.to.u, v: to.v + to.dv };
    return [leave(from), { u: marginU, v: middle(from) }, { u: marginU, v }, { u: aim.u, v }, aim];
  }
  const start = { u: ports.from.u, v: edge(from, course.from) };
  const end = { u: ports.to.u, v: edge(to, course.to) };
  if (course.kind === 'channel') {
    const v = trackV(course.channel, 'from');
    return [start, { u: start.u, v }, { u: end.u, v }, end];
  }
  const first = trackV(course.first, 'from');
  const last = trackV(course.last, 'to');
  return [
    start,
    { u: start.u, v: first },
    { u: marginU, v: first },
    { u: marginU, v: last },
    { u: end.u, v: last },
    end,
  ];
}

/** Without points that lie on the line between their neighbours. */
export function simplify(points: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && Math.abs(last.u - point.u) < 0.01 && Math.abs(last.v - point.v) < 0.01) continue;
    const isOnLine =
      before &&
      last &&
      ((Math.abs(before.u - last.u) < 0.01 && Math.abs(last.u - point.u) < 0.01) ||
        (Math.abs(before.v - last.v) < 0.01 && Math.abs(last.v - point.v) < 0.01));
    if (isOnLine) kept.pop();
    kept.push(point);
  }
  return kept;
}
