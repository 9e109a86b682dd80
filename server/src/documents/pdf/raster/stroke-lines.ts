import type { Polyline } from './outline.ts';

export interface Pen {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  dash: readonly number[];
  dashOffset: number;
}

/** The area that a pen covers, as polygons that all turn the same way, so that they can be filled as one (nonzero). */
export function strokeLines(lines: readonly Polyline[], pen: Pen): number[][] {
  const polygons: number[][] = [];
  const dashed = pen.dash.some((length) => length > 0) ? lines.flatMap((line) => dashes(line, pen)) : lines;
  for (const line of dashed) strokeLine(pointsOf(line), line.isClosed, pen, polygons);
  return polygons.map(turnedOneWay);
}

type Point = readonly [x: number, y: number];

/** Without those that repeat the one before them, which have no direction. */
function pointsOf({ points }: Polyline): Point[] {
  const kept: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const point: Point = [points[at] ?? 0, points[at + 1] ?? 0];
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 1e-6) kept.push(point);
  }
  return kept;
}

function strokeLine(points: readonly Point[], isClosed: boolean, pen: Pen, polygons: number[][]): void {
  const half = pen.width / 2;
  const [start] = points;
  if (!start) return;
  if (points.length === 1) {
    if (pen.cap === 'round') polygons.push(disc(start, half));
    return;
  }
  const count = isClosed ? points.length : points.length - 1;
  for (let at = 0; at < count; at += 1) {
    const from = points[at] as Point;
    const to = points[(at + 1) % points.length] as Point;
    const [ux, uy] = direction(from, to);
    const opens = pen.cap === 'square' && !isClosed && at === 0 ? half : 0;
    const ends = pen.cap === 'square' && !isClosed && at === count - 1 ? half : 0;
    polygons.push(band([from[0] - ux * opens, from[1] - uy * opens], [to[0] + ux * ends, to[1] + uy * ends], half));
    const after = isClosed || at + 1 < count ? points[(at + 2) % points.length] : undefined;
    if (after) addJoin(from, to, after, half, pen, polygons);
  }
  if (pen.cap === 'round' && !isClosed) polygons.push(disc(start, half), disc(points.at(-1) as Point, half));
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function band(from: Point, to: Point, half: number): number[] {
  const [ux, uy] = direction(from, to);
  const [nx, ny] = [-uy * half, ux * half];
  return [from[0] + nx, from[1] + ny, to[0] + nx, to[1] + ny, to[0] - nx, to[1] - ny, from[0] - nx, from[1] - ny];
}

function disc([x, y]: Point, radius: number): number[] {
  const corners = 16;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  }).flat();
}

function addJoin(from: Point, corner: Point, to: Point, half: number, pen: Pen, polygons: number[][]): void {
  if (pen.join === 'round') {
    polygons.push(disc(corner, half));
    return;
  }
  const before = direction(from, corner);
  const after = direction(corner, to);
  const turn = before[0] * after[1] - before[1] * after[0];
  if (Math.abs(turn) < 1e-6) return;
  const side = turn > 0 ? -half : half;
  const first: Point = [corner[0] - before[1] * side, corner[1] + before[0] * side];
  const second: Point = [corner[0] - after[1] * side, corner[1] + after[0] * side];
  const polygon = [...corner, ...first];
  // The longer the miter, the sharper the corner; beyond its limit it is cut off.
  const cosine = Math.sqrt(Math.max(0, (1 + before[0] * after[0] + before[1] * after[1]) / 2));
  if (pen.join === 'miter' && cosine > 0 && 1 / cosine <= pen.miterLimit) {
    const [mx, my] = [first[0] + second[0] - 2 * corner[0], first[1] + second[1] - 2 * corner[1]];
    const length = Math.hypot(mx, my);
    const reach = half / cosine;
    if (length > 0) polygon.push(corner[0] + (mx / length) * reach, corner[1] + (my / length) * reach);
  }
  polygons.push([...polygon, ...second]);
}

function dashes(line: Polyline, pen: Pen): Polyline[] {
  const points = pointsOf(line);
  if (line.isClosed && points[0]) points.push(points[0]);
  const pattern = pen.dash.length % 2 === 1 ? [...pen.dash, ...pen.dash] : pen.dash;
  const total = pattern.reduce((sum, length) => sum + length, 0);
  let index = 0;
  let left = pattern[0] ?? total;
  for (let skip = ((pen.dashOffset % total) + total) % total; skip > 0; ) {
    const step = Math.min(skip, left);
    skip -= step;
    left -= step;
    if (left <= 0) {
      index = (index + 1) % pattern.length;
      left = pattern[index] ?? total;
    }
  }
  const pieces: Polyline[] = [];
  let open: number[] | null = index % 2 === 0 && points[0] ? [...points[0]] : null;
  for (let at = 0; at + 1 < points.length; at += 1) {
    let from = points[at] as Point;
    const to = points[at + 1] as Point;
    for (let length = Math.hypot(to[0] - from[0], to[1] - from[1]); length > 1e-9; ) {
      const step = Math.min(length, left);
      const [ux, uy] = direction(from, to);
      from = [from[0] + ux * step, from[1] + uy * step];
      length -= step;
      left -= step;
      open?.push(...from);
      if (left > 1e-9) continue;
      index = (index + 1) % pattern.length;
      left = Math.max(pattern[index] ?? total, 1e-3);
      if (open) pieces.push({ points: open, isClosed: false });
      open = open ? null : [...from];
    }
  }
  if (open) pieces.push({ points: open, isClosed: false });
  return pieces;
}

function turnedOneWay(points: number[]): number[] {
  let area = 0;
  const count = points.length / 2;
  for (let at = 0; at < count; at += 1) {
    const to = (at + 1) % count;
    area += (points[at * 2] ?? 0) * (points[to * 2 + 1] ?? 0) - (points[to * 2] ?? 0) * (points[at * 2 + 1] ?? 0);
  }
  if (area >= 0) return points;
  const turned: number[] = [];
  for (let at = count - 1; at >= 0; at -= 1) turned.push(points[at * 2] ?? 0, points[at * 2 + 1] ?? 0);
  return turned;
}
