import type { CheckedParagraph } from '@yanmo/contract/similarity';
import { type Mark, type MarkKind, markKinds } from './marks.ts';

export interface SheetPiece {
  /** Where it begins in the text: its name. */
  start: number;
  text: string;
  /** Everything that lies over it, what weighs most first; empty where nothing does. */
  marks: readonly Mark[];
  /** A mark begins here: who goes by keys comes here for it. */
  begins: readonly string[];
}

export interface SheetRow {
  /** From 1, as a reader counts. */
  number: number;
  paragraph: CheckedParagraph;
  pieces: SheetPiece[];
  /** Marks that begin in it or reach into it. */
  marks: readonly Mark[];
}

const weight = new Map<MarkKind, number>(markKinds.map((kind, index) => [kind, index]));
const byWeight = (one: Mark, other: Mark) =>
  (weight.get(one.kind) ?? 0) - (weight.get(other.kind) ?? 0) || other.end - other.start - (one.end - one.start);

const none: readonly Mark[] = [];

/** The text paragraph by paragraph, each cut where a mark begins or ends. One walk over both: a book has thousands of each. */
export function makeSheetRows(
  text: string,
  paragraphs: readonly CheckedParagraph[],
  marks: readonly Mark[],
): SheetRow[] {
  const rows: SheetRow[] = [];
  let next = 0;
  let open: Mark[] = [];
  for (const paragraph of paragraphs) {
    open = open.filter(({ end }) => end > paragraph.start);
    while (next < marks.length && (marks[next]?.start ?? 0) < paragraph.end) {
      const mark = marks[next] as Mark;
      if (mark.end > paragraph.start) open.push(mark);
      next += 1;
    }
    if (text.slice(paragraph.start, paragraph.end).trim() === '') continue;
    const own = open.length === 0 ? none : [...open];
    rows.push({ number: rows.length + 1, paragraph, pieces: cut(text, paragraph, own), marks: own });
  }
  return rows;
}

function cut(text: string, paragraph: CheckedParagraph, marks: readonly Mark[]): SheetPiece[] {
  const end = paragraph.start + text.slice(paragraph.start, paragraph.end).trimEnd().length;
  const cuts = new Set([paragraph.start, end]);
  for (const mark of marks) {
    for (const place of [mark.start, mark.end]) if (place > paragraph.start && place < end) cuts.add(place);
  }
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const pieceEnd = places[index + 1] ?? end;
    const over = marks.filter((mark) => mark.start < pieceEnd && mark.end > start);
    return {
      start,
      text: text.slice(start, pieceEnd),
      marks: over.length === 0 ? none : over.sort(byWeight),
      // A mark that came from the paragraph before is entered where this one begins.
      begins: over
        .filter((mark) => mark.start === start || (start === paragraph.start && mark.start < start))
        .map(({ id }) => id),
    };
  });
}

/** Rows that are shown, with how many were passed over between them. */
export type ShownRow = { row: SheetRow } | { skipped: number; before: number };

export function foldRows(rows: readonly SheetRow[], isShown: (row: SheetRow) => boolean): ShownRow[] {
  const shown: ShownRow[] = [];
  for (const row of rows) {
    const last = shown.at(-1);
    if (isShown(row)) shown.push({ row });
    else if (last && 'skipped' in last) last.skipped += 1;
    else shown.push({ skipped: 1, before: row.number });
  }
  return shown;
}
