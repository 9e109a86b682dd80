import { createCipheriv, randomBytes, sign, verify } from 'node:crypto';
import { FaultPlan, type GatewayFault, keyPairOf, type ServedRequest, startGatewayServer } from './gateway-server.ts';
import { type WechatRefund, type WechatTrade, WechatTrades } from './wechat-trades.ts';

export interface WechatCall {
  method: string;
  /** Path and query. */
  target: string;
  body: Record<string, unknown>;
}

export interface WechatNoticeOptions {
  /** Fields of the sealed transaction or refund to add or change. */
  changes?: Record<string, unknown>;
  /** TAMPERED: the body was changed after the signature; PROBE: the platform's own try whether we verify. */
  signature?: 'GENUINE' | 'FORGED' | 'TAMPERED' | 'NONE' | 'PROBE';
  /** How far the sender's clock is off. */
  offSeconds?: number;
  /** Signed with a key of another id. */
  keyId?: string;
  /** Sealed with another APIv3 key. */
  apiV3Key?: string;
  /** Tells of this refund instead of the payment. */
  refundNo?: string;
  eventType?: string;
}

export type WechatTestGateway = Awaited<ReturnType<typeof startWechatGateway>>;

const mchId = '1900000001';
const appId = 'wx0000000000000001';
const serialNo = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const keyId = 'PUB_KEY_ID_0119000000012026050100000000000001';
const apiV3Key = 'yanmo-test-api-v3-key-0123456789';
const clockWindowSeconds = 300;

const authorization =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",serial_no="(\w+)",timestamp="(\d+)",nonce_str="(\w+)",signature="([\w+/=]+)"$/;

/**
 * WeChat Pay v3 on this machine: it checks the signature and the fields of every call, keeps trades, answers signed, and
 * sends sealed and signed notifications.
 *
 *     const wechat = await startWechatGateway();
 *     const site = await createTestSite({ environment: wechat.settings });
 *     wechat.pay(paymentNo);                                    // the buyer scans and pays
 *     await wechat.notify(`${site.url}/api/notify/wechat`, paymentNo);
 *     wechat.failNext('SLOW');                                  // the next call is done, its answer never comes
 *
 * `now` is the clock of its trades and notifications; the test's own where it moves. Calls are signed by the real one.
 */
export async function startWechatGateway({ now = () => new Date() }: { now?: () => Date } = {}) {
  const merchant = keyPairOf('WeChat Pay merchant');
  const platform = keyPairOf('WeChat Pay');
  const stranger = keyPairOf('stranger');
  const trades = new WechatTrades(appId, mchId, now);
  const faults = new FaultPlan();
  const calls: WechatCall[] = [];
  const nonces = new Set<string>();

  function isSigned({ method, target, headers, body }: ServedRequest): boolean {
    const match = authorization.exec(headers.authorization ?? '');
    if (!match) return false;
    const [, mch, serial, timestamp, nonce = '', signature = ''] = match;
    if (mch !== mchId || serial !== serialNo || nonces.has(nonce)) return false;
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > clockWindowSeconds) return false;
    nonces.add(nonce);
    const text = Buffer.from(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`);
    return verify('RSA-SHA256', text, merchant.publicKey, Buffer.from(signature, 'base64'));
  }

  function signatureHeaders(body: string, key: typeof platform, atMs: number): Record<string, string> {
    const timestamp = String(Math.floor(atMs / 1000));
    const nonce = randomBytes(16).toString('hex');
    const text = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keyId,
      'wechatpay-signature': sign('RSA-SHA256', text, key.privateKey).toString('base64'),
    };
  }

  function serve(request: ServedRequest) {
    const planned = faults.next();
    const fault = planned?.fault ?? null;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    if (!isSigned(request)) {
      // Whoever is not known gets no signature either.
      const body = JSON.stringify({ code: 'SIGN_ERROR', message: 'the signature is wrong' });
      return { answer: { status: 401, headers, body }, fault };
    }
    const sent = (request.body === '' ? {} : JSON.parse(request.body)) as Record<string, unknown>;
    calls.push({ method: request.method, target: request.target, body: sent });
    let { status, fields } =
      planned && !planned.takesEffect ? { status: 200, fields: {} } : trades.act(request.method, request.target, sent);
    if (fault === 'SYSTEM_ERROR') [status, fields] = [500, { code: 'SYSTEM_ERROR', message: 'try again' }];
    if (fault === 'REFUSED') [status, fields] = [403, { code: 'NO_AUTH', message: 'not now' }];
    if (fault === 'OTHER_TRADE') fields = { ...fields, out_trade_no: 'anothertrade', out_refund_no: 'anotherrefund' };
    const body = fields === null ? '' : JSON.stringify(fields);
    const key = fault === 'WRONG_SIGNATURE' ? stranger : platform;
    const signature = fault === 'UNSIGNED' ? {} : signatureHeaders(body, key, Date.now());
    return { answer: { status, headers: { ...headers, ...signature }, body }, fault };
  }

  function getTrade(paymentNo: string): WechatTrade {
    const trade = trades.byNo.get(paymentNo);
    if (!trade) throw new Error(`no QR code was made for ${paymentNo}`);
    return trade;
  }

  function seal(fields: Record<string, unknown>, key: string, kind: string) {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(kind));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(fields), 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      ...{ algorithm: 'AEAD_AES_256_GCM', original_type: kind, associated_data: kind, nonce },
      ciphertext: sealed.toString('base64'),
    };
  }

  function contentOf(trade: WechatTrade, refundNo: string | undefined): Record<string, unknown> {
    if (refundNo === undefined) return trades.describe(trade);
    const refund = trade.refunds.get(refundNo);
    return {
      mchid: mchId,
      out_trade_no: trade.paymentNo,
      transaction_id: trade.transactionId,
      out_refund_no: refundNo,
      refund_status: refund?.status,
      amount: { total: trade.totalFen, refund: refund?.amountFen },
    };
  }

  function writeNotice(paymentNo: string, options: WechatNoticeOptions = {}) {
    const { signature = 'GENUINE', refundNo } = options;
    const kind = refundNo === undefined ? 'transaction' : 'refund';
    const content = { ...contentOf(getTrade(paymentNo), refundNo), ...options.changes };
    const body = JSON.stringify({
      id: randomBytes(16).toString('hex'),
      create_time: now().toISOString(),
      event_type: options.eventType ?? (refundNo === undefined ? 'TRANSACTION.SUCCESS' : 'REFUND.SUCCESS'),
      resource_type: 'encrypt-resource',
      summary: '支付成功',
      resource: seal(content, options.apiV3Key ?? apiV3Key, kind),
    });
    const key = signature === 'FORGED' ? stranger : platform;
    const headers = signatureHeaders(body, key, now().getTime() + (options.offSeconds ?? 0) * 1000);
    if (options.keyId !== undefined) headers['wechatpay-serial'] = options.keyId;
    if (signature === 'NONE') delete headers['wechatpay-signature'];
    if (signature === 'PROBE') {
      headers['wechatpay-signature'] = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    }
    return { headers, body: signature === 'TAMPERED' ? body.replace('支付成功', '支付完成') : body };
  }

  const server = await startGatewayServer(serve);
  return {
    /** What config.ts reads; PUBLIC_URL is no address of this machine, because notifications are sent by `notify`. */
    settings: {
      WECHAT_MCH_ID: mchId,
      WECHAT_APP_ID: appId,
      WECHAT_SERIAL_NO: serialNo,
      WECHAT_PRIVATE_KEY: merchant.privatePem,
      WECHAT_API_V3_KEY: apiV3Key,
      WECHAT_PLATFORM_PUBLIC_KEY: platform.publicPem,
      WECHAT_PLATFORM_PUBLIC_KEY_ID: keyId,
      WECHAT_GATEWAY: server.url,
      PUBLIC_URL: 'https://yanmo.example',
    },
    trades: trades.byNo,
    /** The calls whose signature was right, the oldest first. */
    calls,
    getTrade,

    /** The buyer scans and pays, whatever we have done meanwhile. */
    pay(paymentNo: string): void {
      Object.assign(getTrade(paymentNo), { state: 'SUCCESS', paidAt: now() });
    },
    /** The next answer goes wrong; the call is done all the same unless said otherwise. */
    failNext(fault: GatewayFault, { takesEffect = true } = {}): void {
      faults.add(fault, takesEffect);
    },
    /** What refunds begin as (PROCESSING unless said otherwise), and become at once where they are there already. */
    settleRefunds(status: WechatRefund['status']): void {
      trades.refundStatus = status;
      for (const { refunds } of trades.byNo.values()) for (const refund of refunds.values()) refund.status = status;
    },
    /** Headers and body of a notification, to be sent as often as wanted. */
    writeNotice,
    /** Sends it, and answers what came back; the gateway counts it as taken when the status is 200 or 204. */
    async notify(url: string, paymentNo: string, options: WechatNoticeOptions = {}) {
      const { headers, body } = writeNotice(paymentNo, options);
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    close: server.close,
  };
}
