import type pg from 'pg';
import { createApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/config.ts';
import { createPagesService } from '../../server/src/features/home/pages/service.ts';
import { createHomeService } from '../../server/src/features/home/service.ts';
import { createSettingsService } from '../../server/src/features/settings/service.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { startProgram } from './child-program.ts';
import type { Figure } from './figure.ts';
import { inOldShop } from './in-old-shop.ts';
import { seedDeliveries, seedRuns } from './seed-home.ts';
import { seedDelivered } from './seed-orders.ts';

const coldAsks = 200;
const warmAsks = 2_000;
const visitorsAtOnce = 5;
/** Every page asks for it once a minute; what a visitor waits for before the counters stand there. */
const coldBarMs = 60;
const warmBarMs = 100;

/** What every page asks for, in a shop that has sold for long: with nothing kept, and as visitors find it. */
export async function measureHome({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  return await inOldShop(isFull, async ({ pool, url, env, total }) => {
    await seedDelivered(pool, total);
    await seedRuns(pool, total);
    await seedDeliveries(pool);
    await pool.query('checkpoint');
    const cold = await timeCold(env, url, pool);
    const warm = await timeVisitors(env);
    return [
      figureOf(`home/info with nothing kept, ${total} orders`, cold, coldBarMs),
      figureOf(`home/info over HTTP, ${visitorsAtOnce} visitors at once, ${total} orders`, warm, warmBarMs),
    ];
  });
}

/** A room that was just made keeps nothing: each ask counts and looks up everything anew. */
async function timeCold(env: Record<string, string>, url: string, pool: pg.Pool): Promise<number[]> {
  const database = { url, pool, db: createDatabase(pool) };
  const { platform, rooms, close } = await createApp({
    ...{ config: loadConfig(env), logger: createLogger('silent'), database },
  });
  const times: number[] = [];
  try {
    for (let ask = 0; ask < coldAsks; ask += 1) {
      const home = createHomeService(platform, {
        ...{ files: rooms.files, rewriting: rooms.rewriting, hasCashier: false },
        settings: createSettingsService(platform),
        pages: createPagesService(platform),
        agents: { findSite: async () => null },
        deliveries: {
          listOutlineLengths: rooms.outlines.listLengths,
          listLongPaperMinutes: rooms.papers.listLongPaperMinutes,
        },
      });
      const startedAt = performance.now();
      const { stats, measured } = await home.getInfo({ language: 'zh', subDomain: null });
      times.push(performance.now() - startedAt);
      const isCounted = stats.outlines_today > 0 && measured.outline_characters !== null;
      if (!isCounted || measured.paper_30k_minutes === null) throw new Error('nothing was counted');
    }
  } finally {
    await close();
  }
  return times;
}

async function timeVisitors(env: Record<string, string>): Promise<number[]> {
  const yanmo = await startProgram('scripts/node', ['server/src/main.ts', '--run=api'], env);
  const times: number[] = [];
  let left = warmAsks;
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      const answer = await fetch(`${yanmo.address}/api/ai-paper/home/info`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`home/info answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  } finally {
    await yanmo.stop();
  }
  return times;
}

function figureOf(name: string, times: readonly number[], barMs: number): Figure {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    name: `${name}: p95`,
    value: `${at(0.95).toFixed(1)} ms (median ${at(0.5).toFixed(1)}, slowest ${at(1).toFixed(1)})`,
    bar: `at most ${barMs} ms`,
    isMet: at(0.95) <= barMs,
  };
}
