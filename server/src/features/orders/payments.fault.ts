import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { loadConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { callApi, logIn } from '../../testing/api-client.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { type AlipayTestGateway, startAlipayGateway } from '../../testing/payment/alipay-gateway.ts';
import { type Program, startProgram } from '../../testing/program.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { grantPermission } from '../accounts/service.ts';
import { findMoneyDifferences } from './service.ts';

/** The gateway's and the reconciler's; the program itself lives in real time. */
const clock = createTestClock();
const operatorPhone = '13722220000';
let folder: string;
let database: TestDatabase;
let proxy: DatabaseProxy;
let alipay: AlipayTestGateway;
let program: Program;
let address: string;
let operator: string;
let lastPhone = 13_722_220_000;
const started: Program[] = [];

const settings = () => ({
  ...alipay.settings,
  DATA_DIR: folder,
  SECRET_KEY: 'the same before and after every kill',
  LITERATURE_ONLINE: 'off',
});

async function start(part: 'api' | 'api,worker' = 'api'): Promise<void> {
  const given = { NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', DATABASE_POOL_SIZE: '5' };
  program = startProgram({ ...settings(), ...given, DATABASE_URL: proxy.url }, [`--run=${part}`]);
  started.push(program);
  address = await program.ready;
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-payments-'));
  [database, alipay] = await Promise.all([createTestDatabase(), startAlipayGateway({ now: clock.now })]);
  proxy = await startDatabaseProxy(database.url);
  await grantPermission({ db: database.db, clock: systemClock }, { program: 'test' }, operatorPhone, 'SUPER_ADMIN');
  await start();
  operator = await logIn(operatorPhone, [address, address, address]);
});
afterEach(async () => {
  expect(await findMoneyDifferences(database.db)).toEqual([]);
});
afterAll(async () => {
  for (const one of started) one.killAll();
  await Promise.all(started.map(({ ended }) => ended));
  await Promise.all([proxy.close(), alipay.close()]);
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function logInBuyer(): Promise<string> {
  lastPhone += 1;
  return logIn(String(lastPhone), [address, address, address]);
}
const post = (token: string, call: string, body: object) => callApi(`${address}/api/ai-paper/${call}`, { token, body });
const recharge = (token: string, amount: number) =>
  post(token, 'third_aigc/recharge', { kind: 'WALLET', amount, payment_method: 'ALIPAY' });
const notify = (paymentNo: string, to = address) => alipay.notify(`${to}/api/notify/alipay`, paymentNo);
const balance = async (token: string): Promise<number> =>
  (await callApi(`${address}/api/ai-paper/user/info`, { token })).result.balance;

async function readPayments(where: { payment_no: string } | { out_trade_no: string }) {
  const [column, value] = Object.entries(where)[0] ?? [];
  const { rows } = await database.pool.query(
    `select payment_no, state, pay_link, payment_status, out_trade_no
       from payments join orders on orders.id = payments.order_id where ${column} = $1`,
    [value],
  );
  return rows;
}

async function kill(): Promise<void> {
  expect(await program.stop('SIGKILL')).toBe('SIGKILL');
}

/** The deed is stopped at its commit, and the program killed there. */
async function killAtCommit(
  statement: RegExp,
  deed: () => Promise<unknown>,
  { isForwarded = true, inBetween = async () => undefined as unknown } = {},
): Promise<void> {
  const hold = proxy.holdCommit(statement, { isForwarded });
  const answer = expect(deed()).rejects.toThrow();
  await hold.held;
  await inBetween();
  await kill();
  hold.end();
  await answer;
}

/** What the worker's minute would do, so many seconds later. */
async function reconcileAfter(seconds: number): Promise<void> {
  clock.move(seconds);
  const config = loadConfig({ ...settings(), NODE_ENV: 'test' });
  const app = await createApp({ config, logger: createLogger('silent'), database, clock });
  await app.start({ work: false });
  try {
    await app.rooms.payments.reconcile();
  } finally {
    await app.close();
    clock.move(-seconds);
  }
}

describe('the program, ended by kill -9', () => {
  it('between the commit of a notification and its answer, applies the repeat once', async () => {
    const token = await logInBuyer();
    const { payment_no: paymentNo } = (await recharge(token, 5_000)).result;
    alipay.pay(paymentNo);
    await killAtCommit(/update "payments"/, () => notify(paymentNo));
    expect(await readPayments({ payment_no: paymentNo })).toMatchObject([{ state: 'PAID' }]);
    await start();
    for (let times = 0; times < 3; times += 1) expect((await notify(paymentNo)).text).toBe('success');
    expect(await balance(token)).toBe(5_000);
  });

  it('before the commit of a notification, has done nothing, and the repeat applies', async () => {
    const token = await logInBuyer();
    const { payment_no: paymentNo } = (await recharge(token, 5_000)).result;
    alipay.pay(paymentNo);
    await killAtCommit(/update "payments"/, () => notify(paymentNo), { isForwarded: false });
    expect(await readPayments({ payment_no: paymentNo })).toMatchObject([{ state: 'OPEN' }]);
    await start();
    expect(await balance(token)).toBe(0);
    expect((await notify(paymentNo)).text).toBe('success');
    expect(await balance(token)).toBe(5_000);
  });

  it('between the intent of a payment and the call of the gateway, offers the same again, or lets it run out', async () => {
    const [returning, leaving] = [await logInBuyer(), await logInBuyer()];
    const { out_trade_no: left } = (await post(leaving, 'third_aigc/recharge', { kind: 'WALLET', amount: 7_000 }))
      .result;
    const hold = proxy.holdCommit(/insert into "payments"/);
    const answers = Promise.allSettled([
      recharge(returning, 6_000),
      post(leaving, 'pass/pre_create', { out_trade_no: left, payment_method: 'ALIPAY' }),
    ]);
    const begun = async () => (await database.pool.query(`select payment_no from payments where state = 'OPEN'`)).rows;
    await expect.poll(async () => (await begun()).length, { timeout: 10_000, interval: 20 }).toBe(2);
    await kill();
    hold.end();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    for (const { payment_no } of await begun()) expect(alipay.trades.has(payment_no)).toBe(false);

    await start();
    const again = (await recharge(returning, 6_000)).result;
    expect((await begun()).map(({ payment_no }) => payment_no)).toContain(again.payment_no);
    alipay.pay(again.payment_no);
    expect((await notify(again.payment_no)).text).toBe('success');
    expect(await balance(returning)).toBe(6_000);
    await reconcileAfter(31 * 60);
    expect(await readPayments({ out_trade_no: left })).toMatchObject([
      { state: 'CLOSED', payment_status: 'PRE_CREATE' },
    ]);
  });

  async function paidAndAppliedFor(amount: number) {
    const token = await logInBuyer();
    const { payment_no: paymentNo, out_trade_no } = (await recharge(token, amount)).result;
    alipay.pay(paymentNo);
    await notify(paymentNo);
    const { result } = await post(token, 'refund/apply', { out_trade_no, reason: '充错了' });
    return { token, paymentNo, grant: () => post(operator, 'refund/confirm_apply', { id: result.id, approve: true }) };
  }
  const statusOfRefund = async (token: string) =>
    (await callApi(`${address}/api/ai-paper/refund/apply_list`, { token })).result.refund_list[0].status;

  it('between the intent of a refund and the call of the gateway, sends it by itself after the start', async () => {
    const { token, paymentNo, grant } = await paidAndAppliedFor(8_000);
    await killAtCommit(/insert into "payment_refunds"/, grant);
    expect(alipay.getTrade(paymentNo).refunds.size).toBe(0);
    await start('api,worker');
    await expect.poll(() => statusOfRefund(token), { timeout: 20_000, interval: 50 }).toBe('REFUNDED');
    expect([...alipay.getTrade(paymentNo).refunds.values()]).toEqual([{ amountFen: 8_000, hasMoved: true }]);
    expect(await balance(token)).toBe(0);
  });

  it('between the gateway’s refund and our record of it, asks again under the same number', async () => {
    const { token, paymentNo, grant } = await paidAndAppliedFor(9_000);
    alipay.failNext('SLOW');
    await grant();
    await expect.poll(() => alipay.getTrade(paymentNo).refunds.size, { timeout: 20_000, interval: 20 }).toBe(1);
    await kill();
    await start();
    expect(await statusOfRefund(token)).toBe('APPROVED');
    await reconcileAfter(60);
    expect(await statusOfRefund(token)).toBe('REFUNDED');
    expect([...alipay.getTrade(paymentNo).refunds.values()]).toEqual([{ amountFen: 9_000, hasMoved: true }]);
  });

  it('in the middle of a storm of notifications, takes every payment once', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, logInBuyer));
    const numbers: string[] = [];
    for (const token of buyers) numbers.push((await recharge(token, 1_000)).result.payment_no);
    for (const paymentNo of numbers) alipay.pay(paymentNo);
    const open = new Set(numbers);
    let taken = 0;
    /** As a gateway does: until the seven bytes came. */
    const deliverOnce = async () =>
      Promise.allSettled(
        [...open, ...open, ...open].map(async (paymentNo) => {
          if ((await notify(paymentNo)).text === 'success') open.delete(paymentNo);
          taken += 1;
        }),
      );
    const storm = deliverOnce();
    await expect.poll(() => taken, { timeout: 10_000, interval: 1 }).toBeGreaterThan(2);
    await kill();
    await storm;
    expect(open.size).toBeGreaterThan(0);
    await start();
    await deliverOnce();
    expect([...open]).toEqual([]);
    for (const token of buyers) expect(await balance(token)).toBe(1_000);
  });
});
