import { ink } from './figure-look.ts';
import type { Box, Connector, FigureLayout, Point, Rule } from './layout/figure-layout.ts';
import { findJunctions } from './layout/junctions.ts';
import { length, type StrokeOptions, svgDocument, svgLabel, svgLine, svgPath, svgRect } from './svg.ts';

const dash = '3 2';
const ruleLooks: Readonly<Record<Rule['look'], StrokeOptions>> = {
  line: {},
  dashed: { dash },
  grey: { stroke: 'grey' },
};

/** The layout as SVG: frames and lines first, so that boxes and words lie on them. */
export function printFigure(layout: FigureLayout, title: string): string {
  const content = [
    ...layout.frames.map((frame) => svgRect(frame, { dash })),
    ...layout.rules.map(({ from, to, look }) => svgLine(from.x, from.y, to.x, to.y, ruleLooks[look])),
    ...layout.bars.map((bar) => svgRect(bar, { fill: 'grey' })),
    svgConnectors(layout.connectors),
    ...layout.boxes.map(box),
    ...layout.texts.map(({ text, align, ...area }) => svgLabel(text, area, align)),
    ...layout.connectors.map(({ label }) => (label ? svgLabel(label.text, label, 'centre') : '')),
  ];
  return svgDocument(layout.width, layout.height, content.join(''), title);
}

function box({ label, shape, fill, align, x, y, width, height }: Box): string {
  const area = { x, y, width, height };
  const text = svgLabel(label, align === 'left' ? { ...area, x: x + 8, width: width - 16 } : area, align);
  switch (shape) {
    case 'box':
      return svgRect(area, { fill }) + text;
    case 'round':
      return svgRect(area, { fill }, Math.min(height / 2, 12)) + text;
    case 'diamond': {
      const [cx, cy] = [x + width / 2, y + height / 2];
      const corners = [
        [cx, y],
        [x + width, cy],
        [cx, y + height],
        [x, cy],
      ];
      return svgPath(`M${corners.map(([u = 0, v = 0]) => `${length(u)} ${length(v)}`).join('L')}Z`, { fill }) + text;
    }
  }
}

const headLength = 6;
const headWidth = 4.4;

/** One path for all lines: where branches share a stretch, two strokes on each other would look heavier. */
function svgConnectors(connectors: readonly Connector[]): string {
  const lines = connectors.map(({ points, hasHead }) => {
    const [before, end] = [points.at(-2), points.at(-1)];
    const last = before && end && hasHead ? towards(end, before, headLength - 1) : end;
    const path = [...points.slice(0, -1), ...(last ? [last] : [])];
    return `M${path.map(({ x, y }) => `${length(x)} ${length(y)}`).join('L')}`;
  });
  const heads = connectors.map(({ points, hasHead }) => {
    const [before, end] = [points.at(-2), points.at(-1)];
    return hasHead && before && end ? head(before, end) : '';
  });
  const dots = findJunctions(connectors).map(
    ({ x, y }) => `<circle cx="${length(x)}" cy="${length(y)}" r="1.6" fill="${ink}"/>`,
  );
  return (lines.length > 0 ? svgPath(lines.join('')) : '') + heads.join('') + dots.join('');
}

function towards(from: Point, to: Point, distance: number): Point {
  const span = Math.hypot(to.x - from.x, to.y - from.y);
  const share = span === 0 ? 0 : Math.min(1, distance / span);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Drawn as a shape: markers are left out by some programs that show SVG. */
function head(before: Point, end: Point): string {
  const span = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / span, (end.y - before.y) / span];
  const base = { x: end.x - dx * headLength, y: end.y - dy * headLength };
  const side = headWidth / 2;
  const corners = [
    end,
    { x: base.x - dy * side, y: base.y + dx * side },
    { x: base.x + dy * side, y: base.y - dx * side },
  ];
  return `<path d="M${corners.map(({ x, y }) => `${length(x)} ${length(y)}`).join('L')}Z" fill="${ink}"/>`;
}
