import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForLockWaits } from '../../testing/lock-waits.ts';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';
import { createSiteClient, newPhone, type Reply } from '../../testing/site-client.ts';

let shop: GatewayShop;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
beforeAll(async () => {
  shop = await openGatewayShop();
  client = createSiteClient(shop.site);
  operator = await shop.logInOperator();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const pool = () => shop.site.platform.pool;

interface Leaver {
  id: string;
  token: string;
  leave(body?: object): Promise<Reply>;
}

async function newLeaver(): Promise<Leaver> {
  const phone = newPhone();
  const token = await client.logInToken(phone);
  const { id } = (await shop.get(token, 'user/info')).result;
  const sms_code = await client.requestCode(phone, 'DELETE_ACCOUNT');
  return { id, token, leave: (body = {}) => shop.post(token, 'user/delete', { sms_code, ...body }) };
}

interface UserColumn {
  table: string;
  column: string;
}

/** Every column that says whose a row is, by its name or because it refers to users. */
async function listUserColumns(): Promise<UserColumn[]> {
  const { rows } = await pool().query<UserColumn>(`
    select distinct pg_class.relname as table, attname as column
      from pg_attribute
      join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      left join pg_constraint reference on reference.conrelid = attrelid and reference.contype = 'f'
            and reference.confrelid = 'users'::regclass and attnum = any (reference.conkey)
     where attnum > 0 and not attisdropped
       and (reference.oid is not null or attname in ('user_id', 'owner_id', 'owner_user_id'))
     order by 1, 2`);
  return rows;
}

/** What an erased account may still get, and why. */
const exceptions: Record<string, string> = {
  'payment_refunds.user_id': 'money that came too late goes back after the deletion',
  'refund_applications.user_id': 'the system gives money back unasked',
  'orders.agent_id': 'who brought a buyer is a fact of the past; nothing more is paid for it',
  'users.agent_id': 'the same',
  'users.inviter_id': 'the same',
  'invites.invited_id': 'written with the account itself, in the transaction that makes it',
  'similarity_changed_works.owner_user_id': 'written by the works alone, in their own statement, and they take none',
};

/** What the law has kept: rows that name nobody, as they were. */
const kept = ['ledger_accounts', 'order_items', 'orders', 'payments', 'redemption_codes', 'sessions'];

describe('every table with rows of a user', () => {
  it('takes none for an erased one, whoever forgets to ask', async () => {
    const { rows } = await pool().query<{ name: string }>(`
      select distinct relname || '.' || encode(trim(trailing '\\x00' from tgargs), 'escape') as name
        from pg_trigger join pg_class on pg_class.oid = tgrelid
       where tgfoid = 'refuse_erased_user'::regproc`);
    const guarded = new Set(rows.map(({ name }) => name));
    const columns = (await listUserColumns()).map(({ table, column }) => `${table}.${column}`);
    expect(columns.length).toBeGreaterThan(15);
    const open = columns.filter((name) => !guarded.has(name) && !(name in exceptions));
    // A new table: `create trigger user_lives …` in its migration, as in 0017_living_users.sql.
    expect(open).toEqual([]);
  });
});

const form = {
  ...{ title: '社区养老服务供需矛盾研究', language: 'zh', type: 'course_paper', field: 'management' },
  ...{ product: 'FINAL', word_count: 3000 },
};

async function insertSharedWork(): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into works (title, authors, language, type, source, title_key) values ('A shared work', '[]', 'en', 'article', 'test', 'a shared work')
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Everything that makes something for a user, over HTTP. */
async function prepareDeeds(token: string): Promise<Record<string, () => Promise<unknown>>> {
  const [money = ''] = await shop.makeCodes(operator, 'WALLET', { amount: 700 });
  const [coupon = ''] = await shop.makeCodes(operator, 'DISCOUNT', { percent: 20 });
  const work = await insertSharedWork();
  const recharge = { kind: 'WALLET', amount: 900, payment_method: 'ALIPAY' };
  const { payment_no } = (await shop.post(token, 'third_aigc/recharge', recharge)).result;
  shop.alipay.scan(payment_no);
  const records = new FormData();
  records.append('file', new Blob(['@article{a, title={An own record}, year={2020}}']), 'own.bib');
  return {
    'money of a code': () => shop.post(token, 'wallet/redeem', { code: money }),
    'a coupon': () => shop.post(token, 'wallet/redeem', { code: coupon }),
    'a file': () => client.uploadPhoto(token),
    'an outline': () => shop.post(token, 'paper/outline/create', form),
    'a custom outline': () => shop.post(token, 'step_outline/generate_keywords', form),
    'a saved work': () => shop.post(token, 'explore/library', { works: [work] }),
    'a folder': () => shop.post(token, 'explore/library/folder', { name: 'Shelf' }),
    'an import': () => shop.call('/api/ai-paper/explore/library/import', { token, body: records }),
    'an order': () => shop.post(token, 'orders/order', { key1: shop.newKey(), order_type: 'PAPER_UNDERGRADUATE' }),
    'a recharge': () => shop.post(token, 'third_aigc/recharge', { ...recharge, amount: 800 }),
    'a kept answer': () => shop.post(token, 'third_aigc/recharge', recharge, { 'idempotency-key': 'late' }),
    'a late payment': () => shop.payAtAlipay(payment_no),
  };
}

async function countRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await listUserColumns()) {
    if (`${table}.${column}` in exceptions || table === 'users') continue;
    const { rows } = await pool().query<{ count: number }>(
      `select count(*) as count from ${table} where ${column} = $1`,
      [userId],
    );
    if (rows[0] && rows[0].count > 0) counts[table] = rows[0].count;
  }
  return counts;
}

describe('whatever is made while its user’s account is deleted', () => {
  it('waits for the deletion and is not made; money that comes then goes back', { timeout: 40_000 }, async () => {
    const { id, token, leave } = await newLeaver();
    const deeds = await prepareDeeds(token);
    const { deletion, answers } = await beforeTheEnd(async () => {
      const deletion = leave();
      await waitForLockWaits(pool(), 1);
      const answers = Object.entries(deeds).map(async ([deed, act]) => [deed, await act()] as const);
      // The deletion, and all but one of the two outlines, which stand in one line. An import reads its file in a thread first.
      await waitForLockWaits(pool(), answers.length, 20_000);
      return { deletion, answers };
    });
    expect((await deletion).status).toBe(200);
    for (const [deed, answer] of await Promise.all(answers)) {
      if (deed === 'a late payment') expect(answer).toBe('success');
      else expect(answer, deed).toMatchObject({ status: 401, error: 'session_revoked' });
    }
    const left = await countRows(id);
    expect(Object.keys(left).filter((table) => !kept.includes(table))).toEqual([]);
    expect(left).toMatchObject({ orders: 1, order_items: 1, payments: 1 });
    expect(left).not.toHaveProperty('redemption_codes');
    const { rows } = await pool().query('select is_surplus, refunded_fen from payments where user_id = $1', [id]);
    expect(rows).toEqual([{ is_surplus: true, refunded_fen: 900 }]);
  });

  it('is erased with it when it was first', async () => {
    const free = ['a coupon', 'a file', 'an outline', 'a saved work', 'a folder', 'an order', 'a recharge'];
    const together = async () => {
      const { id, token, leave } = await newLeaver();
      const deeds = await prepareDeeds(token);
      const answers = await Promise.all([leave(), ...free.map((deed) => deeds[deed]?.() as Promise<Reply>)]);
      expect(answers[0].status).toBe(200);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      expect(Object.keys(await countRows(id)).filter((table) => !kept.includes(table))).toEqual([]);
    };
    await together();
    await together();
  });
});

/** The deletion has done all and stands before its last statement while this is done. */
async function beforeTheEnd<Result>(act: () => Promise<Result>): Promise<Result> {
  const holder = await pool().connect();
  try {
    await holder.query('begin; lock table audit_log in share row exclusive mode');
    return await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

describe('the order of locks', () => {
  it('is kept by the deletion: it holds nothing but the user while a run or a payment is under way', async () => {
    const { id, token, leave } = await newLeaver();
    await shop.post(token, 'paper/outline/create', form);
    const outTradeNo = await shop.order(token);
    const worker = await pool().connect();
    let deletion: Promise<Reply>;
    try {
      // As a step that ends, or a payment: the user, then the run or the order, then what belongs to them.
      await worker.query('begin');
      await worker.query('select hold_user($1)', [id]);
      await worker.query('select id from runs where user_id = $1 for update', [id]);
      deletion = leave();
      await waitForLockWaits(pool(), 1);
      await worker.query("set local lock_timeout = '500ms'");
      await worker.query('select id from orders where out_trade_no = $1 for update', [outTradeNo]);
      await worker.query('update order_items set progress = 1 where user_id = $1', [id]);
      await worker.query("update outlines set title = 'written' where user_id = $1", [id]);
      await worker.query(
        `insert into coupons (user_id, kind, percent, channel, expires_at, created_at)
         values ($1, 'DISCOUNT', 10, 'test', now() + interval '1 day', now())`,
        [id],
      );
      await worker.query('commit');
    } finally {
      worker.release();
    }
    expect((await deletion).status).toBe(200);
    expect(Object.keys(await countRows(id)).filter((table) => !kept.includes(table))).toEqual([]);
  });
});

describe('money for somebody who has left', () => {
  it('that the gateway does not take back stays owed, and is on no wallet', async () => {
    const { id, token, leave } = await newLeaver();
    const recharge = { kind: 'WALLET', amount: 900, payment_method: 'ALIPAY' };
    const { payment_no } = (await shop.post(token, 'third_aigc/recharge', recharge)).result;
    shop.alipay.scan(payment_no);
    expect((await leave()).status).toBe(200);
    expect(await shop.payAtAlipay(payment_no)).toBe('success');
    const { rows } = await pool().query('select refund_no from payment_refunds where user_id = $1', [id]);
    shop.alipay.failNext('REFUSED', { takesEffect: false });
    await shop.site.payments.sendRefund(rows[0].refund_no);
    const after = await pool().query('select state, destination from payment_refunds where user_id = $1', [id]);
    expect(after.rows).toEqual([{ state: 'FAILED', destination: 'GATEWAY' }]);
  });
});
