import { Wechatpay } from 'wechatpay-axios-plugin';
import type { WechatConfig } from '../../../config.ts';
import { GatewayRefused, GatewayUnavailable } from '../payment-gateway.ts';

/** A person waits for the QR code; too short, and payments that the gateway did take are asked about all the time. */
export const wechatTimeoutMs = 8_000;
/** An answer is a few kilobytes; more is not the gateway talking. */
const maximumAnswerBytes = 256 * 1024;

export interface WechatAnswer {
  /** Empty when it was done; else the gateway's own name of the refusal. */
  refusal: string;
  message: string;
  /** Of an answer whose signature is the platform's. */
  fields: Record<string, unknown>;
}

export interface WechatClient {
  /** Throws GatewayUnavailable where nobody knows what became of the call. */
  call(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>): Promise<WechatAnswer>;
}

export function refused({ refusal, message }: WechatAnswer): GatewayRefused {
  return new GatewayRefused('WECHAT', refusal, message);
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** The plugin's error for an answer that it could not verify holds the text that came. */
function parse(data: unknown): Record<string, unknown> {
  try {
    return fieldsOf(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return {};
  }
}

export function createWechatClient(config: WechatConfig, timeoutMs = wechatTimeoutMs): WechatClient {
  const { v3 } = new Wechatpay({
    mchid: config.mchId,
    serial: config.serialNo,
    privateKey: config.privateKey,
    certs: { [config.platformPublicKeyId]: config.platformPublicKey },
    baseURL: config.gateway,
    // The plugin verifies only what counts as a success; a forged refusal could hide a payment as well.
    validateStatus: () => true,
    timeout: timeoutMs,
    maxRedirects: 0,
    maxContentLength: maximumAnswerBytes,
    // No other adapter takes a proxy out of the environment either; only config.ts reads it.
    proxy: false,
    headers: { 'Wechatpay-Serial': config.platformPublicKeyId },
  }).client;

  return {
    async call(method, path, body) {
      let status: number;
      let fields: Record<string, unknown>;
      try {
        const answer = await v3.request({
          method,
          url: path,
          ...(body && { data: body }),
          // The client's own limit does not cover a connection that never comes about.
          signal: AbortSignal.timeout(timeoutMs),
        });
        status = answer.status;
        fields = fieldsOf(answer.data);
      } catch (error) {
        throw classify(error);
      }
      if (status >= 200 && status < 300) return { refusal: '', message: '', fields };
      const refusal = String(fields.code ?? `HTTP_${status}`);
      const message = String(fields.message ?? '');
      if (status >= 500 || status === 429) throw new GatewayUnavailable('WECHAT', `${refusal} ${message}`);
      return { refusal, message, fields };
    },
  };
}

/** No answer, half an answer, an answer that is not the platform's: none of them says what happened, but for one. */
function classify(error: unknown): Error {
  const { response, message } = error as { response?: { status: number; data: unknown }; message?: string };
  if (response?.status === 401) {
    // Our own signature was refused, and such an answer bears none: nothing was done.
    const { code = 'HTTP_401', message: reason = '' } = parse(response.data);
    return new GatewayRefused('WECHAT', String(code), String(reason), { cause: error });
  }
  return new GatewayUnavailable('WECHAT', String(message).slice(0, 300), { cause: error });
}
