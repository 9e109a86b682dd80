import type { Table } from '../blocks.ts';
import type { Template } from '../templates/template.ts';
import type { LaidCell, LaidTable } from './laid.ts';
import { longestUnbreakableEm, pointsPerMm, textHeightMm, textOfLaid, textWidthMm, widthEm } from './measures.ts';

type Fit = Pick<LaidTable, 'widths' | 'sizePt' | 'isTurned'>;

/** Below this print an upright page gives way to a turned one. */
const smallestUprightPt = 8;
/** Below this nothing can be read; what still does not fit breaks inside its words. */
const smallestPt = 5;
/** The air at both sides of a cell, in ems. */
const cellAirEm = 1;
/** A column asks for no more than this, else one long cell or one endless word would starve the rest. */
const greediestColumnEm = 24;

/** One that takes no more lines is not divided: in two pieces it would look torn. */
const longestWhole = 16;

export function isKeptWhole(rows: readonly (readonly LaidCell[])[], fit: Fit, template: Template): boolean {
  const widthPt = (fit.isTurned ? textHeightMm(template) : textWidthMm(template)) * pointsPerMm;
  const lines = rows.map(() => 1);
  for (const { cell, row, column } of placeCells(rows, fit.widths.length)) {
    const share = fit.widths.slice(column, column + cell.columns).reduce((sum, width) => sum + width, 0);
    const ems = Math.max(1, (share * widthPt) / fit.sizePt - cellAirEm);
    lines[row] = Math.max(lines[row] ?? 1, Math.ceil(widthEm(textOfLaid(cell.runs)) / ems / cell.rows));
  }
  return lines.reduce((sum, count) => sum + count, 0) <= longestWhole;
}

/** Shares the width out among the columns: first so that no word breaks, then by how much the cells hold. */
export function fitTable(
  table: Pick<Table, 'widths' | 'alignments'>,
  rows: readonly (readonly LaidCell[])[],
  template: Template,
): Fit {
  const count = table.alignments.length;
  const needs = columnNeeds(rows, count);
  const upright = textWidthMm(template) * pointsPerMm;
  const turned = textHeightMm(template) * pointsPerMm;
  const style = template.styles.tableText.sizePt;
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  const fit = (isTurned: boolean, sizePt: number): Fit => ({
    isTurned,
    sizePt,
    widths: table.widths ? shares(table.widths) : shareOut(needs, (isTurned ? turned : upright) / sizePt),
  });
  for (let sizePt = style; sizePt >= smallestUprightPt; sizePt -= 0.5) {
    if (least * sizePt <= upright) return fit(false, sizePt);
  }
  // A table of few columns has one long word, which breaks; turning the page would not help it.
  if (count <= 6) return fit(false, smallestUprightPt);
  for (let sizePt = style; sizePt > smallestPt; sizePt -= 0.5) {
    if (least * sizePt <= turned) return fit(true, sizePt);
  }
  return fit(true, smallestPt);
}

interface Need {
  least: number;
  wanted: number;
}

function columnNeeds(rows: readonly (readonly LaidCell[])[], count: number): Need[] {
  const needs = Array.from({ length: count }, () => ({ least: cellAirEm + 1, wanted: cellAirEm + 1 }));
  for (const { cell, column } of placeCells(rows, count)) {
    const text = textOfLaid(cell.runs);
    const lines = text.split('\n').map(widthEm);
    const least = Math.min(greediestColumnEm, longestUnbreakableEm(text) / cell.columns) + cellAirEm;
    const wanted = Math.min(greediestColumnEm, Math.max(...lines) / cell.columns) + cellAirEm;
    for (let index = column; index < column + cell.columns; index += 1) {
      const need = needs[index];
      if (!need) continue;
      need.least = Math.max(need.least, least);
      need.wanted = Math.max(need.wanted, wanted, need.least);
    }
  }
  return needs;
}

/** Each cell with the column it stands in, those below a cell that reaches down pushed aside. */
export function placeCells<Cell extends { columns: number; rows: number }>(
  rows: readonly (readonly Cell[])[],
  count: number,
): { cell: Cell; row: number; column: number }[] {
  const open = new Array<number>(count).fill(0);
  return rows.flatMap((cells, row) => {
    let column = 0;
    const placed = cells.map((cell) => {
      while ((open[column] ?? 0) > row) column += 1;
      const at = { cell, row, column };
      for (let index = 0; index < cell.columns; index += 1, column += 1) open[column] = row + cell.rows;
      return at;
    });
    return placed;
  });
}

function shareOut(needs: readonly Need[], widthEms: number): number[] {
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  const wanted = needs.reduce((sum, need) => sum + need.wanted, 0);
  if (least >= widthEms) return shares(needs.map((need) => need.least));
  if (wanted <= widthEms) return shares(needs.map((need) => need.wanted));
  const spare = (widthEms - least) / (wanted - least);
  return shares(needs.map((need) => need.least + (need.wanted - need.least) * spare));
}

function shares(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
