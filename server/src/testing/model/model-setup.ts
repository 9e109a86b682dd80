import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { LlmConfig } from '../../config.ts';
import type {
  DraftChapter,
  Engine,
  EngineCall,
  GrowingChapter,
  OutlineRequest,
  PaperWriter,
} from '../../engines/engine.ts';
import { createModelCalls } from '../../engines/model/create-model-calls.ts';
import { defaultModelLimits, type ModelLimits } from '../../engines/model/limits.ts';
import type { ModelCalls } from '../../engines/model/model-calls.ts';
import { createModelEngine } from '../../engines/model/model-engine.ts';
import type { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../openai-double/openai-double.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { testThreads } from '../test-threads.ts';

/** For expect.poll on a busy machine. */
export const patient = { timeout: 10_000 };

const shortLimits: ModelLimits = {
  ...defaultModelLimits,
  connectMs: 10_000,
  firstTokenMs: 10_000,
  betweenTokensMs: 10_000,
  backoffBaseMs: 5,
  backoffMaximumMs: 20,
  savePartEveryMs: 20,
};

export const outlineRequest: OutlineRequest = {
  title: '数字化转型对制造企业创新绩效的影响研究',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  level: 'MASTER',
  wordCount: 30_000,
  keywords: ['数字化转型', '创新绩效'],
  works: [],
  extraRequirements: '',
  variant: 0,
};

export function newCall(changes: Partial<EngineCall> = {}): EngineCall {
  return {
    stepKey: randomUUID(),
    subject: { kind: 'outline', id: randomUUID() },
    userId: null,
    signal: new AbortController().signal,
    ...changes,
  };
}

export async function writeOutline(
  engine: Engine,
  call = newCall(),
  changes: Partial<OutlineRequest> = {},
  onGrowing?: (chapter: GrowingChapter) => void,
): Promise<DraftChapter[]> {
  const chapters: DraftChapter[] = [];
  for await (const chapter of engine.writeOutline({ ...outlineRequest, ...changes }, call, onGrowing))
    chapters.push(chapter);
  return chapters;
}

/** A text from its pieces. */
export async function collectText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** A database and a double for a test file; after each test no call may run and no slot be held. */
export function setUpModel() {
  let database: TestDatabase;
  let double: OpenAiDouble;

  beforeAll(async () => {
    [database, double] = await Promise.all([createTestDatabase(), startOpenAiDouble()]);
  });
  afterAll(async () => {
    await Promise.all([database.close(), double.stop()]);
  });
  beforeEach(() => double.reset());
  afterEach(async () => {
    await expect.poll(() => double.statistics().running, patient).toBe(0);
    // One that was stood in line for and not needed goes back behind the answer.
    await expect.poll(countHeldSlots, patient).toBe(0);
  });

  async function countHeldSlots(): Promise<number> {
    const { count } = await database.db
      .selectFrom('model_slots')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('holder', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  const platform = () => ({
    db: database.db,
    pool: database.pool,
    logger: createLogger('silent'),
    threads: testThreads,
  });
  const ownConfig = (): LlmConfig => ({
    ...{ baseUrl: double.baseUrl, apiKey: undefined, model: 'yanmo-double', contextTokens: 32_768, maxConcurrency: 4 },
    ...{ priceInFenPerMillion: 200, priceOutFenPerMillion: 800 },
  });

  return {
    get double(): OpenAiDouble {
      return double;
    },
    get db(): Database {
      return database.db;
    },
    engineWith(limits: Partial<ModelLimits> = {}, config: Partial<LlmConfig> = {}): Engine & PaperWriter {
      return createModelEngine(platform(), { ...ownConfig(), ...config }, { ...shortLimits, ...limits });
    },
    callsWith(): ModelCalls {
      return createModelCalls(platform(), ownConfig(), shortLimits);
    },
    listCalls(call: EngineCall) {
      return database.db
        .selectFrom('model_calls')
        .selectAll()
        .where('subject_id', '=', call.subject.id)
        .orderBy('step_key')
        .execute();
    },
  };
}
