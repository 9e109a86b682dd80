import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Tx } from './database.ts';

/** A statement of Kysely, or a piece of SQL that stands alone. */
export interface Statement<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Sends it at once, behind what was sent before; its rows when it is answered. */
export type Send = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/**
 * Statements of a transaction that do not need each other's answers, sent without waiting in between: the database runs them one after
 * another, each on what those before it have done, and the caller waits once. Look at the answers in the order in which they were sent:
 * when one fails, all that follow fail for that reason alone.
 */
export function inPipeline<Result>(tx: Tx, work: (send: Send) => Promise<Result>): Promise<Result> {
  return tx.getExecutor().provideConnection((connection) =>
    work(<Row>(statement: Statement<Row>) => {
      const rows = connection.executeQuery<Row>(statement.compile(tx)).then((answer) => answer.rows);
      // Of a failure the caller hears by the first that it waits for; it may never come to the others.
      rows.catch(() => undefined);
      return rows;
    }),
  );
}
