import type { PlanOf } from '../figure-plan.ts';
import type { Typeface } from '../text-widths.ts';
import { wrapLabel } from '../wrap-label.ts';
import type { SizedBox } from './boxes.ts';
import type { Area, Connector, FigureLayout, Point } from './figure-layout.ts';

const gap = 16;
const trackGap = 9;
const labelGap = 3;

interface Drop {
  from: string;
  label: string;
  aim: string;
  /** Where the line comes down to, between columns. */
  meets: Point;
  /** How far it then goes aside, to a path between two boxes of one column. */
  turnsTo: number | null;
}

/**
 * Puts what moderates above the columns. Its lines come down between the columns, where no box is, and meet the paths that they
 * change.
 */
export function addModerators(
  layout: FigureLayout,
  { variables, paths }: PlanOf<'model'>,
  sizes: ReadonlyMap<string, SizedBox>,
  typeface: Typeface,
): FigureLayout {
  const placed = new Set(layout.boxes.map(({ id }) => id));
  const beside = variables.filter(({ id }) => !placed.has(id));
  if (beside.length === 0) return layout;
  const taken: number[] = [];
  const drops = paths
    .filter(({ from }) => beside.some(({ id }) => id === from))
    .map(({ from, to, label }): Drop => {
      const target = layout.connectors.find((connector) => connector.label?.text.lines.join(' ') === to) as Connector;
      const meeting = meetingPoint(target, layout, taken) ?? besideColumn(target, layout, taken);
      taken.push(meeting.meets.x);
      return { from, label, aim: to, ...meeting };
    })
    .sort((one, other) => one.meets.x - other.meets.x);
  const order = [...new Set([...drops.map(({ from }) => from), ...beside.map(({ id }) => id)])];
  const row = placeRow(order, drops, sizes, layout.width);
  const rowHeight = Math.max(...row.map(({ height }) => height));
  const labels = drops.map(({ label }) => wrapLabel(label, 60, typeface));
  const labelHeight = Math.max(0, ...labels.map(({ height }) => height));
  const zone = rowHeight + 8 + drops.length * trackGap + labelHeight + labelGap * 2;
  const down = (point: Point): Point => ({ x: point.x, y: point.y + zone });
  const moved: FigureLayout = {
    ...layout,
    width: Math.max(
      layout.width,
      ...row.map(({ x, width }) => x + width),
      ...drops.map(({ meets }, index) => meets.x + labelGap + (labels[index]?.width ?? 0)),
    ),
    height: layout.height + zone,
    boxes: layout.boxes.map((box) => ({ ...box, y: box.y + zone })),
    connectors: layout.connectors.map((connector) => ({
      ...connector,
      points: connector.points.map(down),
      label: connector.label && { ...connector.label, y: connector.label.y + zone },
    })),
  };
  for (const box of row) {
    moved.boxes.push({
      ...(sizes.get(box.id) as SizedBox),
      ...box,
      y: rowHeight - box.height,
      fill: 'white',
      align: 'centre',
    });
  }
  for (const [index, drop] of drops.entries()) {
    const box = row.find(({ id }) => id === drop.from) as (typeof row)[number];
    const own = drops.filter(({ from }) => from === drop.from);
    const port =
      own.length === 1 && isWithin(drop.meets.x, box)
        ? drop.meets.x
        : box.x + (box.width * (own.indexOf(drop) + 1)) / (own.length + 1);
    const track = rowHeight + 8 + index * trackGap;
    const end = down(drop.meets);
    const aside = drop.turnsTo === null ? [] : [{ x: drop.turnsTo, y: end.y }];
    const text = labels[index] as (typeof labels)[number];
    moved.connectors.push({
      from: drop.from,
      to: drop.aim,
      points:
        Math.abs(port - end.x) < 0.5
          ? [{ x: end.x, y: rowHeight }, end, ...aside]
          : [{ x: port, y: rowHeight }, { x: port, y: track }, { x: end.x, y: track }, end, ...aside],
      hasHead: true,
      label: { x: end.x + labelGap, y: zone - labelHeight - labelGap, width: text.width, height: text.height, text },
    });
  }
  return moved;
}

const isWithin = (x: number, { x: left, width }: Area): boolean => x > left + 6 && x < left + width - 6;

/** A place on a level stretch of the path that lies between columns, away from words and from other lines down. */
function meetingPoint(
  target: Connector,
  { boxes, connectors }: FigureLayout,
  taken: readonly number[],
): Pick<Drop, 'meets' | 'turnsTo'> | null {
  const words = connectors.flatMap(({ label }) => (label ? [label] : []));
  const isFree = (x: number, y: number, distance: number): boolean =>
    boxes.every((box) => x < box.x - distance || x > box.x + box.width + distance) &&
    words.every((label) => label.y > y + 2 || x < label.x - 2 || x > label.x + label.width + 2) &&
    taken.every((other) => Math.abs(other - x) > 7);
  const candidates = target.points.slice(1).flatMap((end, index): Point[] => {
    const start = target.points[index] as Point;
    if (Math.abs(start.y - end.y) > 0.1) return [];
    const length = Math.abs(end.x - start.x);
    const from = Math.min(start.x, end.x);
    return Array.from({ length: 25 }, (_, step) => ({ x: from + (length * (step + 1)) / 26, y: start.y }));
  });
  const middle = (candidates[0]?.x ?? 0) * 0.5 + (candidates.at(-1)?.x ?? 0) * 0.5;
  const free = candidates.filter(({ x, y }) => isFree(x, y, 3));
  // A line that brushes past a box looks as if it ended there.
  const clear = candidates.filter(({ x, y }) => isFree(x, y, 14));
  const outside = candidates.filter(({ x }) => boxes.every((box) => x < box.x - 1 || x > box.x + box.width + 1));
  const nearest = (points: readonly Point[]): Point | undefined =>
    points.toSorted((one, other) => Math.abs(one.x - middle) - Math.abs(other.x - middle))[0];
  const meets = nearest(clear) ?? nearest(free) ?? nearest(outside);
  return meets ? { meets, turnsTo: null } : null;
}

/** Down beside the column, then aside into the gap between its two boxes. */
function besideColumn(
  { points }: Connector,
  { boxes }: FigureLayout,
  taken: readonly number[],
): Pick<Drop, 'meets' | 'turnsTo'> {
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const column = boxes.filter(({ x, width }) => x <= start.x && x + width >= start.x);
  const right = Math.max(...column.map(({ x, width }) => x + width));
  let x = right + 9;
  while (taken.some((other) => Math.abs(other - x) < 5)) x += 5;
  return { meets: { x, y: (start.y + end.y) / 2 }, turnsTo: start.x };
}

/** Each above the place that it aims at, side by side where they would overlap. */
function placeRow(
  order: readonly string[],
  drops: readonly Drop[],
  sizes: ReadonlyMap<string, SizedBox>,
  width: number,
): (Area & { id: string })[] {
  const total = order.reduce((sum, id) => sum + (sizes.get(id)?.width ?? 0) + gap, -gap);
  let free = 0;
  let rest = total;
  return order.map((id) => {
    const size = sizes.get(id) as SizedBox;
    const aims = drops.filter(({ from }) => from === id).map(({ meets }) => meets.x);
    const aim = aims.length > 0 ? aims.reduce((sum, x) => sum + x, 0) / aims.length : free + size.width / 2;
    const latest = Math.max(free, width - rest);
    const x = Math.min(Math.max(free, aim - size.width / 2), latest);
    free = x + size.width + gap;
    rest -= size.width + gap;
    return { id, x, y: 0, width: size.width, height: size.height };
  });
}
