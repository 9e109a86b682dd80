import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { RecordedQuery } from './recorded-query.ts';

/**
 * What our routes are measured against: the same statements in the same order through `pg`, the same bytes back, and
 * nothing else: no schema, no permission, no limits in code, no log.
 */
interface Plan {
  databaseUrl: string;
  poolSize: number;
  userInfo: { queries: RecordedQuery[]; answer: unknown };
  login: { queries: RecordedQuery[]; answer: unknown; subject: string[]; subjects: Record<string, string[]> };
}

const plan = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'), (_key, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
) as Plan;
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.poolSize });
const app = Fastify({ logger: false });

async function replay(queries: readonly RecordedQuery[], replaced: (value: unknown) => unknown): Promise<void> {
  const isTransaction = queries.some(({ text }) => /^begin/i.test(text));
  const client = isTransaction ? await pool.connect() : pool;
  try {
    for (const { text, name, values } of queries)
      await client.query({ text, ...(name ? { name } : {}), values: values.map(replaced) });
  } finally {
    if ('release' in client) client.release();
  }
}

app.get('/user/info', async () => {
  await replay(plan.userInfo.queries, (value) => value);
  return plan.userInfo.answer;
});

app.post('/login', async (request) => {
  const { phone } = request.body as { phone: string };
  const own = plan.login.subjects[phone] ?? [];
  await replay(plan.login.queries, (value) => {
    // The hash of the new token must be new.
    if (Buffer.isBuffer(value)) return randomBytes(32);
    const place = plan.login.subject.indexOf(String(value));
    return place >= 0 ? own[place] : value;
  });
  return plan.login.answer;
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
