import type { PlanOf } from '../figure-plan.ts';
import { type Typeface, textWidth } from '../text-widths.ts';
import { type Label, wrapLabel } from '../wrap-label.ts';
import { commonWidth, paddingX, type SizedBox, sizeBox } from './boxes.ts';
import { emptyLayout, type FigureLayout } from './figure-layout.ts';
import { layRows } from './lay-rows.ts';
import type { RowArrow, RowNode, RowsLayout } from './rows.ts';

const gap = 14;
const framePad = 10;
const layerGap = 26;
const minimumBox = 72;
const maximumBox = 200;

type Layer = PlanOf<'framework'>['layers'][number];

interface SizedLayer {
  title: Label | null;
  rows: RowNode[][];
}

/** Layers below each other in frames, their names at the left. */
export function layFramework(
  plan: PlanOf<'framework'>,
  width: number,
  maximumHeight: number,
  typeface: Typeface,
): FigureLayout[] {
  const titleWidth = titleColumn(plan.layers, typeface);
  const arrows: RowArrow[] = plan.arrows.map(({ from, to, label }) => {
    const words = label ? wrapLabel(label, 80, { ...typeface, sizePt: typeface.sizePt - 1 }) : null;
    return { from, to, label: words ? { du: words.width, dv: words.height } : null };
  });
  // Lines that pass by a layer run beside the frames, so that the boxes have to leave them room.
  const marginRoom = plan.arrows.length > 0 ? estimateMargin(plan) : 0;
  const inner = width - titleWidth - 2 * framePad - marginRoom;
  const sizes = new Map<string, SizedBox>();
  const layers = plan.layers.map((layer): SizedLayer => {
    const perRow = Math.min(layer.boxes.length, Math.max(1, Math.floor((inner + gap) / (minimumBox + gap))));
    const rowCount = Math.ceil(layer.boxes.length / perRow);
    const count = Math.ceil(layer.boxes.length / rowCount);
    const share = (inner - gap * (count - 1)) / count;
    const texts = layer.boxes.map(({ label }) => label);
    const [minimum, maximum] = [Math.min(share, minimumBox), Math.min(share, maximumBox)];
    const onOneLine = commonWidth(texts, typeface, { minimum, maximum, lines: 1 });
    const boxWidth = onOneLine < maximum ? onOneLine : commonWidth(texts, typeface, { minimum, maximum, lines: 2 });
    const sized = layer.boxes.map((box) => ({ id: box.id, size: sizeBox(box.label, boxWidth, typeface) }));
    const rows: RowNode[][] = [];
    for (let start = 0; start < sized.length; start += count) {
      const row = sized.slice(start, start + count);
      const height = Math.max(...row.map(({ size }) => size.height));
      for (const { id, size } of row) sizes.set(id, { ...size, height });
      rows.push(row.map(({ id }) => ({ id, du: boxWidth, dv: height, isPointed: false })));
    }
    const title = layer.title ? wrapLabel(layer.title, titleWidth - 2 * paddingX + 4, typeface) : null;
    return { title, rows };
  });
  return splitLayers(layers, maximumHeight).map((part) => {
    const ids = new Set(part.flatMap(({ rows }) => rows.flat().map(({ id }) => id)));
    const own = plan.arrows
      .map((arrow, index) => ({ arrow, words: arrows[index] as RowArrow }))
      .filter(({ arrow }) => ids.has(arrow.from) && ids.has(arrow.to));
    const placed = layRows({
      rows: part.flatMap(({ rows }) => rows),
      arrows: own.map(({ words }) => words),
      gap,
      rowGap: gap,
      pads: part.flatMap(({ rows, title }, layer) => {
        const height = rows.reduce((sum, row) => sum + (row[0]?.dv ?? 0) + gap, -gap);
        const extra = Math.max(0, ((title?.height ?? 0) - height) / 2);
        return rows.map((_, row) => ({
          before: row === 0 ? framePad + extra + (layer > 0 && own.length === 0 ? layerGap - gap : 0) : 0,
          after: row === rows.length - 1 ? framePad + extra : 0,
        }));
      }),
      extent: inner,
      marginPad: framePad,
      wordSide: 'outer',
    });
    return print(part, own, placed, sizes, { width, titleWidth, typeface, isChain: plan.arrows.length === 0 });
  });
}

const estimateMargin = ({ layers, arrows }: PlanOf<'framework'>): number => {
  const layerOf = new Map(layers.flatMap(({ boxes }, index) => boxes.map(({ id }) => [id, index] as const)));
  const passing = arrows.filter(({ from, to }) => {
    const distance = (layerOf.get(to) ?? 0) - (layerOf.get(from) ?? 0);
    return distance > 1 || distance < 0;
  });
  return passing.length === 0 ? 0 : 20 + 12 * Math.min(6, passing.length);
};

function titleColumn(layers: readonly Layer[], typeface: Typeface): number {
  const titles = layers.flatMap(({ title }) => (title ? [title] : []));
  if (titles.length === 0) return 0;
  // Half of a title a line, and room for its longest word: a word that is cut cannot be read.
  const wanted = titles.map((title) => {
    const words = title.split(/\s+/u).map((word) => (/\p{Script=Latin}/u.test(word) ? textWidth(word, typeface) : 0));
    return Math.max(textWidth(title, typeface) / 2 + 4, ...words) + 2 * paddingX;
  });
  return Math.min(92, Math.max(46, ...wanted));
}

/** Layers that no page holds go on in a further part. */
function splitLayers(layers: readonly SizedLayer[], maximumHeight: number): SizedLayer[][] {
  const parts: SizedLayer[][] = [[]];
  let height = 0;
  for (const layer of layers) {
    const rows = layer.rows.reduce((sum, row) => sum + (row[0]?.dv ?? 0) + layerGap, 0);
    const added = Math.max(rows, layer.title?.height ?? 0) + 2 * framePad + layerGap;
    if (height > 0 && height + added > maximumHeight) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1)?.push(layer);
    height += added;
  }
  return parts;
}

interface PrintOptions {
  width: number;
  titleWidth: number;
  typeface: Typeface;
  /** Each layer leads to the next as a whole. */
  isChain: boolean;
}

function print(
  layers: readonly SizedLayer[],
  arrows: readonly { arrow: PlanOf<'framework'>['arrows'][number] }[],
  placed: RowsLayout,
  sizes: ReadonlyMap<string, SizedBox>,
  { width, titleWidth, typeface, isChain }: PrintOptions,
): FigureLayout {
  const left = titleWidth + framePad;
  const layout = emptyLayout(Math.max(width, left + placed.extentU + framePad), placed.extentV);
  const frameWidth = left + placed.marginBefore + placed.rowsExtentU + framePad;
  for (const [index, { title, rows }] of layers.entries()) {
    const nodes = rows
      .flat()
      .map(({ id }) => placed.nodes.get(id))
      .filter((node) => node !== undefined);
    const innerTop = Math.min(...nodes.map(({ v }) => v));
    const innerBottom = Math.max(...nodes.map(({ v, dv }) => v + dv));
    const extra = Math.max(0, ((title?.height ?? 0) - (innerBottom - innerTop)) / 2);
    const [top, bottom] = [innerTop - framePad - extra, innerBottom + framePad + extra];
    const before = layout.frames.at(-1);
    layout.frames.push({ x: 0, y: top, width: frameWidth, height: bottom - top });
    if (title) {
      layout.texts.push({
        x: 4,
        y: (top + bottom - title.height) / 2,
        width: titleWidth - 8,
        height: title.height,
        text: title,
        align: 'centre',
      });
      layout.rules.push({ from: { x: titleWidth, y: top }, to: { x: titleWidth, y: bottom }, look: 'dashed' });
    }
    if (isChain && before) {
      const x = left + placed.marginBefore + placed.rowsExtentU / 2;
      layout.connectors.push({
        from: `layer ${index - 1}`,
        to: `layer ${index}`,
        points: [
          { x, y: before.y + before.height },
          { x, y: top },
        ],
        hasHead: true,
        label: null,
      });
    }
  }
  layout.height = Math.max(layout.height, ...layout.frames.map(({ y, height }) => y + height));
  for (const { id, u, v } of placed.nodes.values()) {
    const size = sizes.get(id);
    if (size) layout.boxes.push({ ...size, id, x: left + u, y: v, fill: 'white', align: 'centre' });
  }
  for (const [index, route] of placed.routes.entries()) {
    const { from, to, label } = (arrows[index] as (typeof arrows)[number]).arrow;
    layout.connectors.push({
      from,
      to,
      points: route.points.map(({ u, v }) => ({ x: left + u, y: v })),
      hasHead: true,
      label:
        route.label && label
          ? {
              x: left + route.label.u,
              y: route.label.v,
              width: route.label.du,
              height: route.label.dv,
              text: wrapLabel(label, 80, { ...typeface, sizePt: typeface.sizePt - 1 }),
            }
          : null,
    });
  }
  return layout;
}
