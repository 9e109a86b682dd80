import { Readable } from 'node:stream';
import type { Language, Localized } from '@yanmo/contract/languages';
import type { FastifyReply } from 'fastify';
import { dayNumber } from '../clock.ts';
import type { RateLimit } from '../http/mount.ts';
import { type CsvCell, csvMark, csvRows } from './csv.ts';

export interface CsvColumn<Row> {
  title: Localized;
  value: (row: Row, language: Language) => CsvCell;
}

interface CsvAnswer<Row> {
  /** Of the file: `users` becomes users-20260301.csv. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  language: Language;
  total: number;
  batches: AsyncIterable<readonly Row[]>;
}

/** Of every file of the operator together: each may read a whole table. */
export const exporting = {
  limits: [{ name: 'operator-export', by: 'user', count: 30, perSeconds: 600 }] satisfies RateLimit[],
};

/**
 * Row by row, as fast as it is taken; whoever goes away stops the reading. No connection to the database is held in between. A failure
 * on the way breaks the answer off, so that no half file passes for a whole one.
 */
export function answerCsv<Row>(
  reply: FastifyReply,
  { name, columns, language, total, batches }: CsvAnswer<Row>,
): Readable {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${dayNumber(new Date())}.csv"`,
    'cache-control': 'no-store',
    'x-total-rows': String(total),
  });
  async function* write(): AsyncGenerator<string> {
    yield csvMark + csvRows([columns.map(({ title }) => title[language])]);
    for await (const rows of batches) {
      if (rows.length > 0) yield csvRows(rows.map((row) => columns.map(({ value }) => value(row, language))));
    }
  }
  return Readable.from(write(), { objectMode: false });
}
