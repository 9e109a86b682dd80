import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { countModelCalls, listAnswered } from './count-calls.ts';
import { beginAttempt, endAttempt, refuseCalls } from './store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('counts the answers of one subject, those of no use too, and nothing that was never answered', async () => {
  const { db } = database;
  const ask = async (stepKey: string, id: string, state: 'ANSWERED' | 'INTERRUPTED' | null, promptName = 'section') => {
    const call = { subject: { kind: 'order' as const, id }, userId: null };
    const question = { stepKey, requestHash: stepKey, promptName, promptVersion: 1, model: 'm', call };
    const attempt = (await beginAttempt(db, question)) ?? 0;
    if (state === null) return;
    const usage = { tokensIn: 1, tokensOut: 1, isEstimated: false };
    await endAttempt(
      db,
      { stepKey, attempt },
      { state, response: 'x', finishReason: 'stop', error: null, toolCalls: [], usage, costMicroFen: 0 },
    );
  };
  await ask('one', 'paper', 'ANSWERED');
  await ask('two', 'paper', 'ANSWERED', 'review');
  await ask('broken off', 'paper', 'INTERRUPTED');
  await ask('under way', 'paper', null);
  await ask('another', 'another paper', 'ANSWERED');
  await refuseCalls(db, ['two'], 'wrong language');
  expect(await countModelCalls(db, { kind: 'order', id: 'paper' })).toBe(2);
  expect(await countModelCalls(db, { kind: 'outline', id: 'paper' })).toBe(0);
  expect([...(await listAnswered(db, { kind: 'order', id: 'paper' }))]).toEqual(['section']);
});
