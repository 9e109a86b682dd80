import { length, type Paint, svgPath, svgRect, svgText } from '../svg.ts';
import { textWidth } from '../text-widths.ts';
import { lineHeight } from '../wrap-label.ts';
import type { Area, Canvas } from './plot.ts';

interface BarLook {
  paint: Paint;
  hatch: 'none' | 'rising' | 'falling' | 'both';
}

/** Fills that a copier keeps apart. */
const barLooks: readonly BarLook[] = [
  { paint: 'grey', hatch: 'none' },
  { paint: 'white', hatch: 'none' },
  { paint: 'black', hatch: 'none' },
  { paint: 'white', hatch: 'rising' },
  { paint: 'white', hatch: 'falling' },
  { paint: 'white', hatch: 'both' },
];

export function drawBar(area: Area, series: number): string {
  const { paint, hatch } = barLooks[series % barLooks.length] as BarLook;
  const lines = [
    ...(hatch === 'rising' || hatch === 'both' ? hatching(area, 'rising') : []),
    ...(hatch === 'falling' || hatch === 'both' ? hatching(area, 'falling') : []),
  ];
  return svgRect(area, { fill: paint }) + (lines.length > 0 ? svgPath(lines.join(''), { width: 0.4 }) : '');
}

/** Slanted lines cut to the bar; patterns of SVG are left out by some programs. */
function hatching({ x, y, width, height }: Area, slant: 'rising' | 'falling'): string[] {
  const lines: string[] = [];
  for (let offset = 4; offset < width + height; offset += 4) {
    const from = { u: Math.min(offset, width), v: Math.max(0, offset - width) };
    const to = { u: Math.max(0, offset - height), v: Math.min(offset, height) };
    const place = ({ u, v }: { u: number; v: number }): string =>
      `${length(slant === 'rising' ? x + u : x + width - u)} ${length(y + v)}`;
    lines.push(`M${place(from)}L${place(to)}`);
  }
  return lines;
}

export const lineDashes: readonly (string | undefined)[] = [undefined, '5 2.5', '1.5 2', '7 2 1.5 2', '9 3', '3 3'];

/** Marks of the points of a line: shapes tell them apart where dashes are too short. */
export function drawMark(x: number, y: number, series: number, size = 2.1): string {
  const shapes = ['circle', 'square', 'triangle'] as const;
  const shape = shapes[series % 3];
  const fill: Paint = series < 3 ? 'black' : 'white';
  if (shape === 'square') return svgRect({ x: x - size, y: y - size, width: 2 * size, height: 2 * size }, { fill });
  if (shape === 'triangle') {
    const points = [
      [x, y - size * 1.3],
      [x + size * 1.2, y + size],
      [x - size * 1.2, y + size],
    ];
    return svgPath(`M${points.map(([u = 0, v = 0]) => `${length(u)} ${length(v)}`).join('L')}Z`, { fill });
  }
  return svgPath(
    `M${length(x - size)} ${length(y)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`,
    { fill },
  );
}

/** Names of the series with a sample of each, in as many lines as they need; none for a single series. */
export function drawLegend(
  names: readonly string[],
  y: number,
  { width, typeface }: Canvas,
  sample: (x: number, y: number, series: number) => string,
): { svg: string; height: number } {
  if (names.length < 2) return { svg: '', height: 0 };
  const step = lineHeight(typeface) + 2;
  const sampleWidth = 22;
  const parts: string[] = [];
  let x = 0;
  let row = 0;
  for (const [series, name] of names.entries()) {
    const shown = shorten(name, width - sampleWidth - 6, typeface);
    const needed = sampleWidth + 4 + textWidth(shown, typeface) + 16;
    if (x > 0 && x + needed - 16 > width) {
      x = 0;
      row += 1;
    }
    const middle = y + row * step + step / 2;
    parts.push(sample(x, middle, series) + svgText(shown, x + sampleWidth + 4, middle, 'start', typeface));
    x += needed;
  }
  return { svg: parts.join(''), height: (row + 1) * step + 4 };
}

/** A name that not even a whole line holds ends in dots. */
export function shorten(name: string, width: number, typeface: Canvas['typeface']): string {
  if (textWidth(name, typeface) <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, typeface) > width) letters.pop();
  return `${letters.join('')}…`;
}
