import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

export interface Line<Value> {
  /** The file as the project names it and the line as editors count it: what a fault begins with. */
  at: string;
  value: Value;
}

/** The lines of a file that fit the schema; what is wrong with the others is added to `faults`. */
export function readKnowledgeFile<Value extends { kind: string }>(
  root: string,
  file: string,
  schema: z.ZodType<Value>,
  faults: string[],
): Line<Value>[] {
  const lines: Line<Value>[] = [];
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const rows = text === '' ? [] : text.split('\n');
  if (rows.length > 0 && rows.pop() !== '') faults.push(`${file}:${rows.length + 1}: the last line has no line break`);
  for (const [index, row] of rows.entries()) {
    const at = `${file}:${index + 1}`;
    const raw = parse(row, at, faults);
    if (raw === undefined) continue;
    const read = schema.safeParse(raw);
    if (read.success) {
      // Who wants the lines of one kind knows them by their first letters.
      if (!row.startsWith(`{"kind":"${read.data.kind}"`)) faults.push(`${at}: does not begin with {"kind":"…"`);
      lines.push({ at, value: read.data });
    } else {
      faults.push(...read.error.issues.map(({ path: at2, message }) => `${at}: ${[...at2, message].join(': ')}`));
    }
  }
  return lines;
}

function parse(row: string, at: string, faults: string[]): unknown {
  try {
    return JSON.parse(row);
  } catch (error) {
    faults.push(`${at}: is no JSON: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Reports what stands a second time. */
export class Once {
  private readonly seen = new Map<string, string>();
  private readonly faults: string[];
  constructor(faults: string[]) {
    this.faults = faults;
  }

  add(value: string, at: string, what = value): void {
    const before = this.seen.get(value);
    if (before) this.faults.push(`${at}: ${what} stands already in ${before}`);
    else this.seen.set(value, at);
  }
}
