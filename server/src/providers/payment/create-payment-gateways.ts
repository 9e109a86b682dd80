import { createPublicKey } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { createAlipayNotices, type NoticeSender } from './alipay/alipay-notices.ts';
import { type Cashier, createCashier } from './cashier/cashier.ts';
import type { GatewayName, NoticeReader, PaymentGateway } from './payment-gateway.ts';
import { createUnsetGateway, unsetNotices } from './unset-gateway.ts';
import { createWechatNotices } from './wechat/wechat-notices.ts';

export interface PaymentGateways {
  /** Per method the gateway that serves it; absent when neither real keys nor the stand-in serve it. */
  byMethod: { ALIPAY?: PaymentGateway; WECHAT?: PaymentGateway };
  /** For payments made earlier, also through a gateway that takes no new ones now. */
  byName(name: GatewayName): PaymentGateway;
  alipayNotices: NoticeReader;
  wechatNotices: NoticeReader;
  /** Null where stand-ins may not run, or both methods have real keys; then it has no page, and takes no payment. */
  cashier: Cashier | null;
}

export async function createPaymentGateways(
  parts: Pick<Platform, 'config' | 'db' | 'clock' | 'logger'>,
): Promise<PaymentGateways> {
  const { clock } = parts;
  const { alipay, wechat, allowsCashier } = parts.config.payments;
  // The gateways' SDKs are a quarter of what a start would load; it needs those that it has keys for.
  const alipayGateway = alipay && (await import('./alipay/alipay-gateway.ts')).createAlipayGateway(alipay, clock);
  const wechatGateway = wechat && (await import('./wechat/wechat-gateway.ts')).createWechatGateway(wechat, clock);
  const cashier = createCashier(parts);
  const isCashierOpen = allowsCashier && !(alipay && wechat);

  const standIn = isCashierOpen ? cashier.gateway : null;
  const forAlipay = alipayGateway ?? standIn;
  const forWechat = wechatGateway ?? standIn;
  const byName: Record<GatewayName, PaymentGateway> = {
    ALIPAY: alipayGateway ?? createUnsetGateway('ALIPAY'),
    WECHAT: wechatGateway ?? createUnsetGateway('WECHAT'),
    // Its trades are rows that stay; they can be asked about and refunded after it has closed.
    CASHIER: cashier.gateway,
  };

  const senders: NoticeSender[] = isCashierOpen ? [cashier.sender] : [];
  if (alipay) {
    const publicKey = createPublicKey(alipay.publicKey);
    const { appId, sellerId } = alipay;
    senders.unshift({ gateway: 'ALIPAY', appId, sellerId, publicKey: async () => publicKey });
  }

  return {
    byMethod: { ...(forAlipay && { ALIPAY: forAlipay }), ...(forWechat && { WECHAT: forWechat }) },
    byName: (name) => byName[name],
    alipayNotices: createAlipayNotices(senders, clock),
    wechatNotices: wechat ? createWechatNotices(wechat, clock) : unsetNotices,
    cashier: isCashierOpen ? cashier : null,
  };
}
