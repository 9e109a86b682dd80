import type { Connector, Point } from './figure-layout.ts';

type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Where a line branches just as another one crosses it. The two look alike, so that a dot has to say which of them it is; a
 * branch without a crossing is plain without one.
 */
export function findJunctions(connectors: readonly Connector[]): Point[] {
  const corners = new Map<string, Point>();
  for (const { points } of connectors) {
    for (const point of points.slice(1, -1)) corners.set(`${Math.round(point.x)} ${Math.round(point.y)}`, point);
  }
  return [...corners.values()].filter((corner) => {
    const through = connectors
      .map((connector) => ({ connector, directions: directionsAt(connector, corner) }))
      .filter(({ directions }) => directions.size > 0);
    if (new Set(through.flatMap(({ directions }) => [...directions])).size < 4) return false;
    return through.some(({ connector }) => {
      const related = through.filter(({ connector: other }) => isRelated(connector, other));
      return new Set(related.flatMap(({ directions }) => [...directions])).size >= 3;
    });
  });
}

const isRelated = (one: Connector, other: Connector): boolean => one.from === other.from || one.to === other.to;

function directionsAt({ points }: Connector, { x, y }: Point): Set<Direction> {
  const found = new Set<Direction>();
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index] as Point;
    const isLevel = Math.abs(start.y - end.y) < 0.1;
    if (isLevel && Math.abs(start.y - y) < 0.1) {
      const [from, to] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
      if (x > from + 0.1 && x <= to + 0.1) found.add('left');
      if (x < to - 0.1 && x >= from - 0.1) found.add('right');
    } else if (!isLevel && Math.abs(start.x - x) < 0.1) {
      const [from, to] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
      if (y > from + 0.1 && y <= to + 0.1) found.add('up');
      if (y < to - 0.1 && y >= from - 0.1) found.add('down');
    }
  }
  return found;
}
