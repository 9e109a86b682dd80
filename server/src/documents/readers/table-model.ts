/**
 * A cell as its file says: a number only where the file has a number, a date as `2024-03-01`, `2024-03-01T09:30:00` or
 * `09:30:00`, a failed formula as null.
 */
export type ReadCell = string | number | boolean | null;

export interface ReadSheet {
  name: string;
  /** All rows are equally long; blank cells are null. */
  rows: ReadCell[][];
}

export interface ReadTables {
  kind: 'tables';
  sheets: ReadSheet[];
}
