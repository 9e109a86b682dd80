import { createDecipheriv, createPublicKey, verify } from 'node:crypto';
import type { WechatConfig } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Notice, type NoticeReader, NoticeRefused, type NoticeRequest } from '../payment-gateway.ts';
import { readTransaction } from './wechat-transaction.ts';

/** The protocol's own bound: what was signed longer ago may be a recording. */
const clockWindowMs = 5 * 60_000;
/** With such signatures the platform tries whether we verify at all; whoever answers well is cut off. */
const probe = 'WECHATPAY/SIGNTEST/';
const tagBytes = 16;

function headerOf({ headers }: NoticeRequest, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value === '') throw new NoticeRefused(`the header ${name} is missing`);
  return value;
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new NoticeRefused('it is no notification');
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new NoticeRefused('it is not JSON', { cause });
  }
  return objectOf(value);
}

export function createWechatNotices(config: WechatConfig, clock: Clock): NoticeReader {
  const publicKey = createPublicKey(config.platformPublicKey);

  function assertGenuine(request: NoticeRequest): void {
    const signature = headerOf(request, 'wechatpay-signature');
    const timestamp = headerOf(request, 'wechatpay-timestamp');
    const nonce = headerOf(request, 'wechatpay-nonce');
    if (signature.startsWith(probe)) throw new NoticeRefused('it is a probe');
    if (headerOf(request, 'wechatpay-serial') !== config.platformPublicKeyId) {
      throw new NoticeRefused('it is signed with a key that is not set');
    }
    const offMs = /^\d{1,12}$/.test(timestamp) ? Math.abs(clock.now().getTime() - Number(timestamp) * 1000) : Infinity;
    if (offMs > clockWindowMs) throw new NoticeRefused('its clock is more than five minutes off');
    const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), request.body, Buffer.from('\n')]);
    if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'))) {
      throw new NoticeRefused('the signature is wrong');
    }
  }

  function unseal(resource: Record<string, unknown>): Record<string, unknown> {
    const { algorithm, ciphertext, nonce, associated_data: associated = '' } = resource;
    if (algorithm !== 'AEAD_AES_256_GCM') throw new NoticeRefused(`it is sealed with ${String(algorithm)}`);
    const sealed = Buffer.from(String(ciphertext), 'base64');
    let text: string;
    try {
      const decipher = createDecipheriv('aes-256-gcm', config.apiV3Key, String(nonce), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(String(associated)));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      text = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new NoticeRefused('what it carries cannot be opened with our key', { cause });
    }
    return parse(text);
  }

  function noticeOf(eventType: unknown, fields: Record<string, unknown>): Notice {
    const kind = String(eventType);
    const transaction = readTransaction(fields, clock);
    if (!transaction) return { kind: 'OTHER', paymentNo: null };
    const { paymentNo, trade } = transaction;
    if (transaction.mchId !== config.mchId) throw new NoticeRefused('it is for another merchant');
    if (kind.startsWith('REFUND.')) {
      const { out_refund_no: refundNo } = fields;
      return { kind: 'REFUND', paymentNo, refundNo: typeof refundNo === 'string' ? refundNo : null };
    }
    // Refunds name the merchant alone.
    if (transaction.appId !== config.appId) throw new NoticeRefused('it is for another application');
    if (kind !== 'TRANSACTION.SUCCESS') return { kind: 'OTHER', paymentNo };
    if (fields.trade_state === 'REFUND') return { kind: 'REFUND', paymentNo, refundNo: null };
    if (trade?.state === 'CLOSED') return { kind: 'CLOSED', paymentNo };
    if (trade?.state !== 'PAID') return { kind: 'OTHER', paymentNo };
    const { gatewayTradeNo, paidFen, paidAt } = trade;
    return { kind: 'PAID', paymentNo, gatewayTradeNo, paidFen, paidAt };
  }

  return {
    async read(request) {
      assertGenuine(request);
      const { body } = request;
      const envelope = parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
      const fields = unseal(objectOf(envelope.resource));
      return { ...noticeOf(envelope.event_type, fields), gateway: 'WECHAT' };
    },
  };
}
