import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../testing/orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ work: true });
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

describe('the wallet', () => {
  it('is filled, spent and read entry by entry', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 10_000);
    expect(await shop.balance(token)).toBe(10_000);
    const outTradeNo = await shop.order(token);
    const paid = await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo });
    expect(paid.result).toMatchObject({
      payment_status: 'TRADE_SUCCESS',
      payment_method: 'BALANCE',
      paid_amount: 8000,
    });
    const { result } = await shop.get(token, 'wallet/entries');
    expect(result.entries).toMatchObject([
      { kind: 'ORDER_PAYMENT', amount: -8000, balance: 2000, out_trade_no: outTradeNo },
      { kind: 'RECHARGE', amount: 10_000, balance: 10_000, out_trade_no: expect.any(String) },
    ]);
    const short = await shop.post(token, 'pass/pay_order', { out_trade_no: await shop.order(token) });
    expect([short.status, short.error]).toEqual([402, 'balance_too_low']);
    expect(await shop.balance(token)).toBe(2000);
  });

  it.each([-1, 0, 0.001, 99, 500_001, 1e20, 'NaN', null])('takes no recharge of %s', async (amount) => {
    const token = await shop.logIn();
    const { status } = await shop.post(token, 'third_aigc/recharge', { kind: 'WALLET', amount });
    expect(status).toBe(422);
  });

  it('cannot be filled from itself', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 10_000);
    const body = { kind: 'WALLET', amount: 5000, payment_method: 'BALANCE' };
    expect((await shop.post(token, 'third_aigc/recharge', body)).error).toBe('payment_method_unavailable');
  });

  it('buys prepaid characters, which pay for reductions', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 5000);
    const bought = await shop.post(token, 'third_aigc/recharge', {
      ...{ kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' },
    });
    expect(bought.result.payment_status).toBe('TRADE_SUCCESS');
    expect((await shop.get(token, 'user/info')).result).toMatchObject({ balance: 2500, characters: 10_000 });
    const out_trade_no = await shop.order(token, { order_type: 'REDUCE_AIGC_ONCE' });
    const paid = await shop.post(token, 'pass/pay_order', { out_trade_no, source: 'CHARACTERS' });
    expect(paid.result).toMatchObject({
      payment_status: 'TRADE_SUCCESS',
      payment_method: 'CHARACTERS',
      paid_amount: 0,
    });
    const { result } = await shop.get(token, 'wallet/entries?unit=CHARACTER');
    expect(result.entries).toMatchObject([
      { kind: 'CHARACTERS_SPENT', amount: -10_000, balance: 0 },
      { kind: 'CHARACTERS_BOUGHT', amount: 10_000, balance: 10_000 },
    ]);
    const paper = await shop.post(token, 'pass/pay_order', {
      ...{ out_trade_no: await shop.order(token), source: 'CHARACTERS' },
    });
    expect(paper.error).toBe('payment_method_unavailable');
  });

  /** The code is asked for by the account's own phone: the newest. */
  async function leave(token: string, choice: object = {}) {
    const { rows } = await shop.site.platform.pool.query('select phone from users order by created_at desc limit 1');
    await shop.call('/api/auth/sms', { body: { phone: rows[0].phone, purpose: 'DELETE_ACCOUNT' } });
    const code = await shop.call(`/api/dev/sms?phone=${rows[0].phone}&purpose=DELETE_ACCOUNT`);
    return shop.post(token, 'user/delete', { sms_code: code.result.sms_code, ...choice });
  }

  it('that holds money keeps its account from being deleted', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 100);
    const gone = await leave(token, { give_up_characters: true });
    expect([gone.status, gone.error]).toEqual([409, 'wallet_not_empty']);
  });

  it('lets its account go with prepaid characters only when they are given up by name', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 2500);
    await shop.post(token, 'third_aigc/recharge', {
      ...{ kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' },
    });
    const refused = await leave(token);
    expect([refused.status, refused.error, refused.message]).toEqual([
      ...[409, 'characters_left', expect.stringContaining('10000')],
    ]);
    expect((await leave(token, { give_up_characters: true })).status).toBe(200);
    expect(await shop.findDifferences()).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  it('makes the same call act once and answer the same, also at the same moment', async () => {
    const token = await shop.logIn();
    await shop.fill(token, 30_000);
    const body = { kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' };
    const headers = { 'idempotency-key': 'tab-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.post(token, 'third_aigc/recharge', body, headers)),
    );
    expect(new Set(answers.map(({ result }) => result.out_trade_no)).size).toBe(1);
    expect(await shop.balance(token)).toBe(27_500);
    const other = await shop.post(token, 'third_aigc/recharge', { ...body, package_id: '50k' }, headers);
    expect([other.status, other.error]).toEqual([409, 'idempotency_key_reused']);
    const unlike = await shop.post(await shop.logIn(), 'third_aigc/recharge', body, headers);
    expect(unlike.error).toBe('balance_too_low');
  });

  it('does not keep a failure', async () => {
    const token = await shop.logIn();
    const body = { kind: 'CHARACTERS', package_id: '10k', payment_method: 'BALANCE' };
    const headers = { 'idempotency-key': 'again' };
    expect((await shop.post(token, 'third_aigc/recharge', body, headers)).error).toBe('balance_too_low');
    await shop.fill(token, 2500);
    expect((await shop.post(token, 'third_aigc/recharge', body, headers)).result.payment_status).toBe('TRADE_SUCCESS');
  });
});

describe('an agent', () => {
  it('earns on what the users of their site pay, and loses it with a refund', async () => {
    const token = await shop.logIn();
    const agent = await shop.logInOperator();
    const agentId = (await shop.get(agent, 'user/info')).result.id;
    const userId = (await shop.get(token, 'user/info')).result.id;
    await shop.site.platform.pool.query('update users set agent_id = $1 where id = $2', [agentId, userId]);
    const commission = async () => {
      const { rows } = await shop.site.platform.pool.query(
        `select balance from ledger_accounts where kind = 'COMMISSION' and owner_id = $1`,
        [agentId],
      );
      return rows[0]?.balance ?? 0;
    };
    await shop.fill(token, 5000);
    expect(await commission()).toBe(0);
    const outTradeNo = await shop.order(token, { key1: shop.newKey('hangs') });
    await shop.payByScan(token, outTradeNo);
    expect(await commission()).toBe(800);
    await shop.post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no need', destination: 'WALLET' });
    expect(await commission()).toBe(0);
  });
});

describe('a stream of an order', () => {
  it('shows how it stands, then every change as it happens', async () => {
    const token = await shop.logIn();
    const outTradeNo = await shop.order(token);
    const abort = new AbortController();
    const response = await fetch(`${shop.site.url}/api/ai-paper/orders/order/${outTradeNo}/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk as Uint8Array).toString();
    })().catch(() => undefined);
    await vi.waitFor(() => expect(text).toContain('event: snapshot'));
    await shop.payByScan(token, outTradeNo);
    await vi.waitFor(
      () => expect(text).toMatch(/event: order[\s\S]*"payment_status":"TRADE_SUCCESS"[\s\S]*"stage":2/),
      8_000,
    );
    abort.abort();
    await reading;
  });
});
