import { type LabelSpot, labelSpot, placeLabel } from './arrow-words.ts';
import { placeAlong } from './place-along.ts';
import { type ArrowPorts, assignPorts, type Course, courseOf, type Margin } from './row-ports.ts';
import {
  headStub,
  labelGap,
  type PlacedNode,
  type Route,
  type RowsInput,
  type RowsLayout,
  type Spot,
  stub,
  trackGap,
} from './rows.ts';
import { runArrow, simplify } from './run-arrow.ts';
import { assignTracks, type Stretch, type Tracks } from './tracks.ts';

export function layRows(input: RowsInput): RowsLayout {
  const { rows, arrows } = input;
  const { nodes, extent: rowsExtentU } = placeAlong(input);
  const rowLengths = rows.map((row) => row.length);
  const courses = arrows.map(({ from, to }) =>
    courseOf(nodes.get(from) as PlacedNode, nodes.get(to) as PlacedNode, rowLengths),
  );
  const ports = assignPorts(arrows, courses, nodes);
  const spots = arrows.map((arrow, index) => labelSpot(arrow, courses[index] as Course, ports[index] ?? null));

  const margins = layMargins(input, courses, nodes, rowsExtentU);
  const tracks = layChannels(input, courses, ports, spots, margins.lineU);
  const channelStarts = placeRows(input, courses, spots, tracks, nodes);
  const trackV = (channel: number, key: string): number =>
    (channelStarts.get(channel) ?? 0) + (tracks.get(channel)?.offsets.get(key) ?? 0);

  const routes = arrows.map((arrow, index): Route => {
    const from = nodes.get(arrow.from) as PlacedNode;
    const to = nodes.get(arrow.to) as PlacedNode;
    const course = courses[index] as Course;
    const pair = ports[index] ?? null;
    const points = simplify(
      runArrow(from, to, course, pair, margins.lineU(index), (channel, part) =>
        trackV(channel, trackKey(index, pair, part)),
      ),
    );
    const isBefore = input.wordSide === 'before' || (pair !== null && pair.to.u < to.u + to.du / 2 - 1);
    const marginSide = 'margin' in course ? course.margin : 'after';
    return {
      points,
      label: placeLabel(arrow, spots[index] ?? 'none', points, { isBefore, marginSide, marginU: margins.lineU(index) }),
    };
  });
  return shifted(margins, { nodes, routes, rowsExtentU });
}

/** Moved so that everything begins at zero, the margin before the rows and words at the edge included. */
function shifted(
  { before, after }: { before: number; after: number },
  { nodes, routes, rowsExtentU }: Pick<RowsLayout, 'nodes' | 'routes' | 'rowsExtentU'>,
): RowsLayout {
  const labels = routes.flatMap(({ label }) => (label ? [label] : []));
  const leastU = Math.min(-before, ...labels.map(({ u }) => u));
  const leastV = Math.min(0, ...labels.map(({ v }) => v));
  const move = <Item extends Spot>(item: Item): Item => ({ ...item, u: item.u - leastU, v: item.v - leastV });
  const placed = new Map([...nodes].map(([id, node]) => [id, move(node)]));
  const moved = routes.map(({ points, label }) => ({ points: points.map(move), label: label && move(label) }));
  const words = moved.flatMap(({ label }) => (label ? [label] : []));
  return {
    nodes: placed,
    routes: moved,
    rowsExtentU,
    marginBefore: -leastU,
    extentU: Math.max(rowsExtentU + after - leastU, ...words.map(({ u, du }) => u + du)),
    extentV: Math.max(
      ...[...placed.values()].map(({ v, dv }) => v + dv),
      ...moved.flatMap(({ points }) => points.map(({ v }) => v)),
      ...words.map(({ v, dv }) => v + dv),
    ),
  };
}

/** Branches of one port share a track; the second part of a way through the margin has its own. */
function trackKey(index: number, ports: ArrowPorts | null, part: 'from' | 'to'): string {
  if (part === 'to') return ports && ports.to.arrows.length > 1 ? `to ${ports.to.arrows[0]}` : `end ${index}`;
  if (ports?.from && ports.from.arrows.length > 1) return `from ${ports.from.arrows[0]}`;
  return ports && ports.to.arrows.length > 1 ? `to ${ports.to.arrows[0]}` : `only ${index}`;
}

interface Margins {
  before: number;
  after: number;
  /** Where an arrow's line runs in its margin. */
  lineU: (index: number) => number;
}

function layMargins(
  { arrows, marginPad = 0 }: RowsInput,
  courses: readonly Course[],
  nodes: ReadonlyMap<string, PlacedNode>,
  rowsExtentU: number,
): Margins {
  const marginOf = (course: Course): Margin | null => {
    if (course.kind === 'margin') return 'after';
    return course.kind === 'loop' || course.kind === 'return' ? course.margin : null;
  };
  const lay = (margin: Margin): { tracks: Tracks; extent: number } => {
    const own = courses.flatMap((course, index) => (marginOf(course) === margin ? [index] : []));
    const words = Math.max(0, ...own.map((index) => arrows[index]?.label?.du ?? 0));
    const room = words > 0 ? words + labelGap : 0;
    const rowOf = (id: string | undefined): number => nodes.get(id ?? '')?.row ?? 0;
    const stretches = own.map((index) => ({
      from: rowOf(arrows[index]?.from),
      to: rowOf(arrows[index]?.to),
      towardsBegin: [],
      towardsEnd: [],
      key: String(index),
      thickness: trackGap + 3 + room,
    }));
    const tracks = assignTracks(stretches, 0.1);
    return { tracks, extent: own.length === 0 ? 0 : marginPad + tracks.extent + room };
  };
  const [before, after] = [lay('before'), lay('after')];
  const room = (tracks: Tracks, index: number): number => tracks.offsets.get(String(index)) ?? 0;
  return {
    before: before.extent,
    after: after.extent,
    lineU: (index) =>
      before.tracks.offsets.has(String(index))
        ? -marginPad - room(before.tracks, index)
        : rowsExtentU + marginPad + room(after.tracks, index),
  };
}

function layChannels(
  { rows, arrows }: RowsInput,
  courses: readonly Course[],
  ports: readonly (ArrowPorts | null)[],
  spots: readonly LabelSpot[],
  marginU: (index: number) => number,
): Map<number, Tracks> {
  const stretches = new Map<number, Stretch[]>();
  const add = (channel: number, stretch: Stretch): void => {
    if (Math.abs(stretch.from - stretch.to) < 0.5) return;
    stretches.set(channel, [...(stretches.get(channel) ?? []), stretch]);
  };
  for (const [index, course] of courses.entries()) {
    const pair = ports[index] ?? null;
    const words = spots[index] === 'track' ? (arrows[index]?.label?.dv ?? 0) + labelGap : 0;
    // A port at the bottom of a box lies at the begin of its channel, one at the top at the end.
    const ends = (side: 'top' | 'bottom'): number[] =>
      [pair?.from, pair?.to].flatMap((port) => (port?.side === side ? [port.u] : []));
    const stretch = (from: number, to: number, part: 'from' | 'to'): Stretch => ({
      from,
      to,
      towardsBegin: ends('bottom').filter((u) => u === from || u === to),
      towardsEnd: ends('top').filter((u) => u === from || u === to),
      key: trackKey(index, pair, part),
      thickness: Math.max(trackGap, words + 2),
    });
    if (course.kind === 'return' && pair) add(course.channel, stretch(marginU(index), pair.to.u, 'to'));
    if (course.kind === 'channel' && pair?.from) {
      const isStraight = course.from !== course.to && Math.abs(pair.from.u - pair.to.u) < 0.5;
      if (!isStraight) add(course.channel, stretch(pair.from.u, pair.to.u, 'from'));
      else if (pair.from.arrows.length > 1 || pair.to.arrows.length > 1) {
        add(course.channel, stretch(pair.from.u, pair.from.u + 1, 'from'));
      }
    }
    if (course.kind === 'margin' && pair?.from) {
      add(course.first, stretch(pair.from.u, marginU(index), 'from'));
      add(course.last, stretch(marginU(index), pair.to.u, 'to'));
    }
  }
  const channels = Array.from({ length: rows.length + 1 }, (_, index) => index - 1);
  return new Map(channels.map((channel) => [channel, assignTracks(stretches.get(channel) ?? [], 5)]));
}

/** Sets the rows below each other, as far apart as the lines between them ask for; answers where each channel's tracks begin. */
function placeRows(
  { rows, arrows, rowGap, pads }: RowsInput,
  courses: readonly Course[],
  spots: readonly LabelSpot[],
  tracks: ReadonlyMap<number, Tracks>,
  nodes: Map<string, PlacedNode>,
): Map<number, number> {
  const room = (channel: number, spot: LabelSpot): number =>
    Math.max(
      0,
      ...courses.map((course, index) =>
        course.kind === 'channel' && course.channel === channel && spots[index] === spot
          ? (arrows[index]?.label?.dv ?? 0) + labelGap
          : 0,
      ),
    );
  const isUsed = (channel: number): boolean =>
    courses.some(
      (course) =>
        ((course.kind === 'channel' || course.kind === 'return') && course.channel === channel) ||
        (course.kind === 'margin' && (course.first === channel || course.last === channel)),
    );
  const starts = new Map<number, number>();
  let v = 0;
  for (let channel = -1; channel < rows.length; channel += 1) {
    const after = channel >= 0 ? (pads?.[channel]?.after ?? 0) : 0;
    const before = pads?.[channel + 1]?.before ?? 0;
    const isEdge = channel === -1 || channel === rows.length - 1;
    const start = v + after + (isUsed(channel) ? stub + room(channel, 'first') : 0);
    starts.set(channel, start);
    const needed = isUsed(channel)
      ? start + (tracks.get(channel)?.extent ?? 0) + room(channel, 'last') + headStub - v + before
      : after + before;
    v += isEdge ? (isUsed(channel) ? needed : channel === -1 ? before : 0) : Math.max(needed, rowGap + after + before);
    const row = rows[channel + 1];
    if (!row) break;
    const height = Math.max(...row.map(({ dv }) => dv));
    for (const { id } of row) {
      const node = nodes.get(id) as PlacedNode;
      node.v = v + (height - node.dv) / 2;
    }
    v += height;
  }
  return starts;
}
