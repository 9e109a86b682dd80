import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files are part of the program, as its modules are; where it runs from makes no difference. */
export const knowledgeFolder = fileURLToPath(new URL('../../knowledge', import.meta.url));

/** Where a line stands, as editors and terminals show it. */
export class LineError extends Error {
  constructor(file: string, index: number, message: string) {
    super(`${file}:${index + 1}: ${message}`);
    this.name = 'LineError';
  }
}

/**
 * One value a line. That each fits its schema is proven by the static checks before the file is shipped (reading by the
 * schema would take four times as long); what cannot be read at all ends here, with its place.
 */
export function readLines<Value extends { kind: string }>(file: string): Value[] {
  return listRows(file).map((row, index) => parseRow<Value>(row, file, index));
}

/** The lines of one kind, without reading the others: `kind` is the first word of every line. */
export function readLinesOf<Value extends { kind: string }>(file: string, kind: Value['kind']): Value[] {
  const start = `{"kind":"${kind}"`;
  return listRows(file).flatMap((row, index) => (row.startsWith(start) ? [parseRow<Value>(row, file, index)] : []));
}

function listRows(file: string): string[] {
  const rows = fs.readFileSync(file, 'utf8').split('\n');
  if (rows.at(-1) === '') rows.pop();
  return rows;
}

function parseRow<Value extends { kind: string }>(row: string, file: string, index: number): Value {
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch (error) {
    throw new LineError(file, index, `is no JSON (${error instanceof Error ? error.message : error})`);
  }
  if (typeof value !== 'object' || value === null || !('kind' in value)) {
    throw new LineError(file, index, 'has no kind');
  }
  return value as Value;
}

export const fileOf = (folder: string, group: string, name: string): string =>
  path.join(folder, group, `${name}.jsonl`);
