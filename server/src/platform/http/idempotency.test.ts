import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createIdempotency, type KeepAnswer } from './idempotency.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    `insert into users (phone, user_name, inv_code, created_at) values ('13100000000', 'a', 'a', now()) returning id`,
  );
  userId = rows[0].id;
});
afterAll(() => database.close());

const call = (key: string) => ({ userId, key, route: 'POST /test', body: { a: 1 } });
const keepIn = (keep: KeepAnswer, answer: string) => inTransaction(database.db, (tx) => keep(tx, answer));

it('acts once where whoever acted was killed behind the commit of it', async () => {
  const { once } = createIdempotency(database.pool);
  const killed = once(call('killed'), async (keep) => {
    await keepIn(keep, '{"made":1}');
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  const again = await once(call('killed'), async () => '{"made":2}');
  expect(JSON.parse(again)).toEqual({ made: 1 });
});

it('undoes what was done where somebody who took the call for abandoned was quicker', async () => {
  const { once } = createIdempotency(database.pool);
  const { promise: isGoingOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isActing, resolve: act } = Promise.withResolvers<void>();
  const slow = once(call('slow'), async (keep) => {
    act();
    await isGoingOn;
    await keepIn(keep, '{"made":"slowly"}');
    return '{"made":"slowly"}';
  });
  await isActing;
  await database.pool.query(`update idempotency_keys set created_at = now() - interval '2 minutes' where key = 'slow'`);
  const quick = await once(call('slow'), async (keep) => {
    await keepIn(keep, '{"made":"quickly"}');
    return '{"made":"quickly"}';
  });
  goOn();
  expect([JSON.parse(quick), JSON.parse(await slow)]).toEqual([{ made: 'quickly' }, { made: 'quickly' }]);
});
