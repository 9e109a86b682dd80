import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type AccountRef, book, findLedgerDifferences } from './service.ts';

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

const revenue: AccountRef = { kind: 'REVENUE' };
const gifts: AccountRef = { kind: 'GIFT_COST' };
const wallet = (): AccountRef => ({ kind: 'WALLET', ownerId: userId });
function move(from: AccountRef, to: AccountRef, amount: number, reference: string = randomUUID()) {
  return inTransaction(database.db, (tx) =>
    book(tx, {
      kind: 'REDEMPTION',
      reference,
      at: new Date(),
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    }),
  );
}

async function balance(): Promise<number> {
  const { rows } = await database.pool.query(`select balance from ledger_accounts where owner_id = $1`, [userId]);
  return rows[0]?.balance ?? 0;
}

describe('the ledger', () => {
  it('books the same thing once, however often it is asked at once', async () => {
    const booked = await Promise.all(Array.from({ length: 10 }, () => move(gifts, wallet(), 500, 'once')));
    expect(booked.filter(Boolean)).toHaveLength(1);
    expect(await balance()).toBe(500);
  });

  it('lets a wallet be spent once, down to zero and not below', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => move(wallet(), revenue, 200)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balance()).toBe(100);
    await expect(move(wallet(), revenue, 101)).rejects.toMatchObject({ code: 'balance_too_low' });
  });

  it('refuses a transaction that does not add up, by the database itself', async () => {
    const { pool } = database;
    const broken = pool.query(`
      with booked as (
        insert into ledger_transactions (kind, reference, created_at) values ('REDEMPTION', 'broken', now()) returning id
      )
      insert into ledger_entries (transaction_id, account_id, amount)
      select booked.id, account.id, 5 from booked, ledger_accounts account where account.kind = 'REVENUE'`);
    await expect(broken).rejects.toMatchObject({ constraint: 'ledger_balanced' });
  });

  it('only grows', async () => {
    const { pool } = database;
    for (const statement of [
      'update ledger_entries set amount = amount + 1',
      'delete from ledger_entries',
      'truncate ledger_entries cascade',
      'update ledger_transactions set reference = reference || kind',
      'delete from ledger_transactions',
    ]) {
      await expect(pool.query(statement), statement).rejects.toMatchObject({ constraint: 'ledger_only_grows' });
    }
  });

  it('adds nothing to what an erased user had, and finds what was left there', async () => {
    const { pool, db } = database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (phone, user_name, inv_code, created_at) values ('13100000001', 'b', 'b', now()) returning id`,
    );
    const ownerId = rows[0]?.id ?? '';
    await move(gifts, { kind: 'WALLET', ownerId }, 300);
    await pool.query('update users set phone = null, erased_at = now() where id = $1', [ownerId]);
    await expect(move(gifts, { kind: 'WALLET', ownerId }, 1)).rejects.toMatchObject({ constraint: 'user_lives' });
    expect(await findLedgerDifferences(db)).toEqual([
      `WALLET of user ${ownerId} holds 300 fen, and the account is erased`,
    ]);
    await move({ kind: 'WALLET', ownerId }, gifts, 300);
  });

  it('finds a balance that was changed behind its back', async () => {
    expect(await findLedgerDifferences(database.db)).toEqual([]);
    await database.pool.query(`update ledger_accounts set balance = balance + 7 where owner_id = $1`, [userId]);
    expect(await findLedgerDifferences(database.db)).toEqual([
      `WALLET of user ${userId} says 107, its entries add up to 100`,
    ]);
  });
});
