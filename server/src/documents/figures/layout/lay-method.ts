import type { Arrow, PlanOf } from '../figure-plan.ts';
import type { Typeface } from '../text-widths.ts';
import { wrapLabel } from '../wrap-label.ts';
import { commonWidth, type SizedBox, sizeBox } from './boxes.ts';
import { emptyLayout, type FigureLayout } from './figure-layout.ts';
import { layRows } from './lay-rows.ts';
import { rankSteps } from './rank-steps.ts';
import type { RowsLayout } from './rows.ts';

const gap = 22;
const rowGap = 18;
const minimumBox = 78;
const widestBox = 210;
/** Between the two columns of a long chain: the line that joins them runs here. */
const gutter = 34;

interface Flow {
  rows: string[][];
  arrows: Arrow[];
  sizes: Map<string, SizedBox>;
}

/** Steps below each other. A long chain stands in two columns; a flow with branches that no page holds, in several parts. */
export function layMethod(
  plan: PlanOf<'method'>,
  width: number,
  maximumHeight: number,
  typeface: Typeface,
): FigureLayout[] {
  const ids = plan.steps.map(({ id }) => id);
  const arrows =
    plan.arrows.length > 0 ? plan.arrows : ids.slice(1).map((id, index): Arrow => ({ from: ids[index] ?? '', to: id }));
  const ranked = rankSteps(ids, arrows);
  const isChain = ranked.every((row) => row.length === 1);
  const margin = isChain ? 0 : 60;
  const perRow = Math.max(1, Math.floor((width - margin + gap) / (minimumBox + gap)));
  const rows = ranked.flatMap((row) => chunks(row, perRow));
  const widest = Math.max(...rows.map((row) => row.length));
  const share = (width - margin - gap * (widest - 1)) / widest;
  const size = (maximum: number): Map<string, SizedBox> => {
    const boxWidth = commonWidth(
      plan.steps.map(({ label }) => label),
      typeface,
      {
        minimum: Math.min(maximum, minimumBox + 30),
        maximum,
        lines: 2,
      },
    );
    return new Map(
      plan.steps.map(({ id, label, shape }) => [
        id,
        sizeBox(label, boxWidth, typeface, shape === 'decision' ? 'diamond' : shape === 'end' ? 'round' : 'box'),
      ]),
    );
  };
  const flow: Flow = { rows, arrows, sizes: size(Math.min(share, widestBox)) };
  const whole = print(flow, width, typeface);
  if (whole.height <= maximumHeight) return [whole];
  if (isChain && arrows.length === ids.length - 1) {
    const columnWidth = (width - gutter) / 2;
    const columns = layColumns(
      { ...flow, sizes: size(Math.min(columnWidth, widestBox)) },
      columnWidth,
      width,
      typeface,
    );
    if (columns.height <= maximumHeight) return [columns];
  }
  return splitFlow(flow, whole, maximumHeight).map((part) => print(part, width, typeface));
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] => {
  const count = Math.ceil(items.length / size);
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * each, (index + 1) * each));
};

function layFlow({ rows, arrows, sizes }: Flow, extent: number, typeface: Typeface, followWithin?: number): RowsLayout {
  return layRows({
    rows: rows.map((row) =>
      row.map((id) => {
        const size = sizes.get(id) as SizedBox;
        return { id, du: size.width, dv: size.height, isPointed: size.shape === 'diamond' };
      }),
    ),
    arrows: arrows.map(({ from, to, label }) => {
      const words = label ? arrowWords(label, typeface) : null;
      return { from, to, label: words ? { du: words.width, dv: words.height } : null };
    }),
    gap,
    rowGap,
    extent,
    wordSide: 'outer',
    ...(followWithin !== undefined && { followWithin }),
  });
}

const arrowWords = (label: string, typeface: Typeface) =>
  wrapLabel(label, 60, { ...typeface, sizePt: typeface.sizePt - 1 });

function print(flow: Flow, width: number, typeface: Typeface): FigureLayout {
  const placed = layFlow(flow, 0, typeface, width - 70);
  const total = Math.max(width, placed.extentU);
  const layout = emptyLayout(total, placed.extentV);
  addFlow(layout, flow, placed, { x: (total - placed.extentU) / 2, y: 0 }, typeface);
  return layout;
}

function addFlow(
  layout: FigureLayout,
  { arrows, sizes }: Flow,
  placed: RowsLayout,
  offset: { x: number; y: number },
  typeface: Typeface,
): void {
  for (const { id, u, v } of placed.nodes.values()) {
    const size = sizes.get(id) as SizedBox;
    layout.boxes.push({ ...size, id, x: offset.x + u, y: offset.y + v, fill: 'white', align: 'centre' });
  }
  for (const [index, { points, label }] of placed.routes.entries()) {
    const arrow = arrows[index] as Arrow;
    layout.connectors.push({
      from: arrow.from,
      to: arrow.to,
      points: points.map(({ u, v }) => ({ x: offset.x + u, y: offset.y + v })),
      hasHead: true,
      label:
        label && arrow.label
          ? {
              x: offset.x + label.u,
              y: offset.y + label.v,
              width: label.du,
              height: label.dv,
              text: arrowWords(arrow.label, typeface),
            }
          : null,
    });
  }
}

/** Down the left column, up between the two, down the right one. */
function layColumns(flow: Flow, columnWidth: number, width: number, typeface: Typeface): FigureLayout {
  const half = Math.ceil(flow.rows.length / 2);
  const top = 18;
  const columns = [flow.rows.slice(0, half), flow.rows.slice(half)].map((rows) => {
    const ids = new Set(rows.flat());
    const arrows = flow.arrows.filter(({ from, to }) => ids.has(from) && ids.has(to));
    const part = { ...flow, rows, arrows };
    return { part, placed: layFlow(part, columnWidth, typeface) };
  });
  const bottom = top + Math.max(...columns.map(({ placed }) => placed.extentV));
  const layout = emptyLayout(width, bottom + 10);
  for (const [index, { part, placed }] of columns.entries()) {
    addFlow(layout, part, placed, { x: index * (columnWidth + gutter), y: top }, typeface);
  }
  const link = flow.arrows.find(({ from, to }) => from === flow.rows[half - 1]?.[0] && to === flow.rows[half]?.[0]);
  const [from, to] = [link?.from, link?.to].map((id) => layout.boxes.find((box) => box.id === id));
  if (link && from && to) {
    const middle = columnWidth + gutter / 2;
    const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2];
    const below = from.y + from.height + 9;
    layout.connectors.push({
      from: link.from,
      to: link.to,
      points: [
        { x: x1, y: from.y + from.height },
        { x: x1, y: below },
        { x: middle, y: below },
        { x: middle, y: 4 },
        { x: x2, y: 4 },
        { x: x2, y: to.y },
      ],
      hasHead: true,
      label: null,
    });
  }
  return layout;
}

/** Cuts between rows. An arrow that would cross the cut ends in a letter and goes on from the same letter. */
function splitFlow(flow: Flow, whole: FigureLayout, maximumHeight: number): Flow[] {
  const reserve = 90;
  const topOf = (row: readonly string[]): number =>
    Math.min(...whole.boxes.filter(({ id }) => row.includes(id)).map(({ y }) => y));
  const bottomOf = (row: readonly string[]): number =>
    Math.max(...whole.boxes.filter(({ id }) => row.includes(id)).map(({ y, height }) => y + height));
  const groups: string[][][] = [[]];
  let start = 0;
  for (const row of flow.rows) {
    const current = groups.at(-1) ?? [];
    if (current.length > 0 && bottomOf(row) - start > maximumHeight - reserve) {
      groups.push([row]);
      start = topOf(row);
    } else current.push(row);
  }
  const groupOf = (id: string): number => groups.findIndex((rows) => rows.some((row) => row.includes(id)));
  const parts = groups.map(
    (rows): Flow => ({ rows: rows.map((row) => [...row]), arrows: [], sizes: new Map(flow.sizes) }),
  );
  const letters = new Map<string, string>();
  const typeface = [...flow.sizes.values()][0]?.label.typeface as Typeface;
  for (const arrow of flow.arrows) {
    const [here, there] = [groupOf(arrow.from), groupOf(arrow.to)];
    if (here === there) {
      parts[here]?.arrows.push(arrow);
      continue;
    }
    const letter = letters.get(arrow.to) ?? letterOf(letters.size);
    letters.set(arrow.to, letter);
    const size = sizeBox(letter, 26, typeface, 'round');
    const leave = addLetter(parts[here] as Flow, `leave ${letter}`, size, 'end');
    parts[here]?.arrows.push({ ...arrow, to: leave });
    const enter = `enter ${letter}`;
    if (!parts[there]?.sizes.has(enter)) {
      addLetter(parts[there] as Flow, enter, size, 'begin');
      parts[there]?.arrows.push({ from: enter, to: arrow.to });
    }
  }
  return parts;
}

const letterOf = (index: number): string =>
  String.fromCharCode(65 + (index % 26)) + (index >= 26 ? String(Math.floor(index / 26)) : '');

function addLetter(part: Flow, id: string, size: SizedBox, end: 'begin' | 'end'): string {
  if (part.sizes.has(id)) return id;
  part.sizes.set(id, size);
  const isLetters = (row: readonly string[] | undefined): boolean =>
    row?.[0]?.startsWith(end === 'begin' ? 'enter ' : 'leave ') ?? false;
  const edge = end === 'begin' ? part.rows[0] : part.rows.at(-1);
  if (isLetters(edge)) edge?.push(id);
  else if (end === 'begin') part.rows.unshift([id]);
  else part.rows.push([id]);
  return id;
}
