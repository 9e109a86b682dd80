import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** Stays the same when a section is written again, so that versions can be compared and references keep their aim. */
export const BlockId = z.string().regex(/^[A-Za-z0-9][\w.-]{0,79}$/u);
export type BlockId = z.infer<typeof BlockId>;

const text = (maximum: number) => z.string().max(maximum).overwrite(cleanText);

const marks = {
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  script: z.enum(['sub', 'super']).optional(),
  /** Only web addresses: a `javascript:` or `file:` link in a delivered file would be ours. */
  href: z
    .string()
    .regex(/^https?:\/\/[^\s<>"\\]{1,2000}$/u)
    .optional(),
  /** What a report points at: a passage found elsewhere, one that reads as generated, what a rewrite put in or took out. */
  tone: z.enum(['matched', 'suspect', 'added', 'removed']).optional(),
};

/** Plain text with marks. */
export const TextRun = z.strictObject({ kind: z.literal('text'), text: text(100_000), ...marks });
export type TextRun = z.infer<typeof TextRun>;

/** A line break inside a paragraph. */
const BreakRun = z.strictObject({ kind: z.literal('break') });

/** `latex` in the subset of documents/formulas; what does not parse is shown as text. */
const FormulaRun = z.strictObject({ kind: z.literal('formula'), latex: text(4_000) });

/** The label comes formatted (documents/citations); each work links to its entry in the references. */
const CitationRun = z.strictObject({
  kind: z.literal('citation'),
  works: z.array(z.string().min(1).max(100)).min(1).max(50),
  label: z.array(TextRun).min(1).max(20),
  /** Numeric styles set "[1]" raised, unless the sentence names it ("see [1]"). */
  raised: z.boolean(),
});

/** A gap that the student has to fill, such as data that nobody has gathered yet; without brackets: layout adds them. */
const PlaceholderRun = z.strictObject({ kind: z.literal('placeholder'), text: text(500) });

/** Points at a numbered heading, figure, table or formula; the words ("图2-1") follow from the target's number. */
const ReferenceRun = z.strictObject({ kind: z.literal('reference'), target: BlockId });

/** What may stand in a footnote, a caption, a cell. */
export const NoteRun = z.discriminatedUnion('kind', [
  TextRun,
  BreakRun,
  FormulaRun,
  CitationRun,
  PlaceholderRun,
  ReferenceRun,
]);
export type NoteRun = z.infer<typeof NoteRun>;

const FootnoteRun = z.strictObject({
  kind: z.literal('footnote'),
  id: BlockId,
  runs: z.array(NoteRun).min(1).max(200),
});

export const Run = z.discriminatedUnion('kind', [...NoteRun.options, FootnoteRun]);
export type Run = z.infer<typeof Run>;

const Runs = z.array(Run).max(5_000);
const NoteRuns = z.array(NoteRun).max(1_000);

/** Below the chapter, whose heading is level 1. */
export const Heading = z.strictObject({
  kind: z.literal('heading'),
  id: BlockId,
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  runs: NoteRuns.min(1),
  isNumbered: z.boolean().default(true),
});
export type Heading = z.infer<typeof Heading>;

export const Paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  id: BlockId,
  runs: Runs,
  /** `plain` begins without indent, `quote` is set in on both sides, `lead` is a line in bold that no contents list. */
  look: z.enum(['body', 'plain', 'quote', 'centred', 'lead']).default('body'),
});
export type Paragraph = z.infer<typeof Paragraph>;

export interface ListItem {
  runs: Run[];
  items: ListItem[];
}
const leafItem = z.strictObject({ runs: Runs, items: z.array(z.never()).max(0).default([]) });
const innerItem = z.strictObject({ runs: Runs, items: z.array(leafItem).max(500).default([]) });
export const ListItem = z.strictObject({ runs: Runs, items: z.array(innerItem).max(500).default([]) });

/** `circle` and `box` are the answers of a questionnaire, of which one or several may be chosen. */
export const List = z.strictObject({
  kind: z.literal('list'),
  id: BlockId,
  marker: z.enum(['bullet', 'number', 'circle', 'box']),
  items: z.array(ListItem).min(1).max(1_000),
});
export type List = z.infer<typeof List>;

export const Cell = z.strictObject({
  runs: Runs,
  columns: z.int().min(1).max(60).default(1),
  rows: z.int().min(1).max(500).default(1),
});
export type Cell = z.infer<typeof Cell>;

export const Table = z
  .strictObject({
    kind: z.literal('table'),
    id: BlockId,
    /** A table without a caption bears no number and cannot be referred to. */
    caption: NoteRuns.optional(),
    alignments: z
      .array(z.enum(['left', 'centre', 'right']))
      .min(1)
      .max(60),
    /** Relative widths; without them, widths follow from what the cells hold. */
    widths: z.array(z.number().positive().max(1_000)).optional(),
    head: z.array(z.array(Cell)).max(10),
    rows: z.array(z.array(Cell)).max(2_000),
    notes: z.array(NoteRuns).max(20).default([]),
    /** `lines` has three rules (head and foot), `grid` every border: forms and scales. */
    rules: z.enum(['lines', 'grid']).default('lines'),
  })
  .superRefine((table, context) => {
    const width = table.alignments.length;
    if (table.widths && table.widths.length !== width) {
      context.addIssue({ code: 'custom', path: ['widths'], message: `${width} columns need ${width} widths` });
    }
    for (const part of ['head', 'rows'] as const) {
      const problem = findSpanProblem(table[part], width);
      if (problem) context.addIssue({ code: 'custom', path: [part, problem.row], message: problem.message });
    }
  });
export type Table = z.infer<typeof Table>;

/** Cells that reach down fill a place in the rows below; every row must come out exactly as wide as the table. */
function findSpanProblem(rows: readonly Cell[][], width: number): { row: number; message: string } | null {
  const openRows = new Array<number>(width).fill(0);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    const skipFilled = (): void => {
      while ((openRows[column] ?? 0) > 0) column += 1;
    };
    const opened: { column: number; rows: number }[] = [];
    for (const cell of cells) {
      skipFilled();
      for (let index = 0; index < cell.columns; index += 1, column += 1) {
        if (column >= width || (openRows[column] ?? 0) > 0) {
          return { row, message: `the cells do not fit ${width} columns` };
        }
        opened.push({ column, rows: cell.rows });
      }
    }
    skipFilled();
    if (column !== width) return { row, message: `${width} columns are needed, the cells fill ${column}` };
    for (let index = 0; index < width; index += 1) openRows[index] = Math.max(0, (openRows[index] ?? 0) - 1);
    for (const cell of opened) openRows[cell.column] = cell.rows - 1;
  }
  if (openRows.some((open) => open > 0)) return { row: rows.length - 1, message: 'a cell reaches below the last row' };
  return null;
}

/** The picture is SVG without scripts or outside parts (documents/figures writes it). */
export const Figure = z.strictObject({
  kind: z.literal('figure'),
  id: BlockId,
  caption: NoteRuns.min(1),
  svg: z.string().max(2_000_000).startsWith('<svg'),
  widthMm: z.number().positive().max(2_000),
  heightMm: z.number().positive().max(2_000),
  alt: text(1_000),
  /** Below the caption: where the data come from. */
  notes: z.array(NoteRuns).max(5).default([]),
});
export type Figure = z.infer<typeof Figure>;

/** Set on a line of its own. */
export const Formula = z.strictObject({
  kind: z.literal('formula'),
  id: BlockId,
  latex: text(4_000),
  isNumbered: z.boolean(),
});
export type Formula = z.infer<typeof Formula>;

const PageBreak = z.strictObject({ kind: z.literal('page-break'), id: BlockId });

/** A gap as a block of its own, such as a whole part that needs the student's data. */
const Placeholder = z.strictObject({ kind: z.literal('placeholder'), id: BlockId, text: text(2_000) });

export const Block = z.discriminatedUnion('kind', [
  Heading,
  Paragraph,
  List,
  Table,
  Figure,
  Formula,
  PageBreak,
  Placeholder,
]);
export type Block = z.infer<typeof Block>;

/** A level 1 heading with all that stands below it. */
export const Chapter = z.strictObject({
  id: BlockId,
  title: NoteRuns.min(1),
  /** A closing chapter such as 结论 often bears no number; it is still a chapter of the contents. */
  isNumbered: z.boolean().default(true),
  blocks: z.array(Block).max(5_000),
});
export type Chapter = z.infer<typeof Chapter>;

export const plainRun = (content: string): TextRun => ({ kind: 'text', text: content });

/** The words alone: what is counted, compared, or shown where marks cannot be (a bookmark, a header). */
export const textOfRuns = (runs: readonly Run[]): string => runs.map(textOfRun).join('');

function textOfRun(run: Run): string {
  switch (run.kind) {
    case 'text':
    case 'placeholder':
      return run.text;
    case 'citation':
      return run.label.map((part) => part.text).join('');
    case 'formula':
      return run.latex;
    case 'break':
      return ' ';
    case 'reference':
    case 'footnote':
      return '';
  }
}
