import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Agent, type AgentShop, openAgentShop } from '../../testing/orders/agent-shop.ts';

let shop: AgentShop;
beforeAll(async () => {
  shop = await openAgentShop({ environment: { RATE_LIMIT_SCALE: '100' } });
  const { settings } = shop.site;
  await inTransaction(shop.db, (tx) =>
    settings.changeSetting(tx, { program: 'test' }, 'withdrawal_minimum', minimumFen),
  );
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const minimumFen = 1_000;
const account = '支付宝 chenguang@example.com';
const ask = (token: string, amount: number, change: object = {}) =>
  shop.post(token, 'agent/withdraw', { amount, account, ...change });
const decide = (id: string, decision: string, change: object = {}) =>
  shop.post(shop.operator, 'admin/withdrawals', { id, decision, ...change });

/** With 4,000 fen to withdraw, of one order. */
async function newEarner(): Promise<Agent & { sale: { buyer: string; outTradeNo: string } }> {
  const agent = await shop.newAgent({ commission_percent: 50 });
  return { ...agent, sale: await shop.newSale(agent) };
}

describe('a withdrawal', () => {
  it('is held once, paid once, and shows where it stands', async () => {
    const { token } = await newEarner();
    expect((await ask(token, 999)).error).toBe('withdrawal_too_small');
    expect((await ask(token, 4_001)).error).toBe('commission_too_low');
    const asked = await Promise.all([1, 2, 3].map(() => ask(token, 3_000)));
    expect(asked.map(({ status, error }) => error ?? status).sort()).toEqual([
      200,
      'withdrawal_pending',
      'withdrawal_pending',
    ]);
    expect(await shop.commissionOf(token)).toEqual({ balance: 1000, held: 3000, earned: 4000, paid_out: 0 });
    const { id } = asked.find(({ status }) => status === 200)?.result ?? {};
    const open = (await shop.get(shop.operator, 'admin/withdrawals?status=PENDING')).result;
    expect(open.withdrawals).toMatchObject([{ id, account, amount: 3000, balance: 1000 }]);
    expect((await decide(id, 'PAID')).fields).toMatchObject([{ path: 'reference' }]);
    const decided = await Promise.all([
      decide(id, 'PAID', { reference: '2026111700001' }),
      decide(id, 'REJECTED', { note: '账号有误' }),
      decide(id, 'PAID', { reference: '2026111700002' }),
    ]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(decided.filter(({ error }) => error === 'wrong_state')).toHaveLength(2);
    expect((await shop.commissionOf(token)).held).toBe(0);
  });

  it('that is refused goes back, and may be asked for again', async () => {
    const { token } = await newEarner();
    const { id } = (await ask(token, 4_000)).result;
    expect((await decide(id, 'REJECTED', { note: '账号有误' })).result).toMatchObject({
      status: 'REJECTED',
      balance: 4000,
    });
    expect((await ask(token, 4_000)).status).toBe(200);
    const { withdrawals } = (await shop.get(token, 'agent/withdraw')).result;
    expect(withdrawals).toMatchObject([{ status: 'PENDING' }, { status: 'REJECTED', note: '账号有误' }]);
  });

  it('is set off against what is earned next, where orders are refunded after it', async () => {
    const agent = await newEarner();
    const { id } = (await ask(agent.token, 4_000)).result;
    await decide(id, 'PAID', { reference: '2026111700003' });
    const { buyer, outTradeNo } = agent.sale;
    await shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no need' });
    expect(await shop.commissionOf(agent.token)).toMatchObject({ balance: -4000, earned: 0, paid_out: 4000 });
    await shop.newSale(agent);
    expect((await shop.commissionOf(agent.token)).balance).toBe(0);
    expect((await ask(agent.token, 1_000)).error).toBe('commission_too_low');
  });

  it('of less than the least is all that is left of an agent whose site is closed, and of nobody else', async () => {
    const agent = await newEarner();
    const { id } = (await ask(agent.token, 3_500)).result;
    await decide(id, 'PAID', { reference: '2026111700004' });
    expect((await ask(agent.token, 500)).error).toBe('withdrawal_too_small');
    await shop.decide(agent.id, 'SUSPEND', { note: '违规宣传' });
    expect((await ask(agent.token, 499)).error).toBe('withdrawal_too_small');
    expect((await ask(agent.token, 501)).error).toBe('withdrawal_too_small');
    expect((await ask(agent.token, 500)).status).toBe(200);
  });

  it('of an agent with two-step verification takes a code of it, once', async () => {
    const { token, userId } = await newEarner();
    const { rows } = await shop.site.platform.pool.query('select phone from users where id = $1', [userId]);
    shop.site.clock.move(61);
    const sms_code = await shop.client.requestCode(rows[0].phone, 'CHANGE_TOTP');
    const { secret } = (await shop.post(token, 'user/totp', { action: 'ENROL', sms_code })).result;
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.site.clock.now().getTime() });
    await shop.post(token, 'user/totp', { action: 'CONFIRM', code: codeNow() });
    expect((await ask(token, 3_000)).error).toBe('totp_required');
    // Of the step in which it was turned on.
    expect((await ask(token, 3_000, { totp_code: codeNow() })).error).toBe('totp_wrong');
    shop.site.clock.move(60);
    expect((await ask(token, 3_000, { totp_code: codeNow() })).status).toBe(200);
  });
});

describe('the check of the books', () => {
  it('finds commission that was changed behind them, and a withdrawal that they do not know', async () => {
    const { pool } = shop.site.platform;
    const { token, sale } = await newEarner();
    const { id } = (await ask(token, 3_000)).result;
    const number = sale.outTradeNo;
    const change = (by: number) =>
      pool.query('update orders set commission_fen = commission_fen + $1 where out_trade_no = $2', [by, number]);
    await change(1);
    expect(await shop.findDifferences()).toEqual([
      `order ${number} says that it earned 4001 fen of commission, the books say 4000`,
      `order ${number} earned 4001 fen of commission, and 4000 are due`,
    ]);
    await change(-1);
    const put = (status: string) =>
      pool.query(
        `update agent_withdrawals set status = $1, decided_at = case when $1 = 'PAID' then now() end where id = $2`,
        [status, id],
      );
    await put('PAID');
    expect((await shop.findDifferences()).map((sentence) => sentence.replace(/user [\da-f-]+/, 'user X'))).toEqual([
      'the books hold 3000 fen of commission of user X, the request that is open asks for 0',
      expect.stringMatching(/^the books paid out \d+ fen of commission, the requests \d+$/),
    ]);
    await put('PENDING');
  });
});
