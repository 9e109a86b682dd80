import type { PlanOf, StructureNode } from '../figure-plan.ts';
import type { Typeface } from '../text-widths.ts';
import { type SizedBox, sizeBox } from './boxes.ts';
import { type Connector, emptyLayout, type FigureLayout } from './figure-layout.ts';

const columnGap = 26;
const rowGap = 7;
const groupGap = 12;

interface Branch {
  id: string;
  column: number;
  size: SizedBox;
  children: Branch[];
  /** Of the branch with all its children. */
  extent: number;
}

/** Shares of the width by how many columns the tree has. */
const shares: Readonly<Record<number, readonly number[]>> = {
  2: [0.36, 0.64],
  3: [0.2, 0.34, 0.46],
  4: [0.16, 0.24, 0.28, 0.32],
};

/** The tree from left to right. One that is too high becomes several, each with the title and some of its chapters. */
export function layStructure(
  { root }: PlanOf<'structure'>,
  width: number,
  maximumHeight: number,
  typeface: Typeface,
): FigureLayout[] {
  const depth = depthOf(root);
  const free = width - columnGap * (depth - 1);
  const widths = (shares[depth] ?? [1]).map((share) => share * free);
  const branch = grow(root, 0, 'root', widths, typeface);
  const parts: Branch[][] = [[]];
  let height = 0;
  for (const child of branch.children) {
    const added = child.extent + groupGap;
    if (height > 0 && height + added > maximumHeight) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1)?.push(child);
    height += added;
  }
  return parts.map((children) =>
    place({ ...branch, children, extent: extentOf(branch.size, children, 0) }, width, widths),
  );
}

const depthOf = (node: StructureNode): number => 1 + Math.max(0, ...node.children.map(depthOf));

function grow(node: StructureNode, column: number, id: string, widths: readonly number[], typeface: Typeface): Branch {
  const size = sizeBox(node.label, widths[column] ?? 80, typeface);
  const children = node.children.map((child, index) => grow(child, column + 1, `${id}.${index}`, widths, typeface));
  return { id, column, size, children, extent: extentOf(size, children, column) };
}

const gapOf = (column: number): number => (column === 0 ? groupGap : rowGap);

const extentOf = (size: SizedBox, children: readonly Branch[], column: number): number =>
  Math.max(
    size.height,
    children.reduce((sum, { extent }) => sum + extent + gapOf(column), -gapOf(column)),
  );

function place(root: Branch, width: number, widths: readonly number[]): FigureLayout {
  const layout = emptyLayout(width, root.extent);
  const xOf = (column: number): number => widths.slice(0, column).reduce((sum, each) => sum + each + columnGap, 0);
  const put = (branch: Branch, top: number): number => {
    const { size, children, column } = branch;
    const total = children.reduce((sum, { extent }) => sum + extent + gapOf(column), -gapOf(column));
    let y = top + Math.max(0, (branch.extent - total) / 2);
    const middles = children.map((child) => {
      const middle = put(child, y);
      y += child.extent + gapOf(column);
      return middle;
    });
    const own = middles.length > 0 ? ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2 : top + branch.extent / 2;
    const middle = Math.min(Math.max(own, top + size.height / 2), top + branch.extent - size.height / 2);
    const x = xOf(column);
    const isTitle = column === 0;
    layout.boxes.push({
      ...size,
      id: branch.id,
      x,
      y: middle - size.height / 2,
      fill: isTitle ? 'grey' : 'white',
      align: children.length === 0 && column > 1 ? 'left' : 'centre',
    });
    for (const [index, child] of children.entries()) {
      layout.connectors.push(
        line(branch.id, child.id, x + size.width, middle, xOf(column + 1), middles[index] ?? middle),
      );
    }
    return middle;
  };
  put(root, 0);
  return layout;
}

function line(from: string, to: string, x1: number, y1: number, x2: number, y2: number): Connector {
  const turn = (x1 + x2) / 2;
  const points =
    Math.abs(y1 - y2) < 0.5
      ? [
          { x: x1, y: y1 },
          { x: x2, y: y1 },
        ]
      : [
          { x: x1, y: y1 },
          { x: turn, y: y1 },
          { x: turn, y: y2 },
          { x: x2, y: y2 },
        ];
  return { from, to, points, hasHead: false, label: null };
}
