import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { book, findLedgerDifferences } from '../ledger/service.ts';
import { findHoldDifferences, type UseKind } from './service.ts';

let site: TestSite;
let userId: string;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => {
  expect(await findDifferences()).toEqual([]);
  await site.close();
});
beforeEach(async () => {
  const { rows } = await site.platform.pool.query(
    `insert into users (phone, user_name, inv_code, created_at) values ($1, 'a', $1, now()) returning id`,
    [newPhone()],
  );
  userId = rows[0].id;
});

const begin = (reference: string = randomUUID(), mostCharacters = 1_000, kind: UseKind = 'CHAT') =>
  inTransaction(site.platform.db, (tx) => site.allowance.begin(tx, { userId, kind, mostCharacters, reference }));
const settle = (reference: string, characters: number) =>
  inTransaction(site.platform.db, (tx) => site.allowance.settle(tx, reference, characters));
const release = (reference: string) => inTransaction(site.platform.db, (tx) => site.allowance.release(tx, reference));
const findDifferences = async () => [
  ...(await findLedgerDifferences(site.platform.db)),
  ...(await findHoldDifferences(site.platform.db)),
];
const read = () => site.allowance.read(userId);

async function useUpFree(): Promise<void> {
  await site.platform.pool.query(
    `insert into allowance_uses (reference, user_id, kind, paid_by, held_characters, state, characters, created_at)
     select gen_random_uuid(), $1, 'CHAT', 'FREE', 0, 'SETTLED', 10, $2 from generate_series(1, 20)`,
    [userId, site.clock.now()],
  );
}
const give = (characters: number) => giveTo(site, userId, characters);
const giveTo = ({ platform, clock }: TestSite, ownerId: string, characters: number) =>
  inTransaction(platform.db, (tx) =>
    book(tx, {
      ...{ kind: 'CHARACTERS_BOUGHT', reference: randomUUID(), at: clock.now() },
      postings: [
        { account: { kind: 'CHARACTERS', ownerId }, amount: characters },
        { account: { kind: 'CHARACTERS_ISSUED' }, amount: -characters },
      ],
    }),
  );

it('gives twenty questions a day, however many are asked at once, and gives back what came to nothing', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 23 }, () => begin()));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(begin()).rejects.toMatchObject({ code: 'characters_too_few', status: 402 });
  expect(await read()).toMatchObject({ freePerDay: 20, freeLeft: 0, characters: 0 });
  const { rows } = await site.platform.pool.query(
    `select reference from allowance_uses where user_id = $1 order by reference limit 2`,
    [userId],
  );
  await release(rows[0].reference);
  await settle(rows[1].reference, 300);
  expect(await read()).toMatchObject({ freeLeft: 1 });
  const { renewsAt } = await read();
  // Midnight in China.
  expect(renewsAt.toISOString()).toMatch(/T16:00:00/);
  site.clock.move((renewsAt.getTime() - site.clock.now().getTime()) / 1000);
  expect(await read()).toMatchObject({ freeLeft: 20 });
});

it('is tried three times as often at most: whoever asks and stops uses up nobody else’s', async () => {
  for (let at = 0; at < 59; at += 1) {
    const reference = randomUUID();
    expect(await begin(reference)).toBe('FREE');
    await release(reference);
  }
  expect((await read()).freeLeft).toBe(1);
  expect(await begin()).toBe('FREE');
  expect((await read()).freeLeft).toBe(0);
  await expect(begin()).rejects.toMatchObject({ code: 'characters_too_few' });
  await give(100);
  // Nor does one prepaid character buy as many as one can press.
  for (let at = 0; at < 60; at += 1) {
    const reference = randomUUID();
    expect(await begin(reference)).toBe('PREPAID');
    await release(reference);
  }
  await expect(begin()).rejects.toMatchObject({ code: 'too_many_requests' });
  site.clock.move(3_601);
  await begin();
});

it('counts what is read and amended as what is asked, and knows what each was', async () => {
  const kinds = ['CHAT', 'READING', 'AMENDING'] as const;
  for (let at = 0; at < 20; at += 1) await begin(randomUUID(), 1_000, kinds[at % 3]);
  await give(10);
  expect(await begin(randomUUID(), 1_000, 'READING')).toBe('PREPAID');
  await expect(begin(randomUUID(), 1_000, 'AMENDING')).rejects.toMatchObject({ code: 'characters_too_few' });
  const { rows } = await site.platform.pool.query(
    `select kind, count(*)::int as count from allowance_uses where user_id = $1 and paid_by = 'FREE' group by kind order by kind`,
    [userId],
  );
  expect(rows).toEqual([
    { kind: 'AMENDING', count: 6 },
    { kind: 'CHAT', count: 7 },
    { kind: 'READING', count: 7 },
  ]);
});

it('gives nothing away once all users together have had what the house gives; whoever prepaid goes on', async () => {
  const other = await createTestSite();
  try {
    const { db, pool } = other.platform;
    const actor = { program: 'test' };
    await inTransaction(db, (tx) =>
      other.settings.changeSetting(tx, actor, 'chat_free_caps', { per_hour: 3, per_day: 100 }),
    );
    const people: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { rows } = await pool.query(
        `insert into users (phone, user_name, inv_code, created_at) values ($1, 'a', $1, now()) returning id`,
        [newPhone()],
      );
      people.push(rows[0].id);
    }
    const [first = '', second = '', third = ''] = people;
    const ask = (of: string, reference: string = randomUUID()) =>
      inTransaction(db, (tx) =>
        other.allowance.begin(tx, { userId: of, kind: 'CHAT', mostCharacters: 100, reference }),
      );
    const stopped = randomUUID();
    expect([await ask(first, stopped), await ask(first), await ask(second)]).toEqual(['FREE', 'FREE', 'FREE']);
    // A model was asked for it all the same.
    await inTransaction(db, (tx) => other.allowance.release(tx, stopped));
    await expect(ask(third)).rejects.toMatchObject({ code: 'engine_cap_reached', status: 503 });
    await giveTo(other, third, 50);
    expect(await other.allowance.read(third)).toMatchObject({ freePerDay: 20, freeLeft: 0, characters: 50 });
    expect(await ask(third)).toBe('PREPAID');
  } finally {
    await other.close();
  }
});

it('holds prepaid characters, takes those that were answered and gives the rest back, once', async () => {
  await useUpFree();
  await give(1_500);
  const [first, second] = [randomUUID(), randomUUID()];
  expect([await begin(first), await begin(first), await begin(second)]).toEqual(['PREPAID', 'PREPAID', 'PREPAID']);
  expect(await read()).toMatchObject({ characters: 0 });
  await expect(begin()).rejects.toMatchObject({ code: 'characters_too_few' });
  expect(await findDifferences()).toEqual([]);
  const ends = await Promise.all([settle(first, 400), settle(first, 400), release(first)]);
  // Whoever comes first decides; the others change nothing.
  expect(ends.filter(Boolean)).toHaveLength(1);
  // More than was held: the house bears it.
  expect(await settle(second, 800)).toBe(true);
  expect((await read()).characters).toBe(ends[2] ? 1_000 : 600);
  const { entries } = await site.ledger.listEntries(userId, { page_num: 1, page_size: 5 }, 'CHARACTER');
  expect(entries.map(({ kind }) => kind)).toEqual([
    'CHARACTERS_SETTLED',
    'CHARACTERS_HELD',
    'CHARACTERS_HELD',
    'CHARACTERS_BOUGHT',
  ]);
});

it('lets go of what nobody ended within a day', async () => {
  await useUpFree();
  await give(700);
  const lost = randomUUID();
  await begin(lost);
  site.clock.move(23 * 3_600);
  await site.retention.sweep({ only: ['allowance_uses.held'] });
  expect((await read()).characters).toBe(0);
  site.clock.move(2 * 3_600);
  await site.retention.sweep({ only: ['allowance_uses.held'] });
  expect((await read()).characters).toBe(700);
  expect(await settle(lost, 100)).toBe(false);
});

it('finds books that hold what no question does', async () => {
  await useUpFree();
  await give(50);
  const reference = randomUUID();
  await begin(reference);
  await site.platform.pool.query(`update allowance_uses set state = 'RELEASED' where reference = $1`, [reference]);
  expect(await findDifferences()).toEqual([
    `the books hold 50 characters of user ${userId}, the questions that are open 0`,
  ]);
  await site.platform.pool.query(`update allowance_uses set state = 'HELD' where reference = $1`, [reference]);
  await release(reference);
});
