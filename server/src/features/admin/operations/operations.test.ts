import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AgentShop, openAgentShop } from '../../../testing/orders/agent-shop.ts';
import { newPhone } from '../../../testing/site-client.ts';
import { grantPermission } from '../../accounts/service.ts';

let shop: AgentShop;
let second: string;
beforeAll(async () => {
  shop = await openAgentShop({ work: true, environment: { RATE_LIMIT_SCALE: '100' } });
  second = await shop.logInOperator();
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const change = (body: object, token = shop.operator) => shop.post(token, 'admin/users', body);
const list = async (path: string) => (await shop.get(shop.operator, `admin/${path}`)).result;
let number = 0;
function newAdjustment(): string {
  number += 1;
  return `adjustment-of-a-test-${number}`;
}
const adjust = (id: string, amount: number, more: object = {}, token = shop.operator) =>
  change({ id, action: 'ADJUST', amount, reason: '补偿', adjustment_id: newAdjustment(), ...more }, token);

async function newUser(name = '小林') {
  const phone = newPhone();
  const token = await shop.client.logInToken(phone);
  await shop.post(token, 'user/edit', { user_name: name });
  return { phone, token, id: await shop.idOf(token) };
}

describe('accounts', () => {
  it('are found by phone, name and id, sorted, filtered, and saved as a file without formulas', async () => {
    const { phone, id } = await newUser('=HYPERLINK("http://x")');
    for (const search of [phone.slice(-6), 'hyperlink', id]) {
      const found = await list(`users?search=${encodeURIComponent(search)}`);
      expect(found.users, search).toMatchObject([{ id, status: 'ACTIVE', balance: 0, sessions: 1 }]);
    }
    expect((await list('users?permission=SUPER_ADMIN&sort=user_name&order=asc')).total).toBeGreaterThan(1);
    expect(await shop.get(shop.operator, 'admin/users?sort=phone')).toMatchObject({ status: 422 });
    const file = await fetch(`${shop.site.url}/api/ai-paper/admin/users/export?search=${id}`, {
      headers: { authorization: `Bearer ${shop.operator}` },
    });
    expect(file.headers.get('x-total-rows')).toBe('1');
    expect(await file.text()).toContain(`,"'=HYPERLINK(""http://x"")",`);
  });

  it('are kept out with all their sessions by one of two operators, and let in again', async () => {
    const { phone, token, id } = await newUser();
    expect((await change({ id, action: 'BAN' })).fields).toMatchObject([{ path: 'reason' }]);
    const both = await Promise.all(
      [shop.operator, second].map((operator) => change({ id, action: 'BAN', reason: '倒卖优惠' }, operator)),
    );
    expect(both.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'wrong_state']);
    expect(await shop.get(token, 'user/info')).toMatchObject({ status: 401, error: 'session_revoked' });
    shop.site.clock.move(61);
    expect(await shop.client.logIn(phone)).toMatchObject({ status: 403, error: 'account_banned' });
    expect(await list(`users?status=BANNED&search=${id}`)).toMatchObject({ users: [{ ban_reason: '倒卖优惠' }] });
    expect((await change({ id, action: 'UNBAN' })).result).toMatchObject({ status: 'ACTIVE', ban_reason: '' });
    shop.site.clock.move(61);
    const again = await shop.client.logInToken(phone);
    expect((await change({ id, action: 'END_SESSIONS' })).result.sessions).toBe(0);
    expect((await shop.get(again, 'user/info')).error).toBe('session_revoked');
  });

  it('of operators are not kept out by operators', async () => {
    const id = await shop.idOf(second);
    expect((await change({ id, action: 'BAN', reason: '误操作' })).error).toBe('operator_not_bannable');
  });
});

describe('an adjustment', () => {
  it('is an entry of the books, once for an id, whoever sends it how often', async () => {
    const { token, id } = await newUser();
    const adjustment_id = newAdjustment();
    const sent = await Promise.all(
      [shop.operator, second, shop.operator].map((operator) => adjust(id, 2_500, { adjustment_id }, operator)),
    );
    expect(sent.map(({ result }) => result?.balance)).toEqual([2_500, 2_500, 2_500]);
    expect((await adjust(id, 2_600, { adjustment_id })).error).toBe('idempotency_key_reused');
    const wallet = (await shop.get(token, 'wallet/entries')).result;
    expect(wallet).toMatchObject({ balance: 2_500, entries: [{ kind: 'ADJUSTMENT', amount: 2_500 }] });
    const books = await list(`ledger?user_id=${id}`);
    expect(books.entries).toMatchObject([{ kind: 'ADJUSTMENT', account: 'WALLET', amount: 2_500, user: { id } }]);
    const { entries } = await list(`ledger?search=${adjustment_id}&sort=amount&order=asc`);
    expect(entries.map(({ account }: { account: string }) => account)).toEqual(['ADJUSTMENTS', 'WALLET']);
    expect((await adjust(id, 5_000, { unit: 'CHARACTER' })).result).toMatchObject({ characters: 5_000 });
  });

  it('is neither nothing, nor huge, nor more than there is', async () => {
    const { id } = await newUser();
    expect((await adjust(id, 300)).status).toBe(200);
    expect(await adjust(id, -301)).toMatchObject({ status: 402, error: 'balance_too_low' });
    expect((await adjust(id, -300)).result.balance).toBe(0);
    expect((await adjust(id, -1)).error).toBe('balance_too_low');
    for (const amount of [0, 1_000_001, -1_000_001, 1.5, Number.MAX_SAFE_INTEGER + 1]) {
      expect(await adjust(id, amount), String(amount)).toMatchObject({ status: 422, fields: [{ path: 'amount' }] });
    }
    expect((await adjust(id, 1_000_001, { unit: 'CHARACTER' })).status).toBe(200);
    expect((await change({ id, action: 'ADJUST', amount: 5, reason: '补偿' })).fields).toMatchObject([
      { path: 'adjustment_id' },
    ]);
    expect((await adjust(id, 5, { reason: ' ' })).fields).toMatchObject([{ path: 'reason' }]);
    const spent = await Promise.all([1, 2, 3].map(() => adjust(id, -600_000, { unit: 'CHARACTER' })));
    expect(spent.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an order', () => {
  const close = (outTradeNo: string, token = shop.operator, reason = '重复下单') =>
    shop.post(token, 'admin/orders', { out_trade_no: outTradeNo, action: 'CLOSE', reason });

  it('that nobody paid is closed by one of two operators, and can be paid no more', async () => {
    const buyer = await shop.buyer();
    const [code] = await shop.makeCodes(shop.operator, 'DISCOUNT', { percent: 20 });
    const coupon = (await shop.post(buyer, 'wallet/redeem', { code })).result.coupon;
    const outTradeNo = await shop.order(buyer, { coupon_id: coupon.id });
    const paymentNo = await shop.offer(buyer, outTradeNo);
    expect((await close(outTradeNo, shop.operator, ' ')).fields).toMatchObject([{ path: 'reason' }]);
    expect((await close(outTradeNo, buyer)).status).toBe(403);
    const both = await Promise.all([shop.operator, second].map((token) => close(outTradeNo, token)));
    expect(both.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'wrong_state']);
    expect(both.find(({ status }) => status === 200)?.result).toMatchObject({
      ...{ out_trade_no: outTradeNo, payment_status: 'TRADE_FINISHED', paid_amount: 0 },
    });

    await shop.atCashier(paymentNo, 'pay');
    const body = { out_trade_no: outTradeNo };
    expect((await shop.post(buyer, 'pass/pay_order', body)).error).toBe('wrong_state');
    expect(await shop.see(buyer, outTradeNo)).toMatchObject({ payment_status: 'TRADE_FINISHED' });
    expect(await shop.balance(buyer)).toBe(100_000);
    const { coupons } = (await shop.get(buyer, 'coupon/coupon_list')).result;
    expect(coupons).toMatchObject([{ id: coupon.id, status: 'UNUSED' }]);
    expect((await list(`audit?search=${outTradeNo}`)).entries).toMatchObject([
      { action: 'orders.close', before: { status: 'WAIT_BUYER_PAY' }, after: { reason: '重复下单' } },
    ]);
  });

  it('that was paid ends by a refund alone', async () => {
    const buyer = await shop.buyer();
    const outTradeNo = await shop.order(buyer);
    await shop.payByScan(buyer, outTradeNo);
    expect((await close(outTradeNo)).error).toBe('wrong_state');
    expect((await close('202601010000000000')).status).toBe(404);
  });
});

describe('what failed', () => {
  const failedOf = async (outTradeNo: string) => (await list(`re_paper?search=${outTradeNo}`)).items;

  async function newFailed(outcome: string): Promise<string> {
    const buyer = await shop.buyer();
    const outTradeNo = await shop.order(buyer, { key1: shop.newKey(outcome) });
    await shop.payByScan(buyer, outTradeNo);
    await vi.waitFor(async () => expect(await failedOf(outTradeNo)).toHaveLength(1), { timeout: 10_000 });
    return outTradeNo;
  }

  it('stands there with its cause, and is queued again once by two at the same moment', async () => {
    const outTradeNo = await newFailed('fails-once');
    const [item] = await failedOf(outTradeNo);
    expect(item).toMatchObject({ state: 'WAITING', error: 'engine_unavailable', retries: 0 });
    expect(item.cause).not.toBe('');
    const body = { out_trade_no: outTradeNo, item_id: item.id };
    const both = await Promise.all([shop.operator, second].map((token) => shop.post(token, 'admin/re_paper', body)));
    expect(both.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'item_not_retryable']);
    expect(both.find(({ status }) => status === 200)?.result).toMatchObject({ stage: 0, retries: 0 });
    expect(await failedOf(outTradeNo)).toEqual([]);
  });

  it('is queued once by a press that is sent twice', async () => {
    const outTradeNo = await newFailed('fails-once');
    const [item] = await failedOf(outTradeNo);
    const press = () =>
      shop.post(
        shop.operator,
        'admin/re_paper',
        { out_trade_no: outTradeNo, item_id: item.id },
        {
          ...{ 'idempotency-key': 'the-same-press' },
        },
      );
    const first = await press();
    expect(await press()).toMatchObject({ status: 200, result: first.result });
  });

  it('for good is not tried again', async () => {
    const outTradeNo = await newFailed('fails-for-good');
    const [item] = await failedOf(outTradeNo);
    expect(item).toMatchObject({ state: 'GIVEN_UP', error: 'engine_refused' });
    const body = { out_trade_no: outTradeNo, item_id: item.id };
    expect((await shop.post(shop.operator, 'admin/re_paper', body)).error).toBe('item_not_retryable');
  });
});

describe('the books', () => {
  it('are checked beside all else, once for two who ask at the same moment', async () => {
    const verify = (token: string) => shop.post(token, 'admin/ledger', { action: 'VERIFY' });
    const both = await Promise.all([verify(shop.operator), verify(second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await vi.waitFor(
      async () => expect((await list('ledger')).check).toMatchObject({ state: 'DONE', found: 0, differences: [] }),
      { timeout: 10_000 },
    );
    const { rows } = await shop.site.platform.pool.query('select count(*) as count from ledger_checks');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('the audit log', () => {
  it('says who did what to whom, and is found by each of them', async () => {
    const { id } = await newUser();
    await adjust(id, 700, {}, second);
    const found = await list(`audit?search=${id}`);
    expect(found.entries).toMatchObject([
      { action: 'ledger.adjust', user: { id: await shop.idOf(second) }, after: { amount: 700, reason: '补偿' } },
    ]);
    expect((await list('audit?room=ledger&search=adjust')).total).toBeGreaterThan(0);
    expect((await list('audit?from=2000-01-01&to=2000-01-02')).total).toBe(0);
    const file = await fetch(`${shop.site.url}/api/ai-paper/admin/audit/export?search=${id}`, {
      headers: { authorization: `Bearer ${shop.operator}`, 'accept-language': 'en' },
    });
    expect((await file.text()).split('\r\n')[0]).toBe('Time (China),Who,Action,Subject,Before,After');
  });
});

describe('the overview', () => {
  it('counts everything on the day on which it happened, and a day that is over once', async () => {
    const { pool } = shop.site.platform;
    // A morning of its own: what other tests did stands on other days.
    shop.site.clock.move(3 * 86_400);
    const today = new Date(shop.site.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const overview = async () => (await shop.get(shop.operator, `admin/overview?from=${today}&to=${today}`)).result;
    const agent = await shop.newAgent({ commission_percent: 10 });
    const { buyer, outTradeNo } = await shop.newSale(agent);
    await shop.order(buyer);
    const { rows } = await pool.query('select id from order_items where out_trade_no = $1', [outTradeNo]);
    await pool.query(
      `insert into model_calls (step_key, request_hash, subject_kind, subject_id, prompt_name, prompt_version, model, state,
                                cost_micro_fen, started_at, finished_at)
       values ('overview', 'h', 'order', $1, 'p', 1, 'm', 'ANSWERED', 250000000, $2, $2)`,
      [rows[0].id, shop.site.clock.now()],
    );
    const sold = { orders: 2, paid: 1, revenue: 8_000, refunded: 0, commission: 800, cost: 250, margin: 6_950 };
    expect(await overview()).toMatchObject({
      total: sold,
      days: [{ day: today, ...sold }],
      order_types: [{ order_type: 'PAPER_UNDERGRADUATE', ...sold }],
      agents: [{ agent: { id: agent.userId, sub_domain: agent.subDomain }, ...sold }],
    });
    await shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: '不想要了' });
    await vi.waitFor(async () =>
      expect((await overview()).total).toMatchObject({ refunded: 8_000, commission: 0, margin: -250 }),
    );
    // Given away: neither revenue nor margin of this day, but said beside them.
    expect((await overview()).total.given).toBe(0);
    const { id } = await newUser();
    expect((await adjust(id, 1_500)).status).toBe(200);
    expect((await adjust(id, -200)).status).toBe(200);
    expect((await adjust(id, 70_000, { unit: 'CHARACTER' })).status).toBe(200);
    const [code] = await shop.makeCodes(shop.operator, 'WALLET', { amount: 2_000 });
    expect((await shop.post(buyer, 'wallet/redeem', { code })).status).toBe(200);
    expect((await overview()).total).toMatchObject({ given: 3_300, revenue: 8_000, margin: -250 });
    const countKept = async () =>
      (await pool.query('select count(*) as count from overview_days where day = $1', [today])).rows[0].count;
    expect(await countKept()).toBe(0);
    shop.site.clock.move(2 * 86_400);
    const later = await overview();
    expect(later.total).toMatchObject({ refunded: 8_000, margin: -250 });
    expect(await countKept()).toBe(1);
    expect(await overview()).toEqual(later);
    const before = (await shop.get(shop.operator, 'admin/overview?from=2020-01-01&to=2020-01-02')).result;
    expect(before).toMatchObject({ days: [{ orders: 0 }, { orders: 0 }], order_types: [], agents: [] });
    expect((await shop.get(shop.operator, 'admin/overview?from=2026-01-02&to=2026-01-01')).status).toBe(422);
  });
});

describe('where money leaves', () => {
  /** An operator with an authenticator, and what it shows next. */
  async function newGuarded() {
    const phone = newPhone();
    await grantPermission(shop.site.platform, { program: 'test' }, phone, 'SUPER_ADMIN');
    const token = await shop.client.logInToken(phone);
    const totp = (body: object) => shop.post(token, 'user/totp', body);
    shop.site.clock.move(61);
    const sms_code = await shop.client.requestCode(phone, 'CHANGE_TOTP');
    const { secret } = (await totp({ action: 'ENROL', sms_code })).result;
    const nextCode = () => {
      shop.site.clock.move(60);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.site.clock.now().getTime() });
    };
    const { recovery_codes } = (await totp({ action: 'CONFIRM', code: nextCode() })).result;
    return { token, nextCode, recoveryCodes: recovery_codes as string[] };
  }

  it('a code is asked for, which works once, and a recovery code in its place', async () => {
    const { token, nextCode, recoveryCodes } = await newGuarded();
    const { id } = await newUser();
    expect((await adjust(id, 100, {}, token)).error).toBe('totp_required');
    expect((await adjust(id, 100, { totp_code: '000000' }, token)).error).toBe('totp_wrong');
    const totp_code = nextCode();
    // What is refused for another reason leaves the code to be used.
    expect((await adjust(id, -100, { totp_code }, token)).error).toBe('balance_too_low');
    expect((await adjust(id, 100, { totp_code }, token)).status).toBe(200);
    expect((await adjust(id, 100, { totp_code }, token)).error).toBe('totp_wrong');
    const [first = '', other = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const stored = await shop.site.platform.pool.query('select digest from recovery_codes');
    expect(JSON.stringify(stored.rows)).not.toContain(first);
    const twice = await Promise.all([1, 2].map(() => adjust(id, 100, { totp_code: first }, token)));
    expect(twice.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'totp_wrong']);
    expect((await adjust(id, 100, { totp_code: other.toUpperCase().replace('-', '') }, token)).result.balance).toBe(
      300,
    );

    const agent = await shop.newAgent({ commission_percent: 50 });
    await shop.newSale(agent);
    await shop.post(shop.operator, 'admin/settings', { key: 'withdrawal_minimum', revision: 0, value: 4_000 });
    const asked = await shop.post(agent.token, 'agent/withdraw', { amount: 4_000, account: '支付宝 a@example.com' });
    const pay = (more: object = {}) =>
      shop.post(token, 'admin/withdrawals', { id: asked.result.id, decision: 'PAID', reference: 'r1', ...more });
    expect((await pay()).error).toBe('totp_required');
    expect((await pay({ totp_code: nextCode() })).status).toBe(200);
  });

  it('codes that are money take one, once, and leave none of it in the log', async () => {
    const { token, nextCode } = await newGuarded();
    const expires_at = new Date(shop.site.clock.now().getTime() + 86_400_000).toISOString();
    const make = (more: object) =>
      shop.post(token, 'coupon/batch_create', { ...{ count: 2, channel: 'guarded', expires_at }, ...more });
    expect((await make({ kind: 'DISCOUNT', percent: 10 })).status).toBe(200);
    const money = { kind: 'WALLET', amount: 1_000_000 };
    expect((await make(money)).error).toBe('totp_required');
    const totp_code = nextCode();
    const both = await Promise.all([make({ ...money, totp_code }), make({ ...money, totp_code })]);
    expect(both.map(({ error, status }) => error ?? status).sort()).toEqual([200, 'totp_wrong']);
    const { entries } = await list('audit?search=coupons.create-batch');
    expect(JSON.stringify(entries)).not.toContain(totp_code);
    expect((await list('../coupon/batch_create?search=guarded')).total).toBe(2);
  });

  it('a refund that is granted takes one too, and one that is refused none', async () => {
    const { token, nextCode } = await newGuarded();
    const buyer = await shop.buyer();
    const apply = async (): Promise<string> => {
      const outTradeNo = await shop.order(buyer);
      await shop.payByScan(buyer, outTradeNo);
      await vi.waitFor(async () => {
        const { result } = await shop.get(buyer, `orders/order/${outTradeNo}`);
        expect(result.order_item_response[0].paper_case.stage).toBe(2);
      });
      return (await shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: '不满意' })).result.id;
    };
    const decide = (body: object) => shop.post(token, 'refund/confirm_apply', body);
    const id = await apply();
    expect((await decide({ id, approve: true, amount: 10 })).error).toBe('totp_required');
    expect((await decide({ id, approve: true, amount: 10, totp_code: nextCode() })).status).toBe(200);
    expect((await decide({ id: await apply(), approve: false, note: '不符合规则' })).status).toBe(200);
  });
});
