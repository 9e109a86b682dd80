import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createSecrets } from '../secrets.ts';
import { createIdempotency, type Idempotency, type KeptAnswer } from './idempotency.ts';

let database: TestDatabase;
let userId: string;
const secrets = createSecrets('a key of at least thirty-two characters');
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    `insert into users (phone, user_name, inv_code, created_at) values ('13100000000', 'a', 'a', now()) returning id`,
  );
  userId = rows[0].id;
});
afterAll(() => database.close());

const call = (key: string, a = 1) => ({ userId, key, route: 'POST /test', body: { a } });
const act = ({ keep }: KeptAnswer, answer: string) =>
  inTransaction(database.db, async (tx) => {
    await sql`with kept as (${keep(answer)}) select 1`.execute(tx);
    return answer;
  });

it('acts once where whoever acted was killed behind the commit of it, and tells a key that is used for something else', async () => {
  const { onceWithin } = createIdempotency(database.pool, secrets);
  await act((await keptOf(onceWithin, 'killed')).kept, '{"made":1}');
  const again = await onceWithin(call('killed'), (kept) => act(kept, '{"made":2}'));
  expect(JSON.parse(again)).toEqual({ made: 1 });
  const refused = onceWithin(call('killed'), async () => {
    throw new Error('what it asks for was done already');
  });
  expect(JSON.parse(await refused)).toEqual({ made: 1 });
  await expect(onceWithin(call('killed', 2), (kept) => act(kept, '{"made":3}'))).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

/** What a call was given that was killed before it could answer. */
async function keptOf(onceWithin: Idempotency['onceWithin'], key: string): Promise<{ kept: KeptAnswer }> {
  let given: KeptAnswer | undefined;
  await onceWithin(call(key), async (kept) => {
    given = kept;
    throw new Error('killed');
  }).catch(() => undefined);
  if (!given) throw new Error('nothing was given');
  return { kept: given };
}

it('gives the answer of the first to the second of two at the same moment, and keeps no failure', async () => {
  const { onceWithin } = createIdempotency(database.pool, secrets);
  const both = await Promise.all(
    ['one', 'two'].map((made) => onceWithin(call('both'), (kept) => act(kept, JSON.stringify({ made })))),
  );
  expect(new Set(both.map((answer) => JSON.parse(answer).made)).size).toBe(1);
  const failing = onceWithin(call('failing'), async () => {
    throw new Error('not now');
  });
  await expect(failing).rejects.toThrow('not now');
  expect(JSON.parse(await onceWithin(call('failing'), (kept) => act(kept, '{"made":4}')))).toEqual({ made: 4 });
});

it('keeps what is shown once so that nobody reads it in the database, and gives it to whoever asks again', async () => {
  const { once, onceWithin } = createIdempotency(database.pool, secrets);
  const secret = (key: string) => ({ ...call(key), isSecret: true });
  const answer = '{"codes":["ABCDEFGH23456789"]}';
  for (const ask of [
    (given: string) => once(secret('once'), async () => given),
    (given: string) => onceWithin(secret('within'), (kept) => act(kept, given)),
  ]) {
    expect([await ask(answer), await ask('{"codes":[]}')]).toEqual([answer, answer]);
  }
  const { rows } = await database.pool.query('select * from idempotency_keys where answer is not null');
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain('ABCDEFGH');
});
