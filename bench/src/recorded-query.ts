import pg from 'pg';

/** One statement of a request. Values that are names of people or things of that request are replaced when it is replayed. */
export interface RecordedQuery {
  text: string;
  name?: string;
  values: unknown[];
}

/** Runs `work` and returns every statement that it sent through pg, in order. */
export async function recordQueries(work: () => Promise<void>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const original = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: stands in for every overload of query
  pg.Client.prototype.query = function query(this: pg.Client, ...args: any[]): any {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : first?.text;
    if (typeof text === 'string') {
      const values = first?.values ?? (Array.isArray(second) ? second : []);
      recorded.push({ text, values, ...(first?.name ? { name: first.name } : {}) });
    }
    return Reflect.apply(original, this, args);
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return recorded.filter(({ text }) => !/pgboss|pg_notify|^listen /i.test(text));
}
