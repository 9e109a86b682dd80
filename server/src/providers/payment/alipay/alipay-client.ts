import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import type { AlipayConfig } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chinaTime } from '../china-time.ts';
import { GatewayRefused, GatewayUnavailable } from '../payment-gateway.ts';

/** A person waits for the QR code; too short, and payments that the gateway did take are asked about all the time. */
export const alipayTimeoutMs = 8_000;

export interface AlipayAnswer {
  /** Empty when it was done; else the gateway's own name of the refusal. */
  refusal: string;
  message: string;
  /** Of an answer whose signature is Alipay's and that speaks of our number. */
  fields: Record<string, unknown>;
}

export interface AlipayClient {
  /** Throws GatewayUnavailable where nobody knows what became of the call. */
  call(method: string, content: { out_trade_no: string } & Record<string, unknown>): Promise<AlipayAnswer>;
}

/** The gateway failed after it took the request, so it may have happened. */
const unknownCodes = /SYSTEM_ERROR|SYSTEM-ERROR|unknow-error|unknown-error/i;

export function refused({ refusal, message }: AlipayAnswer): GatewayRefused {
  return new GatewayRefused('ALIPAY', refusal, message);
}

export function createAlipayClient(config: AlipayConfig, clock: Clock, timeoutMs = alipayTimeoutMs): AlipayClient {
  const sdk = new AlipaySdk({
    appId: config.appId,
    privateKey: config.privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: config.publicKey,
    gateway: config.gateway,
    signType: 'RSA2',
    timeout: timeoutMs,
    camelcase: false,
  });

  return {
    async call(method, content) {
      let answer: AlipaySdkCommonResult;
      try {
        // The SDK would write the time of this machine's zone, and Alipay reads China's.
        const timestamp = chinaTime(clock.now());
        const parameters = { bizContent: content, notifyUrl: config.notifyUrl, timestamp };
        answer = await inTime(sdk.exec(method, parameters, { validateSign: true }), timeoutMs);
      } catch (error) {
        // No answer, half an answer, an answer that somebody else may have signed: none of them says what happened.
        const reason = error instanceof Error ? error.message.slice(0, 300) : String(error);
        throw new GatewayUnavailable('ALIPAY', reason, { cause: error });
      }
      // A signature covers the answer alone, so that an old answer about another trade would pass for this one.
      if (answer.out_trade_no !== undefined && answer.out_trade_no !== content.out_trade_no) {
        throw new GatewayUnavailable('ALIPAY', `${method} answered about another trade`);
      }
      const code = String(answer.code);
      if (code === '10000') return { refusal: '', message: '', fields: answer };
      const refusal = String(answer.sub_code ?? `CODE_${code}`);
      const message = String(answer.sub_msg ?? answer.msg ?? '');
      if (code === '20000' || code === '10003' || unknownCodes.test(refusal)) {
        throw new GatewayUnavailable('ALIPAY', `${refusal} ${message}`);
      }
      return { refusal, message, fields: answer };
    },
  };
}

/**
 * The SDK's own limit begins anew at each stage of a call, and at the second try that its HTTP client makes when a
 * connection breaks. (That try is harmless: every call of ours does nothing twice for the same number.)
 */
async function inTime<Value>(call: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no whole answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
