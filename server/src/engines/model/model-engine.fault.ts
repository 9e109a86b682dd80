import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import type { OutlineOrder } from '../../testing/model/outline-process.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { DraftChapter, OutlineRequest } from '../engine.ts';
import { defaultModelLimits } from './limits.ts';
import { createModelEngine } from './model-engine.ts';

const program = fileURLToPath(new URL('../../testing/model/outline-process.ts', import.meta.url));
let database: TestDatabase;
let double: OpenAiDouble;
let children: ChildProcess[] = [];

beforeAll(async () => {
  [database, double] = await Promise.all([createTestDatabase(), startOpenAiDouble()]);
});
afterAll(async () => {
  await Promise.all([database.close(), double.stop()]);
});
beforeEach(() => double.reset());
afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
});

const request: OutlineRequest = {
  title: 'The effect of remote work on the careers of young engineers',
  language: 'en',
  type: 'thesis',
  field: 'management',
  level: 'MASTER',
  wordCount: 30_000,
  keywords: [],
  works: [],
  extraRequirements: '',
  variant: 0,
};

function startProcess(changes: Partial<OutlineOrder>): { child: ChildProcess; lines: AsyncIterator<string> } {
  const order: OutlineOrder = {
    databaseUrl: database.url,
    baseUrl: double.baseUrl,
    maxConcurrency: 1,
    stepKeys: [],
    subjectId: 'fault',
    request,
    ...changes,
  };
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function takeUp(stepKey: string): Promise<DraftChapter[]> {
  const engine = createModelEngine(
    { db: database.db, pool: database.pool, logger: createLogger('silent') },
    {
      baseUrl: double.baseUrl,
      apiKey: undefined,
      model: 'yanmo-double',
      maxConcurrency: 1,
      priceInFenPerMillion: 0,
      priceOutFenPerMillion: 0,
    },
    { ...defaultModelLimits, slotExpiryMs: 1_000, slotPollMs: 100 },
  );
  const subject = { kind: 'outline', id: `fault/${stepKey}` } as const;
  const chapters: DraftChapter[] = [];
  const call = { stepKey, subject, userId: null, signal: new AbortController().signal };
  for await (const chapter of engine.writeOutline(request, call)) chapters.push(chapter);
  return chapters;
}

test('a worker killed between the answer and the end of its step leaves the answer; nothing is bought again', async () => {
  const stepKey = randomUUID();
  const { child, lines } = startProcess({ stepKeys: [stepKey] });
  const said: string[] = [];
  while (said.at(-1) !== 'outline') said.push((await lines.next()).value);
  await kill(child);
  const chapters = await takeUp(stepKey);
  expect(chapters.map(({ title }) => `chapter ${title}`)).toEqual(said.slice(0, -1));
  expect(double.statistics().calls).toBe(1);
});

test('a worker killed while it writes: its slot frees itself, its chapters come again, only the rest is bought', async () => {
  const stepKey = randomUUID();
  double.setDefault({ name: 'silent_middle' });
  const { child, lines } = startProcess({ stepKeys: [stepKey] });
  const said = [(await lines.next()).value, (await lines.next()).value];
  await expect
    .poll(
      async () => {
        const row = await database.db
          .selectFrom('model_calls')
          .select('response')
          .where('subject_id', '=', `fault/${stepKey}`)
          .executeTakeFirst();
        return row?.response?.length ?? 0;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(2_000);
  await kill(child);
  double.setDefault({ name: 'normal' });
  const chapters = await takeUp(stepKey);
  expect(chapters.map(({ title }) => `chapter ${title}`).slice(0, 2)).toEqual(said);
  expect(chapters).toHaveLength(6);
  const { calls, requests } = double.statistics();
  expect(calls).toBe(2);
  expect(requests[1]?.messages.at(-1)?.content).toContain('do not repeat them');
});

test('two processes together never exceed the limit of the deployment', async () => {
  double.setDefault({ delayMs: 50 });
  const steps = () => Array.from({ length: 5 }, () => randomUUID());
  const processes = [
    startProcess({ maxConcurrency: 2, stepKeys: steps() }),
    startProcess({ maxConcurrency: 2, stepKeys: steps() }),
  ];
  await Promise.all(
    processes.map(async ({ lines }) => {
      for (let outlines = 0; outlines < 5; ) if ((await lines.next()).value === 'outline') outlines += 1;
    }),
  );
  expect(double.statistics()).toMatchObject({ calls: 10, highestConcurrency: 2 });
});
