import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { inTransaction } from '../../server/src/platform/database/in-transaction.ts';
import { createLiveTextWriter } from '../../server/src/platform/live-text/live-text-writer.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { plan, stamp } from './live-text-plan.ts';

/** A worker: writes as many texts at once as it is given topics, at the pace of a quick model. */
const [databaseUrl = '', ...topics] = process.argv.slice(2);
const logger = createLogger('warn');
const pool = createPool(databaseUrl, 4, logger);
const db = createDatabase(pool);
const texts = createLiveTextWriter({ databaseUrl, config: { liveTextBatchMs: 40 }, logger });

async function write(topic: string): Promise<void> {
  const stream = texts.open({
    ...{ topic, part: topic, generation: 1, begin: (begin) => inTransaction(db, begin) },
    onLost: () => process.exit(1),
  });
  const startedAt = performance.now() + Math.random() * 500;
  for (let count = 0; count < plan.deltasPerSecond * plan.seconds; count += 1) {
    const dueMs = startedAt + (count * 1000) / plan.deltasPerSecond - performance.now();
    if (dueMs > 0) await delay(dueMs);
    await stream.append(`${stamp(count)}研墨`);
  }
  await stream.settle();
}

await Promise.all(topics.map(write));
await texts.stop();
await pool.end();
