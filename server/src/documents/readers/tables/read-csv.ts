import { fileLimits } from '../limits.ts';
import { FileRefused } from '../reading.ts';
import type { ReadCell, ReadSheet } from '../table-model.ts';
import { toRectangle } from './to-rectangle.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const sampleRows = 50;

/** Reads delimited text: cells in quotes may hold the delimiter, line ends and doubled quotes. */
export function readCsv(text: string, name: string): ReadSheet {
  const { delimiter, body } = findDelimiter(text.replace(/^\uFEFF/u, ''));
  const rows = [...splitRows(body, delimiter, fileLimits.cells)].map((cells) =>
    cells.map((cell) => toCell(cell, delimiter)),
  );
  return { name, rows: toRectangle(rows) };
}

function findDelimiter(text: string): { delimiter: string; body: string } {
  const named = /^sep=(.)\r?\n/u.exec(text);
  if (named?.[1]) return { delimiter: named[1], body: text.slice(named[0].length) };
  const scored = delimiters.map((delimiter) => ({ delimiter, score: regularity(text, delimiter) }));
  scored.sort((one, other) => other.score - one.score);
  return { delimiter: scored[0]?.delimiter ?? ',', body: text };
}

/** The delimiter gives rows of one width: how many of the first rows have the most frequent one, if it is above 1. */
function regularity(text: string, delimiter: string): number {
  const widths = new Map<number, number>();
  let rows = 0;
  for (const cells of splitRows(text.slice(0, 200_000), delimiter, fileLimits.cells)) {
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    rows += 1;
    if (rows >= sampleRows) break;
  }
  let best = 0;
  for (const [width, count] of widths) {
    if (width > 1) best = Math.max(best, (count / rows) * (1 + Math.log2(width) / 20));
  }
  return best;
}

function* splitRows(text: string, delimiter: string, mostCells: number): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  let cells = 0;
  while (at < text.length) {
    const [cell, end] = takeCell(text, at, delimiter);
    row.push(cell);
    cells += 1;
    if (cells > mostCells) throw new FileRefused('file_too_long');
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at === text.length) row.push('');
      else continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (row.length > 1 || row[0] !== '') yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}

/** The cell that begins here and the place after it. A quote that is never closed reaches to the end of the text. */
function takeCell(text: string, start: number, delimiter: string): [string, number] {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') return takeBare(text, start, delimiter, '');
  let cell = '';
  at += 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return [cell + text.slice(at), text.length];
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return takeBare(text, quote + 1, delimiter, cell);
    cell += '"';
    at = quote + 2;
  }
}

function takeBare(text: string, start: number, delimiter: string, before: string): [string, number] {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  const rest = text.slice(start, at);
  return [before === '' ? rest : before + rest.trim(), at];
}

/** Only what can be nothing else becomes a number: not 007, not an identity card, not a range. */
function toCell(raw: string, delimiter: string): ReadCell {
  const text = raw.trim();
  if (text === '') return null;
  const plain = /^[+-]?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?(?:[eE][+-]?\d{1,3})?$/u;
  if (plain.test(text)) return Number(text);
  // Where a comma divides decimals it cannot divide cells.
  const decimal = /^[+-]?(?:0|[1-9]\d{0,14}),\d{1,15}$/u;
  if (delimiter !== ',' && decimal.test(text)) return Number(text.replace(',', '.'));
  return text;
}
