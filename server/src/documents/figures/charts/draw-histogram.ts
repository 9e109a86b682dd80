import { svgLine } from '../svg.ts';
import { formatTicks } from './chart-words.ts';
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
import { drawBar } from './series-looks.ts';
import { roundStep, roundTicks } from './ticks.ts';

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Answers on a scale of whole numbers have a bar each; other values share bins between round limits. */
export function binValues(values: readonly number[]): { bins: Bin[]; isScale: boolean } {
  const least = values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const isScale = values.every(Number.isInteger) && most - least <= 12;
  const step = isScale
    ? 1
    : roundStep((most - least || Math.abs(most) || 1) / Math.min(15, Math.ceil(Math.log2(values.length) + 1)));
  const first = isScale ? least - 0.5 : Math.floor(least / step + 1e-9) * step;
  const count = Math.max(1, isScale ? most - least + 1 : Math.floor((most - first) / step + 1e-9) + 1);
  const bins = Array.from(
    { length: count },
    (_, index): Bin => ({
      from: Number((first + index * step).toPrecision(12)),
      to: Number((first + (index + 1) * step).toPrecision(12)),
      count: 0,
    }),
  );
  for (const value of values) {
    const bin = bins[Math.min(count - 1, Math.max(0, Math.floor((value - first) / step + 1e-9)))];
    if (bin) bin.count += 1;
  }
  return { bins, isScale };
}

export function drawHistogram(
  values: readonly number[],
  titles: { value: string; count: string },
  canvas: Canvas,
): Drawing {
  const { bins, isScale } = binValues(values);
  const ticks = roundTicks(
    0,
    bins.reduce((most, { count }) => Math.max(most, count), 1),
  );
  // Half a person does not answer: steps between whole counts are whole.
  const counts = ticks.step < 1 ? roundTicks(0, ticks.most, ticks.most) : ticks;
  const top = titleHeight(titles.count, canvas) + 4;
  const left = axisRoom({ ticks: counts, title: '' }, canvas);
  const plot: Area = { x: left, y: top, width: canvas.width - left - 8, height: plotHeight };
  const [least, most] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const toX = scaleX({ values: [], step: 1, least, most }, plot);
  const toY = scaleY(counts, plot);
  const marked = isScale ? bins.map(({ from }) => from + 0.5) : [...bins.map(({ from }) => from), most];
  const step = isScale ? 1 : (bins[0]?.to ?? 1) - (bins[0]?.from ?? 0);
  const names = formatTicks(marked, Number(step.toPrecision(6)), canvas.language);
  const axis = drawLevelAxis(
    marked.map((value, index) => ({ x: toX(value), name: names[index] ?? '' })),
    plot,
    canvas,
    false,
  );
  const bars = bins.map(({ from, to, count }) => {
    const [x, y] = [toX(from), toY(count)];
    return count === 0 ? '' : drawBar({ x, y, width: toX(to) - x, height: plot.y + plot.height - y }, 0);
  });
  const below = plot.y + plot.height + axis.height;
  const title = drawLevelTitle(titles.value, plot, below, canvas);
  return {
    svg:
      drawTitle(titles.count, 0, canvas) +
      drawValueAxis({ ticks: counts, title: '' }, plot, canvas) +
      bars.join('') +
      svgLine(plot.x, plot.y + plot.height, plot.x + plot.width, plot.y + plot.height) +
      axis.svg +
      title.svg,
    height: below + title.height,
  };
}
