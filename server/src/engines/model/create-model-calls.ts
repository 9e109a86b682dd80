import type { LlmConfig } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { ModelLimits } from './limits.ts';
import { ModelCalls } from './model-calls.ts';
import { ModelClient } from './model-client.ts';
import { ModelSlots } from './model-slots.ts';

/** One a process for each model: its calls share slots, breaker and what is known of the server. */
export function createModelCalls(
  { db, pool, logger }: Pick<Platform, 'db' | 'pool' | 'logger'>,
  config: LlmConfig,
  limits: ModelLimits,
): ModelCalls {
  const slots = new ModelSlots({
    db,
    connectionString: pool.options.connectionString ?? '',
    logger,
    maximum: config.maxConcurrency,
    limits,
  });
  return new ModelCalls({
    ...{ db, logger, slots, limits },
    client: new ModelClient(config, limits),
    breaker: new CircuitBreaker(limits),
    prices: config,
  });
}
