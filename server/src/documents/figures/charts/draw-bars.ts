import { svgLabel, svgLine, svgText } from '../svg.ts';
import { textWidth } from '../text-widths.ts';
import { fillLines, lineHeight, wrapLabel } from '../wrap-label.ts';
import type { CategoryData } from './chart-data.ts';
import { formatAlike, formatTicks } from './chart-words.ts';
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
import { drawBar, drawLegend } from './series-looks.ts';
import { roundTicks, type Ticks } from './ticks.ts';

/** With more bars than this, numbers on them would be a second table. */
const mostNumbered = 16;
/** Names of categories that need more lines than this stand beside level bars. */
const mostLines = 3;

const valuesOf = ({ series }: CategoryData): number[] =>
  series.flatMap(({ values }) => values.flatMap((value) => value ?? []));

/** Bars begin at zero, always: their length is what is compared. */
function ticksOf(data: CategoryData): Ticks {
  const values = valuesOf(data);
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  const least = values.reduce((one, other) => Math.min(one, other), 0);
  return roundTicks(least, most);
}

export function drawBars(data: CategoryData, titles: { value: string; category: string }, canvas: Canvas): Drawing {
  const ticks = ticksOf(data);
  const slot = (canvas.width - axisRoom({ ticks, title: '' }, canvas)) / data.categories.length;
  const isNarrow =
    slot < data.series.length * 7 + 4 ||
    data.categories.some((name) => {
      const lines = fillLines(name, slot - 6, canvas.typeface);
      return lines.length > mostLines || isTorn(name, lines);
    });
  return isNarrow ? drawLevelBars(data, ticks, titles, canvas) : drawUprightBars(data, ticks, titles, canvas);
}

/** Whether a Latin word had to be cut to fit. */
const isTorn = (name: string, lines: readonly string[]): boolean => {
  const words = new Set(name.split(/[\s/-]+/u));
  return lines.some((line) =>
    line.split(/[\s/-]+/u).some((part) => /^[A-Za-zÀ-ÿ]{2,}$/u.test(part) && !words.has(part)),
  );
};

const legendSample = (x: number, y: number, series: number): string =>
  drawBar({ x: x + 4, y: y - 4, width: 16, height: 8 }, series);

function drawUprightBars(
  data: CategoryData,
  ticks: Ticks,
  titles: { value: string; category: string },
  canvas: Canvas,
): Drawing {
  const { categories, series } = data;
  const { typeface, width } = canvas;
  const formatValue = formatAlike(valuesOf(data), canvas.language);
  const legend = drawLegend(
    series.map(({ name }) => name),
    0,
    canvas,
    legendSample,
  );
  const top = legend.height + titleHeight(titles.value, canvas) + lineHeight(typeface);
  const left = axisRoom({ ticks, title: '' }, canvas);
  const plot: Area = { x: left, y: top, width: width - left, height: plotHeight };
  const toY = scaleY(ticks, plot);
  const slot = plot.width / categories.length;
  const group = Math.min(slot * 0.72, series.length * 34);
  const bar = group / series.length;
  const numbers = categories.length * series.length <= mostNumbered;
  const zero = toY(0);
  // The number of a bar that hangs from zero stands below it, where the names would be.
  const namesTop = plot.y + plot.height + 5 + (valuesOf(data).some((value) => value < 0) ? lineHeight(typeface) : 0);
  const parts: string[] = [];
  const words: string[] = [];
  let namesHeight = 0;
  for (const [index, category] of categories.entries()) {
    const middle = plot.x + slot * (index + 0.5);
    for (const [each, { values }] of series.entries()) {
      const value = values[index] ?? null;
      if (value === null) continue;
      const x = middle - group / 2 + bar * each;
      const y = toY(value);
      parts.push(drawBar({ x, y: Math.min(y, zero), width: bar, height: Math.abs(y - zero) }, each));
      const text = formatValue(value);
      if (!numbers || textWidth(text, typeface) > bar + (series.length === 1 ? slot - group : 0) - 2) continue;
      const above = value >= 0 ? y - lineHeight(typeface) / 2 - 1 : y + lineHeight(typeface) / 2 + 1;
      words.push(svgText(text, x + bar / 2, above, 'middle', typeface));
    }
    const label = wrapLabel(category, slot - 6, typeface);
    namesHeight = Math.max(namesHeight, label.height);
    words.push(svgLabel(label, { x: middle - slot / 2, y: namesTop, width: slot, height: label.height }, 'centre'));
  }
  const below = namesTop + namesHeight;
  const title = drawLevelTitle(titles.category, plot, below, canvas);
  return {
    svg:
      legend.svg +
      drawTitle(titles.value, legend.height, canvas) +
      drawValueAxis({ ticks, title: '' }, plot, canvas) +
      parts.join('') +
      svgLine(plot.x, zero, plot.x + plot.width, zero) +
      words.join('') +
      title.svg,
    height: below + title.height,
  };
}

function drawLevelBars(
  data: CategoryData,
  ticks: Ticks,
  titles: { value: string; category: string },
  canvas: Canvas,
): Drawing {
  const { categories, series } = data;
  const { typeface, language, width } = canvas;
  const formatValue = formatAlike(valuesOf(data), language);
  const legend = drawLegend(
    series.map(({ name }) => name),
    0,
    canvas,
    legendSample,
  );
  const top = legend.height + titleHeight(titles.category, canvas);
  const room = Math.min(width * 0.4, Math.max(...categories.map((name) => textWidth(name, typeface))) + 8);
  const labels = categories.map((name) => wrapLabel(name, room - 8, typeface));
  const numberRoom = Math.max(
    ...series.flatMap(({ values }) =>
      values.map((value) => (value === null ? 0 : textWidth(formatValue(value), typeface))),
    ),
  );
  const bar = series.length === 1 ? 12 : 9;
  const slots = labels.map(({ height }) => Math.max(height, bar * series.length) + 7);
  const plot: Area = {
    x: room,
    y: top,
    width: width - room - numberRoom - 6,
    height: slots.reduce((sum, slot) => sum + slot, 0),
  };
  const toX = scaleX(ticks, plot);
  const zero = toX(0);
  const axis = drawLevelAxis(
    formatTicks(ticks.values, ticks.step, language).map((name, index) => ({ x: toX(ticks.values[index] ?? 0), name })),
    plot,
    canvas,
    true,
  );
  const parts: string[] = [];
  let y = plot.y;
  for (const [index, label] of labels.entries()) {
    const slot = slots[index] ?? 0;
    parts.push(svgLabel(label, { x: 0, y, width: room - 8, height: slot }, 'right'));
    const first = y + (slot - bar * series.length) / 2;
    for (const [each, { values }] of series.entries()) {
      const value = values[index] ?? null;
      if (value === null) continue;
      const x = toX(value);
      const area = { x: Math.min(x, zero), y: first + bar * each, width: Math.abs(x - zero), height: bar };
      parts.push(drawBar(area, each));
      if (value >= 0) parts.push(svgText(formatValue(value), x + 4, area.y + bar / 2, 'start', typeface));
    }
    y += slot;
  }
  const below = plot.y + plot.height + axis.height;
  const title = drawLevelTitle(titles.value, plot, below, canvas);
  return {
    svg:
      legend.svg +
      drawTitle(titles.category, legend.height, canvas) +
      axis.svg +
      parts.join('') +
      svgLine(zero, plot.y, zero, plot.y + plot.height) +
      title.svg,
    height: below + title.height,
  };
}
