import type { Clock } from '../../../platform/clock.ts';
import type { TradeState } from '../payment-gateway.ts';

export interface Transaction {
  appId: unknown;
  mchId: unknown;
  paymentNo: string;
  /** Null for a state that we do not know. */
  trade: TradeState | null;
}

/** A transaction as queries answer and notifications carry it; null for what is none. */
export function readTransaction(fields: Record<string, unknown>, clock: Clock): Transaction | null {
  const { out_trade_no: paymentNo, appid: appId, mchid: mchId } = fields;
  if (typeof paymentNo !== 'string') return null;
  return { appId, mchId, paymentNo, trade: tradeOf(fields, clock) };
}

function tradeOf(fields: Record<string, unknown>, clock: Clock): TradeState | null {
  switch (fields.trade_state) {
    case 'NOTPAY':
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'WAITING' };
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'CLOSED' };
    case 'SUCCESS':
    // It was paid, and some of it went back.
    case 'REFUND':
      return paidOf(fields, clock);
    default:
      return null;
  }
}

function paidOf(fields: Record<string, unknown>, clock: Clock): TradeState | null {
  const { transaction_id: gatewayTradeNo, amount, success_time: successTime } = fields;
  const paidFen = (amount as { total?: unknown } | undefined)?.total;
  if (typeof gatewayTradeNo !== 'string' || gatewayTradeNo === '') return null;
  if (typeof paidFen !== 'number' || !Number.isSafeInteger(paidFen)) return null;
  const at = new Date(typeof successTime === 'string' ? successTime : Number.NaN);
  // The instant at which we learn of it stands in where the answer leaves it out.
  return { state: 'PAID', gatewayTradeNo, paidFen, paidAt: Number.isNaN(at.getTime()) ? clock.now() : at };
}
