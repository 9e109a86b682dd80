import { chinaTime } from '../../providers/payment/china-time.ts';
import { findFen, yuanOf } from '../../providers/payment/yuan.ts';

export interface AlipayTrade {
  paymentNo: string;
  tradeNo: string;
  subject: string;
  totalFen: number;
  timeExpire: string;
  /** OFFERED: a QR code that nobody has scanned; the gateway then knows of no trade. */
  status: 'OFFERED' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';
  createdAt: Date;
  paidAt: Date | null;
  closedAt: Date | null;
  refunds: Map<string, { amountFen: number; hasMoved: boolean }>;
}

type Fields = Record<string, string>;

export function refundedFenOf(trade: AlipayTrade): number {
  return [...trade.refunds.values()].reduce((sum, { amountFen }) => sum + amountFen, 0);
}

const done = (fields: Fields): Fields => ({ code: '10000', msg: 'Success', ...fields });
const failed = (subCode: string): Fields => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: `refused: ${subCode}`,
});
const invalid = (name: string): Fields => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: 'isv.invalid-parameter',
  sub_msg: `invalid: ${name}`,
});

/** What Alipay does with a call, by the name of its method; every trade has the number that the merchant gave it. */
export class AlipayTrades {
  readonly byNo = new Map<string, AlipayTrade>();
  /** While true a refund is taken, but its money does not move yet. */
  holdsRefunds = false;
  readonly #now: () => Date;
  #lastNo = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  act(method: string, content: Record<string, unknown>): Fields {
    const no = content.out_trade_no;
    if (typeof no !== 'string' || !/^\w{1,64}$/.test(no)) return invalid('out_trade_no');
    if (method === 'alipay.trade.precreate') return this.#precreate(no, content);
    const trade = this.byNo.get(no);
    if (!trade || trade.status === 'OFFERED') return { ...failed('ACQ.TRADE_NOT_EXIST'), out_trade_no: no };
    switch (method) {
      case 'alipay.trade.query':
        return this.#query(trade);
      case 'alipay.trade.close':
        if (trade.status !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR');
        trade.status = 'TRADE_CLOSED';
        trade.closedAt = this.#now();
        return done({ out_trade_no: no, trade_no: trade.tradeNo });
      case 'alipay.trade.refund':
        return this.#refund(trade, content);
      case 'alipay.trade.fastpay.refund.query':
        return this.#queryRefund(trade, content);
      default:
        return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method', sub_msg: method };
    }
  }

  #precreate(paymentNo: string, content: Record<string, unknown>): Fields {
    const { subject, time_expire: timeExpire, total_amount: amount } = content;
    const totalFen = findFen(amount);
    if (typeof amount !== 'string' || !/^\d+\.\d\d$/.test(amount) || !totalFen) return invalid('total_amount');
    if (typeof subject !== 'string' || !/^[^/=&\n]{1,256}$/.test(subject)) return invalid('subject');
    if (typeof timeExpire !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timeExpire)) {
      return invalid('time_expire');
    }
    if (timeExpire <= chinaTime(this.#now())) return invalid('time_expire');
    const known = this.byNo.get(paymentNo);
    if (known?.status === 'TRADE_CLOSED') return failed('ACQ.TRADE_HAS_CLOSE');
    if (known?.paidAt) return failed('ACQ.TRADE_HAS_SUCCESS');
    if (known && known.totalFen !== totalFen) return failed('ACQ.CONTEXT_INCONSISTENT');
    if (!known) {
      this.#lastNo += 1;
      this.byNo.set(paymentNo, {
        ...{ paymentNo, subject, totalFen, timeExpire },
        tradeNo: `2026050122001400${String(this.#lastNo).padStart(12, '0')}`,
        status: 'OFFERED',
        createdAt: this.#now(),
        paidAt: null,
        closedAt: null,
        refunds: new Map(),
      });
    }
    return done({ out_trade_no: paymentNo, qr_code: `https://qr.alipay.example/${paymentNo}` });
  }

  #query(trade: AlipayTrade): Fields {
    return done({
      out_trade_no: trade.paymentNo,
      trade_no: trade.tradeNo,
      trade_status: trade.status,
      total_amount: yuanOf(trade.totalFen),
      ...(trade.paidAt && { send_pay_date: chinaTime(trade.paidAt) }),
    });
  }

  #refund(trade: AlipayTrade, content: Record<string, unknown>): Fields {
    const { out_request_no: requestNo, refund_amount: amount } = content;
    const amountFen = findFen(amount);
    if (typeof requestNo !== 'string' || requestNo === '') return invalid('out_request_no');
    if (typeof amount !== 'string' || !/^\d+\.\d\d$/.test(amount) || !amountFen) return invalid('refund_amount');
    const known = trade.refunds.get(requestNo);
    if (known && known.amountFen !== amountFen) return failed('ACQ.DISCORDANT_REPEAT_REQUEST');
    if (!known) {
      if (trade.status !== 'TRADE_SUCCESS') return failed('ACQ.TRADE_STATUS_ERROR');
      if (refundedFenOf(trade) + amountFen > trade.totalFen) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      trade.refunds.set(requestNo, { amountFen, hasMoved: !this.holdsRefunds });
      if (refundedFenOf(trade) === trade.totalFen) {
        trade.status = 'TRADE_CLOSED';
        trade.closedAt = this.#now();
      }
    }
    return done({
      out_trade_no: trade.paymentNo,
      trade_no: trade.tradeNo,
      refund_fee: yuanOf(refundedFenOf(trade)),
      fund_change: known || this.holdsRefunds ? 'N' : 'Y',
    });
  }

  #queryRefund(trade: AlipayTrade, content: Record<string, unknown>): Fields {
    const requestNo = String(content.out_request_no);
    const refund = trade.refunds.get(requestNo);
    const numbers = { out_trade_no: trade.paymentNo, trade_no: trade.tradeNo, out_request_no: requestNo };
    // Without a status: it failed, never came, or is not through yet.
    if (!refund?.hasMoved) return done(numbers);
    return done({ ...numbers, refund_status: 'REFUND_SUCCESS', refund_amount: yuanOf(refund.amountFen) });
  }
}
