import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commentedFile, on, sentences } from '../../documents/comments/testing/commented-file.ts';
import { paragraph, run } from '../../documents/rewriting/testing/manuscript-file.ts';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { allowanceOf } from '../../testing/allowance-of.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { findHoldDifferences } from '../allowance/service.ts';
import { findLedgerDifferences } from '../ledger/service.ts';

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
      ...{ RATE_LIMIT_SCALE: '1000', AMENDMENT_WAIT_MS: '15000' },
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

const call = (path: string, body?: unknown) =>
  client.call(`/api/ai-paper/amend/${path}`, { token, ...(body === undefined ? {} : { body }) });

/** Three sentences, and a comment on the second alone. */
async function open(): Promise<{ key: string; id: string }> {
  const words = paragraph(`${run(sentences[0])}${on(0, run(sentences[1]))}${run(sentences[2])}`);
  const bytes = await commentedFile(words, [{ id: 0, text: '表述不够严谨，请修改', mark: '1A2B3C01' }]);
  const form = new FormData();
  form.append('purpose', 'COMMENTED');
  form.append('file', new File([Buffer.from(bytes)], '论文.docx'));
  const { result: file } = await client.call('/api/ai-paper/files/upload', { token, body: form });
  const { key } = (await call('upload', { file_key: file.file_key })).result;
  return { key, id: (await call(key)).result.list[0].id };
}
const propose = ({ key, id }: { key: string; id: string }) => call('propose', { key, change_id: id });

it('takes one of the day’s free questions, and gives it back when nothing comes of it', async () => {
  const file = await open();
  double.setDefault({ name: 'failing' });
  expect((await propose(file)).result).toMatchObject({ state: 'FAILED', proposal: null });
  expect((await own.left()).freeLeft).toBe(20);
  double.reset();
  expect((await propose(file)).result).toMatchObject({ state: 'PROPOSED' });
  expect((await own.left()).freeLeft).toBe(19);
});

it('pays for the words that were written, not for those around them; without any left nothing begins', async () => {
  const file = await open();
  await own.useUpFree();
  expect(await propose(file)).toMatchObject({ status: 402, error: 'characters_too_few' });
  expect((await call(file.key)).result.list[0].state).toBe('OPEN');
  await own.give(5_000);
  const { result } = await propose(file);
  const around = sentences[0].length + sentences[2].length;
  expect(result.proposal.text.startsWith(sentences[0])).toBe(true);
  expect((await own.left()).characters).toBe(5_000 - (result.proposal.text.length - around));
});

it('gives back what was held for a proposal that is dismissed before it is there', async () => {
  const file = await open();
  await own.useUpFree();
  await own.give(5_000);
  double.setDefault({ name: 'held' });
  const proposed = propose(file);
  await double.called(1);
  expect((await own.left()).characters).toBeLessThan(5_000);
  await call('decide', { key: file.key, change_id: file.id, decision: 'DISMISS' });
  double.release();
  await proposed;
  await expect.poll(async () => (await own.left()).characters, { timeout: 10_000 }).toBe(5_000);
});
