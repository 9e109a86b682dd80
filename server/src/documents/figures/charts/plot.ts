import type { Language } from '@yanmo/contract/languages';
import { smallSizePt, typefaceOf } from '../figure-look.ts';
import { svgLabel, svgLine, svgText } from '../svg.ts';
import { type FontKind, type Typeface, textWidth } from '../text-widths.ts';
import { lineHeight, wrapLabel } from '../wrap-label.ts';
import { formatTicks } from './chart-words.ts';
import type { Ticks } from './ticks.ts';

/** Where a chart is drawn; lengths in points. */
export interface Canvas {
  width: number;
  language: Language;
  /** Of everything that is written in a chart. */
  typeface: Typeface;
}

export const canvasOf = (width: number, language: Language, font: FontKind): Canvas => ({
  width,
  language,
  typeface: typefaceOf({ language, font }, smallSizePt),
});

export interface Drawing {
  svg: string;
  height: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const plotHeight = 190;
const tickLength = 3;
const labelGap = 4;

export interface ValueAxis {
  ticks: Ticks;
  title: string;
}

/** How much the names of the ticks take left of the plot. */
export function axisRoom({ ticks }: ValueAxis, { typeface, language }: Canvas): number {
  const names = formatTicks(ticks.values, ticks.step, language);
  return Math.max(...names.map((name) => textWidth(name, typeface))) + tickLength + labelGap;
}

/** The title of an upright axis stands above it, where it can be read without turning the head. */
export function titleHeight(title: string, { width, typeface }: Canvas): number {
  return title === '' ? 0 : wrapLabel(title, width, typeface).height + 6;
}

export function drawTitle(title: string, y: number, { width, typeface }: Canvas): string {
  if (title === '') return '';
  const label = wrapLabel(title, width, typeface);
  return svgLabel(label, { x: 0, y, width, height: label.height }, 'left');
}

export const scaleY =
  ({ least, most }: Ticks, { y, height }: Area) =>
  (value: number): number =>
    y + height - ((value - least) / (most - least)) * height;

export const scaleX =
  ({ least, most }: Ticks, { x, width }: Area) =>
  (value: number): number =>
    x + ((value - least) / (most - least)) * width;

/** Lines across the plot at round values, and their names. */
export function drawValueAxis({ ticks }: ValueAxis, plot: Area, { typeface, language }: Canvas): string {
  const toY = scaleY(ticks, plot);
  const names = formatTicks(ticks.values, ticks.step, language);
  return ticks.values
    .map((value, index) => {
      const y = toY(value);
      const line = svgLine(plot.x, y, plot.x + plot.width, y, { stroke: 'grey' });
      return line + svgText(names[index] ?? '', plot.x - tickLength - labelGap, y, 'end', typeface);
    })
    .join('');
}

/** The same for values that run from left to right; names that would touch are left out by turns. */
export function drawLevelAxis(
  positions: readonly { x: number; name: string }[],
  plot: Area,
  { typeface, width }: Canvas,
  hasGrid: boolean,
): { svg: string; height: number } {
  const bottom = plot.y + plot.height;
  const widest = Math.max(0, ...positions.map(({ name }) => textWidth(name, typeface)));
  const distance = positions.length > 1 ? Math.abs((positions[1]?.x ?? 0) - (positions[0]?.x ?? 0)) : plot.width;
  const every = Math.max(1, Math.ceil((widest + 6) / Math.max(1, distance)));
  let end = Number.NEGATIVE_INFINITY;
  const svg = positions.map(({ x, name }, index) => {
    const grid = hasGrid ? svgLine(x, plot.y, x, bottom, { stroke: 'grey' }) : '';
    const tick = svgLine(x, bottom, x, bottom + tickLength);
    if (index % every !== 0) return grid + tick;
    const half = textWidth(name, typeface) / 2;
    // A name at the edge moves inwards instead of leaving the picture.
    const at = Math.min(Math.max(x, half), width - half);
    if (at - half < end + 3) return grid + tick;
    end = at + half;
    return (
      grid + tick + svgText(name, at, bottom + tickLength + labelGap + lineHeight(typeface) / 2, 'middle', typeface)
    );
  });
  return { svg: svg.join(''), height: tickLength + labelGap + lineHeight(typeface) };
}

/** The name of a level axis, below the middle of the plot. */
export function drawLevelTitle(title: string, plot: Area, y: number, canvas: Canvas): { svg: string; height: number } {
  if (title === '') return { svg: '', height: 0 };
  const label = wrapLabel(title, plot.width, canvas.typeface);
  return {
    svg: svgLabel(label, { x: plot.x, y: y + 3, width: plot.width, height: label.height }, 'centre'),
    height: label.height + 3,
  };
}
