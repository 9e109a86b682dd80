import type { PlacedNode, RowArrow } from './rows.ts';

export type Side = 'top' | 'bottom';

/** Where lines leave or reach a box; one port may serve several arrows. */
export interface Port {
  node: PlacedNode;
  side: Side;
  u: number;
  arrows: number[];
}

export type Margin = 'before' | 'after';

/** How an arrow runs: `channel`s are counted by the row above them, -1 lies above the first row. */
export type Course =
  | { kind: 'channel'; channel: number; from: Side; to: Side }
  | { kind: 'margin'; first: number; last: number; from: Side; to: Side }
  /** Leaves at its side into the margin, and comes back through the channel below its aim. */
  | { kind: 'return'; channel: number; margin: Margin }
  | { kind: 'side' }
  | { kind: 'loop'; margin: Margin };

export function courseOf(from: PlacedNode, to: PlacedNode, rowLengths: readonly number[]): Course {
  if (to.row === from.row + 1) return { kind: 'channel', channel: from.row, from: 'bottom', to: 'top' };
  if (to.row > from.row) return { kind: 'margin', first: from.row, last: to.row - 1, from: 'bottom', to: 'top' };
  if (to.row === from.row) {
    if (Math.abs(to.place - from.place) === 1) return { kind: 'side' };
    return { kind: 'channel', channel: from.row, from: 'bottom', to: 'bottom' };
  }
  const isFirst = (node: PlacedNode): boolean => node.place === 0;
  const isLast = (node: PlacedNode): boolean => node.place === (rowLengths[node.row] ?? 0) - 1;
  if (isFirst(from) && isFirst(to)) return { kind: 'loop', margin: 'before' };
  if (isLast(from) && isLast(to)) return { kind: 'loop', margin: 'after' };
  if (isFirst(from) || isLast(from)) {
    return { kind: 'return', channel: to.row, margin: isFirst(from) ? 'before' : 'after' };
  }
  if (to.row === from.row - 1) return { kind: 'channel', channel: to.row, from: 'top', to: 'bottom' };
  return { kind: 'margin', first: from.row - 1, last: to.row, from: 'top', to: 'bottom' };
}

/** Beyond every box: where lines through a margin come from. */
const farAway = 1_000_000;

const centre = ({ u, du }: PlacedNode): number => u + du / 2;

export interface ArrowPorts {
  /** None where the line leaves at the side of its box. */
  from: Port | null;
  to: Port;
}

/**
 * Gives every arrow its two ports. Arrows without words share a port, as branches of one line; arrows with words have their
 * own, so that each word stands at one line only.
 */
export function assignPorts(
  arrows: readonly RowArrow[],
  courses: readonly Course[],
  nodes: ReadonlyMap<string, PlacedNode>,
): (ArrowPorts | null)[] {
  const ports = new Map<string, Port>();
  const portOf = (id: string, side: Side, end: 'out' | 'in', index: number): Port => {
    const node = nodes.get(id) as PlacedNode;
    const isShared = !arrows[index]?.label || node.isPointed;
    const key = `${id}\n${side}\n${end}${isShared ? '' : `\n${index}`}`;
    const port = ports.get(key) ?? { node, side, u: centre(node), arrows: [] };
    port.arrows.push(index);
    ports.set(key, port);
    return port;
  };
  const assigned = arrows.map((arrow, index): ArrowPorts | null => {
    const course = courses[index] as Course;
    if (course.kind === 'side' || course.kind === 'loop') return null;
    if (course.kind === 'return') return { from: null, to: portOf(arrow.to, 'bottom', 'in', index) };
    return {
      from: portOf(arrow.from, course.from, 'out', index),
      to: portOf(arrow.to, course.to, 'in', index),
    };
  });
  spread([...ports.values()], arrows, courses, nodes);
  const all = [...ports.values()];
  for (const [index, pair] of assigned.entries()) {
    if (courses[index]?.kind === 'channel' && pair?.from && pair.from.side !== pair.to.side) {
      straighten(pair.from, pair.to, all);
    }
  }
  part(all, arrows, courses);
  return assigned;
}

/** Ports of one side stand at equal distances, in the order of what they lead to. */
function spread(
  ports: readonly Port[],
  arrows: readonly RowArrow[],
  courses: readonly Course[],
  nodes: ReadonlyMap<string, PlacedNode>,
): void {
  const sides = Map.groupBy(ports, ({ node, side }) => `${node.id}\n${side}`);
  const aim = (port: Port): number => {
    const aims = port.arrows.map((index) => {
      const course = courses[index];
      if (course?.kind === 'return' && course.margin === 'before') return -farAway;
      if (course?.kind === 'margin' || course?.kind === 'return') return farAway;
      const arrow = arrows[index] as RowArrow;
      const other = nodes.get(arrow.from === port.node.id ? arrow.to : arrow.from);
      return other ? centre(other) : 0;
    });
    return aims.reduce((sum, value) => sum + value, 0) / aims.length;
  };
  for (const side of sides.values()) {
    const [first] = side;
    if (!first || first.node.isPointed) continue;
    const ordered = side.toSorted((one, other) => aim(one) - aim(other));
    for (const [index, port] of ordered.entries()) {
      port.u = port.node.u + (port.node.du * (index + 1)) / (ordered.length + 1);
    }
  }
}

const portDistance = 12;

/** A line that can be straight is: one of its ports moves to where the other is, if its neighbours leave it the room. */
function straighten(from: Port, to: Port, ports: readonly Port[]): void {
  const canMove = (port: Port, u: number): boolean => {
    if (port.arrows.length > 1 || port.node.isPointed) return false;
    if (u < port.node.u + 6 || u > port.node.u + port.node.du - 6) return false;
    const others = ports.filter((other) => other !== port && other.node === port.node && other.side === port.side);
    return others.every(
      (other) => Math.sign(other.u - u) === Math.sign(other.u - port.u) && Math.abs(other.u - u) >= portDistance,
    );
  };
  if (canMove(from, to.u)) from.u = to.u;
  else if (canMove(to, from.u)) to.u = from.u;
}

/** Two lines that come from opposite rows at one place would lie on each other; one moves aside. */
function part(ports: readonly Port[], arrows: readonly RowArrow[], courses: readonly Course[]): void {
  const channelOf = (port: Port): number => (port.side === 'bottom' ? port.node.row : port.node.row - 1);
  const isJoined = (one: Port, other: Port): boolean =>
    one.arrows.length === 1 && other.arrows.length === 1 && one.arrows[0] === other.arrows[0];
  for (const channel of Map.groupBy(ports, channelOf).values()) {
    const upper = channel.filter(({ side }) => side === 'bottom');
    const lower = channel.filter(({ side }) => side === 'top');
    for (const below of lower) {
      for (const above of upper) {
        if (Math.abs(above.u - below.u) >= 4 || isJoined(above, below)) continue;
        const leadsStraight = above.arrows.some(
          (index) => arrows[index]?.to === below.node.id && courses[index]?.kind === 'channel',
        );
        if (leadsStraight) continue;
        const moving = [below, above].find(({ node }) => !node.isPointed && node.du > 40);
        if (moving) moving.u += moving.u + 10 < moving.node.u + moving.node.du ? 8 : -8;
      }
    }
  }
}
