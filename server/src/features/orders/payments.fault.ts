import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

async function start(part: 'api' | 'api,worker'): Promise<void> {
  const given = { NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', DATABASE_POOL_SIZE: '12' };
  program = startProgram({ ...settings(), ...given, DATABASE_URL: proxy.url }, [`--run=${part}`]);
  started.push(program);
  address = await program.ready;
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-payments-'));
  [database, alipay] = await Promise.all([createTestDatabase(), startAlipayGateway({ now: clock.now })]);
  proxy = await startDatabaseProxy(database.url);
  await grantPermission({ db: database.db, clock: systemClock }, { program: 'test' }, operatorPhone, 'SUPER_ADMIN');
  await start('api,worker');
  operator = await logIn(operatorPhone, [address, address, address]);
  await killInTheMiddleOfEverything();
  await start('api');
}, 120_000);
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

const until = (what: string, isSo: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo(), what).toBe(true), { timeout: 20_000, interval: 1 });

async function kill(): Promise<void> {
  expect(await program.stop('SIGKILL')).toBe('SIGKILL');
}

async function offerRecharge(amount: number) {
  const token = await logInBuyer();
  const { payment_no: paymentNo, out_trade_no: outTradeNo } = (await recharge(token, amount)).result;
  return { token, paymentNo, outTradeNo };
}

async function paidAndAppliedFor(amount: number) {
  const { token, paymentNo, outTradeNo } = await offerRecharge(amount);
  alipay.pay(paymentNo);
  await notify(paymentNo);
  const { result } = await post(token, 'refund/apply', { out_trade_no: outTradeNo, reason: '充错了' });
  return { token, paymentNo, grant: () => post(operator, 'refund/confirm_apply', { id: result.id, approve: true }) };
}

const statusOfRefund = async (token: string) =>
  (await callApi(`${address}/api/ai-paper/refund/apply_list`, { token })).result.refund_list[0].status;

type Offer = Awaited<ReturnType<typeof offerRecharge>>;
let committed: Offer;
let returning: string;
let leaving: string;
let left: string;
let refunded: Awaited<ReturnType<typeof paidAndAppliedFor>>;
let storm: Offer[];
let unanswered: Set<string>;

/** As a gateway does: until the seven bytes came. */
async function deliverStorm(onTaken = () => undefined as unknown): Promise<void> {
  await Promise.allSettled(
    [...unanswered, ...unanswered, ...unanswered].map(async (paymentNo) => {
      if ((await notify(paymentNo)).text === 'success') unanswered.delete(paymentNo);
      onTaken();
    }),
  );
}

const begun = async () =>
  (await database.pool.query(`select payment_no from payments where state = 'OPEN' and amount_fen in (6000, 7000)`))
    .rows;

const settlementOf = ({ paymentNo }: Offer) => new RegExp(`${paymentNo}[^]*update "payments"`);

/** One kill for many: each of these payments stands at an instant of its own when it comes. */
async function killInTheMiddleOfEverything(): Promise<void> {
  committed = await offerRecharge(5_000);
  [returning, leaving] = [await logInBuyer(), await logInBuyer()];
  left = (await post(leaving, 'third_aigc/recharge', { kind: 'WALLET', amount: 7_000 })).result.out_trade_no;
  refunded = await paidAndAppliedFor(9_000);
  storm = [];
  for (let number = 0; number < 12; number += 1) storm.push(await offerRecharge(1_000));
  for (const { paymentNo } of [committed, ...storm]) alipay.pay(paymentNo);

  alipay.failNext('SLOW');
  await refunded.grant();
  await until('the refund at the gateway', () => alipay.getTrade(refunded.paymentNo).refunds.size === 1);

  const holds = [proxy.holdCommit(settlementOf(committed)), proxy.holdCommit(/insert into "payments"/)];
  const answers = Promise.allSettled([
    notify(committed.paymentNo),
    recharge(returning, 6_000),
    post(leaving, 'pass/pre_create', { out_trade_no: left, payment_method: 'ALIPAY' }),
  ]);
  await Promise.all(holds.map(({ held }) => held));
  await until('both intents', async () => (await begun()).length === 2);

  unanswered = new Set(storm.map(({ paymentNo }) => paymentNo));
  let taken = 0;
  const delivered = deliverStorm(() => {
    taken += 1;
  });
  await until('some of the storm', () => taken > 2);
  await kill();
  for (const hold of holds) hold.end();
  await delivered;
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
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
    const { token, paymentNo } = committed;
    expect(await readPayments({ payment_no: paymentNo })).toMatchObject([{ state: 'PAID' }]);
    for (let times = 0; times < 3; times += 1) expect((await notify(paymentNo)).text).toBe('success');
    expect(await balance(token)).toBe(5_000);
  });

  it('in the middle of a storm of notifications, takes every payment once', async () => {
    expect(unanswered.size).toBeGreaterThan(0);
    await deliverStorm();
    expect([...unanswered]).toEqual([]);
    for (const { token } of storm) expect(await balance(token)).toBe(1_000);
  });

  it('between the gateway’s refund and our record of it, asks again under the same number', async () => {
    const { token, paymentNo } = refunded;
    expect(await statusOfRefund(token)).toBe('APPROVED');
    await reconcileAfter(60);
    expect(await statusOfRefund(token)).toBe('REFUNDED');
    expect([...alipay.getTrade(paymentNo).refunds.values()]).toEqual([{ amountFen: 9_000, hasMoved: true }]);
  });

  it('between the intent of a payment and the call of the gateway, offers the same again, or lets it run out', async () => {
    for (const { payment_no } of await begun()) expect(alipay.trades.has(payment_no)).toBe(false);
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

  describe('once more', () => {
    let uncommitted: Offer;
    let unsent: Awaited<ReturnType<typeof paidAndAppliedFor>>;

    /** Apart from the storm: a settlement that does not end holds the books against every other. */
    beforeAll(async () => {
      [uncommitted, unsent] = [await offerRecharge(5_500), await paidAndAppliedFor(8_000)];
      alipay.pay(uncommitted.paymentNo);
      const refund = proxy.holdCommit(/insert into "payment_refunds"/);
      const granted = expect(unsent.grant()).rejects.toThrow();
      await refund.held;
      const settlement = proxy.holdCommit(settlementOf(uncommitted), { isForwarded: false });
      const notified = expect(notify(uncommitted.paymentNo)).rejects.toThrow();
      await settlement.held;
      await kill();
      for (const hold of [refund, settlement]) hold.end();
      await Promise.all([granted, notified]);
      expect(await readPayments({ payment_no: uncommitted.paymentNo })).toMatchObject([{ state: 'OPEN' }]);
      expect(alipay.getTrade(unsent.paymentNo).refunds.size).toBe(0);
      await start('api,worker');
    });

    it('before the commit of a notification, has done nothing, and the repeat applies', async () => {
      const { token, paymentNo } = uncommitted;
      expect(await balance(token)).toBe(0);
      expect((await notify(paymentNo)).text).toBe('success');
      expect(await balance(token)).toBe(5_500);
    });

    it('between the intent of a refund and the call of the gateway, sends it by itself after the start', async () => {
      const { token, paymentNo } = unsent;
      await expect.poll(() => statusOfRefund(token), { timeout: 20_000, interval: 50 }).toBe('REFUNDED');
      expect([...alipay.getTrade(paymentNo).refunds.values()]).toEqual([{ amountFen: 8_000, hasMoved: true }]);
      expect(await balance(token)).toBe(0);
    });
  });
});
