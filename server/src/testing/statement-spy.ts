import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** The texts of all statements that run on a pool, until `stop` hands them over. */
export function spyOnStatements(pool: pg.Pool): { stop(): string[] } {
  const statements: string[] = [];
  const watched = new Map<pg.PoolClient, Query>();
  const watch = (connection: pg.PoolClient) => {
    if (watched.has(connection)) return;
    const query = connection.query as Query;
    watched.set(connection, query);
    connection.query = ((...args: unknown[]) => {
      const [first] = args;
      statements.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return query.apply(connection, args);
    }) as typeof connection.query;
  };
  pool.on('acquire', watch);
  return {
    stop() {
      pool.off('acquire', watch);
      for (const [connection, query] of watched) connection.query = query as typeof connection.query;
      return statements;
    },
  };
}
