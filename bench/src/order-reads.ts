import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { logIn } from './log-in.ts';
import { seedDelivered } from './seed-orders.ts';
import { eventsAnOrder, seedEvents, seedPapersOf } from './seed-paper-orders.ts';

const smallTable = 2_000;
/** Building the full one takes minutes. */
const largeTable = { usual: 20_000, full: 400_000 };
/** How much slower a read may be in the large table: an index is a level deeper, no more. */
const growthBar = 1.3;
/** How much slower a poll may be while old rows are taken away beside it, on the same cores. */
const besideBar = 2;
const control = 'own account';
const phone = '13500000007';
const asks = 150;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a page asks while its paper is written, and the list; and both again beside a sweep. */
export async function measureOrderReads({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 10, logger);
  try {
    await migrate(pool);
    return await measure(folder, server.url, pool, isFull ? largeTable.full : largeTable.usual);
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

type Reads = Record<string, () => Promise<number>>;

async function measure(folder: string, databaseUrl: string, pool: pg.Pool, large: number): Promise<Figure[]> {
  const env = {
    ...{
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: 'a key that only the benchmark uses, 32+',
      PORT: '0',
    },
    ...{
      HOST: '127.0.0.1',
      LITERATURE_ONLINE: 'off',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
    },
  };
  await seedDelivered(pool, smallTable);
  await seedEvents(pool);
  const yanmo = await startProgram('scripts/node', ['server/src/main.ts', '--run=api'], env);
  try {
    const authorization = `Bearer ${await logIn(yanmo.address, phone)}`;
    const { rows } = await pool.query('select id from users where phone = $1', [phone]);
    const outTradeNo = await seedPapersOf(pool, rows[0].id);
    const ask = async (call: string, body?: object): Promise<number> => {
      const startedAt = performance.now();
      const answer = await fetch(`${yanmo.address}/api/ai-paper/${call}`, {
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${call}: ${text}`);
      return performance.now() - startedAt;
    };
    const reads: Reads = {
      // Reads nothing that grows: what it costs is what the machine does beside, and the others are measured by it.
      [control]: () => ask('user/info'),
      'order that is being written': () => ask(`orders/order/${outTradeNo}`),
      'status of its paper': () => ask('paper/paper_status', { out_trade_no: outTradeNo }),
      'order list, 20 rows': () => ask('orders/order/list?page_size=20'),
    };
    const small = await time(reads);
    await seedDelivered(pool, large);
    await seedEvents(pool);
    await pool.query('vacuum analyze order_events');
    await pool.query('checkpoint');
    const big = await time(reads);
    const { beside, removed, seconds } = await timeBesideSweep(env, databaseUrl, pool, reads);
    const sizes = (orders: number) => `${orders} orders and ${orders * eventsAnOrder} events`;
    const measured = Object.keys(reads).filter((name) => name !== control);
    return [
      ...measured.map((name) =>
        ratioOf(`${name}: with ${sizes(large)} / ${smallTable} orders`, name, [big, small], growthBar),
      ),
      ...measured.map((name) => ratioOf(`${name}: beside a sweep / without`, name, [beside, big], besideBar)),
      {
        name: 'old rows removed a second, pauses included',
        value: `${Math.round(removed / seconds)} (${removed} in ${seconds.toFixed(1)} s)`,
        bar: '',
        isMet: null,
      },
    ];
  } finally {
    await yanmo.stop();
  }
}

/** In turn, so that what else the machine does falls on all of them. */
async function time(reads: Reads, mayGoOn: () => boolean = () => true): Promise<Record<string, number>> {
  const times = Object.fromEntries(Object.keys(reads).map((name) => [name, [] as number[]]));
  for (let round = 0; round < asks && mayGoOn(); round += 1) {
    for (const [name, read] of Object.entries(reads)) times[name]?.push(await read());
  }
  // The first ones load what the others find.
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all.slice(5))]));
}

async function timeBesideSweep(env: Record<string, string>, url: string, pool: pg.Pool, reads: Reads) {
  const app = await createApp({
    config: loadConfig(env),
    logger: createLogger('silent'),
    database: { url, pool, db: createDatabase(pool) },
  });
  let isSwept = false;
  const startedAt = performance.now();
  const sweeping = app.retention.sweep({ only: ['order_events.item_changed'] }).finally(() => {
    isSwept = true;
  });
  const beside = await time(reads, () => !isSwept);
  const { 'order_events.item_changed': removed = 0 } = await sweeping;
  const seconds = (performance.now() - startedAt) / 1000;
  await app.close();
  return { beside, removed, seconds };
}

type Times = Record<string, number>;

function ratioOf(title: string, name: string, [after, before]: [Times, Times], bar: number): Figure {
  const inControls = (times: Times) => (times[name] ?? 0) / (times[control] ?? 1);
  const ratio = inControls(after) / inControls(before);
  const shown = (times: Times) => `${inControls(times).toFixed(2)} (${times[name]?.toFixed(1)} ms)`;
  return {
    name: `${title}, in reads of the own account`,
    value: `${shown(after)} / ${shown(before)} = ${ratio.toFixed(2)}`,
    bar: `at most ${bar}`,
    isMet: ratio <= bar,
  };
}
