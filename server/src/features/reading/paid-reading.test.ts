import type { ReadingDetail } from '@yanmo/contract/reading';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { allowanceOf } from '../../testing/allowance-of.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { findHoldDifferences } from '../allowance/service.ts';
import { findLedgerDifferences } from '../ledger/service.ts';

const prefix = '/api/ai-paper/reading';
let double: OpenAiDouble;
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;
let own: ReturnType<typeof allowanceOf>;

beforeAll(async () => {
  double = await startOpenAiDouble();
  site = await createTestSite({
    environment: {
      ...{ LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'double' },
      ...{ RATE_LIMIT_SCALE: '1000', STEP_RETRIES: '0' },
    },
    modelLimits: { ...defaultModelLimits, backoffBaseMs: 5, backoffMaximumMs: 10, maximumAttempts: 1 },
    work: true,
  });
  client = createSiteClient(site);
}, 120_000);
afterAll(async () => {
  const { db } = site.platform;
  expect([...(await findLedgerDifferences(db)), ...(await findHoldDifferences(db))]).toEqual([]);
  await site.close();
  await double.stop();
});
beforeEach(async () => {
  double.reset();
  token = await client.logInToken(newPhone());
  own = allowanceOf(site, (await client.call('/api/ai-paper/user/info', { token })).result.id);
});

const paper = `# Schools of the county

## 1 Introduction

The schools of the county were visited in the spring of the year. Teachers were asked about their work in the villages.

## 2 Methods

We asked teachers in twelve towns by letter and by telephone. Answers were counted by two people who did not know each other.

## 3 Limits

The sample was small and came from one county alone. Other counties may differ from it in ways that we could not see.
`;

async function open() {
  const form = new FormData();
  form.set('purpose', 'CHAT');
  form.set('file', new File([paper], 'schools.md'));
  const { result } = await client.call('/api/ai-paper/files/upload', { token, body: form });
  return client.call(`${prefix}/open`, { token, body: { file_key: result.file_key } });
}
const ended = (key: string): Promise<ReadingDetail> =>
  vi.waitFor(
    async () => {
      const { result } = await client.call(`${prefix}/${key}`, { token });
      expect(result.state).not.toBe('READING');
      return result as ReadingDetail;
    },
    { timeout: 20_000, interval: 50 },
  );
const writtenIn = ({ overview, methods, limits, summaries, terms }: ReadingDetail): number => {
  const said = [overview, methods, limits, ...summaries].flatMap(({ statements }) =>
    statements.map(({ text }) => text),
  );
  const named = terms.terms.flatMap(({ term, meaning }) => [term, meaning ?? '']);
  return [...said, ...named].reduce((sum, text) => sum + [...text].length, 0);
};

it('is one of the day’s free questions, however many parts it has', async () => {
  const { result } = await open();
  expect(await ended(result.key)).toMatchObject({ state: 'READY' });
  expect((await own.left()).freeLeft).toBe(19);
});

it('that fails takes nothing; tried again, it pays for all that it says, once', async () => {
  await own.useUpFree();
  await own.give(30_000);
  double.setDefault({ name: 'failing' });
  const { result } = await open();
  expect(await ended(result.key)).toMatchObject({ state: 'FAILED' });
  expect((await own.left()).characters).toBe(30_000);
  double.reset();
  await client.call(`${prefix}/retry`, { token, body: { key: result.key } });
  const reading = await ended(result.key);
  expect(reading.state).toBe('READY');
  const written = writtenIn(reading);
  expect(written).toBeGreaterThan(20);
  expect((await own.left()).characters).toBe(30_000 - written);
});

it('does not begin where nothing is left, and gives back what it held when its owner removes it', async () => {
  await own.useUpFree();
  expect(await open()).toMatchObject({ status: 402, error: 'characters_too_few' });
  expect((await client.call(`${prefix}/list`, { token })).result).toMatchObject({ total: 0, most_characters: 20_000 });
  await own.give(30_000);
  double.setDefault({ name: 'held' });
  const { result } = await open();
  await double.called(1);
  expect((await own.left()).characters).toBe(10_000);
  await client.call(`${prefix}/remove`, { token, body: { key: result.key } });
  double.release();
  await expect.poll(async () => (await own.left()).characters, { timeout: 10_000 }).toBe(30_000);
});
