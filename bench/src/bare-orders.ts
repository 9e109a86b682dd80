import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { type RecordedStatement, replayExchange } from './recorded-exchange.ts';

/** What the calls about orders are measured against: the same statements through `pg`, the same bytes back, no more. */
export interface BarePlan {
  databaseUrl: string;
  poolSize: number;
  create: { statements: RecordedStatement[]; answer: unknown; outTradeNo: string; amount: number; userId: string };
  list: { statements: RecordedStatement[]; answer: unknown };
  notify: { statements: RecordedStatement[]; paymentNo: string };
}

const plan = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'), (_key, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
) as BarePlan;
const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.poolSize });
const app = Fastify({ logger: false });
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));

app.post('/create', async (request) => {
  const { amount, userId } = request.body as { amount: number; userId: string };
  const { create } = plan;
  const number = `B${randomBytes(12).toString('hex')}`;
  await replayExchange(
    pool,
    create.statements,
    new Map([
      [create.outTradeNo, number],
      [`amount:${create.amount}`, `amount:${amount}`],
      [create.userId, userId],
    ]),
  );
  return create.answer;
});

app.get('/list', async () => {
  await replayExchange(pool, plan.list.statements, new Map());
  return plan.list.answer;
});

app.post('/notify', async (request) => {
  const paymentNo = new URLSearchParams(request.body as string).get('out_trade_no') ?? '';
  await replayExchange(pool, plan.notify.statements, new Map([[plan.notify.paymentNo, paymentNo]]));
  return 'success';
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at ${address}\n`);
process.on('SIGTERM', () => process.exit(0));
