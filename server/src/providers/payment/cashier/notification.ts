import { createHash } from 'node:crypto';
import http from 'node:http';
import { notifyAlipay } from '@yanmo/contract/notify';
import { signNotice } from '../alipay/notice-signature.ts';
import { chinaTime } from '../china-time.ts';
import { yuanOf } from '../yuan.ts';
import type { CashierKeys } from './keys.ts';
import type { CashierTrade } from './store.ts';

/** The cashier's own, at the places where Alipay writes the application and the account that receives the money. */
export const cashierAppId = 'yanmo-cashier';
export const cashierSellerId = 'yanmo-cashier-seller';

/** Where this server itself listens: the socket by which somebody has just reached it. */
export interface ServerAddress {
  host: string;
  port: number;
}

/** The signed form that Alipay would send about a trade in this state. */
export function writeNotification(trade: CashierTrade, keys: CashierKeys, now: Date): string {
  const total = yuanOf(trade.amountFen);
  const fields: Record<string, string> = {
    notify_type: 'trade_status_sync',
    // The same at every repeat, as Alipay's is.
    notify_id: createHash('sha256').update(trade.paymentNo).digest('hex').slice(0, 32),
    notify_time: chinaTime(now),
    charset: 'utf-8',
    version: '1.0',
    app_id: cashierAppId,
    seller_id: cashierSellerId,
    out_trade_no: trade.paymentNo,
    trade_no: trade.tradeNo ?? '',
    subject: trade.subject,
    total_amount: total,
    gmt_create: chinaTime(trade.createdAt),
    ...(trade.state === 'PAID'
      ? {
          trade_status: 'TRADE_SUCCESS',
          buyer_id: 'yanmo-cashier-buyer',
          receipt_amount: total,
          buyer_pay_amount: total,
          gmt_payment: chinaTime(trade.paidAt ?? now),
          fund_bill_list: JSON.stringify([{ amount: total, fundChannel: 'ALIPAYACCOUNT' }]),
        }
      : { trade_status: 'TRADE_CLOSED', gmt_close: chinaTime(trade.closedAt ?? now) }),
    sign_type: 'RSA2',
  };
  return new URLSearchParams({ ...fields, sign: signNotice(fields, keys.privateKey) }).toString();
}

/** A person waits on the other side of the form; what is not told by then is found by asking. */
const tryTimeoutMs = 2_000;
const pausesMs = [300, 1_000];
/** The answer is seven bytes. */
const maximumAnswerChars = 1_000;

/** True once the answer was `success`; three tries within some seconds. */
export async function deliver(form: string, to: ServerAddress): Promise<boolean> {
  for (const pauseMs of [...pausesMs, null]) {
    if ((await post(form, to)) === 'success') return true;
    if (pauseMs !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

/** What was answered; null for no whole answer in time. */
function post(form: string, { host, port }: ServerAddress): Promise<string | null> {
  return new Promise((resolve) => {
    const request = http.request(
      {
        ...{ host, port, method: notifyAlipay.method, path: notifyAlipay.path, agent: false },
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
          'content-length': Buffer.byteLength(form),
        },
        signal: AbortSignal.timeout(tryTimeoutMs),
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          answer = (answer + chunk).slice(0, maximumAnswerChars);
        });
        response.on('end', () => resolve(response.statusCode === 200 ? answer : null));
        response.on('error', () => resolve(null));
        response.on('close', () => resolve(null));
      },
    );
    request.on('error', () => resolve(null));
    request.end(form);
  });
}
