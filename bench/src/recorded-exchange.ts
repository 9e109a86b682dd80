import pg from 'pg';

/** One statement of a request, and the ids that it answered; a replay answers others, which take their place. */
export interface RecordedStatement {
  text: string;
  name?: string;
  values: unknown[];
  ids: string[];
}

/** Numbers below it are stages, counts and amounts; whoever records lets the ids that are numbers begin here. */
export const leastNumericId = 1_000_000_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything in the rows that names another row, in the order of the columns. */
function idsOf(rows: readonly object[]): string[] {
  return rows
    .flatMap((row) => Object.values(row).map(String))
    .filter((value) => uuid.test(value) || (/^\d+$/.test(value) && Number(value) >= leastNumericId));
}

/** Runs `work` and returns every statement that it sent, those of the job queue's own connections left out. */
export async function recordExchange(work: () => Promise<void>): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = [];
  const original = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: stands in for every overload of query
  pg.Client.prototype.query = function query(this: pg.Client, ...args: any[]): any {
    const [first, second] = args;
    const text = typeof first === 'string' ? first : first?.text;
    const result = Reflect.apply(original, this, args);
    if (typeof text !== 'string' || /pgboss|^listen /i.test(text)) return result;
    const values = first?.values ?? (Array.isArray(second) ? second : []);
    const statement: RecordedStatement = { text, values, ids: [], ...(first?.name ? { name: first.name } : {}) };
    recorded.push(statement);
    if (typeof result?.then !== 'function') return result;
    // biome-ignore lint/suspicious/noExplicitAny: the result of any statement
    return result.then((answer: any) => {
      statement.ids = idsOf(answer.rows ?? []);
      return answer;
    });
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return recorded;
}

/** Sends the same statements in the same order on one connection, with what `replaced` says put in for what was there. */
export async function replayExchange(
  pool: pg.Pool,
  statements: readonly RecordedStatement[],
  replaced: Map<string, string>,
): Promise<void> {
  const put = (value: unknown): unknown => {
    if (typeof value === 'number') return value >= leastNumericId ? (replaced.get(String(value)) ?? value) : value;
    if (typeof value !== 'string') return value;
    let text = replaced.get(value) ?? value;
    for (const [old, now] of replaced) if (old.length > 12 && text.includes(old)) text = text.replaceAll(old, now);
    return text;
  };
  const isTransaction = statements.some(({ text }) => /^begin/i.test(text));
  const client = isTransaction ? await pool.connect() : pool;
  try {
    for (const { text, name, values, ids } of statements) {
      const { rows } = await client.query({ text, ...(name ? { name } : {}), values: values.map(put) });
      for (const [index, id] of idsOf(rows ?? []).entries()) {
        const old = ids[index];
        if (old !== undefined && old !== id) replaced.set(old, id);
      }
    }
  } finally {
    if ('release' in client) client.release();
  }
}
