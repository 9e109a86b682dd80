import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon, { type Options } from 'autocannon';
import type pg from 'pg';
import { createApi } from '../../server/src/api.ts';
import { createApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { type AlipayTestGateway, startAlipayGateway } from '../../server/src/testing/payment/alipay-gateway.ts';
import type { BarePlan } from './bare-orders.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';
import { leastNumericId, recordExchange } from './recorded-exchange.ts';
import { seedDelivered, seedWaiting } from './seed-orders.ts';

const bar = 0.5;
/** How much slower a list may be in a table a hundred times as large: the index is a level deeper, no more. */
const growthBar = 1.3;
const [smallTable, largeTable] = [4_000, 400_000];
const connections = 8;
const rounds = 3;
const secondsARound = 3;
const noticesARound = 400;
/** The cannon loads one more for every connection than it fires. */
const spareNotices = 2 * connections;
/** One for each connection: two calls of one person at once wait for each other, by the limit on them. */
const buyers = connections;
const listedPhone = '13500000007';
const listPath = '/api/ai-paper/orders/order/list?page_size=20';

interface Shot {
  perSecond: number;
  p99Ms: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function shoot(options: Options): Promise<Shot> {
  const result = await autocannon({ connections, duration: secondsARound, ...options });
  const wrong = Object.keys(result.statusCodeStats ?? {}).filter((status) => status !== '200');
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${wrong.join()}, ${result.errors} errors`);
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return { perSecond: result.requests.total / seconds, p99Ms: result.latency.p99 };
}

export async function measureOrders(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 10, logger);
  const alipay = await startAlipayGateway();
  try {
    await migrate(pool);
    return await compare(folder, server.url, pool, alipay);
  } finally {
    await pool.end();
    await alipay.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The gateway knows of these trades and says that they are paid: a signed notification for each. */
function writeNotices(alipay: AlipayTestGateway, numbers: readonly string[]): string[] {
  return numbers.map((paymentNo) => {
    const paidAt = new Date();
    alipay.trades.set(paymentNo, {
      ...{ paymentNo, tradeNo: `T${paymentNo}`, subject: 'bench', totalFen: 5_000, timeExpire: '' },
      ...{ status: 'TRADE_SUCCESS', createdAt: paidAt, paidAt, closedAt: null, refunds: new Map() },
    });
    return alipay.writeNotice(paymentNo);
  });
}

const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const json = { 'content-type': 'application/json' };

async function compare(
  folder: string,
  databaseUrl: string,
  pool: pg.Pool,
  alipay: AlipayTestGateway,
): Promise<Figure[]> {
  const env = {
    ...alipay.settings,
    ...{
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: 'a key that only the benchmark uses, 32+',
      PORT: '0',
    },
    ...{ HOST: '127.0.0.1', LITERATURE_ONLINE: 'off', RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' },
    ...{ DATABASE_POOL_SIZE: '10', NODE_ENV: 'test' },
  };
  await pool.query(`select setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${leastNumericId})`);
  await seedDelivered(pool, smallTable);
  const plan = await recordCalls(env, databaseUrl, pool, alipay);
  const planFile = path.join(folder, 'plan.json');
  fs.writeFileSync(planFile, JSON.stringify(plan));
  const yanmo = await startProgram('scripts/node', ['server/src/main.ts', '--run=api'], env);
  const bare = await startProgram('scripts/node', ['bench/src/bare-orders.ts', planFile], {});
  try {
    const token = await logIn(yanmo.address, listedPhone);
    const people: { token: string; userId: string }[] = [];
    for (let index = 0; index < buyers; index += 1) {
      const phone = `1360000000${index}`;
      const own = await logIn(yanmo.address, phone);
      const { rows } = await pool.query('select id from users where phone = $1', [phone]);
      people.push({ token: own, userId: rows[0].id });
    }
    let lastAmount = 200;
    let lastSeeded = 0;
    const headers = { authorization: `Bearer ${token}` };
    const list = {
      ours: () => shoot({ url: `${yanmo.address}${listPath}`, headers }),
      bare: () => shoot({ url: `${bare.address}/list`, headers }),
    };
    const placing = (url: string, isOurs: boolean) =>
      shoot({
        url,
        method: 'POST',
        requests: [
          {
            setupRequest: (request) => {
              lastAmount += 1;
              const who = people[lastAmount % people.length];
              const authorization = `Bearer ${who?.token}`;
              const body = isOurs
                ? { kind: 'WALLET', amount: lastAmount }
                : { amount: lastAmount, userId: who?.userId };
              return { ...request, headers: { ...json, authorization }, body: JSON.stringify(body) };
            },
          },
        ],
      });
    const notifying = async (url: string) => {
      lastSeeded += 1;
      const notices = writeNotices(alipay, await seedWaiting(pool, noticesARound + spareNotices, `19${lastSeeded}`));
      return shoot({
        ...{ url, method: 'POST', amount: noticesARound, duration: 60 },
        requests: [{ setupRequest: (request) => ({ ...request, headers: form, body: notices.pop() ?? '' }) }],
      });
    };
    const small: Shot[] = [];
    for (let round = 0; round < rounds; round += 1) small.push(await list.ours());
    await seedDelivered(pool, largeTable);
    const shots: Record<string, [ours: Shot[], bare: Shot[]]> = {
      'order create': [[], []],
      [`order list, 20 rows of ${largeTable}`]: [[], []],
      notification: [[], []],
    };
    const calls: [() => Promise<Shot>, () => Promise<Shot>][] = [
      [
        () => placing(`${yanmo.address}/api/ai-paper/third_aigc/recharge`, true),
        () => placing(`${bare.address}/create`, false),
      ],
      [list.ours, list.bare],
      [() => notifying(`${yanmo.address}/api/notify/alipay`), () => notifying(`${bare.address}/notify`)],
    ];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [ours, other]] of Object.values(shots).entries()) {
        const [callOurs, callBare] = calls[index] ?? [];
        if (callOurs) ours.push(await callOurs());
        if (callBare) other.push(await callBare());
      }
    }
    await assertPaid(pool);
    const large = shots[`order list, 20 rows of ${largeTable}`]?.[0] ?? [];
    return [...Object.entries(shots).map(([name, both]) => figureOf(name, both)), growthOf(small, large)];
  } finally {
    await bare.stop();
    await yanmo.stop();
  }
}

/** A notification that was answered and not applied would be fast. */
async function assertPaid(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select count(*)::int as paid from payments where state = 'PAID'`);
  const sent = 2 * rounds * noticesARound;
  if (rows[0].paid < sent) throw new Error(`of ${sent} notifications only ${rows[0].paid} had an effect`);
}

function figureOf(name: string, [ours, bare]: [Shot[], Shot[]]): Figure {
  const speed = (shots: readonly Shot[]) => median(shots.map(({ perSecond }) => perSecond));
  const p99 = (shots: readonly Shot[]) => median(shots.map(({ p99Ms }) => p99Ms));
  const ratio = speed(ours) / speed(bare);
  return {
    name: `${name}: requests a second, ours / bare (p99 ms)`,
    value: `${Math.round(speed(ours))} / ${Math.round(speed(bare))} = ${ratio.toFixed(2)} (${p99(ours)} / ${p99(bare)})`,
    bar: `at least ${bar}`,
    isMet: ratio >= bar,
  };
}

function growthOf(small: readonly Shot[], large: readonly Shot[]): Figure {
  const [before, after] = [small, large].map((shots) => median(shots.map(({ perSecond }) => perSecond)));
  const growth = (before ?? 0) / (after ?? 1);
  return {
    name: `order list: requests a second with ${smallTable} / ${largeTable} orders`,
    value: `${Math.round(before ?? 0)} / ${Math.round(after ?? 0)} = ${growth.toFixed(2)}`,
    bar: `at most ${growthBar}`,
    isMet: growth <= growthBar,
  };
}

/** One request of each kind in this process, with every statement written down. */
async function recordCalls(
  env: Record<string, string>,
  databaseUrl: string,
  pool: pg.Pool,
  alipay: AlipayTestGateway,
): Promise<BarePlan> {
  const database = { url: databaseUrl, pool, db: createDatabase(pool) };
  const app = await createApp({ config: loadConfig(env), logger: createLogger('silent'), database });
  await app.start({ work: false });
  const { app: api } = createApi(app, { hasWeb: false });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  const exchange = async (call: string, init: RequestInit) => {
    let answer = '';
    const statements = await recordExchange(async () => {
      const response = await fetch(`${address}${call}`, init);
      answer = await response.text();
      if (response.status !== 200) throw new Error(`${call}: ${answer}`);
    });
    return { statements, answer };
  };
  try {
    const amount = 199;
    const phone = '13600000099';
    const headers = { ...json, authorization: `Bearer ${await logIn(address, phone)}` };
    const { rows } = await pool.query('select id from users where phone = $1', [phone]);
    const body = JSON.stringify({ kind: 'WALLET', amount });
    // Once before, so that caches are as warm as they are in the middle of a day.
    await exchange('/api/ai-paper/third_aigc/recharge', { method: 'POST', headers, body: body.replace('199', '198') });
    const created = await exchange('/api/ai-paper/third_aigc/recharge', { method: 'POST', headers, body });
    const create = JSON.parse(created.answer) as { result: { out_trade_no: string } };
    const listed = await exchange(listPath, {
      headers: { authorization: `Bearer ${await logIn(address, '13500000008')}` },
    });
    const [paymentNo = ''] = await seedWaiting(pool, 1, '134');
    const [notice = ''] = writeNotices(alipay, [paymentNo]);
    const notified = await exchange('/api/notify/alipay', { method: 'POST', headers: form, body: notice });
    if (notified.answer !== 'success') throw new Error('a genuine notification was refused');
    return {
      ...{ databaseUrl, poolSize: 10 },
      create: {
        ...{ statements: created.statements, answer: create, outTradeNo: create.result.out_trade_no, amount },
        userId: rows[0].id,
      },
      list: { statements: listed.statements, answer: JSON.parse(listed.answer) },
      notify: { statements: notified.statements, paymentNo },
    };
  } finally {
    await api.close();
    await app.close();
  }
}
