import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayShop, openGatewayShop } from '../../testing/orders/gateway-shop.ts';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await openGatewayShop();
});
afterEach(async () => {
  expect(await shop.findDifferences()).toEqual([]);
});
afterAll(() => shop.close());

/** A buyer with so much on the wallet. */
async function logInWith(amount: number): Promise<string> {
  const buyer = await shop.logIn();
  const body = { kind: 'WALLET', amount, payment_method: 'ALIPAY' };
  const { result } = await shop.post(buyer, 'third_aigc/recharge', body);
  expect(await shop.payAtAlipay(result.payment_no)).toBe('success');
  return buyer;
}
const payFromWallet = (buyer: string, outTradeNo: string) =>
  shop.post(buyer, 'pass/pay_order', { out_trade_no: outTradeNo });
const errorsOf = (answers: readonly { error: string | undefined }[]) =>
  answers.map(({ error }) => error ?? 'ok').toSorted();

describe('one wallet', () => {
  it('spent from two tabs on two orders pays for one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await logInWith(8000);
      const orders = [await shop.order(buyer), await shop.order(buyer)];
      const answers = await Promise.all(orders.map((outTradeNo) => payFromWallet(buyer, outTradeNo)));
      expect(errorsOf(answers)).toEqual(['balance_too_low', 'ok']);
      expect(await shop.balance(buyer)).toBe(0);
    }
  });

  it('spent ten times at once on one order pays once', async () => {
    const buyer = await logInWith(80_000);
    const outTradeNo = await shop.order(buyer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payFromWallet(buyer, outTradeNo)));
    expect(errorsOf(answers)).toEqual(['ok', ...Array.from({ length: 9 }, () => 'order_already_paid')].toSorted());
    expect(await shop.balance(buyer)).toBe(72_000);
  });

  it('and a code that is scanned at the same moment pay once; the other money stays or goes back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await logInWith(8000);
      const outTradeNo = await shop.order(buyer);
      const paymentNo = await shop.offer(buyer, outTradeNo);
      shop.alipay.pay(paymentNo);
      const [wallet, notice] = await Promise.all([payFromWallet(buyer, outTradeNo), shop.notifyAlipay(paymentNo)]);
      expect(notice.text).toBe('success');
      await shop.reconcile();
      const isByWallet = wallet.status === 200;
      expect(await shop.balance(buyer)).toBe(isByWallet ? 0 : 8000);
      expect(shop.alipay.getTrade(paymentNo).refunds.size).toBe(isByWallet ? 1 : 0);
      expect(await shop.see(buyer, outTradeNo)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 8000 });
    }
  });

  it('is filled once by a recharge that is told a hundred times', async () => {
    const buyer = await shop.logIn();
    const body = { kind: 'WALLET', amount: 5000, payment_method: 'ALIPAY' };
    const { result } = await shop.post(buyer, 'third_aigc/recharge', body);
    shop.alipay.pay(result.payment_no);
    await Promise.all(Array.from({ length: 50 }, () => shop.notifyAlipay(result.payment_no)));
    await Promise.all([shop.reconcile(), shop.notifyAlipay(result.payment_no), shop.reconcile()]);
    expect(await shop.balance(buyer)).toBe(5000);
  });
});

describe('the same call sent again', () => {
  it('with its key answers what it answered, and moves money once', async () => {
    const buyer = await logInWith(80_000);
    const outTradeNo = await shop.order(buyer);
    const pay = (headers: Record<string, string>) =>
      shop.post(buyer, 'pass/pay_order', { out_trade_no: outTradeNo }, headers);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay({ 'idempotency-key': 'one-payment' })));
    expect(answers[0]?.result).toMatchObject({ payment_status: 'TRADE_SUCCESS' });
    for (const { status, result } of answers) expect([status, result]).toEqual([200, answers[0]?.result]);
    expect(await shop.balance(buyer)).toBe(72_000);
  });
});
