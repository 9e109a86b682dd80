import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, logIn } from '../../testing/api-client.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { type Program, startProgram } from '../../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openChatPage } from './testing/chat-client.ts';

/** Two servers on one database: one writes, the other reads, stops, and is there when the first is killed. */
let folder: string;
let database: TestDatabase;
let double: OpenAiDouble;
const started: Program[] = [];
let [writer, other, token] = ['', '', ''];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-chat-'));
  [database, double] = await Promise.all([createTestDatabase(), startOpenAiDouble({ tokensPerSecond: 20 })]);
  const start = (name: string) => {
    const program = startProgram(
      {
        ...{
          DATABASE_URL: database.url,
          DATA_DIR: path.join(folder, name),
          SECRET_KEY: 'the same for both processes, always',
        },
        ...{ NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', DATABASE_POOL_SIZE: '6', LITERATURE_ONLINE: 'off' },
        ...{ LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'double' },
        ...{ STEP_LEASE_MS: '1500', CHAT_READER_GRACE_MS: '1000' },
      },
      ['--run=api'],
    );
    started.push(program);
    return program.ready;
  };
  // One after the other: the first fills the model's places and settles the accounts.
  writer = await start('a');
  other = await start('b');
  token = await logIn('13733330001', [writer, other, writer]);
}, 60_000);
afterAll(async () => {
  for (const program of started) program.killAll();
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all([database.close(), double.stop()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const ask = (body: object = {}) =>
  openChatPage(`${writer}/chat`, {
    ...{ method: 'POST', headers: headers() },
    body: JSON.stringify({ message: '文献综述怎么写？', ...body }),
  });
const follow = (id: string) => openChatPage(`${other}/chat/events/${id}`, { headers: headers() });

it('is followed and stopped in another process, and goes on for readers that are there alone', async () => {
  const page = await ask();
  await page.hasText();
  const id = page.find('session')?.answer.id ?? '';
  const there = await follow(id);
  await there.hasText();
  page.leave();
  // Nobody is left where it is written, for longer than the grace.
  await there.hasText(there.text().length + 60);
  expect(double.statistics().left).toBe(0);
  const stopped = await callApi(`${other}/chat/stop`, { token, body: { message_id: id } });
  await expect.poll(() => double.statistics().left, { timeout: 1_000, interval: 10 }).toBe(1);
  await there.ended;
  expect(there.find('done')?.message).toMatchObject({ state: 'STOPPED', text: there.text() });
  expect(stopped.result.text).toBe(there.text());
});

it('killed in mid-answer leaves what was shown, takes nothing, and can be asked again', async () => {
  const page = await ask();
  await page.hasText();
  const { session, answer, question } = page.find('session') ?? {};
  const there = await follow(answer?.id ?? '');
  await there.hasText(30);
  page.leave();
  started[0]?.process.kill('SIGKILL');
  await there.ended;
  const failed = there.find('error')?.message;
  expect(failed).toMatchObject({ state: 'FAILED', text: there.text(), error: { error: 'answer_interrupted' } });
  const { result } = await callApi(`${other}/chatAllInfo?session_id=${session?.session_id}`, { token });
  expect(result.messages[1]).toMatchObject({ state: 'FAILED', text: failed?.text });
  // The one that was stopped counts, this one does not.
  expect(result.allowance.free_left).toBe(19);
  writer = other;
  double.setDefault({ name: 'normal', tokensPerSecond: 0 });
  const again = await ask({ session_id: session?.session_id, replaces: question?.id });
  await again.ended;
  expect(again.find('done')?.message.state).toBe('DONE');
});
