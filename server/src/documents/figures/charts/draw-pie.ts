import { length, svgLabel, svgPath } from '../svg.ts';
import { type Label, wrapLabel } from '../wrap-label.ts';
import { formatPercent } from './chart-words.ts';
import type { Canvas, Drawing } from './plot.ts';

const radius = 78;
const reach = 12;

export interface Slice {
  name: string;
  value: number;
}

interface Note {
  label: Label;
  /** Where the leader touches the circle. */
  x: number;
  y: number;
  side: 'left' | 'right';
  top: number;
}

/** Shares of one whole, clockwise from the top, each named beside it. */
export function drawPie(slices: readonly Slice[], canvas: Canvas): Drawing {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const centre = canvas.width / 2;
  const room = centre - radius - reach * 2 - 6;
  let turned = 0;
  const wedges: string[] = [];
  const notes: Note[] = [];
  for (const [index, { name, value }] of slices.entries()) {
    const share = value / total;
    const middle = (turned + share / 2) * 2 * Math.PI;
    if (share > 0) wedges.push(wedge(turned, share, index));
    const label = wrapLabel(`${name} ${formatPercent(share, canvas.language)}`, room, canvas.typeface);
    const [x, y] = [Math.sin(middle) * radius, -Math.cos(middle) * radius];
    notes.push({ label, x, y, side: x >= 0 ? 'right' : 'left', top: y - label.height / 2 });
    turned += share;
  }
  const placed = (['left', 'right'] as const).flatMap((side) => spread(notes.filter((note) => note.side === side)));
  const least = Math.min(-radius, ...placed.map(({ top }) => top));
  const most = Math.max(radius, ...placed.map(({ top, label }) => top + label.height));
  const words = placed.map((note) => drawNote(note, room));
  const [dx, dy] = [length(centre), length(-least + 1)];
  return {
    svg: `<g transform="translate(${dx} ${dy})">${wedges.join('')}${words.join('')}</g>`,
    height: most - least + 2,
  };
}

function wedge(from: number, share: number, index: number): string {
  const fill = index % 2 === 0 ? 'grey' : 'white';
  if (share > 0.9999) {
    return svgPath(
      `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
      { fill },
    );
  }
  const at = (part: number): string =>
    `${length(Math.sin(part * 2 * Math.PI) * radius)} ${length(-Math.cos(part * 2 * Math.PI) * radius)}`;
  return svgPath(`M0 0L${at(from)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(from + share)}Z`, { fill });
}

/** Names of neighbours that would touch move apart: downwards first, and back up where the last has gone too low. */
function spread(notes: readonly Note[]): Note[] {
  const sorted = notes.toSorted((one, other) => one.y - other.y).map((note) => ({ ...note }));
  const gap = 2;
  let end = Number.NEGATIVE_INFINITY;
  for (const note of sorted) {
    note.top = Math.max(note.top, end + gap);
    end = note.top + note.label.height;
  }
  let limit = Math.max(
    radius + 14,
    sorted.reduce((sum, { label }) => sum + label.height + gap, -radius - 14),
  );
  for (const note of sorted.toReversed()) {
    note.top = Math.min(note.top, limit - note.label.height);
    limit = note.top - gap;
  }
  return sorted;
}

function drawNote({ label, x, y, side, top }: Note, room: number): string {
  const sign = side === 'right' ? 1 : -1;
  const edge = sign * (radius + reach * 2);
  const middle = top + label.height / 2;
  const bend = sign * (radius + reach);
  const leader = svgPath(
    `M${length(x)} ${length(y)}L${length(bend)} ${length(middle)}L${length(edge)} ${length(middle)}`,
    { width: 0.4 },
  );
  const area = { x: side === 'right' ? edge + 3 : edge - 3 - room, y: top, width: room, height: label.height };
  return leader + svgLabel(label, area, side === 'right' ? 'left' : 'right');
}
