export type FillRule = 'nonzero' | 'evenodd';

/** How much of each pixel is covered, 0 to 255, inside the rows and columns that the polygons touch. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Uint8Array;
}

/** Lines looked at in each row of pixels; across a row coverage is exact. */
const linesPerRow = 5;

interface Edge {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  winding: 1 | -1;
}

export function fillPolygons(
  polygons: readonly (readonly number[])[],
  rule: FillRule,
  canvas: { width: number; height: number },
): Coverage | null {
  const edges = polygons.flatMap(edgesOf);
  if (edges.length === 0) return null;
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x0, y0, x1, y1 } of edges) {
    minX = Math.min(minX, x0, x1);
    maxX = Math.max(maxX, x0, x1);
    minY = Math.min(minY, y0);
    maxY = Math.max(maxY, y1);
  }
  const left = Math.max(0, Math.floor(minX));
  const top = Math.max(0, Math.floor(minY));
  const width = Math.min(canvas.width, Math.ceil(maxX)) - left;
  const height = Math.min(canvas.height, Math.ceil(maxY)) - top;
  if (!(width > 0 && height > 0)) return null;

  const box = { left, top, width, height, values: new Uint8Array(width * height) };
  if (polygons.length === 1 && polygons[0] && isUpright(polygons[0])) return fillUpright(box, minX, maxX, minY, maxY);

  edges.sort((one, other) => one.y0 - other.y0);
  const { values } = box;
  const row = new Float32Array(width);
  let active: Edge[] = [];
  let next = 0;
  for (let y = 0; y < height; y += 1) {
    row.fill(0);
    for (let line = 0; line < linesPerRow; line += 1) {
      const at = top + y + (line + 0.5) / linesPerRow;
      for (let edge = edges[next]; edge && edge.y0 <= at; edge = edges[next]) {
        active.push(edge);
        next += 1;
      }
      active = active.filter(({ y1 }) => y1 > at);
      addSpans(row, active, at, rule, left);
    }
    for (let x = 0; x < width; x += 1) {
      values[y * width + x] = Math.min(255, Math.round(((row[x] ?? 0) * 255) / linesPerRow));
    }
  }
  return box;
}

/** Boxes and clips are most of what a page draws, and need no scanning. */
function isUpright(points: readonly number[]): boolean {
  if (points.length !== 8) return false;
  const [x0, y0, x1, y1, x2, y2, x3, y3] = points;
  return (x0 === x3 && x1 === x2 && y0 === y1 && y2 === y3) || (x0 === x1 && x2 === x3 && y0 === y3 && y1 === y2);
}

/** A clip to the whole canvas or more cuts nothing off; most pages begin with one. */
export function coversCanvas(
  polygons: readonly (readonly number[])[],
  canvas: { width: number; height: number },
): boolean {
  const [points] = polygons;
  if (polygons.length !== 1 || !points || !isUpright(points)) return false;
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  // Sizes are rounded up to whole pixels, so the last one may be covered in part.
  return (
    Math.min(...xs) <= 0 &&
    Math.min(...ys) <= 0 &&
    Math.max(...xs) > canvas.width - 1 &&
    Math.max(...ys) > canvas.height - 1
  );
}

function fillUpright(box: Coverage, minX: number, maxX: number, minY: number, maxY: number): Coverage {
  const across = Float32Array.from({ length: box.width }, (_, x) => overlap(box.left + x, minX, maxX));
  for (let y = 0; y < box.height; y += 1) {
    const down = overlap(box.top + y, minY, maxY) * 255;
    for (let x = 0; x < box.width; x += 1) box.values[y * box.width + x] = Math.round(down * (across[x] ?? 0));
  }
  return box;
}

const overlap = (pixel: number, from: number, to: number): number =>
  Math.max(0, Math.min(pixel + 1, to) - Math.max(pixel, from));

function edgesOf(points: readonly number[]): Edge[] {
  const edges: Edge[] = [];
  const count = points.length / 2;
  for (let at = 0; at < count; at += 1) {
    const to = (at + 1) % count;
    const [x0, y0, x1, y1] = [points[at * 2], points[at * 2 + 1], points[to * 2], points[to * 2 + 1]] as [
      number,
      number,
      number,
      number,
    ];
    if (y0 < y1) edges.push({ x0, y0, x1, y1, winding: 1 });
    else if (y1 < y0) edges.push({ x0: x1, y0: y1, x1: x0, y1: y0, winding: -1 });
  }
  return edges;
}

function addSpans(row: Float32Array, active: readonly Edge[], at: number, rule: FillRule, left: number): void {
  const crossings = active
    .map(({ x0, y0, x1, y1, winding }) => ({ x: x0 + ((x1 - x0) * (at - y0)) / (y1 - y0) - left, winding }))
    .sort((one, other) => one.x - other.x);
  let winding = 0;
  for (const [index, crossing] of crossings.entries()) {
    winding += crossing.winding;
    const isInside = rule === 'nonzero' ? winding !== 0 : (index & 1) === 0;
    const end = crossings[index + 1];
    if (isInside && end) addSpan(row, Math.max(0, crossing.x), Math.min(row.length, end.x));
  }
}

function addSpan(row: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const first = Math.floor(from);
  const last = Math.min(row.length - 1, Math.floor(to));
  if (first === last) {
    row[first] = (row[first] ?? 0) + (to - from);
    return;
  }
  row[first] = (row[first] ?? 0) + (first + 1 - from);
  for (let x = first + 1; x < last; x += 1) row[x] = (row[x] ?? 0) + 1;
  row[last] = (row[last] ?? 0) + (to - last);
}
