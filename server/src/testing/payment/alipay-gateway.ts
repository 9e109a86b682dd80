import { createHash, sign, verify } from 'node:crypto';
import { chinaTime } from '../../providers/payment/china-time.ts';
import { yuanOf } from '../../providers/payment/yuan.ts';
import { type AlipayTrade, AlipayTrades, refundedFenOf } from './alipay-trades.ts';
import {
  FaultPlan,
  type GatewayFault,
  keyPairOf,
  type PlannedFault,
  type ServedRequest,
  startGatewayServer,
} from './gateway-server.ts';

export interface AlipayCall {
  /** Such as alipay.trade.precreate. */
  method: string;
  /** Every signed field of the request, decoded. */
  fields: Record<string, string>;
  content: Record<string, unknown>;
}

export interface AlipayNoticeOptions {
  /** Fields to add or change; they are signed with the others. An empty text takes a field out. */
  changes?: Record<string, string>;
  /** Fields that somebody changed on the way, after the signature. */
  tampered?: Record<string, string>;
  signature?: 'GENUINE' | 'FORGED' | 'RSA1' | 'NONE';
  /** Tells of this refund instead of the payment. */
  refundNo?: string;
}

export type AlipayTestGateway = Awaited<ReturnType<typeof startAlipayGateway>>;

const appId = '2021000000000001';
const sellerId = '2088000000000001';
/** Far more than a request takes, and far less than the hours between time zones. */
const timestampWindowMs = 10 * 60_000;

/**
 * Alipay on this machine: it checks the signature and the fields of every call, keeps trades, answers signed, and sends
 * signed notifications.
 *
 *     const alipay = await startAlipayGateway();
 *     const site = await createTestSite({ environment: alipay.settings });
 *     alipay.pay(paymentNo);                                    // the buyer scans and pays
 *     await alipay.notify(`${site.url}/api/notify/alipay`, paymentNo);
 *     alipay.failNext('CUT_OFF');                               // the next call is done, its answer is lost
 *
 * `now` is the gateway's clock; the test's own where it moves.
 */
export async function startAlipayGateway({ now = () => new Date() }: { now?: () => Date } = {}) {
  const merchant = keyPairOf('Alipay merchant');
  const platform = keyPairOf('Alipay');
  const stranger = keyPairOf('stranger');
  const trades = new AlipayTrades(now);
  const faults = new FaultPlan();
  let lastFault: PlannedFault | null = null;
  const calls: AlipayCall[] = [];

  function signed(fields: Record<string, string>, without: readonly string[]): string {
    return Object.keys(fields)
      .filter((name) => !without.includes(name))
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
  }

  /** Null when all is well; else the gateway's name of what is wrong with the request. */
  function findProblem(fields: Record<string, string>): string | null {
    if (fields.app_id !== appId) return 'isv.invalid-app-id';
    if (fields.sign_type !== 'RSA2') return 'isv.invalid-signature-type';
    if (fields.charset !== 'utf-8' || fields.version !== '1.0') return 'isv.invalid-charset';
    const signature = Buffer.from(fields.sign ?? '', 'base64');
    const text = Buffer.from(signed(fields, ['sign']));
    if (!verify('RSA-SHA256', text, merchant.publicKey, signature)) return 'isv.invalid-signature';
    const at = Date.parse(`${fields.timestamp?.replace(' ', 'T')}+08:00`);
    if (!(Math.abs(at - now().getTime()) < timestampWindowMs)) return 'isv.invalid-timestamp';
    return null;
  }

  function serve(request: ServedRequest) {
    const url = new URL(request.target, 'http://gateway');
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(request.body)]);
    const method = fields.method ?? '';
    // The SDK's HTTP client sends a call whose connection broke a second time; one fault lasts for both.
    const isResent = request.headers['x-urllib-retry-on-socket-error'] !== undefined;
    const planned = isResent ? lastFault : faults.next();
    lastFault = planned;
    const problem =
      request.method === 'POST' && url.pathname === '/gateway.do' ? findProblem(fields) : 'isv.no-such-path';
    let node: Record<string, string>;
    if (problem) node = { code: '40002', msg: 'Invalid Arguments', sub_code: problem, sub_msg: problem };
    else {
      const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, unknown>;
      calls.push({ method, fields, content });
      const takesEffect = planned?.takesEffect ?? true;
      node = takesEffect ? trades.act(method, content) : { code: '10000', msg: 'Success' };
    }
    const fault = planned?.fault ?? null;
    if (fault === 'SYSTEM_ERROR') {
      node = { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'ACQ.SYSTEM_ERROR', sub_msg: 'error' };
    }
    if (fault === 'REFUSED') {
      const sub_code = 'isv.insufficient-isv-permissions';
      node = { code: '40006', msg: 'Insufficient Permissions', sub_code, sub_msg: 'not now' };
    }
    if (fault === 'OTHER_TRADE') node = { ...node, out_trade_no: 'anothertrade' };
    return { answer: answerOf(method, node, fault), fault };
  }

  function answerOf(method: string, node: Record<string, string>, fault: GatewayFault | null) {
    // As the gateway writes it: slashes escaped, and the signature over exactly these bytes.
    const raw = JSON.stringify(node).replaceAll('/', '\\/');
    const key = fault === 'WRONG_SIGNATURE' ? stranger : platform;
    const signature = sign('RSA-SHA256', Buffer.from(raw), key.privateKey).toString('base64');
    const tail = fault === 'UNSIGNED' ? '' : `,"sign":"${signature}"`;
    const body = `{"${method.replaceAll('.', '_')}_response":${raw}${tail}}`;
    return { status: 200, headers: { 'content-type': 'application/json;charset=utf-8' }, body };
  }

  function getTrade(paymentNo: string): AlipayTrade {
    const trade = trades.byNo.get(paymentNo);
    if (!trade) throw new Error(`no QR code was made for ${paymentNo}`);
    return trade;
  }

  function writeNotice(paymentNo: string, options: AlipayNoticeOptions = {}): string {
    const trade = getTrade(paymentNo);
    const total = yuanOf(trade.totalFen);
    const fields: Record<string, string> = {
      notify_type: 'trade_status_sync',
      // Of the trade and its state, so that a repeat has the same.
      notify_id: createHash('md5')
        .update(`${paymentNo}${options.refundNo ?? trade.status}`)
        .digest('hex'),
      notify_time: chinaTime(now()),
      charset: 'utf-8',
      version: '1.0',
      app_id: appId,
      seller_id: sellerId,
      buyer_id: '2088000000009999',
      out_trade_no: paymentNo,
      trade_no: trade.tradeNo,
      trade_status: trade.status,
      subject: trade.subject,
      body: '',
      total_amount: total,
      gmt_create: chinaTime(trade.createdAt),
      ...(trade.paidAt && {
        gmt_payment: chinaTime(trade.paidAt),
        receipt_amount: total,
        buyer_pay_amount: total,
        fund_bill_list: JSON.stringify([{ amount: total, fundChannel: 'ALIPAYACCOUNT' }]),
      }),
      ...(trade.closedAt && { gmt_close: chinaTime(trade.closedAt) }),
      ...(options.refundNo !== undefined && {
        out_biz_no: options.refundNo,
        refund_fee: yuanOf(refundedFenOf(trade)),
        gmt_refund: `${chinaTime(now())}.000`,
      }),
      ...options.changes,
    };
    for (const [name, value] of Object.entries(options.changes ?? {})) if (value === '') delete fields[name];
    const { signature = 'GENUINE' } = options;
    const algorithm = signature === 'RSA1' ? 'RSA-SHA1' : 'RSA-SHA256';
    const key = signature === 'FORGED' ? stranger.privateKey : platform.privateKey;
    const text = Buffer.from(signed(fields, ['sign', 'sign_type']));
    if (signature !== 'NONE') fields.sign = sign(algorithm, text, key).toString('base64');
    fields.sign_type ??= signature === 'RSA1' ? 'RSA' : 'RSA2';
    return new URLSearchParams({ ...fields, ...options.tampered }).toString();
  }

  const server = await startGatewayServer(serve);
  return {
    /** What config.ts reads; PUBLIC_URL is no address of this machine, because notifications are sent by `notify`. */
    settings: {
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_PRIVATE_KEY: merchant.privatePem,
      ALIPAY_PUBLIC_KEY: platform.publicPem,
      ALIPAY_GATEWAY: `${server.url}/gateway.do`,
      PUBLIC_URL: 'https://yanmo.example',
    },
    trades: trades.byNo,
    /** The calls whose signature was right, the oldest first. */
    calls,
    getTrade,

    /** The buyer scans: from now on the gateway knows of the trade. */
    scan(paymentNo: string): void {
      const trade = getTrade(paymentNo);
      if (trade.status === 'OFFERED') trade.status = 'WAIT_BUYER_PAY';
    },
    /** The buyer scans and pays, whatever we have done meanwhile: a code that was scanned before may be paid late. */
    pay(paymentNo: string): void {
      Object.assign(getTrade(paymentNo), { status: 'TRADE_SUCCESS', paidAt: now(), closedAt: null });
    },
    /** The time for refunds is over. */
    finish(paymentNo: string): void {
      getTrade(paymentNo).status = 'TRADE_FINISHED';
    },
    /** The next answer goes wrong; the call is done all the same unless said otherwise. */
    failNext(fault: GatewayFault, { takesEffect = true } = {}): void {
      faults.add(fault, takesEffect);
    },
    /** While held, refunds are taken with fund_change N; letting go moves the money of all of them. */
    holdRefunds(isHeld: boolean): void {
      trades.holdsRefunds = isHeld;
      if (isHeld) return;
      for (const { refunds } of trades.byNo.values()) for (const refund of refunds.values()) refund.hasMoved = true;
    },
    /** The form of a notification, to be sent as often as wanted. */
    writeNotice,
    /** Sends it, and answers what came back; the gateway counts it as taken when the text is `success`. */
    async notify(url: string, paymentNo: string, options: AlipayNoticeOptions = {}) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: writeNotice(paymentNo, options),
      });
      return { status: response.status, text: await response.text() };
    },
    close: server.close,
  };
}
