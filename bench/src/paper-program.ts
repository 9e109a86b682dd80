import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { startProgram } from './child-program.ts';
import { logIn } from './log-in.ts';

export interface Bench {
  address: string;
  pool: pg.Pool;
  pid: number;
}

/** The whole program in one process, on a database that the benchmark can read. */
export async function withProgram<Result>(
  settings: Record<string, string>,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 2, logger);
  try {
    const program = await startProgram('scripts/node', ['server/src/main.ts'], {
      ...{ DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'data'), PORT: '0', HOST: '127.0.0.1' },
      ...{ SECRET_KEY: 'a key that only the benchmark uses, 32+', NODE_ENV: 'test', LITERATURE_ONLINE: 'off' },
      ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', ...settings },
    });
    try {
      return await work({ address: program.address, pool, pid: program.pid });
    } finally {
      await program.stop();
    }
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What is read of the answers on the way to a paper; each call gives some of it. */
interface Answered {
  key1: string;
  status: string;
  out_trade_no: string;
  payment_no: string;
}

export interface WantedPaper {
  title: string;
  characters: number;
  level: 'UNDERGRADUATE' | 'MASTER';
  /** Of the account that orders it. */
  phone: string;
}

/** An order that waits to be paid, with its outline written. */
export async function orderPaper({ address }: Bench, { title, characters, level, phone }: WantedPaper) {
  const token = await logIn(address, phone);
  const call = async (target: string, body?: object) => {
    const answer = await fetch(`${address}/api/ai-paper/${target}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { result, error } = (await answer.json()) as { result?: Answered; error?: string };
    if (!result) throw new Error(`${target}: ${error}`);
    return result;
  };
  const { key1 } = await call('paper/outline/create', {
    ...{ title, language: 'zh', type: 'thesis', field: 'management', product: level, word_count: characters },
    version: 'v1',
  });
  while ((await call(`paper/outline/status/${key1}`)).status !== 'SUCCEEDED') await delay(50);
  const { out_trade_no: outTradeNo } = await call('orders/order', { key1, order_type: `PAPER_${level}` });
  const offer = await call('pass/pre_create', { out_trade_no: outTradeNo, payment_method: 'ALIPAY' });
  const pay = () => fetch(`${address}/cashier/${offer.payment_no}/pay`, { method: 'POST' });
  return { key1, outTradeNo, pay };
}

export async function delivered({ pool }: Bench, numbers: readonly string[]): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ stage: number; error: string | null }>(
      'select stage, error from order_items where out_trade_no = any($1)',
      [numbers],
    );
    const failed = rows.find(({ stage }) => stage === 3);
    if (failed) throw new Error(`a paper failed: ${failed.error}`);
    if (rows.length > 0 && rows.every(({ stage }) => stage === 2)) return;
    await delay(100);
  }
}
