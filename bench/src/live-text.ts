import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { inTransaction } from '../../server/src/platform/database/in-transaction.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createEvents } from '../../server/src/platform/events/events.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { insertRun } from '../../server/src/platform/runs/run-store.ts';
import { root } from './child-program.ts';
import type { Figure } from './figure.ts';
import { plan } from './live-text-plan.ts';

const barMs = 150;

/** A worker, an API and the browsers, each a process of its own, on one real PostgreSQL. */
export async function measureLiveText(): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('error');
  const postgres = await startEmbeddedPostgres({ dataDir, logger });
  const pool = createPool(postgres.url, 8, logger);
  const db = createDatabase(pool);
  await migrate(pool);
  const config = { streamHeartbeatMs: 15_000 };
  const events = createEvents({ db, pool, databaseUrl: postgres.url, logger, config });
  const server = Fastify({ forceCloseConnections: true });
  server.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    await events.streamRun({ request, reply, runId: request.params.id });
  });
  try {
    await events.start();
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const run = { kind: 'bench', userId: null, subject: '', input: {}, priority: 0 };
    const topics = await Promise.all(
      Array.from({ length: plan.writers }, async () => (await inTransaction(db, (tx) => insertRun(tx, run))).id),
    );
    const readers = start('live-text-readers.ts', ...topics.map((topic) => `${address}/${topic}`));
    await readers.says('watching');
    const busyBefore = process.cpuUsage();
    const lateness = monitorEventLoopDelay({ resolution: 1 });
    lateness.enable();
    const writer = start('live-text-writer.ts', postgres.url, ...topics);
    await writer.ended;
    const busy = process.cpuUsage(busyBefore);
    const { delays, firsts, isWrong } = JSON.parse(await readers.ended) as {
      delays: number[];
      firsts: number[];
      isWrong: number;
    };
    return [
      ...figuresOf(delays, firsts, isWrong),
      {
        name: `live text: processor of the API for ${plan.readers + plan.writers - 1} readers, its event loop late p99`,
        value: `${((busy.user + busy.system) / 10_000 / plan.seconds).toFixed(0)} % of a core, ${(lateness.percentile(99) / 1e6).toFixed(0)} ms`,
        bar: '',
        isMet: null,
      },
    ];
  } finally {
    await events.stop();
    await server.close();
    await pool.end();
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function figuresOf(delays: number[], firsts: number[], isWrong: number): Figure[] {
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const wanted = (plan.readers + plan.writers - 1) * plan.deltasPerSecond * plan.seconds;
  return [
    {
      name: `live text, ${plan.writers} texts of ${plan.deltasPerSecond} deltas a second, ${plan.readers} readers of one: append to browser, p50 / p99 (worst)`,
      value: `${at(0.5).toFixed(0)} / ${at(0.99).toFixed(0)} ms (${at(1).toFixed(0)} ms)`,
      bar: `p99 at most ${barMs} ms`,
      isMet: at(0.99) <= barMs,
    },
    {
      name: 'live text: first words of a text to the browser, worst',
      value: `${Math.max(...firsts).toFixed(0)} ms`,
      bar: `at most ${barMs} ms`,
      isMet: Math.max(...firsts) <= barMs,
    },
    {
      name: 'live text: deltas that arrived, readers that missed or repeated anything',
      value: `${delays.length}, ${isWrong}`,
      bar: `${wanted}, 0`,
      isMet: delays.length === wanted && isWrong === 0,
    },
  ];
}

function start(file: string, ...args: string[]) {
  const child = spawn('scripts/node', [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${file} ended with ${code}`);
    return output.trim().split('\n').at(-1) ?? '';
  });
  return {
    ended,
    says: (word: string) =>
      Promise.race([
        ended,
        (async () => {
          while (!output.includes(word)) await once(child.stdout, 'data');
        })(),
      ]),
  };
}
