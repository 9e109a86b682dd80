import type { LlmConfig } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Engine } from '../engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { defaultModelLimits, type ModelLimits } from './limits.ts';
import { askForList } from './list-answer.ts';
import { ModelCalls } from './model-calls.ts';
import { ModelClient } from './model-client.ts';
import { ModelSlots } from './model-slots.ts';
import { askForKeywords, keywordsPrompt } from './prompts/keywords.ts';
import { askForOutline, outlinePrompt } from './prompts/outline.ts';
import { askForTitles, titlesPrompt } from './prompts/titles.ts';

/** Any OpenAI-compatible API as an engine. */
export function createModelEngine(
  platform: Pick<Platform, 'db' | 'pool' | 'logger'>,
  config: LlmConfig,
  limits: ModelLimits = defaultModelLimits,
): Engine {
  const { db, pool, logger } = platform;
  const client = new ModelClient(config, limits);
  const slots = new ModelSlots({
    db,
    connectionString: pool.options.connectionString ?? '',
    logger,
    maximum: config.maxConcurrency,
    limits,
  });
  const calls = new ModelCalls({
    ...{ db, logger, client, slots, limits },
    breaker: new CircuitBreaker(limits),
    prices: config,
  });
  const asker = { db, calls, model: config.model };
  const prompts = [titlesPrompt, keywordsPrompt, outlinePrompt].map(({ name, version }) => `${name} ${version}`);
  return {
    kind: 'MODEL',
    version: `${config.model}; ${prompts.join(', ')}`,
    recommendTitles: (request, call) => collect(askForList(asker, askForTitles(request), call)),
    proposeKeywords: (request, call) => collect(askForList(asker, askForKeywords(request), call)),
    writeOutline: (request, call) => askForList(asker, askForOutline(request), call),
  };
}

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}
