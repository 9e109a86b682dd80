import type pg from 'pg';
import { createApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Figure } from './figure.ts';
import { inOldShop } from './in-old-shop.ts';
import { seedOperated } from './seed-operated.ts';

const asks = 60;
const barMs = 300;
/** The first page of a list counts all there is; somebody who pages through it waits for that each time. */
const listBarMs = 500;

const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
const lastDays = (count: number) => ({ from: dayOf(Date.now() - (count - 1) * 86_400_000), to: dayOf(Date.now()) });

/** What the operator waits for in a shop that has sold for long: the dashboard, and the first page of every list. */
export async function measureOperator({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  return await inOldShop(isFull, async ({ pool, url, env, total }) => {
    await seedOperated(pool, total);
    return await timeAll(env, url, pool, total);
  });
}

async function timeAll(env: Record<string, string>, url: string, pool: pg.Pool, total: number): Promise<Figure[]> {
  const database = { url, pool, db: createDatabase(pool) };
  const { rooms, close } = await createApp({
    ...{ config: loadConfig(env), logger: createLogger('silent'), database },
  });
  const { overview, users, orders: all, books, auditLog } = rooms.operations;
  const page = { page_num: 1, page_size: 20, order: 'desc', sort: 'created_at' } as const;
  try {
    const startedAt = performance.now();
    const first = await overview.get(lastDays(365));
    const firstMs = performance.now() - startedAt;
    if (first.total.orders !== total || first.total.revenue === 0) throw new Error('the orders were not counted');
    const figures: Figure[] = [
      {
        name: `overview of a year that nobody has counted, ${total} orders: once`,
        value: `${(firstMs / 1000).toFixed(1)} s`,
        bar: 'at most 60 s',
        isMet: firstMs <= 60_000,
      },
    ];
    for (const days of [30, 90, 365]) {
      figures.push(await time(`overview of ${days} days, ${total} orders`, barMs, () => overview.get(lastDays(days))));
    }
    figures.push(await time(`first page of all orders, ${total}`, listBarMs, () => all.page(page)));
    figures.push(await time('first page of all accounts', listBarMs, () => users.page(page)));
    figures.push(
      await time('accounts searched by a part of the phone', listBarMs, () => users.page({ ...page, search: '00123' })),
    );
    figures.push(await time('first page of the books', listBarMs, () => books.page(page)));
    figures.push(await time('first page of the audit log', listBarMs, () => auditLog.page(page)));
    return figures;
  } finally {
    await close();
  }
}

async function time(name: string, bar: number, ask: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < asks; round += 1) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    name: `${name}: p95`,
    value: `${at(0.95).toFixed(1)} ms (median ${at(0.5).toFixed(1)}, slowest ${at(1).toFixed(1)})`,
    bar: `at most ${bar} ms`,
    isMet: at(0.95) <= bar,
  };
}
