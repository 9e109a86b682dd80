import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { findChinaTime } from '../china-time.ts';
import { type GatewayName, type Notice, type NoticeReader, NoticeRefused } from '../payment-gateway.ts';
import { findFen } from '../yuan.ts';
import { isSignedBy, type NoticeFields } from './notice-signature.ts';

/** Somebody whose notifications come to the address for Alipay's: Alipay, or the cashier that speaks like it. */
export interface NoticeSender {
  gateway: GatewayName;
  appId: string;
  sellerId: string;
  publicKey(): Promise<KeyObject>;
}

/** A notification has some thirty fields; more is not Alipay talking. */
const maximumFields = 200;

function readForm(body: Uint8Array): NoticeFields {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  // No prototype: a field may have any name.
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    // Of two values one would be verified and the other believed.
    if (name in fields) throw new NoticeRefused(`the field ${name.slice(0, 40)} came twice`);
    if (count > maximumFields) throw new NoticeRefused('too many fields');
    fields[name] = value;
  }
  return fields;
}

function noticeOf(fields: NoticeFields, clock: Clock): Notice {
  const { out_trade_no: paymentNo, trade_status: status, trade_no: tradeNo } = fields;
  if (!paymentNo) return { kind: 'OTHER', paymentNo: null };
  // The status of a trade that was paid once stays TRADE_SUCCESS when money goes back: the fee tells the two apart.
  if ((findFen(fields.refund_fee) ?? 0) > 0) return { kind: 'REFUND', paymentNo, refundNo: fields.out_biz_no || null };
  if (status === 'TRADE_CLOSED') return { kind: 'CLOSED', paymentNo };
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') return { kind: 'OTHER', paymentNo };
  const paidFen = findFen(fields.total_amount);
  if (paidFen === null || !tradeNo) throw new NoticeRefused('a payment without its amount or number');
  const paidAt = findChinaTime(fields.gmt_payment) ?? clock.now();
  return { kind: 'PAID', paymentNo, gatewayTradeNo: tradeNo, paidFen, paidAt };
}

/**
 * No age is too old: Alipay repeats a notification for 25 hours and longer by hand, and what is told twice has no second
 * effect.
 */
export function createAlipayNotices(senders: readonly NoticeSender[], clock: Clock): NoticeReader {
  return {
    async read({ body }) {
      const fields = readForm(body);
      // The algorithm is ours to choose: a message that names SHA-1 would choose the weaker check for itself.
      if (fields.sign_type !== 'RSA2') throw new NoticeRefused('it is not signed with RSA2');
      const sender = senders.find(({ appId }) => appId === fields.app_id);
      if (!sender) throw new NoticeRefused('it is for another application');
      if (!isSignedBy(fields, await sender.publicKey())) throw new NoticeRefused('the signature is wrong');
      if (fields.seller_id !== sender.sellerId) throw new NoticeRefused('it is for another seller');
      return { ...noticeOf(fields, clock), gateway: sender.gateway };
    },
  };
}
