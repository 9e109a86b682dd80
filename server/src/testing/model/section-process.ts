import type { PaperPlan, PaperRequest } from '../../engines/engine.ts';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { createModelEngine } from '../../engines/model/model-engine.ts';
import { createDatabase, createPool } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';

export interface SectionOrder {
  databaseUrl: string;
  baseUrl: string;
  paper: PaperRequest;
  plan: PaperPlan;
  section: string;
  stepKey: string;
}

/** A worker on its own, to be killed: says each piece of a section as JSON on a line, then `null`, then stays. */
const order = JSON.parse(process.argv[2] ?? '') as SectionOrder;
const logger = createLogger('silent');
const pool = createPool(order.databaseUrl, 4, logger);
const engine = createModelEngine(
  { db: createDatabase(pool), pool, logger },
  {
    ...{ baseUrl: order.baseUrl, apiKey: undefined, model: 'yanmo-double', maxConcurrency: 4 },
    ...{ priceInFenPerMillion: 0, priceOutFenPerMillion: 0 },
  },
  { ...defaultModelLimits, slotExpiryMs: 1_000, slotPollMs: 100, savePartEveryMs: 20 },
);
const call = {
  stepKey: order.stepKey,
  subject: { kind: 'order', id: order.stepKey } as const,
  userId: null,
  signal: new AbortController().signal,
};
const { paper, plan, section } = order;
for await (const piece of engine.writeSection({ paper, plan, section }, call)) {
  process.stdout.write(`${JSON.stringify(piece)}\n`);
}
process.stdout.write('null\n');
setInterval(() => undefined, 60_000);
