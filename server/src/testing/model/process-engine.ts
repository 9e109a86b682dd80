import type { Engine, EngineCall, PaperWriter } from '../../engines/engine.ts';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { createModelEngine } from '../../engines/model/model-engine.ts';
import { createDatabase, createPool } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';

export interface ProcessEngineOptions {
  databaseUrl: string;
  baseUrl: string;
  maxConcurrency: number;
}

/** The same in the process that is killed and in the one that takes its step up: a step is known by its key. */
export function createProcessEngine({ databaseUrl, baseUrl, maxConcurrency }: ProcessEngineOptions): {
  engine: Engine & PaperWriter;
  callOf(stepKey: string): EngineCall;
  close(): Promise<void>;
} {
  const logger = createLogger('silent');
  const pool = createPool(databaseUrl, 4, logger);
  const engine = createModelEngine(
    { db: createDatabase(pool), pool, logger, threads: createThreadPool() },
    {
      ...{ baseUrl, apiKey: undefined, model: 'yanmo-double', contextTokens: 32_768, maxConcurrency },
      ...{ priceInFenPerMillion: 0, priceOutFenPerMillion: 0 },
    },
    { ...defaultModelLimits, slotPollMs: 100, savePartEveryMs: 20 },
  );
  return {
    engine,
    callOf: (stepKey) => ({
      stepKey,
      subject: { kind: 'order', id: stepKey },
      userId: null,
      signal: new AbortController().signal,
    }),
    close: () => pool.end(),
  };
}
