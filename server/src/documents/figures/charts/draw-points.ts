import { length, svgLine, svgPath } from '../svg.ts';
import type { LineData } from './chart-data.ts';
import { formatTicks, formatTime } from './chart-words.ts';
import {
  type Area,
  axisRoom,
  type Canvas,
  type Drawing,
  drawLevelAxis,
  drawLevelTitle,
  drawTitle,
  drawValueAxis,
  plotHeight,
  scaleX,
  scaleY,
  titleHeight,
} from './plot.ts';
import { drawLegend, drawMark, lineDashes } from './series-looks.ts';
import { roundTicks, type Ticks, timeTicks } from './ticks.ts';

const rangeOf = (values: readonly number[]): [number, number] => [
  values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY),
  values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY),
];

interface Along {
  toX: (value: number) => number;
  names: { x: number; name: string }[];
}

/** Words stand at equal distances, numbers and dates where they belong. */
function alongAxis({ along, positions, names }: LineData, plot: Area, { language }: Canvas): Along {
  const inset = 10;
  const inner = { ...plot, x: plot.x + inset, width: plot.width - 2 * inset };
  const [least, most] = rangeOf(positions);
  const span: Ticks = { values: [], step: 1, least, most: most > least ? most : least + 1 };
  if (!along) {
    const toX = scaleX(span, inner);
    return { toX, names: names.map((name, place) => ({ x: toX(place), name })) };
  }
  if (along.kind === 'date') {
    const toX = scaleX(span, inner);
    const ticks = timeTicks(least, most, 8);
    return {
      toX,
      names: ticks.values.map((value) => ({ x: toX(value), name: formatTime(value, ticks.unit, language) })),
    };
  }
  const ticks = roundTicks(least, most, 7);
  const toX = scaleX(ticks, inner);
  const written = formatTicks(ticks.values, ticks.step, language);
  return { toX, names: ticks.values.map((value, index) => ({ x: toX(value), name: written[index] ?? '' })) };
}

export function drawLines(data: LineData, titles: { value: string; along: string }, canvas: Canvas): Drawing {
  const { series, positions } = data;
  const ticks = roundTicks(...rangeOf(series.flatMap(({ values }) => values.flatMap((value) => value ?? []))));
  const legend = drawLegend(
    series.map(({ name }) => name),
    0,
    canvas,
    (x, y, index) => svgLine(x, y, x + 22, y, dashOf(index)) + drawMark(x + 11, y, index),
  );
  const top = legend.height + titleHeight(titles.value, canvas) + 4;
  const left = axisRoom({ ticks, title: '' }, canvas);
  const plot: Area = { x: left, y: top, width: canvas.width - left, height: plotHeight };
  const { toX, names } = alongAxis(data, plot, canvas);
  const toY = scaleY(ticks, plot);
  const axis = drawLevelAxis(names, plot, canvas, false);
  const drawn = series.map(({ values }, index) => {
    const points = values.map((value, place) =>
      value === null ? null : { x: toX(positions[place] ?? 0), y: toY(value) },
    );
    const marks = points.map((point) => (point && points.length <= 60 ? drawMark(point.x, point.y, index) : ''));
    return svgPath(brokenPath(points), { width: 0.9, ...dashOf(index) }) + marks.join('');
  });
  const below = plot.y + plot.height + axis.height;
  const title = drawLevelTitle(titles.along, plot, below, canvas);
  return {
    svg:
      legend.svg +
      drawTitle(titles.value, legend.height, canvas) +
      drawValueAxis({ ticks, title: '' }, plot, canvas) +
      svgLine(plot.x, plot.y + plot.height, plot.x + plot.width, plot.y + plot.height) +
      axis.svg +
      drawn.join('') +
      title.svg,
    height: below + title.height,
  };
}

const dashOf = (series: number): { dash?: string } => {
  const dash = lineDashes[series % lineDashes.length];
  return dash ? { dash } : {};
};

/** A missing value breaks the line: joining its neighbours would show one that nobody measured. */
function brokenPath(points: readonly ({ x: number; y: number } | null)[]): string {
  let path = '';
  let isOpen = false;
  for (const point of points) {
    if (point) path += `${isOpen ? 'L' : 'M'}${length(point.x)} ${length(point.y)}`;
    isOpen = point !== null;
  }
  return path;
}

export interface PointData {
  points: { x: number; y: number }[];
}

export function drawScatter({ points }: PointData, titles: { x: string; y: string }, canvas: Canvas): Drawing {
  const ticksX = roundTicks(...rangeOf(points.map(({ x }) => x)), 7);
  const ticksY = roundTicks(...rangeOf(points.map(({ y }) => y)));
  const top = titleHeight(titles.y, canvas) + 4;
  const left = axisRoom({ ticks: ticksY, title: '' }, canvas);
  const plot: Area = { x: left, y: top, width: canvas.width - left - 8, height: plotHeight + 20 };
  const [toX, toY] = [scaleX(ticksX, plot), scaleY(ticksY, plot)];
  const names = formatTicks(ticksX.values, ticksX.step, canvas.language);
  const axis = drawLevelAxis(
    ticksX.values.map((value, index) => ({ x: toX(value), name: names[index] ?? '' })),
    plot,
    canvas,
    false,
  );
  const below = plot.y + plot.height + axis.height;
  const title = drawLevelTitle(titles.x, plot, below, canvas);
  const radius = points.length > 400 ? 1 : 1.8;
  const dots = points.map(
    ({ x, y }) =>
      `M${length(toX(x) - radius)} ${length(toY(y))}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
  );
  return {
    svg:
      drawTitle(titles.y, 0, canvas) +
      drawValueAxis({ ticks: ticksY, title: '' }, plot, canvas) +
      svgLine(plot.x, plot.y + plot.height, plot.x + plot.width, plot.y + plot.height) +
      axis.svg +
      svgPath(dots.join(''), { width: 0.7 }) +
      title.svg,
    height: below + title.height,
  };
}
