import type { WechatConfig } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chinaTimeWithOffset } from '../china-time.ts';
import { GatewayUnavailable, type PaymentGateway, type RefundState, type TradeState } from '../payment-gateway.ts';
import { shownText } from '../shown-text.ts';
import { createWechatClient, refused, type WechatAnswer } from './wechat-client.ts';
import { readTransaction } from './wechat-transaction.ts';

/** Both spellings are in use, by the age of the call. */
const notThere = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']);
const descriptionMaximumChars = 127;
const reasonMaximumChars = 80;

/** WeChat Pay v3, native: a QR code on the screen, scanned by the buyer's phone. */
export function createWechatGateway(config: WechatConfig, clock: Clock, timeoutMs?: number): PaymentGateway {
  const client = createWechatClient(config, timeoutMs);
  const isNotThere = ({ refusal }: WechatAnswer) => notThere.has(refusal);

  async function query(paymentNo: string): Promise<TradeState> {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(paymentNo)}?mchid=${config.mchId}`;
    const answer = await client.call('GET', path);
    if (isNotThere(answer)) return { state: 'NOT_FOUND' };
    if (answer.refusal !== '') throw refused(answer);
    const transaction = readTransaction(answer.fields, clock);
    if (
      transaction?.paymentNo !== paymentNo ||
      transaction.mchId !== config.mchId ||
      transaction.appId !== config.appId
    ) {
      throw new GatewayUnavailable('WECHAT', 'a query answered about another trade');
    }
    if (transaction.trade === null) {
      throw new GatewayUnavailable('WECHAT', `a query answered ${String(answer.fields.trade_state)}`);
    }
    return transaction.trade;
  }

  function refundStateOf({ fields }: WechatAnswer, refundNo: string): RefundState {
    if (fields.out_refund_no !== refundNo) throw new GatewayUnavailable('WECHAT', 'answered about another refund');
    switch (fields.status) {
      case 'SUCCESS':
        return { state: 'DONE' };
      case 'PROCESSING':
        return { state: 'PROCESSING' };
      case 'CLOSED':
      case 'ABNORMAL':
        return { state: 'FAILED', reason: fields.status };
      default:
        throw new GatewayUnavailable('WECHAT', `a refund is ${String(fields.status)}`);
    }
  }

  return {
    name: 'WECHAT',
    query,

    async create(offer) {
      const answer = await client.call('POST', '/v3/pay/transactions/native', {
        appid: config.appId,
        mchid: config.mchId,
        description: shownText(offer.subject, descriptionMaximumChars),
        out_trade_no: offer.paymentNo,
        time_expire: chinaTimeWithOffset(offer.expiresAt),
        notify_url: config.notifyUrl,
        amount: { total: offer.amountFen, currency: 'CNY' },
      });
      if (answer.refusal !== '') throw refused(answer);
      const { code_url: payLink } = answer.fields;
      if (typeof payLink !== 'string' || payLink === '') throw new GatewayUnavailable('WECHAT', 'no QR code came');
      return { payLink };
    },

    async close(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(paymentNo)}/close`;
      const answer = await client.call('POST', path, { mchid: config.mchId });
      if (answer.refusal === '' || isNotThere(answer)) return { state: 'CLOSED' };
      // ORDERPAID, ORDER_CLOSED and others: the trade is past waiting, or the close was refused for a reason of its own.
      const state = await query(paymentNo);
      if (state.state === 'PAID' || state.state === 'CLOSED') return state;
      throw refused(answer);
    },

    async refund(order) {
      const answer = await client.call('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: order.paymentNo,
        out_refund_no: order.refundNo,
        reason: shownText(order.reason, reasonMaximumChars),
        notify_url: config.notifyUrl,
        amount: { refund: order.amountFen, total: order.totalFen, currency: 'CNY' },
      });
      if (answer.refusal !== '') throw refused(answer);
      return refundStateOf(answer, order.refundNo);
    },

    async queryRefund(order) {
      const path = `/v3/refund/domestic/refunds/${encodeURIComponent(order.refundNo)}`;
      const answer = await client.call('GET', path);
      if (isNotThere(answer)) return { state: 'NOT_FOUND' };
      if (answer.refusal !== '') throw refused(answer);
      return refundStateOf(answer, order.refundNo);
    },
  };
}
