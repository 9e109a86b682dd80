import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { answerCsv } from './answer-csv.ts';
import { csvOf } from './csv.ts';
import { type Asked, containing, createOperatorList } from './operator-list.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into users (phone, user_name, inv_code, created_at)
     select '131' || lpad(n::text, 8, '0'), 'n' || n % 3, 'list' || n, '2026-03-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 2500) n`,
  );
});
afterAll(() => database.close());

type Query = Asked<'created_at' | 'user_name'> & { search?: string };
const parts: Parameters<typeof createOperatorList<Query, string, string>>[0] = {
  found: (db, { search }) =>
    db.selectFrom('users').$if(search !== undefined, (found) => found.where('phone', 'like', containing(search ?? ''))),
  key: 'users.id',
  sorts: { created_at: 'users.created_at', user_name: 'users.user_name' },
  async read(db, ids) {
    const rows = await db.selectFrom('users').select(['id', 'phone']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, phone }) => [id, phone ?? '']));
  },
};
const list = createOperatorList(parts);
const newest = { sort: 'created_at', order: 'desc' } as const;

describe('a list of the operator', () => {
  it('comes by pages in the order that was asked for, with how many there are', async () => {
    const first = await list.page(database.db, { ...newest, page_num: 1, page_size: 2 });
    expect(first).toMatchObject({ rows: ['13100002500', '13100002499'], total: 2_500, page_num: 1, page_size: 2 });
    const oldest = await list.page(database.db, { ...newest, order: 'asc', page_num: 2, page_size: 2 });
    expect(oldest.rows).toEqual(['13100000003', '13100000004']);
    const last = await list.page(database.db, { ...newest, page_num: 50, page_size: 50 });
    expect(last).toMatchObject({ total: 2_500 });
    expect((await list.page(database.db, { ...newest, page_num: 51, page_size: 50 })).rows).toEqual([]);
  });

  it('shows each of what is equal once, whatever the page', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 50; page += 1) {
      const { rows } = await list.page(database.db, {
        ...{ sort: 'user_name', order: 'asc', page_num: page, page_size: 50 },
      });
      for (const phone of rows) seen.add(phone);
    }
    expect(seen.size).toBe(2_500);
  });

  it('takes a search by its letters', async () => {
    const ask = async (search: string) =>
      (await list.page(database.db, { ...newest, search, page_num: 1, page_size: 5 })).total;
    expect(await ask('00002500')).toBe(1);
    expect(await ask('%')).toBe(0);
  });

  it('is a file of all of it, in its order, without what went meanwhile and with nothing that came', async () => {
    const { total, batches } = await list.all(database.db, newest);
    expect(total).toBe(2_500);
    await database.pool.query(`delete from users where phone = '13100000001'`);
    await database.pool.query(
      `insert into users (phone, user_name, inv_code, created_at) values ('13199999999', 'late', $1, now())`,
      [randomUUID()],
    );
    const headers: Record<string, string> = {};
    const reply = { headers: (given: object) => Object.assign(headers, given) } as unknown as FastifyReply;
    const columns = [{ title: { zh: '手机', en: 'Phone', es: 'Móvil', ja: '電話' }, value: (phone: string) => phone }];
    const file = await buffer(answerCsv(reply, { name: 'phones', columns, language: 'zh', total, batches }));
    const lines = file.toString().split('\r\n');
    expect([lines[0], lines[1], lines.length]).toEqual(['\uFEFF手机', '13100002500', 2_501]);
    expect(headers).toMatchObject({ 'x-total-rows': '2500', 'content-type': 'text/csv; charset=utf-8' });
  });
});

it('that is longer than a file holds is refused as a whole: a part of it would pass for all', async () => {
  const small = createOperatorList({ ...parts, exported: 5 });
  await expect(small.all(database.db, newest)).rejects.toMatchObject({ code: 'export_too_large' });
  expect((await small.all(database.db, { ...newest, search: '00002400' })).total).toBe(1);
});

describe('a cell of a file', () => {
  it('is a formula to no spreadsheet', () => {
    expect(csvOf([['=1+1', '+1', '-1', '@a', '\t=1', '＝1', 'a,"b"\n', -1]])).toBe(
      `\uFEFF'=1+1,'+1,'-1,'@a,'\t=1,'＝1,"a,""b""\n",-1\r\n`,
    );
  });
});
