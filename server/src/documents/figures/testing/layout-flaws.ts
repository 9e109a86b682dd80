import type { Area, Box, Connector, FigureLayout, Point } from '../layout/figure-layout.ts';
import { textWidth } from '../text-widths.ts';

const slack = 0.5;

/** What a reader would call a mistake in a drawing. */
export function layoutFlaws(layout: FigureLayout): string[] {
  return [
    ...overlaps(layout.boxes),
    ...layout.boxes.flatMap(tornText),
    ...layout.texts
      .filter(({ text, width }) => text.width > width + slack)
      .map(({ text }) => `wide: ${text.lines.join('|')}`),
    ...layout.connectors.flatMap((connector) => connectorFlaws(connector, layout)),
    ...labelFlaws(layout),
    ...outside(layout),
  ];
}

const meet = (one: Area, other: Area): boolean =>
  one.x + one.width > other.x + slack &&
  other.x + other.width > one.x + slack &&
  one.y + one.height > other.y + slack &&
  other.y + other.height > one.y + slack;

const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => meet(box, other))
      .map((other) => `${box.id} overlaps ${other.id}`),
  );

function tornText({ id, label, shape, width, height }: Box): string[] {
  const widest = Math.max(0, ...label.lines.map((line) => textWidth(line, label.typeface)));
  if (shape !== 'diamond') {
    return widest > width + slack || label.height > height + slack ? [`the text leaves ${id}`] : [];
  }
  return widest / width + label.height / height > 1.01 ? [`the text leaves the diamond ${id}`] : [];
}

const segments = (points: readonly Point[]): Area[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] as Point;
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(start.x - end.x),
      height: Math.abs(start.y - end.y),
    };
  });

/** A segment has no area: it crosses a box where it passes through its inside. */
const passes = (segment: Area, box: Area): boolean =>
  segment.x + segment.width > box.x + slack &&
  segment.x < box.x + box.width - slack &&
  segment.y + segment.height > box.y + slack &&
  segment.y < box.y + box.height - slack;

function connectorFlaws({ from, to, points }: Connector, { boxes }: FigureLayout): string[] {
  const name = `${from} → ${to}`;
  const parts = segments(points);
  return [
    ...(parts.some(({ width, height }) => width > 0.05 && height > 0.05) ? [`${name} is not at right angles`] : []),
    ...boxes.filter((box) => parts.some((part) => passes(part, box))).map(({ id }) => `${name} runs through ${id}`),
    ...touches(
      boxes.find(({ id }) => id === from),
      points[0],
      `${name} does not begin`,
    ),
    ...touches(
      boxes.find(({ id }) => id === to),
      points.at(-1),
      `${name} does not end`,
    ),
  ];
}

function touches(box: Box | undefined, point: Point | undefined, message: string): string[] {
  if (!box || !point) return [];
  const isNear =
    point.x >= box.x - slack &&
    point.x <= box.x + box.width + slack &&
    point.y >= box.y - slack &&
    point.y <= box.y + box.height + slack;
  return isNear ? [] : [`${message} at ${box.id}`];
}

function labelFlaws({ connectors, boxes }: FigureLayout): string[] {
  const labels = connectors.flatMap(({ label }) => (label ? [label] : []));
  return [
    ...labels.flatMap((label) =>
      boxes.filter((box) => meet(label, box)).map(({ id }) => `${label.text.lines.join(' ')} lies on ${id}`),
    ),
  ];
}

function outside({ width, height, boxes, connectors, texts, frames, bars }: FigureLayout): string[] {
  const areas: Area[] = [
    ...boxes,
    ...frames,
    ...bars,
    ...texts,
    ...connectors.flatMap(({ points, label }) => [...segments(points), ...(label ? [label] : [])]),
  ];
  const isOut = (area: Area): boolean =>
    area.x < -slack || area.y < -slack || area.x + area.width > width + slack || area.y + area.height > height + slack;
  return areas.filter(isOut).map(({ x, y }) => `outside the picture at ${Math.round(x)}, ${Math.round(y)}`);
}
