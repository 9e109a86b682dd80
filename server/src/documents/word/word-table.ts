import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type IBorderOptions,
  type ITableCellOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { LaidCell, LaidTable, Layout } from '../layout/laid.ts';
import { pointsPerMm, textHeightMm, textWidthMm } from '../layout/measures.ts';
import { wordCaption } from './word-caption.ts';
import type { WordMarks } from './word-marks.ts';
import { wordRuns } from './word-runs.ts';
import { alignmentOf, styleId, twips } from './word-styles.ts';

const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** Borders are measured in eighths of a point. */
export const rule = (points: number): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  size: Math.max(2, Math.round(points * 8)),
  color: '000000',
});

/** Twips from shares, with the rounding put into the last column so that the table is exactly as wide as the text. */
export function columnWidths(shares: readonly number[], totalTwips: number): number[] {
  const widths = shares.map((share) => Math.floor(share * totalTwips));
  const rest = totalTwips - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
}

/** Below this share of the style's print the air in the cells shrinks with it. */
const closeShare = 0.8;

export function wordTable(table: LaidTable, layout: Layout, marks: WordMarks): FileChild[] {
  const { template } = layout;
  const total = twips((table.isTurned ? textHeightMm(template) : textWidthMm(template)) * pointsPerMm);
  const widths = columnWidths(table.widths, total);
  const { sizePt: usualPt } = template.styles.tableText;
  const air = table.sizePt < usualPt * closeShare ? twips(table.sizePt * 0.25) : twips(table.sizePt * 0.4);
  const outer = rule(template.table.outerRulePt);
  const inner = rule(template.table.innerRulePt);
  const grid = rule(0.5);
  const all = [...table.head, ...table.rows];

  const cell = (laid: LaidCell, row: number): TableCell => {
    const borders: ITableCellOptions['borders'] =
      table.rules === 'grid'
        ? { top: grid, bottom: grid, left: grid, right: grid }
        : {
            ...(row === 0 ? { top: outer } : {}),
            // On the cells, not on the table: a head that is repeated on the next page brings its rules along.
            ...(table.head.length > 0 && row + laid.rows === table.head.length ? { bottom: inner } : {}),
            ...(laid.columns > 1 && row + laid.rows < table.head.length ? { bottom: grid } : {}),
            ...(row + laid.rows === all.length ? { bottom: outer } : {}),
          };
    return new TableCell({
      children: [
        new Paragraph({
          style: styleId('tableText'),
          alignment: alignmentOf(laid.align),
          ...(staysTogether(table, row) ? { keepNext: true } : {}),
          children: cellRuns(laid, table, usualPt, marks),
        }),
      ],
      columnSpan: laid.columns,
      rowSpan: laid.rows,
      verticalAlign: VerticalAlignTable.CENTER,
      borders,
    });
  };

  return [
    ...(table.caption ? [wordCaption(table.id, table.caption, marks, { keepNext: true })] : []),
    new Table({
      width: { size: total, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      alignment: AlignmentType.CENTER,
      borders: noBorders,
      margins: { left: air, right: air, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
      rows: all.map(
        (cells, row) =>
          new TableRow({
            cantSplit: true,
            ...(row < table.head.length ? { tableHeader: true } : {}),
            children: cells.map((laid) => cell(laid, row)),
          }),
      ),
    }),
    ...table.notes.map((note) => new Paragraph({ style: styleId('tableNote'), children: wordRuns(note, marks) })),
    // Two tables that touch become one; text needs air below.
    new Paragraph({ style: styleId('tableNote'), children: [] }),
  ];
}

/** A short table stands on one page; of a long one, the head stays with the first row, and the last row with the notes. */
function staysTogether(table: LaidTable, row: number): boolean {
  const count = table.head.length + table.rows.length;
  if (row === count - 1) return table.notes.length > 0;
  return table.isKeptWhole || row <= table.head.length;
}

function cellRuns(laid: LaidCell, table: LaidTable, usualPt: number, marks: WordMarks): ParagraphChild[] {
  return wordRuns(laid.runs, marks, table.sizePt === usualPt ? {} : { size: Math.round(table.sizePt * 2) });
}
