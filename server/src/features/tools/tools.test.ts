import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf } from '../../documents/readers/testing/office-files.ts';
import { rawZip } from '../../documents/readers/testing/raw-zip.ts';
import { megabyte, usualMembers, wordMember } from '../../documents/readers/testing/refusals.ts';
import { sampleOf, writeToPackage } from '../../documents/word/testing/write-sample.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

const prefix = '/api/ai-paper/tools';
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;
let other: string;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  token = await client.logInToken(newPhone());
  other = await client.logInToken(newPhone());
});
afterAll(async () => await site.close());

async function upload(bytes: Uint8Array, by = token) {
  const form = new FormData();
  form.append('purpose', 'TOOL');
  form.append('file', new Blob([new Uint8Array(bytes)]), '论文.docx');
  return await client.call('/api/ai-paper/files/upload', { token: by, body: form });
}
const check = (file_key: string, by = token, template_id = 'zh-standard') =>
  client.call(`${prefix}/format_check`, {
    token: by,
    body: { file_key, template_id, type: 'thesis', style: 'gbt7714-2025' },
  });
const left = async (by = token) => (await client.call(`${prefix}/info`, { token: by })).result.left;

describe('the format check', () => {
  it('reads an upload of its owner in a process of its own, and counts it', async () => {
    const { bytes } = await writeToPackage(sampleOf('thesis', 'zh-standard'));
    const { result } = await upload(bytes);
    const answer = await check(result.file_key);
    expect(answer.result).toMatchObject({ file_name: '论文.docx', template_id: 'zh-standard', left: 49, left_out: 0 });
    expect(answer.result.faults.map(({ rule }: { rule: string }) => rule)).toEqual(['CITATION_ORDER']);
    expect(await check(result.file_key, other)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await check(result.file_key, token, 'zh-fantasy')).toMatchObject({
      status: 422,
      fields: [{ path: 'template_id' }],
    });
  });

  it('tells what is wrong with a file that cannot be read, and gives the use back', async () => {
    const before = await left();
    const bomb = await upload(rawZip([...usualMembers, wordMember(Buffer.alloc(40 * megabyte, 32))]));
    expect(await check(bomb.result.file_key)).toMatchObject({ status: 413, error: 'file_too_long' });
    const empty = await upload(await docxOf('<w:p/>'));
    expect(await check(empty.result.file_key)).toMatchObject({ status: 415, error: 'file_without_text' });
    const locked = await upload(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]));
    expect(locked.status).toBeGreaterThanOrEqual(400);
    expect(await left()).toBe(before);
  });
});

describe('the tools for an abstract', () => {
  it('polish what rules can, and say what needs a model without counting it', async () => {
    const text = '本文研究了 企业 的数据,并且给出了建议. 众所周知,数据很重要。';
    expect((await client.call(`${prefix}/info`)).result).toMatchObject({ has_model: false, left: null });
    const before = await left(other);
    const polished = await client.call(`${prefix}/polish`, { token: other, body: { text, language: 'zh' } });
    // Whether rules can better it is the engine's to say; what needs a model is not counted.
    const { outcome, left: leftThen } = polished.result;
    expect(leftThen).toBe(outcome === 'NEEDS_MODEL' ? before : before - 1);
    expect(polished.result.changes.length > 0).toBe(outcome === 'POLISHED');
    const translated = await client.call(`${prefix}/translate`, { token: other, body: { text, from: 'zh', to: 'en' } });
    expect(translated.result).toMatchObject({ outcome: 'NEEDS_MODEL', text: '', left: leftThen });
    for (const body of [
      { text: '', from: 'zh', to: 'en' },
      { text, from: 'zh', to: 'fr' },
      { text, from: 'en', to: 'en' },
    ]) {
      expect(await client.call(`${prefix}/translate`, { token: other, body })).toMatchObject({ status: 422 });
    }
    expect(
      await client.call(`${prefix}/polish`, { token: other, body: { text: '。，', language: 'zh' } }),
    ).toMatchObject({
      error: 'text_without_words',
    });
    expect(await client.call(`${prefix}/polish`, { body: { text, language: 'zh' } })).toMatchObject({ status: 401 });
  });
});

it('asks no cap where the built-in engine answers: it costs nothing, however many ask', async () => {
  const { db } = site.platform;
  // As if all that may be asked of a model for nothing had been asked.
  const until = new Date('2100-01-01');
  const keys = ['free-questions:hour', 'free-questions:day', 'free-readings:hour', 'free-readings:day'];
  for (const key of keys) {
    await db
      .insertInto('rate_limits')
      .values({ key, admitted_until: until })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ admitted_until: until }))
      .execute();
  }
  const body = { field: 'management', type: 'thesis', language: 'zh' };
  expect((await client.call(`${prefix}/titles`, { token: other, body })).result.titles).toHaveLength(5);
  const text = '本文研究了 企业 的数据,并且给出了建议. 众所周知,数据很重要。';
  expect((await client.call(`${prefix}/polish`, { token: other, body: { text, language: 'zh' } })).status).toBe(200);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
});

it('formats a few references for a visitor, and many for a user', async () => {
  const line = '张三. 数据的价值[J]. 管理评论, 2020, 12(3): 1-5.';
  const ask = (count: number, by?: string) =>
    client.call(`${prefix}/references`, {
      ...(by ? { token: by } : {}),
      body: { text: Array(count).fill(line).join('\n'), style: 'apa' },
    });
  expect((await ask(2)).result).toMatchObject({ left: null, entries: { length: 2 } });
  expect(await ask(11)).toMatchObject({ status: 422, error: 'too_many_for_visitor' });
  expect((await ask(11, other)).result.entries).toHaveLength(11);
  expect(await client.call(`${prefix}/references`, { body: { text: '没有', style: 'apa' } })).toMatchObject({
    error: 'references_unread',
  });
  expect(
    await client.call(`${prefix}/references`, { body: { text: 'x'.repeat(1_100_000), style: 'apa' } }),
  ).toMatchObject({ status: 413 });
});

it('gives no more than the day allows, however many ask at once, and begins anew at midnight in China', async () => {
  await inTransaction(site.platform.db, (tx) =>
    site.settings.changeSetting(tx, { program: 'test' }, 'tools_per_day', 3),
  );
  const user = await client.logInToken(newPhone());
  const body = { field: 'management', type: 'thesis', language: 'zh' };
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => client.call(`${prefix}/titles`, { token: user, body })),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(asked.find(({ status }) => status !== 200)).toMatchObject({ status: 429, error: 'tools_used_up' });
  expect(asked.find(({ status }) => status === 200)?.result.titles).toHaveLength(5);
  expect(await left(user)).toBe(0);
  site.clock.move(86_400);
  expect(await left(user)).toBe(3);
});
