/** A field longer than this is no field: a quotation mark was left open, and would swallow the rest of the file. */
const longestField = 200_000;

export interface CsvRows {
  push(chunk: string): string[][];
  end(): string[][];
}

/** The rows of a CSV file piece by piece, quoted fields with line breaks included; memory holds one row. */
export function createCsvRows(): CsvRows {
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  /** A quotation mark was the last character of the piece: whether it closes the field, the next one tells. */
  let isAfterQuote = false;

  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (rows: string[][]): void => {
    endField();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  const take = (chunk: string): string[][] => {
    const rows: string[][] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at];
      if (isAfterQuote) {
        isAfterQuote = false;
        from = at;
        if (character === '"') {
          // Doubled within a field it stands for itself.
          isQuoted = true;
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (character === '"') {
          field += chunk.slice(from, at);
          isAfterQuote = true;
        } else if (field.length + at - from > longestField) {
          field = '';
          isQuoted = false;
          from = at;
        }
        continue;
      }
      if (character === '"' && field === '' && at === from) {
        isQuoted = true;
        from = at + 1;
      } else if (character === ',' || character === '\n' || character === '\r') {
        field += chunk.slice(from, at);
        from = at + 1;
        if (character === ',') endField();
        else if (character === '\n') endRow(rows);
      }
    }
    if (!isAfterQuote) field += chunk.slice(from);
    return rows;
  };
  return {
    push: take,
    end() {
      const rows: string[][] = [];
      if (field !== '' || row.length > 0) endRow(rows);
      return rows;
    },
  };
}
