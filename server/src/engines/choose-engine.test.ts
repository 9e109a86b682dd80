import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLogger } from '../platform/logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testThreads } from '../testing/test-threads.ts';
import { chooseEngine } from './choose-engine.ts';
import type { Engine, PaperWriter } from './engine.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const builtIn = { kind: 'BUILT_IN', version: 'test' } as Engine & PaperWriter;

function choose(environment: Record<string, string>): Engine {
  const platform = { db: database.db, pool: database.pool, logger: createLogger('silent'), threads: testThreads };
  return chooseEngine(loadConfig(environment), platform, builtIn);
}

test('without a model the built-in engine writes', () => {
  expect(choose({})).toBe(builtIn);
});

test('a configured model writes, and says which it is', () => {
  const engine = choose({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3' });
  expect(engine.kind).toBe('MODEL');
  expect(engine.version).toBe(
    'qwen3; titles 2, understanding 3, keywords 1, queries 1, judge 1, outline 4, outline-changes 3, cards 2, plan 4, section 4, review 3, citations 2, revision 4, abstract 3, acknowledgements 1, companion 2, rewrite 1, chat 1, summary 1, amendment 1, polish 1, translation 1',
  );
});

test.each([
  [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, /^LLM_MODEL: is needed when LLM_BASE_URL is set$/],
  [{ LLM_MODEL: 'qwen3' }, /^LLM_BASE_URL: is needed when LLM_MODEL is set$/],
  [{ LLM_BASE_URL: 'localhost', LLM_MODEL: 'qwen3' }, /^LLM_BASE_URL: must be an address/],
  [{ LLM_PRICE_IN: '1.5' }, /^LLM_PRICE_IN: must be a whole number/],
  [{ LLM_MAX_CONCURRENCY: '0' }, /^LLM_MAX_CONCURRENCY: /],
])('%o is refused at the start', (environment, message) => {
  expect(() => choose(environment as Record<string, string>)).toThrow(message);
});
