import type { z } from 'zod';

/** What stands in a column does not fit what the program takes it for: a bug, or somebody wrote it by hand. */
export class StoredValueBroken extends Error {
  constructor(place: { table: string; id: string; column: string }, cause: z.ZodError) {
    const { path, message } = cause.issues[0] ?? { path: [], message: 'unreadable' };
    const inside = path.length > 0 ? ` at ${path.join('.')}` : '';
    super(`${place.table} ${place.id}: the column ${place.column} cannot be read${inside}: ${message}`, { cause });
    this.name = 'StoredValueBroken';
  }
}

type Columns = Readonly<Record<string, z.ZodType>>;
type Read<Row, Shape extends Columns> = Omit<Row, keyof Shape> & { [Column in keyof Shape]: z.output<Shape[Column]> };

/**
 * Reads rows of a table: the columns with JSON or with a closed set of values by their schemas, the others as they are. What
 * earlier versions wrote must be read by the schemas too (defaults, optional properties), and what is not known is kept
 * (z.looseObject), or it would be lost with the next writing. A value that does not fit is a failure that names its place,
 * never a page that breaks somewhere else.
 */
export function createRowReader<const Shape extends Columns>(
  table: string,
  columns: Shape,
  identify: readonly string[] = ['id'],
) {
  const entries = Object.entries(columns);
  return <Row extends { [Column in keyof Shape]: unknown }>(row: Row): Read<Row, Shape> => {
    const read: Record<string, unknown> = { ...row };
    for (const [column, schema] of entries) {
      const { success, data, error } = schema.safeParse(read[column]);
      if (!success) {
        const id = identify.map((name) => String(read[name])).join(' ');
        throw new StoredValueBroken({ table, id, column }, error);
      }
      read[column] = data;
    }
    return read as Read<Row, Shape>;
  };
}
