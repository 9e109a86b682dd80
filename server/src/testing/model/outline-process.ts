import type { OutlineRequest } from '../../engines/engine.ts';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { createModelEngine } from '../../engines/model/model-engine.ts';
import { createDatabase, createPool } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';

export interface OutlineOrder {
  databaseUrl: string;
  baseUrl: string;
  maxConcurrency: number;
  stepKeys: string[];
  subjectId: string;
  request: OutlineRequest;
}

/** A worker on its own, to be killed: says a line for each chapter and one when an outline is there, then stays. */
const order = JSON.parse(process.argv[2] ?? '') as OutlineOrder;
const logger = createLogger('silent');
const pool = createPool(order.databaseUrl, 4, logger);
const engine = createModelEngine(
  { db: createDatabase(pool), pool, logger },
  {
    baseUrl: order.baseUrl,
    apiKey: undefined,
    model: 'yanmo-double',
    maxConcurrency: order.maxConcurrency,
    priceInFenPerMillion: 0,
    priceOutFenPerMillion: 0,
  },
  { ...defaultModelLimits, slotExpiryMs: 1_000, slotPollMs: 100, savePartEveryMs: 20 },
);

await Promise.all(
  order.stepKeys.map(async (stepKey) => {
    const subject = { kind: 'outline', id: `${order.subjectId}/${stepKey}` } as const;
    const call = { stepKey, subject, userId: null, signal: new AbortController().signal };
    for await (const chapter of engine.writeOutline(order.request, call))
      process.stdout.write(`chapter ${chapter.title}\n`);
    process.stdout.write('outline\n');
  }),
);
setInterval(() => undefined, 60_000);
