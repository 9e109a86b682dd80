import type { APIRequestContext } from '@playwright/test';
import type { Coupon } from '@yanmo/contract/coupons';
import type { OrderDetail, PayResult } from '@yanmo/contract/orders';
import { type Account, callApi, logInByApi, operatorPhone } from './accounts.ts';
import { expect } from './test.ts';

const prefix = '/api/ai-paper';

export function getOrder(request: APIRequestContext, { token }: Account, number: string): Promise<OrderDetail> {
  return callApi(request, 'GET', `${prefix}/orders/order/${number}`, { token });
}

export async function listOrders(request: APIRequestContext, { token }: Account): Promise<OrderDetail[]> {
  return (await callApi<{ order_list: OrderDetail[] }>(request, 'GET', `${prefix}/orders/order/list`, { token }))
    .order_list;
}

/** An order for the outline as Word, not paid yet. */
export async function orderDownload(request: APIRequestContext, { token }: Account, key1: string): Promise<string> {
  const data = { key1, order_type: 'OUTLINE_DOWNLOAD' };
  return (await callApi<PayResult>(request, 'POST', `${prefix}/orders/order`, { data, token })).out_trade_no;
}

export async function payFromWallet(request: APIRequestContext, { token }: Account, number: string): Promise<void> {
  await callApi(request, 'POST', `${prefix}/pass/pay_order`, { data: { out_trade_no: number }, token });
}

/** Money on the wallet, paid at the built-in cashier. */
export async function fillWallet(request: APIRequestContext, account: Account, amount: number): Promise<void> {
  const { token } = account;
  const data = { kind: 'WALLET', amount, payment_method: 'ALIPAY' };
  const { out_trade_no, payment_no } = await callApi<PayResult>(request, 'POST', `${prefix}/third_aigc/recharge`, {
    data,
    token,
  });
  await callApi(request, 'POST', `/cashier/${payment_no}/pay`);
  await expect(async () => {
    const order = await getOrder(request, account, out_trade_no);
    expect(order.order_item_response[0]?.paper_case.stage).toBe(2);
  }).toPass({ intervals: [50] });
}

export async function readBalance(request: APIRequestContext, { token }: Account): Promise<number> {
  return (await callApi<{ balance: number }>(request, 'GET', `${prefix}/wallet/entries`, { token })).balance;
}

export async function giveDiscount(request: APIRequestContext, account: Account, percent: number): Promise<Coupon> {
  return await giveCoupon(request, account, { kind: 'DISCOUNT', percent });
}

/** A coupon for this account, from a code of the operator's. */
export async function giveCoupon(
  request: APIRequestContext,
  { token }: Account,
  worth: { kind: 'DISCOUNT'; percent: number } | { kind: 'PLAGIARISM_CHECK' | 'REDUCE_AIGC'; max_characters: number },
): Promise<Coupon> {
  const operator = await logInByApi(request, operatorPhone);
  const expires_at = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const { codes } = await callApi<{ codes: string[] }>(request, 'POST', `${prefix}/coupon/batch_create`, {
    data: { ...worth, count: 1, channel: 'e2e', expires_at },
    token: operator.token,
  });
  const redeemed = await callApi<{ coupon: Coupon }>(request, 'POST', `${prefix}/wallet/redeem`, {
    data: { code: codes[0] },
    token,
  });
  return redeemed.coupon;
}

/** Its file is there. */
export async function waitForFile(request: APIRequestContext, account: Account, number: string): Promise<void> {
  await expect(async () => {
    const order = await getOrder(request, account, number);
    expect(order.order_item_response[0]?.paper_case.stage).toBe(2);
  }).toPass({ intervals: [50] });
}
