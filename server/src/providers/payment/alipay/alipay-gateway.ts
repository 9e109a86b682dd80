import type { AlipayConfig } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chinaTime, findChinaTime } from '../china-time.ts';
import { GatewayUnavailable, type PaymentGateway, type RefundState, type TradeState } from '../payment-gateway.ts';
import { shownText } from '../shown-text.ts';
import { findFen, yuanOf } from '../yuan.ts';
import { type AlipayAnswer, createAlipayClient, refused } from './alipay-client.ts';

const notThere = 'ACQ.TRADE_NOT_EXIST';
/** Refusals of a close that say only that the trade is past waiting; a query says where it is. */
const pastWaiting = new Set(['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS']);
const subjectMaximumChars = 256;
const reasonMaximumChars = 256;

/** Alipay face to face: a QR code on the screen, scanned by the buyer's phone. */
export function createAlipayGateway(config: AlipayConfig, clock: Clock, timeoutMs?: number): PaymentGateway {
  const client = createAlipayClient(config, clock, timeoutMs);

  function stateOf({ fields }: AlipayAnswer): TradeState {
    const { trade_status: status, trade_no: tradeNo, total_amount: total } = fields;
    if (status === 'WAIT_BUYER_PAY') return { state: 'WAITING' };
    if (status === 'TRADE_CLOSED') return { state: 'CLOSED' };
    const paidFen = findFen(total);
    const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';
    if (!isPaid || paidFen === null || typeof tradeNo !== 'string' || tradeNo === '') {
      throw new GatewayUnavailable('ALIPAY', `a query answered ${String(status)} of ${String(total)}`);
    }
    // The instant at which we learn of it stands in where the answer leaves it out.
    const paidAt = findChinaTime(fields.send_pay_date) ?? clock.now();
    return { state: 'PAID', gatewayTradeNo: tradeNo, paidFen, paidAt };
  }

  async function query(paymentNo: string): Promise<TradeState> {
    const answer = await client.call('alipay.trade.query', { out_trade_no: paymentNo });
    if (answer.refusal === '') return stateOf(answer);
    // Until the buyer scans, Alipay knows of no trade.
    if (answer.refusal === notThere) return { state: 'NOT_FOUND' };
    throw refused(answer);
  }

  async function queryRefund(order: { paymentNo: string; refundNo: string }): Promise<RefundState> {
    const answer = await client.call('alipay.trade.fastpay.refund.query', {
      out_trade_no: order.paymentNo,
      out_request_no: order.refundNo,
    });
    if (answer.refusal === notThere) return { state: 'NOT_FOUND' };
    if (answer.refusal !== '') throw refused(answer);
    const { refund_status: status, out_request_no: refundNo } = answer.fields;
    // Without a status it failed or never arrived, and may be ordered again with its number.
    if (status === undefined || status === '') return { state: 'NOT_FOUND' };
    if (refundNo !== order.refundNo) throw new GatewayUnavailable('ALIPAY', 'answered about another refund');
    return { state: status === 'REFUND_SUCCESS' ? 'DONE' : 'PROCESSING' };
  }

  return {
    name: 'ALIPAY',
    query,
    queryRefund,

    async create(offer) {
      const answer = await client.call('alipay.trade.precreate', {
        out_trade_no: offer.paymentNo,
        total_amount: yuanOf(offer.amountFen),
        subject: shownText(offer.subject, subjectMaximumChars, /[/=&]/g),
        // An instant and not a span: a call that is repeated later must not lengthen the offer.
        time_expire: chinaTime(offer.expiresAt),
      });
      if (answer.refusal !== '') throw refused(answer);
      const { qr_code: payLink } = answer.fields;
      if (typeof payLink !== 'string' || payLink === '') throw new GatewayUnavailable('ALIPAY', 'no QR code came');
      return { payLink };
    },

    /**
     * A QR code that nobody has scanned cannot be closed: it lives until the offer's own expiry, and a payment that
     * comes by it after this close is told by its notification.
     */
    async close(paymentNo) {
      const answer = await client.call('alipay.trade.close', { out_trade_no: paymentNo });
      if (answer.refusal === '' || answer.refusal === notThere) return { state: 'CLOSED' };
      if (!pastWaiting.has(answer.refusal)) throw refused(answer);
      const state = await query(paymentNo);
      if (state.state === 'PAID' || state.state === 'CLOSED') return state;
      throw new GatewayUnavailable('ALIPAY', `${answer.refusal}, but the trade is ${state.state}`);
    },

    async refund(order) {
      const answer = await client.call('alipay.trade.refund', {
        out_trade_no: order.paymentNo,
        out_request_no: order.refundNo,
        refund_amount: yuanOf(order.amountFen),
        refund_reason: shownText(order.reason, reasonMaximumChars, /[/=&]/g),
      });
      if (answer.refusal !== '') throw refused(answer);
      if (answer.fields.fund_change === 'Y') return { state: 'DONE' };
      // No money moved by this call: it moved by an earlier one with the same number, or is still to move.
      const state = await queryRefund(order);
      return state.state === 'NOT_FOUND' ? { state: 'PROCESSING' } : state;
    },
  };
}
