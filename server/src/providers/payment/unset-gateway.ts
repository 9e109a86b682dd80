import {
  type GatewayName,
  GatewayUnavailable,
  type NoticeReader,
  NoticeRefused,
  type PaymentGateway,
} from './payment-gateway.ts';

/**
 * For payments that were made while the keys of this gateway were set: what became of them cannot be asked now, and
 * nothing may be concluded from that.
 */
export function createUnsetGateway(name: GatewayName): PaymentGateway {
  const refuse = async (): Promise<never> => {
    throw new GatewayUnavailable(name, 'its keys are not set');
  };
  return { name, create: refuse, query: refuse, close: refuse, refund: refuse, queryRefund: refuse };
}

export const unsetNotices: NoticeReader = {
  async read() {
    throw new NoticeRefused('the keys of this gateway are not set');
  },
};
