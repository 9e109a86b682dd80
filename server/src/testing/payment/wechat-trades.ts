import { chinaTimeWithOffset } from '../../providers/payment/china-time.ts';

export interface WechatTrade {
  paymentNo: string;
  transactionId: string;
  description: string;
  totalFen: number;
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'REFUND' | 'CLOSED';
  paidAt: Date | null;
  refunds: Map<string, WechatRefund>;
}

export interface WechatRefund {
  amountFen: number;
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
}

export interface WechatOutcome {
  status: number;
  fields: Record<string, unknown> | null;
}

const failed = (status: number, code: string): WechatOutcome => ({
  status,
  fields: { code, message: `refused: ${code}` },
});
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/;

/** What WeChat Pay does with a call, by its method and path. */
export class WechatTrades {
  readonly byNo = new Map<string, WechatTrade>();
  /** What a new refund begins as. */
  refundStatus: WechatRefund['status'] = 'PROCESSING';
  readonly #appId: string;
  readonly #mchId: string;
  readonly #now: () => Date;
  #lastNo = 0;

  constructor(appId: string, mchId: string, now: () => Date) {
    this.#appId = appId;
    this.#mchId = mchId;
    this.#now = now;
  }

  act(method: string, target: string, body: Record<string, unknown>): WechatOutcome {
    const url = new URL(target, 'http://gateway');
    const call = `${method} ${url.pathname}`;
    if (call === 'POST /v3/pay/transactions/native') return this.#create(body);
    if (call === 'POST /v3/refund/domestic/refunds') return this.#refund(body);
    const refundNo = /^GET \/v3\/refund\/domestic\/refunds\/([\w*@|-]+)$/.exec(call)?.[1];
    if (refundNo) return this.#queryRefund(refundNo);
    const queried = /^GET \/v3\/pay\/transactions\/out-trade-no\/(\w+)$/.exec(call)?.[1];
    const closed = /^POST \/v3\/pay\/transactions\/out-trade-no\/(\w+)\/close$/.exec(call)?.[1];
    const mchId = queried ? url.searchParams.get('mchid') : body.mchid;
    if (!queried && !closed) return failed(404, 'NOT_FOUND');
    if (mchId !== this.#mchId) return failed(400, 'PARAM_ERROR');
    const trade = this.byNo.get(queried ?? closed ?? '');
    if (!trade) return failed(404, 'ORDER_NOT_EXIST');
    if (queried) return { status: 200, fields: this.describe(trade) };
    if (trade.paidAt) return failed(400, 'ORDERPAID');
    trade.state = 'CLOSED';
    return { status: 204, fields: null };
  }

  /** A transaction as queries answer and notifications carry it. */
  describe(trade: WechatTrade): Record<string, unknown> {
    return {
      appid: this.#appId,
      mchid: this.#mchId,
      out_trade_no: trade.paymentNo,
      trade_state: trade.state,
      trade_state_desc: trade.state,
      amount: { total: trade.totalFen, currency: 'CNY' },
      ...(trade.paidAt && {
        transaction_id: trade.transactionId,
        trade_type: 'NATIVE',
        success_time: chinaTimeWithOffset(trade.paidAt),
        payer: { openid: 'buyer' },
      }),
    };
  }

  #create(body: Record<string, unknown>): WechatOutcome {
    const { appid, mchid, description, out_trade_no: paymentNo, time_expire: expire, notify_url: notifyUrl } = body;
    const total = (body.amount as { total?: unknown } | undefined)?.total;
    const isWellFormed =
      appid === this.#appId &&
      mchid === this.#mchId &&
      typeof description === 'string' &&
      /^.{1,127}$/.test(description) &&
      typeof expire === 'string' &&
      rfc3339.test(expire) &&
      typeof notifyUrl === 'string' &&
      /^https:\/\/[^?]+$/.test(notifyUrl);
    if (!isWellFormed || typeof paymentNo !== 'string' || !/^[\w*-]{6,32}$/.test(paymentNo)) {
      return failed(400, 'PARAM_ERROR');
    }
    if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 1) return failed(400, 'PARAM_ERROR');
    if (Date.parse(expire) <= this.#now().getTime()) return failed(400, 'PARAM_ERROR');
    const known = this.byNo.get(paymentNo);
    if (known?.paidAt) return failed(400, 'ORDERPAID');
    if (known?.state === 'CLOSED') return failed(400, 'ORDER_CLOSED');
    if (known && known.totalFen !== total) return failed(403, 'OUT_TRADE_NO_USED');
    if (!known) {
      this.#lastNo += 1;
      this.byNo.set(paymentNo, {
        ...{ paymentNo, description, totalFen: total },
        transactionId: `42000000012026050${String(this.#lastNo).padStart(11, '0')}`,
        state: 'NOTPAY',
        paidAt: null,
        refunds: new Map(),
      });
    }
    return { status: 200, fields: { code_url: `weixin://wxpay/bizpayurl?pr=${paymentNo}` } };
  }

  #refund(body: Record<string, unknown>): WechatOutcome {
    const { out_trade_no: paymentNo, out_refund_no: refundNo, reason } = body;
    const amount = (body.amount ?? {}) as { refund?: unknown; total?: unknown; currency?: unknown };
    const isWellFormed = typeof reason === 'string' && /^.{1,80}$/.test(reason) && amount.currency === 'CNY';
    if (!isWellFormed || typeof refundNo !== 'string' || typeof amount.refund !== 'number') {
      return failed(400, 'PARAM_ERROR');
    }
    const trade = this.byNo.get(String(paymentNo));
    if (!trade?.paidAt) return failed(404, 'RESOURCE_NOT_EXISTS');
    if (amount.total !== trade.totalFen) return failed(400, 'PARAM_ERROR');
    const known = trade.refunds.get(refundNo);
    if (known && known.amountFen !== amount.refund) return failed(400, 'INVALID_REQUEST');
    if (!known) {
      const refundedFen = [...trade.refunds.values()].reduce((sum, { amountFen }) => sum + amountFen, 0);
      if (refundedFen + amount.refund > trade.totalFen) return failed(400, 'INVALID_REQUEST');
      trade.refunds.set(refundNo, { amountFen: amount.refund, status: this.refundStatus });
      trade.state = 'REFUND';
    }
    return this.#queryRefund(refundNo);
  }

  #queryRefund(refundNo: string): WechatOutcome {
    for (const { paymentNo, totalFen, refunds } of this.byNo.values()) {
      const refund = refunds.get(refundNo);
      if (!refund) continue;
      const amount = { total: totalFen, refund: refund.amountFen, currency: 'CNY' };
      const { status } = refund;
      return { status: 200, fields: { out_trade_no: paymentNo, out_refund_no: refundNo, status, amount } };
    }
    return failed(404, 'RESOURCE_NOT_EXISTS');
  }
}
